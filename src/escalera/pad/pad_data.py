"""A pad as plain data, for JSON: docs/pad.md describes it, `VERSION` numbers it."""

from collections.abc import Callable
from typing import Any, Final

from escalera.pad.checking.checks import impossible
from escalera.pad.checking.findings import not_possible
from escalera.pad.errors import PadError
from escalera.pad.match.pad import (
    AT_THE_TABLE,
    MOST_EDITS,
    MOST_HANDS,
    NAMELESS,
    Done,
    Edit,
    Pad,
    agreed,
    start,
)
from escalera.pad.sheet.entry import Hand, mapping, only, read_hand, text, whole, write_hand
from escalera.rules import DEFAULT_PLAYERS, RuleSet, switches

VERSION: Final = 1
FORMAT: Final = "escalera-pad"
NAME_LENGTH: Final = 40
TITLE_LENGTH: Final = 80
MOST_SCORE: Final = 9_999_999
_KEYS: Final = (
    FORMAT,
    "game",
    "players",
    "settings",
    "names",
    "teams",
    "dealer",
    "scores",
    "first_hand",
    "title",
    "played",
    "hands",
    "edits",
)


def write_pad(pad: Pad) -> dict[str, Any]:
    """Return a pad as plain data; `read_pad` makes the same pad of it."""
    return {
        FORMAT: VERSION,
        "game": pad.rules.game,
        "players": pad.rules.seats,
        "settings": written_settings(pad.rules),
        "names": list(pad.names),
        "teams": list(pad.teams),
        "dealer": pad.dealer,
        "scores": list(pad.scores),
        "first_hand": pad.first_hand,
        "title": pad.title,
        "played": pad.played,
        "hands": [write_hand(hand) for hand in pad.hands],
        "edits": [_written(edit) for edit in pad.edits],
    }


def written_settings(rules: RuleSet) -> dict[str, str]:
    """Return the settings to write: what differs from the game's, and what a table may forget."""
    defaults = {switch.name: switch.default for switch in switches(rules.game)}
    usual = {key: defaults[key] for key in AT_THE_TABLE if key in defaults}
    return {**usual, **dict(rules.settings)}


def _written(edit: Edit) -> dict[str, Any]:
    found: dict[str, Any] = {"done": edit.done.value, "hand": edit.index + 1}
    return found if edit.was is None else {**found, "was": write_hand(edit.was)}


def read_pad(data: object, *, sound: bool = True, nameless: Callable[[int], str] = NAMELESS) -> Pad:
    """Return the pad that plain data stands for; PadError, naming the place, if it is none.

    Only the format and the game must be there. sound: whether impossible hands are refused.
    nameless: what a player without a name is called, by the seat.
    """
    found = mapping(data, "pad")
    _check_format(found)
    only(found, _KEYS, "pad")
    pad = _empty(found, nameless)
    hands = _hands(pad.rules, found.get("hands", []))
    pad = Pad(**{**vars(pad), "hands": hands})
    if sound:
        _check_hands(pad)
    return Pad(**{**vars(pad), "edits": _edits(pad, found.get("edits", []))})


def _check_format(found: dict[str, Any]) -> None:
    version = found.get(FORMAT)
    if type(version) is not int:
        raise PadError("pad", "NO_PAD", format=FORMAT, version=str(VERSION))
    if version != VERSION:
        raise PadError(FORMAT, "OTHER_FORMAT", version=str(version), known=str(VERSION))


def _empty(found: dict[str, Any], nameless: Callable[[int], str]) -> Pad:
    players = whole(found.get("players", DEFAULT_PLAYERS), "players", 2, 6)
    game = found.get("game")
    if not isinstance(game, str):
        raise PadError("game", "GAME_UNNAMED")
    rules = agreed(game, players, mapping(found.get("settings", {}), "settings"))
    scores = _list(found.get("scores", [0] * rules.teams), "scores")
    return start(
        rules,
        names=_names(found.get("names", []), "names"),
        teams=_names(found.get("teams", []), "teams"),
        dealer=whole(found.get("dealer", 1), "dealer", 1, rules.seats),
        scores=tuple(whole(score, "scores", -MOST_SCORE, MOST_SCORE) for score in scores),
        first_hand=whole(found.get("first_hand", 1), "first_hand", 1, rules.hands or MOST_HANDS),
        title=text(found.get("title", ""), "title", TITLE_LENGTH),
        played=text(found.get("played", ""), "played", NAME_LENGTH),
        nameless=nameless,
    )


def _names(data: object, where: str) -> tuple[str, ...]:
    return tuple(text(name, where, _longest(where)) for name in _list(data, where))


def _longest(where: str) -> int:
    """Return how long a name may be: a team's name may hold three players' names."""
    return NAME_LENGTH if where == "names" else 3 * NAME_LENGTH + 6


def _list(data: object, where: str, most: int = MOST_HANDS) -> list[Any]:
    if not isinstance(data, list) or len(data) > most:
        raise PadError(where, "NO_LIST", most=most)
    return data


def _hands(rules: RuleSet, data: object) -> tuple[Hand, ...]:
    hands = _list(data, "hands")
    return tuple(read_hand(rules, hand, f"hands[{at}]") for at, hand in enumerate(hands))


def _check_hands(pad: Pad) -> None:
    for at, hand in enumerate(pad.standing.hands):
        if finding := impossible(hand.findings):
            raise not_possible(f"hands[{at}]", finding)


# ------------------------------------------------------------------ what can be undone


def _edits(pad: Pad, data: object) -> tuple[Edit, ...]:
    """Return the edits; PadError if they can't have led to the pad's hands."""
    found = _list(data, "edits", MOST_EDITS)
    edits = tuple(_edit(pad.rules, edit, f"edits[{at}]") for at, edit in enumerate(found))
    there = len(pad.hands)
    for at in range(len(edits) - 1, -1, -1):
        there = _before(edits[at], there, f"edits[{at}]")
    return edits


def _edit(rules: RuleSet, data: object, where: str) -> Edit:
    found = mapping(data, where)
    only(found, ("done", "hand", "was"), where)
    if found.get("done") not in tuple(Done):
        raise PadError(f"{where}.done", "ONE_OF", known=", ".join(Done))
    done = Done(found["done"])
    index = whole(found.get("hand"), f"{where}.hand", 1, MOST_HANDS) - 1
    if (done is Done.ENTERED) == ("was" in found):
        raise PadError(f"{where}.was", "WAS_OR_NOT")
    if done is Done.ENTERED:
        return Edit(done, index)
    # A page without a server may have kept an impossible hand: that it was mended must not be held
    # against the pad.
    return Edit(done, index, read_hand(rules, found["was"], f"{where}.was"))


def _before(edit: Edit, there: int, where: str) -> int:
    """Return how many hands there were before an edit, from how many there were after it."""
    most = there if edit.done is Done.REMOVED else there - 1
    least = most if edit.done is Done.ENTERED else 0
    if not least <= edit.index <= most:
        raise PadError(f"{where}.hand", "HAND_NOT_CHANGED")
    return there + {Done.ENTERED: -1, Done.CORRECTED: 0, Done.REMOVED: 1}[edit.done]
