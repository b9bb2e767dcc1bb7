"""The server loads all that plays need at the start, and opens no file after that."""

import random
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from escalera.cards.kinds import text_of
from escalera.engine.match.game import Game
from escalera.engine.match.view import View
from escalera.rules import games
from escalera.server.frames.hand_frames import HandFrames
from escalera.server.frames.messages_out import because, hand_over, table_info
from escalera.server.frames.offers import offers
from escalera.server.host.loading import load
from escalera.server.messages import asks
from escalera.server.messages.errors import Refused
from escalera.server.messages.options import Options
from escalera.server.table import events
from escalera.server.table.stored.rebuilding import rebuilt
from escalera.server.table.table import Table
from escalera.server.table.timeout_play import safe_play
from tests.another_python import run

NOT_NEEDED = """
import asyncio, sys
import escalera.server.http.run
from escalera.server.store import open_store

async def opened(url):
    store = open_store(url)
    await store.open()
    await store.close()

asyncio.run(opened(sys.argv[1]))
print(sorted({"alembic", "asyncpg", "numba", "sqlalchemy.orm"} & sys.modules.keys()))
"""
PLAYS = 400
"""Plays of each game: whole hands, with takes, melds and taking back."""


def table_of(game: str) -> Table:
    """Return a table of four people whose first hand is dealt."""
    log: list[events.Event] = [
        events.TableMade(0.0, "loaded", Options(game), "p1"),
        *(events.Seated(0.0, seat, f"p{seat}", f"P{seat}") for seat in range(1, 5)),
        events.MatchStarted(0.0),
        events.HandCommitted(0.0, 1, "0" * 64, "1" * 64),
        events.HandDealt(0.0),
    ]
    return rebuilt([events.encode(event) for event in log])


def played(game: str, chance: random.Random) -> Iterator[str]:
    """Play at a table and ask everything there is to ask; yield each play."""
    table = table_of(game)
    for _ in range(PLAYS):
        assert table.game is not None
        if table.hand_over:
            hand_over(table, table.game)
            if table.game.outcome():
                return
            hand = table.shuffle.hand + 1
            table.apply(events.HandCommitted(0.0, hand, "0" * 64, "1" * 64))
            table.apply(events.HandDealt(0.0))
        yield one_play(table, table.game, chance)


def one_play(table: Table, game: Game, chance: random.Random) -> str:
    seat = game.seat_to_act
    cards = list(game.hand(seat))
    for count in range(1, min(4, len(cards)) + 1):
        held = tuple(map(text_of, chance.sample(cards, count)))
        offers(table, f"p{seat}", asks.Offer(cards=held))
        for action in (f"meld {' '.join(held)}", "take with KS KS", "discard 3S", "nothing"):
            with suppress(Refused):
                because(table, f"p{seat}", asks.Why(action=action))
    safe_play(game)
    assert isinstance(game.view(seat), View)
    action = str(chance.choice(game.legal_actions()))
    table.apply(events.Played(0.0, seat, action))
    frames = HandFrames(table, game)
    for told in range(5):
        frames.of(told)
        table_info(table, f"p{told}")
    return action


def main() -> None:
    """Load, and then print what is opened or imported while all games are played."""
    load()
    opened: list[str] = []

    def heard(event: str, given: tuple[Any, ...]) -> None:
        if event in {"open", "import"}:
            opened.append(f"{event} {given[0]}")

    sys.addaudithook(heard)
    verbs = set()
    for game in games():
        verbs |= {action.split()[0] for action in played(game, random.Random(game))}
    sys.stdout.write(f"{sorted(verbs & {'take', 'meld', 'add', 'back', 'discard'})} {opened}\n")


def test_no_play_opens_a_file() -> None:
    said = run("-m", "tests.server.store.test_loading", ESCALERA_ENGINE="jit")
    assert said == "['add', 'back', 'discard', 'meld', 'take'] []\n"


def test_a_server_on_a_file_loads_nothing_that_it_does_not_need(tmp_path: Path) -> None:
    assert run("-c", NOT_NEEDED, f"sqlite:///{tmp_path / 'new.db'}") == "[]\n"


if __name__ == "__main__":
    main()
