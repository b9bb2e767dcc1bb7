"""A table in the page tells, byte for byte, what a server's table tells: in Node."""

import asyncio
import json
import os
import random
import subprocess
from pathlib import Path

import pytest

from escalera.rules import games
from escalera.server.live.bus import LocalBus
from escalera.server.live.hub import Hub
from escalera.server.store import open_store
from tests.fuzz.tables import Table, house_tables, player_counts, switch_values
from tests.solo.server_match import ServerMatch

WEB = Path(__file__).resolve().parents[2] / "web"
SEED = int(os.environ.get("ESCALERA_SOLO_SEED", "1"))
HOUSE = int(os.environ.get("ESCALERA_SOLO_HOUSE", "8"))
"""How many matches have house rules."""


def chosen(game: str) -> list[Table]:
    """Return a game by its document, and with switches drawn at random."""
    pick = random.Random(f"{game}/{SEED}")
    players = pick.choice(player_counts(game))
    switches = [*switch_values(game, players)]
    drawn = dict(pick.sample(switches, min(2, len(switches))))
    return [Table(game, 4), Table(game, players, tuple(drawn.items()))]


def possible(tables: list[Table]) -> list[Table]:
    return [table for table in tables if _is_possible(table)]


def _is_possible(table: Table) -> bool:
    try:
        table.rules()
    except ValueError:
        return False
    return True


async def written(tables: list[Table], folder: Path) -> None:
    """Play the tables' matches at a server's hub, and write a file for each."""
    store = open_store(f"sqlite:///{folder / 'escalera.db'}")
    await store.open()
    hub = Hub(store, LocalBus())
    for number, table in enumerate(tables):
        match = await ServerMatch(hub, table, f"{SEED}/{number}").play()
        (folder / f"{number}.json").write_text(json.dumps(match), encoding="utf-8")
    await hub.close()
    await store.close()


def repeated(folder: Path) -> subprocess.CompletedProcess[str]:
    """Play the matches again in the page's table, in Node."""
    command = ["npx", "--no-install", "vitest", "run", "--config", "dev/same-frames.config.ts"]
    more = {"ESCALERA_MATCHES": str(folder)}
    return subprocess.run(
        command, cwd=WEB, env=os.environ | more, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("kind", [*games(), "house rules"])
def test_whole_matches_frame_by_frame(kind: str, tmp_path: Path) -> None:
    tables = house_tables(SEED, HOUSE) if kind == "house rules" else possible(chosen(kind))
    asyncio.run(written(tables, tmp_path))
    done = repeated(tmp_path)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-3000:]
    assert f"{len(tables)} matches" in done.stdout
