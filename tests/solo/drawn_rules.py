"""Settings drawn at random, possible ones and others, and what a server says to them."""

import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from escalera.rules import games, load, parameters, switches
from escalera.rules.parameter import Kind, Parameter
from escalera.server.table.parameters import in_full
from tests.server.http.guests import guests_of
from tests.solo.matches import SEED

Case = dict[str, Any]
NONSENSE = (
    "maybe", "07", "-1", "1.5", "1e2", "0x8", "\uff11\uff12", "it's", 'a "b\'c\\', "4/x", "9" * 30,
)  # fmt: skip
CHANCES = ("off", "0", "1", "0.05", ".5", "0.050000", "1.0", "0.0000001", "1.2", "0.999999")
COUNT = int(os.environ.get("ESCALERA_RULES_DRAWN", "400"))
"""So many settings of each game."""
MOST = 3
"""So many settings a case has."""


async def judged(folder: Path) -> dict[str, list[Case]]:
    """Return what a server says to settings, and which house rules it lists, for each game."""
    cases, lists = [], []
    async with guests_of(folder) as guests:
        guest = guests.guest()
        for game in games():
            for players, settings in drawn(game, COUNT, f"{game}/{SEED}"):
                cases.append(await told(guest, game, players, settings))
            for players in range(2, 7):
                asked = {"players": players}
                answer = await guest.get(f"/api/games/{game}/house-rules", params=asked)
                lists.append({"game": game, **asked, "rules": answer.json()})
    return {"cases": cases, "lists": lists}


def drawn(game: str, count: int, seed: str) -> Iterator[tuple[int, dict[str, str]]]:
    """Yield numbers of players with settings."""
    pick = random.Random(seed)
    for _ in range(count):
        players = pick.choice((2, 3, 4, 4, 5, 6))
        yield players, dict(_setting(game, pick) for _ in range(pick.randint(1, MOST)))


def _setting(game: str, pick: random.Random) -> tuple[str, str]:
    kind = pick.random()
    if kind < 0.25 and switches(game):
        switch = pick.choice(switches(game))
        return switch.name, pick.choice(switch.values)
    needs = [one for one in parameters() if one.name.startswith("need_")]
    parameter = pick.choice(needs if kind < 0.4 else parameters())
    if kind > 0.97:
        return parameter.name[:-1], "1"
    return parameter.name, _value(parameter, pick)


def _value(parameter: Parameter, pick: random.Random) -> str:
    if pick.random() < 0.06:
        return pick.choice(NONSENSE)
    match parameter.kind:
        case Kind.YES_NO:
            return pick.choice(("yes", "no"))
        case Kind.CHOICE:
            return pick.choice(parameter.choices)
        case Kind.CHANCE:
            return pick.choice(CHANCES)
        case Kind.NUMBERS:
            numbers = [_number(parameter, pick) for _ in range(pick.randint(0, 6))]
            some = sorted(numbers) if pick.random() < 0.7 else numbers
            return "/".join(map(str, some)) or "none"
        case Kind.COUNT if pick.random() < 0.3:
            return "all"
    return str(_number(parameter, pick))


def _number(parameter: Parameter, pick: random.Random) -> int:
    """Return a number, mostly a small one, at times just out of the bounds."""
    low, high = parameter.low, parameter.high
    near = (low, low + 1, low + 2, low + 3, high - 1, high, high + 1)
    return max(
        0, pick.choice(near) if pick.random() < 0.6 else pick.randint(low, min(high, low + 12))
    )


async def told(guest: httpx.AsyncClient, game: str, players: int, settings: dict[str, str]) -> Case:
    """Return a case with the server's refusal, or with the rules that it plays by."""
    asked = {"game": game, "players": players, "settings": settings}
    answer = await guest.post("/api/rules", json=asked)
    if answer.status_code == 422:
        found = answer.json()
        return asked | {"fault": {key: found[key] for key in ("key", "name", "values")}}
    assert answer.status_code == 200, answer.text
    rules = load(game, players, settings)
    deviations = [[one.key, one.value, one.house, list(one.changes)] for one in rules.deviations]
    teams = [rules.teams, rules.partners]
    return asked | {"rules": in_full(rules), "deviations": deviations, "teams": teams}
