"""Matches at a server's table, by the games' documents and with settings drawn at random."""

import asyncio
import json
import os
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

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


def _possible(tables: list[Table]) -> list[Table]:
    return [table for table in tables if _is_possible(table)]


def _is_possible(table: Table) -> bool:
    try:
        table.rules()
    except ValueError:
        return False
    return True


def write_matches(tables: list[Table], folder: Path) -> None:
    """Play the tables' matches at a server's hub, and write a file for each."""
    for number, match in enumerate(play_matches(tables, folder)):
        (folder / f"{number}.json").write_text(json.dumps(match), encoding="utf-8")


def play_matches(tables: list[Table], folder: Path) -> list[dict[str, Any]]:
    """Play the tables' matches at a server's hub, its database in a folder."""
    # In a thread: where a browser is driven, this one has an event loop already.
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, _played(tables, folder)).result()


async def _played(tables: list[Table], folder: Path) -> list[dict[str, Any]]:
    store = open_store(f"sqlite:///{folder / 'escalera.db'}")
    await store.open()
    hub = Hub(store, LocalBus())
    matches = [
        await ServerMatch(hub, table, f"{SEED}/{number}").play()
        for number, table in enumerate(tables)
    ]
    await hub.close()
    await store.close()
    return matches
