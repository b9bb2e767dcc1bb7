"""Matches at a server's table, by the games' documents and with settings drawn at random."""

import os
import random
from pathlib import Path
from typing import Any

from escalera.rules.lengths import lengths
from escalera.server.live.bus import LocalBus
from escalera.server.live.hub import Hub
from escalera.server.store import open_store
from tests.fuzz.tables import Table, house_tables, player_counts, switch_values
from tests.solo.server_match import ServerMatch

SEED = int(os.environ.get("ESCALERA_SOLO_SEED", "1"))
HOUSE = int(os.environ.get("ESCALERA_SOLO_HOUSE", "8"))
"""How many matches have house rules."""


def tables_for(kind: str) -> list[Table]:
    """Return the tables for a game's name, or for "house rules"."""
    return house_tables(SEED, HOUSE) if kind == "house rules" else _possible(_chosen(kind))


def _chosen(game: str) -> list[Table]:
    """Return a game by its document, and with switches drawn at random."""
    pick = random.Random(f"{game}/{SEED}")
    players = pick.choice(player_counts(game))
    switches = [*switch_values(game, players)]
    drawn = dict(pick.sample(switches, min(2, len(switches))))
    return [Table(game, 4), Table(game, players, tuple(drawn.items()))]


def shorter(table: Table) -> Table:
    """Return a table for a single hand, or the same one where its rules don't allow that."""
    settings = next(one.settings for one in lengths(table.game, table.players))
    short = Table(table.game, table.players, tuple({**settings, **dict(table.settings)}.items()))
    return short if _is_possible(short) else table


def _possible(tables: list[Table]) -> list[Table]:
    return [table for table in tables if _is_possible(table)]


def _is_possible(table: Table) -> bool:
    try:
        table.rules()
    except ValueError:
        return False
    return True


MANY = 100
"""More requests than this make a hand that shows something."""
TWO_HANDS = Table("samba", 4, (("hands", "2"), ("target", "0")))


async def played(folder: Path, kind: str) -> list[dict[str, Any]]:
    """Return whole matches at the tables of a kind; the server's database is in a folder."""
    return await _played(tables_for(kind), folder)


async def hands_played(folder: Path, kind: str) -> list[dict[str, Any]]:
    """Return a hand at each of the same tables; in one game another hand follows.

    A hand that is over after few requests shows little: then there is another one at such a table.
    """
    more = [TWO_HANDS] if kind == TWO_HANDS.game else []
    return await _played([*map(shorter, tables_for(kind)), *more], folder, MANY)


async def _played(tables: list[Table], folder: Path, least: int = 0) -> list[dict[str, Any]]:
    store = open_store(f"sqlite:///{folder / 'escalera.db'}")
    await store.open()
    hub = Hub(store, LocalBus())
    matches = [
        await _with_many_steps(hub, table, f"{SEED}/{number}", least)
        for number, table in enumerate(tables)
    ]
    await hub.close()
    await store.close()
    return matches


async def _with_many_steps(hub: Hub, table: Table, seed: str, least: int) -> dict[str, Any]:
    match: dict[str, Any] = await ServerMatch(hub, table, seed).play()
    enough = len(match["steps"]) > least
    return match if enough else await _with_many_steps(hub, table, f"{seed}/more", least)
