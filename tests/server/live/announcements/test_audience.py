"""Those who watch a table: a few at once, a crowd in slices, each the newest."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from escalera.server.live import audience
from escalera.server.live.audience import Audience

CROWD = audience.FEW + 150


class Watching:
    """Somebody who notes what they are told."""

    def __init__(self) -> None:
        self.told: list[bytes] = []

    def send(self, message: bytes) -> None:
        """Note a message."""
        self.told.append(message)


class Room:
    """An audience and its work in the background, which a test does when it wants."""

    def __init__(self, count: int) -> None:
        self.audience = Audience()
        self.people = {Watching() for _ in range(count)}
        self._rounds: list[Coroutine[Any, Any, None]] = []

    def tell(self, *messages: tuple[str, bytes]) -> None:
        """Tell all who are there."""
        self.audience.tell(messages, lambda: self.people, self._rounds.append)

    def step(self) -> bool:
        """Go on until others have a turn; say whether the round goes on."""
        try:
            self._rounds[0].send(None)
        except StopIteration:
            del self._rounds[0]
            return False
        return True

    def finish(self) -> None:
        """Go on until everybody is told."""
        while self._rounds:
            self.step()

    def told(self) -> set[tuple[bytes, ...]]:
        """Return what people were told, each way once."""
        return {tuple(one.told) for one in self.people}


def test_a_few_are_told_at_once_and_everything() -> None:
    room = Room(audience.FEW)
    room.tell(("table", b"t1"), ("hand", b"h1"))
    room.tell(("hand", b"h2"))
    assert room.told() == {(b"t1", b"h1", b"h2")}


def test_a_crowd_waits_and_gets_the_newest_of_each_kind() -> None:
    room = Room(CROWD)
    room.tell(("table", b"t1"), ("hand", b"h1"))
    room.tell(("hand", b"h2"), ("over 1", b"o1"))
    room.tell(("hand", b"h3"))
    assert room.told() == {()}
    room.finish()
    assert room.told() == {(b"t1", b"o1", b"h3")}


def test_what_comes_during_a_round_comes_in_the_next_once(monkeypatch: Any) -> None:
    monkeypatch.setattr(audience, "SLICE", 0.0)
    room = Room(CROWD)
    room.tell(("hand", b"h1"))
    assert room.step()
    room.tell(("hand", b"h2"))
    room.tell(("hand", b"h3"))
    room.finish()
    assert room.told() == {(b"h1", b"h3")}


def test_who_comes_during_a_round_has_it_all_and_who_goes_is_left_alone(monkeypatch: Any) -> None:
    monkeypatch.setattr(audience, "SLICE", 0.0)
    room = Room(CROWD)
    room.tell(("hand", b"h1"))
    assert room.step()
    gone = next(one for one in room.people if not one.told)
    room.people.discard(gone)
    room.people.add(come := Watching())
    room.finish()
    assert gone.told == []
    assert come.told == []
    room.people.discard(come)
    assert room.told() == {(b"h1",)}


def test_others_have_a_turn_between_slices(monkeypatch: Any) -> None:
    monkeypatch.setattr(audience, "SLICE", 0.0)
    room = Room(CROWD)

    async def run() -> int:
        turns, tasks = 0, []
        started = asyncio.get_running_loop().create_task
        room.audience.tell(
            [("hand", b"h1")], lambda: room.people, lambda work: tasks.append(started(work))
        )
        while not tasks[0].done():
            await asyncio.sleep(0)
            turns += 1
        return turns

    assert asyncio.run(run()) > 1
    assert room.told() == {(b"h1",)}
