"""What a server answers in a game's lessons and as referee: all cases."""

from pathlib import Path
from typing import Any

from escalera.rules import load
from tests.server.http.guests import guests_of
from tests.solo.answers import Arguer, Case, Learner
from tests.solo.matches import SEED

COUNTS = {"samba": 2, "sambola": 6, "black-samba": 5, "bolivia": 3, "villages-samba": 6}
"""How many play besides four."""


async def cases(folder: Path, game: str) -> dict[str, Any]:
    """Return what was asked and answered; the server's database is in a folder."""
    found: list[Case] = []
    async with guests_of(folder) as guests:
        guest = guests.guest()
        for players in (4, COUNTS[game]):
            rules, seed = load(game, players), f"{game}/{players}/{SEED}"
            for somebody in Learner(guest, rules, seed), Arguer(guest, rules, seed):
                found += [case async for case in somebody.cases()]
    return {"cases": found}
