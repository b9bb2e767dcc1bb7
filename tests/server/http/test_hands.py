"""What was played is told again without holding up the tables, however many ask for it."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio

from escalera.notation import write
from escalera.server.frames.hand_log import hand_log
from escalera.server.frames.replay_frames import finished
from escalera.server.http import hands
from escalera.server.messages import asks
from escalera.server.table import events
from tests.server.http.guests import Guests, guests_of, opened
from tests.server.http.test_rest import play_hand
from tests.server.table.test_table import sealed, shuffle

pytestmark = pytest.mark.asyncio
MANY = 12


@pytest_asyncio.fixture
async def guests(tmp_path: Path) -> AsyncIterator[Guests]:
    async with guests_of(tmp_path) as made:
        yield made


@dataclass
class Watch:
    """How often hands were told again, and the most at a time."""

    begun: int = 0
    now: int = 0
    most: int = 0
    decoded: list[bytes] = field(default_factory=list)


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    found, decode = Watch(), events.decode

    def watched(*given: Any, **more: Any) -> Iterator[bytes]:
        found.begun, found.now = found.begun + 1, found.now + 1
        found.most = max(found.most, found.now)
        yield from hand_log(*given, **more)
        found.now -= 1

    def counted(stored: bytes) -> events.Event:
        found.decoded.append(stored)
        return decode(stored)

    monkeypatch.setattr(hands, "hand_log", watched)
    monkeypatch.setattr(events, "decode", counted)
    return found


async def played(guests: Guests, hands_played: int = 1) -> tuple[httpx.AsyncClient, str]:
    """Return one of two who sit at a table, and the table, some hands played."""
    both = ann, ben = await guests.known(), await guests.known()
    table = await opened(ann, players=2, settings={"target": "100000"})
    await guests.ask(ben, table, asks.Sit(seat=2, name="Ben"))
    await guests.ask(ann, table, asks.Sit(seat=1, name="Ann"), asks.Start())
    for hand in range(1, hands_played + 1):
        for who in both if hand > 1 else ():
            await guests.ask(who, table, asks.NextHand())
        for who in both:
            await guests.ask(who, table, sealed("a", hand))
        for who in both:
            await guests.ask(who, table, shuffle("a", hand))
        await play_hand(guests, table)
    return ann, table


async def test_many_who_ask_for_a_hand_are_told_at_one_go(guests: Guests, watch: Watch) -> None:
    ann, table = await played(guests)
    path = f"/api/tables/{table}/hands/1/plays"
    first, *others = await asyncio.gather(*(ann.get(path) for _ in range(MANY)))
    again = await ann.get(path, headers={"accept-encoding": "identity"})
    told = first.json()
    assert (told["over"]["number"], told["plays"][-1]["seq"]) == (1, told["over"]["seq"])
    assert all(answer.json()["plays"] == told["plays"] for answer in (*others, again))
    assert watch.begun == 1


async def test_hands_are_told_again_one_at_a_time(guests: Guests, watch: Watch) -> None:
    tables = [await played(guests) for _ in range(3)]
    asked = [ann.get(f"/api/tables/{table}/hands/1/plays") for ann, table in tables]
    answers = await asyncio.gather(*asked)
    assert [len(answer.json()["plays"]) > 1 for answer in answers] == [True] * 3
    assert (watch.begun, watch.most) == (3, 1)


async def test_only_the_events_of_the_asked_hand_are_read(guests: Guests, watch: Watch) -> None:
    ann, table = await played(guests, 3)
    log = await guests.services.store.events(table)
    dealt = [at for at, stored in enumerate(log) if b'"committed"' in stored]
    for hand in (2, 3):
        watch.decoded.clear()
        told = (await ann.get(f"/api/tables/{table}/hands/{hand}/plays")).json()
        assert told["plays"][-1]["seq"] == told["over"]["seq"]
        assert log[dealt[0]] not in watch.decoded
        assert len(watch.decoded) < len(told["plays"]) + 10


async def test_a_record_is_the_same_in_slices(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hands, "LINES", 7)
    ann, table = await played(guests, 2)
    game = (await guests.live(table)).table.game
    assert game is not None
    answer = await ann.get(f"/api/tables/{table}/record")
    assert answer.text == write(finished(game))
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
