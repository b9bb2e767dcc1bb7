"""The REST edge for rules: the games, what can be agreed, rule cards, saved house rules."""

from secrets import token_urlsafe
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query

from escalera.book import CardGroup, figures
from escalera.bots import level_names
from escalera.rules import (
    DEFAULT_PLAYERS,
    GROUPS,
    Key,
    Length,
    RuleError,
    Switch,
    also_takes,
    brought,
    games,
    keys,
    lengths,
    load,
    presets,
    switches,
)
from escalera.rules import Preset as PublishedPreset
from escalera.rules.loader import no_such_game
from escalera.rules.values import allowed
from escalera.server.http.dependencies import Making, On, known
from escalera.server.http.http_errors import Denied, impossible
from escalera.server.messages import book_responses, responses
from escalera.server.messages.plain_text import cleaned
from escalera.server.messages.problems import ALWAYS, problems
from escalera.server.messages.requests import Id, Language, PresetBody, RulesBody
from escalera.server.store import Preset

_LONGEST_PRESET = 60
router = APIRouter(prefix="/api", responses=ALWAYS, dependencies=[Depends(known)])


def rules_of(body: RulesBody) -> Any:
    """Return the rule set asked for; `Denied` if it is impossible."""
    try:
        return load(body.game, body.players, body.settings)
    except RuleError as error:
        raise impossible(error) from None


@router.get("/games", response_model=list[responses.GameInfo])
async def list_games() -> list[dict[str, Any]]:
    """Return the games with their variations, the document's default first."""
    return [_game(game) for game in games()]


def _game(game: str) -> dict[str, Any]:
    rules = load(game)
    return {
        "id": game,
        "title": rules.title,
        "about": rules.special,
        "credit": rules.credit,
        "players": list(rules.players),
        "switches": [_switch(switch) for switch in switches(game)],
        "presets": [_published(item) for item in presets().values() if item.game == game],
        "lengths": [_length(one) for one in lengths(game)],
        "bots": list(level_names()),
    }


def _length(one: Length) -> dict[str, Any]:
    return {
        "id": one.name,
        "target": one.target,
        "hands": one.hands,
        "minutes": one.minutes,
        "settings": one.settings,
    }


def _switch(switch: Switch) -> dict[str, Any]:
    other = also_takes(switch)
    return {
        "key": switch.name,
        "about": switch.sentence,
        "default": switch.default,
        "values": list(switch.values),
        "takes": allowed(other) if other else "",
        "kind": other and other.kind.value,
        "low": other.low if other else 0,
        "high": other.high if other else 0,
        "brings": {
            value: brought(switch, value) for value in switch.values if value != switch.default
        },
    }


def _published(preset: PublishedPreset) -> dict[str, Any]:
    return {
        "id": preset.preset,
        "title": dict(preset.title),
        "published": dict(preset.published),
        "settings": dict(preset.rules().settings),
    }


@router.get(
    "/games/{game}/house-rules",
    response_model=list[responses.HouseRule],
    responses=problems({404: "No such game."}),
)
async def house_rules(
    game: str, players: Annotated[int, Query(ge=2, le=6)] = DEFAULT_PLAYERS
) -> list[dict[str, Any]]:
    """Return what else a table may set in a game, with the usual values at this many players."""
    if game not in games():
        raise impossible(no_such_game(game), 404)
    return [_house_rule(key) for key in keys(game, players) if key.parameter]


def _house_rule(key: Key) -> dict[str, Any]:
    found = key.parameter
    assert found is not None
    return {
        "key": key.name,
        "group": next(name for name, group in GROUPS.items() if found in group),
        "about": key.sentence(),
        "kind": found.kind.value,
        "low": found.low,
        "high": found.high,
        "choices": list(found.choices),
        "default": key.default,
    }


@router.post("/rules", response_model=list[book_responses.CardGroup])
async def card(body: RulesBody, lang: Language = "en") -> list[CardGroup]:
    """Return the rule card for these settings, by groups."""
    return list(figures(rules_of(body), lang))


@router.post("/presets", status_code=201, response_model=responses.Made)
async def save_preset(body: PresetBody, making: Making, on: On) -> dict[str, str]:
    """Save house rules under an id, to share them."""
    rules_of(body)
    name = cleaned(body.name, _LONGEST_PRESET)
    if not name:
        raise Denied(422, "NOT_POSSIBLE", "name")
    on.words.check(name)
    preset = Preset(token_urlsafe(6), name, body.game, body.players, body.settings, making.who)
    await on.store.save_preset(
        preset.id, preset.name, preset.game, preset.players, dict(preset.settings), making.who
    )
    await making.note(preset.id)
    return {"id": preset.id}


@router.get(
    "/presets/{preset_id}",
    responses=problems({404: "No such preset."}),
    response_model=responses.HouseRules,
)
async def preset(preset_id: Id, on: On) -> dict[str, Any]:
    """Return house rules."""
    found = await on.store.preset(preset_id)
    if found is None:
        raise Denied(404, "NO_SUCH_RULES")
    return {
        "id": found.id,
        "name": found.name,
        "game": found.game,
        "players": found.players,
        "settings": dict(found.settings),
    }
