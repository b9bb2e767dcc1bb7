"""Who takes changes of a hand knows as much as who is told it whole, byte for byte."""

import asyncio
import json
import random
import time
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from escalera.rules import games
from escalera.server.frames.splices import splice
from escalera.server.live.bus import LocalBus
from escalera.server.live.hub import Hub
from escalera.server.live.live_table import Listener, Live
from escalera.server.messages import asks
from escalera.server.messages.errors import Refused
from escalera.server.messages.options import Options
from escalera.server.store import open_store
from escalera.server.table.commands import Asker
from escalera.server.table.events import Event, TableMade
from escalera.server.table.table import Table
from escalera.server.table.timeouts import overdue

PEOPLE = ("ann", "bo", "cy", "di")
OWN = ("legal", "can_go_out", "against", "turn_until")
LONGEST = 500
"""Random plays until a match counts as seen."""
Message = dict[str, Any]


def put(change: Message, hand: Message) -> Message:
    """Return the `hand` message that follows from a change of another."""
    assert change["since"] == hand["seq"]
    own = {key: value for key, value in change.items() if key in OWN}
    lists = {key: spliced(hand["table"][key], how) for key, how in change.get("lists", {}).items()}
    table = {**hand["table"], **change.get("table", {}), **lists}
    cards = spliced(hand["cards"], change.get("cards", [0, 0, []]))
    return {**hand, "seq": change["seq"], "table": table, "cards": cards, **own}


def spliced(before: list[Any], how: list[Any]) -> list[Any]:
    head, gone, come = how
    return [*before[:head], *come, *before[head + gone :]]


def happens(table: Table) -> list[Event]:
    """Return what happens by itself now."""
    found = overdue(table, Asker(""))
    return [found] if found else []


class Person:
    """Somebody with two devices: one is told each hand whole, one what has changed."""

    def __init__(self, name: str) -> None:
        self.whole: Message = {}
        self.changed: Message = {}
        self.bytes, self.wholes = [0, 0], 0
        self.listeners = (
            Listener(name, self._hears_whole),
            Listener(name, self._hears_change, changes=True),
        )

    def _hears_whole(self, frame: bytes) -> None:
        if (message := json.loads(frame))["type"] == "hand":
            self.whole = message
            self.bytes[0] += len(frame)

    def _hears_change(self, frame: bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "hand":
            self.wholes += 1
            self.changed = message
        elif message["type"] == "change":
            self.changed = put(message, self.changed)
        if message["type"] in ("hand", "change"):
            self.bytes[1] += len(frame)

    def check(self) -> None:
        """Compare the two, to the byte and to the order of the fields."""
        assert json.dumps(self.changed) == json.dumps(self.whole)


class House:
    """A table whose four people have two devices each."""

    def __init__(self, folder: Path) -> None:
        self.store = open_store(f"sqlite:///{folder / 'e.db'}")
        self.hub = Hub(self.store, LocalBus())
        self.people = [Person(name) for name in PEOPLE]

    async def open(self, game: str) -> Live:
        await self.store.open()
        live = await self.hub.open_table(TableMade(time.time(), "table1", Options(game), "ann"))
        for seat, name in enumerate(PEOPLE, 1):
            await self.hub.ask(live, asks.Sit(seat=seat, name=name), Asker(name))
        for person in self.people:
            for listener in person.listeners:
                await self.hub.join(live, listener)
        await self.hub.ask(live, asks.Start(), Asker("ann"))
        return live

    async def deal(self, live: Live) -> None:
        """Let the first hand be dealt: everybody seals a number, and then sends it."""
        numbers = {name: f"{seat:x}" * 32 for seat, name in enumerate(PEOPLE, 1)}
        for name, number in numbers.items():
            sealed = asks.Seal(hand=1, hash=sha256(number.encode()).hexdigest())
            await self.hub.ask(live, sealed, Asker(name))
        await self.hub.happen(live, happens)
        for name, number in numbers.items():
            await self.hub.ask(live, asks.Shuffle(hand=1, number=number), Asker(name))
        await self.hub.happen(live, happens)

    async def play(self, live: Live, chance: random.Random) -> None:
        """Let whoever must play do something, legal or not."""
        game = live.table.game
        assert game is not None
        legal = [str(action) for action in game.legal_actions()]
        onward = [action for action in legal if not action.startswith("back")] or legal
        action, name = chance.choice(onward), PEOPLE[game.seat_to_act - 1]
        await self.hub.ask(live, asks.Play(seq=live.table.seq, action=action), Asker(name))


@pytest.mark.parametrize("game", games())
def test_after_each_play_both_know_the_same(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        house, chance = House(tmp_path), random.Random(game)
        live = await house.open(game)
        await house.deal(live)
        for _ in range(LONGEST):
            if live.table.hand_over:
                break
            await house.play(live, chance)
            for person in house.people:
                person.check()
        assert all(person.wholes == 1 for person in house.people)
        whole, changed = (sum(person.bytes[n] for person in house.people) for n in (0, 1))
        assert changed * 3 <= whole
        await house.store.close()

    asyncio.run(run())


def test_who_has_missed_something_asks_for_the_whole(tmp_path: Path) -> None:
    async def run() -> None:
        house, chance = House(tmp_path), random.Random(1)
        live = await house.open("samba")
        await house.deal(live)
        ann = house.people[0]
        await house.play(live, chance)
        ann.changed = {}
        await house.hub.look(live, ann.listeners[1])
        ann.check()
        await house.play(live, chance)
        ann.check()
        assert ann.wholes == 2
        await house.store.close()

    asyncio.run(run())


def test_a_log_that_is_read_anew_is_told_whole(tmp_path: Path) -> None:
    async def run() -> None:
        house, chance = House(tmp_path), random.Random(2)
        live = await house.open("samba")
        await house.deal(live)
        await house.play(live, chance)
        live.stale = True  # as after an append that nobody answered
        await house.hub.follow(live)
        late = Person("ann")
        await house.hub.join(live, late.listeners[1])
        await house.hub.join(live, late.listeners[0])
        late.check()
        await house.play(live, chance)
        for person in (*house.people, late):
            person.check()
        await house.store.close()

    asyncio.run(run())


def test_a_refused_play_changes_nothing_for_who_comes_then(tmp_path: Path) -> None:
    async def run() -> None:
        house, chance = House(tmp_path), random.Random(3)
        live = await house.open("samba")
        await house.deal(live)
        await house.play(live, chance)
        actor = PEOPLE[live.table.game.seat_to_act - 1]  # type: ignore[union-attr]
        wrong = asks.Play(seq=live.table.seq, action="end stuck")
        with pytest.raises(Refused):
            await house.hub.ask(live, wrong, Asker(actor))
        await house.hub.look(live, house.people[0].listeners[1])
        await house.play(live, chance)
        for person in house.people:
            person.check()
        await house.store.close()

    asyncio.run(run())


def test_a_splice_of_random_lists_leads_from_one_to_the_other() -> None:
    chance = random.Random(4)
    for _ in range(2000):
        one, other = ([chance.choice("ab") for _ in range(chance.randrange(7))] for _ in range(2))
        assert spliced(one, list(splice(one, other))) == other
    assert splice("abcd", "abxcd") == (2, 0, ["x"])
    assert splice("abcd", "abcde") == (4, 0, ["e"])
    assert splice("abcd", "") == (0, 4, [])
