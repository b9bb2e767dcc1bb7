"""Whatever is sent to a table in play, it gives a named error and no change, or what may be asked.

Four programs play at a real server; others watch, or sit at their own table. All of them send
frames that are random, changed, repeated, late or meant for others.
"""

import asyncio
import json
import random
import secrets
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from escalera.engine.state.reasons import Reason
from escalera.server.apidocs.errors import error_sentences
from escalera.server.apidocs.page import CODES
from escalera.server.frames.messages_out import HandFrames, table_info
from escalera.server.messages import asks, protocol
from escalera.server.store import open_store
from escalera.server.table import events
from escalera.server.table.rebuilding import rebuilt
from tests.server.client import Client, dealt, joined, opened, to_act
from tests.server.serving import Guest, Server, guest, serving, until

T = TypeVar("T")
NAMES = error_sentences().keys() | {reason.name for reason in Reason}
ANSWERED = (asks.Ping, asks.Why, asks.Offer, asks.Say)
"""Requests that are legal and change nothing."""
FOLLOWING = (events.HandCommitted, events.HandDealt, events.NumbersAsked)
Frame = str | bytes


class World:
    """A server with two tables, all their connections, and a loop to ask them in."""

    def __init__(self, server: Server) -> None:
        self.server, self.loop = server, asyncio.new_event_loop()
        self.store = open_store(server.database)
        self.stack = AsyncExitStack()
        self.sent: list[Frame] = []
        """Frames of earlier plays, to send again."""

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    async def open(self) -> None:
        long = {"target": "100000"}
        self.table, self.guests = opened(self.server, settings=long)
        self.players = await self.stack.enter_async_context(dealt(self.table, self.guests))
        other, others = opened(self.server, people=1, settings=long)
        self.foreign = (await self.stack.enter_async_context(dealt(other, others)))[0]
        self.watcher = guest(self.server)
        watching = await self.stack.enter_async_context(joined(self.watcher, self.table))
        self.senders = [*self.players, watching]

    async def close(self) -> None:
        await self.stack.aclose()
        await self.store.close()

    async def log(self) -> list[bytes]:
        return await self.store.events(self.table)

    async def sights(self) -> list[list[dict[str, Any]]]:
        """Return what newcomers to the table see now."""
        return [await self._sight(who) for who in (*self.guests, self.watcher)]

    async def _sight(self, who: Guest) -> list[dict[str, Any]]:
        async with who.socket(self.table) as socket:
            return [await until(socket, kind) for kind in ("welcome", "table", "hand")]

    async def play_on(self, choice: random.Random) -> None:
        """Bring the table to where somebody must play, and let them."""
        await self._level()
        first = self.players[0]
        if first.table["paused"]:
            await first.send("resume")
            await first.until(lambda: not first.table["paused"])
        if first.hand["table"]["phase"] == "over":
            await self._next_hand()
        await first.until(lambda: not first.table["wait_until"])
        await self._level()
        here = to_act(self.players)
        onward = [action for action in here.legal if not action.startswith(("back", "ask"))]
        chosen = choice.choice(onward or here.legal)
        ask = {"type": "play", "seq": here.hand["seq"], "action": chosen}
        self.sent = [*self.sent[-9:], json.dumps(ask)]
        await here.play(chosen)
        await self._level()

    async def _next_hand(self) -> None:
        number = self.players[0].hand["table"]["number"]
        for player in self.players:
            if not player.info(player.seat)["ready"]:
                await player.send("next")
        for player in self.players:
            await player.until(lambda player=player: player.hand["table"]["number"] > number)  # type: ignore[misc]

    async def _level(self) -> None:
        """Wait until all have seen the newest state."""
        newest = len(await self.log())
        for player in self.players:
            await player.until(lambda player=player: player.hand["seq"] >= newest)  # type: ignore[misc]

    # ------------------------------------------------------------ what may be sent

    def asks(self, sender: Client) -> list[dict[str, Any]]:
        """Return well-formed messages, most of them for another time, seat or table."""
        seq = self.players[0].hand["seq"]
        here = next((player for player in self.players if player.legal), sender)
        number = self.players[0].table["hand"]
        legal, theirs = here.legal or ["draw"], self.foreign.hand
        return [
            {"type": "play", "seq": seq, "action": legal[-1]},
            {"type": "play", "seq": seq - 1, "action": legal[-1]},
            {"type": "play", "seq": seq + 1, "action": "draw"},
            {"type": "play", "seq": seq, "action": "meld JK JK JK"},
            {"type": "play", "seq": seq, "action": f"{here.seat % 4 + 1} draw"},
            {"type": "play", "seq": theirs["seq"], "action": (theirs["legal"] or ["draw"])[0]},
            {"type": "why", "action": legal[-1]},
            {"type": "offer", "cards": (sender.hand.get("cards") or ["4S"])[:2]},
            {"type": "offer", "cards": ["JK"] * 40},
            {"type": "seal", "hand": number, "hash": "ab" * 32},
            {"type": "seal", "hand": number + 1, "hash": "ab" * 32},
            {"type": "shuffle", "hand": number, "number": "ab" * 16},
            {"type": "sit", "seat": 2, "name": "Thief"},
            {"type": "stand"},
            {"type": "bot", "seat": 2, "bot": "greedy"},
            {"type": "swap", "seat": 1, "other": 2},
            {"type": "start"},
            {"type": "next"},
            {"type": "pause"},
            {"type": "resume"},
            {"type": "say", "phrase": "hello"},
            {"type": "say", "text": "psst, the king of spades"},
            {"type": "ping"},
        ]


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    folder = tmp_path_factory.mktemp("fuzz")
    with serving(f"sqlite:///{folder / 'e.db'}", folder / "log") as server:
        made = World(server)
        made.run(made.open())
        yield made
        made.run(made.close())
        made.loop.close()
        assert "fault" not in server.log.read_text()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=6,
)
NOISE = st.text() | st.binary() | JSON.map(json.dumps)


@dataclass(frozen=True)
class Step:
    """What to send next, as far as it does not depend on the table: numbers choose from lists."""

    sender: int
    kind: Literal["noise", "again", "ask", "value", "field", "gone", "bytes"]
    ask: int
    noise: Frame
    key: int
    name: str
    value: Any
    cut: tuple[int, int, bytes]

    def frame(self, world: World, sender: Client) -> Frame:
        """Return noise, a frame that was sent before, or a message, perhaps changed."""
        if self.kind == "noise":
            return self.noise
        if self.kind == "again":
            return world.sent[self.ask % len(world.sent)]
        asks = world.asks(sender)
        return self._changed({"ref": "r", **asks[self.ask % len(asks)]})

    def _changed(self, ask: dict[str, Any]) -> Frame:
        key = sorted(ask)[self.key % len(ask)]
        if self.kind == "value":
            ask = {**ask, key: self.value}
        elif self.kind == "field":
            ask = {**ask, self.name: self.value}
        elif self.kind == "gone":
            del ask[key]
        text = json.dumps(ask)
        return self._cut(text.encode()) if self.kind == "bytes" else text

    def _cut(self, frame: bytes) -> bytes:
        at, gone, more = self.cut
        at %= len(frame)
        return frame[:at] + more + frame[at + gone :]


STEP = st.builds(
    Step,
    sender=st.integers(0, 4),
    kind=st.sampled_from(["noise", "again", "ask", "ask", "value", "field", "gone", "bytes"]),
    ask=st.integers(0, 1000),
    noise=NOISE,
    key=st.integers(0, 9),
    name=st.text(max_size=9),
    value=JSON,
    cut=st.tuples(st.integers(0, 1000), st.integers(0, 3), st.binary(max_size=3)),
)


def read(frame: Frame) -> asks.Ask | None:
    try:
        return asks.read(frame)
    except msgspec.MsgspecError:
        return None


async def answered(sender: Client, frame: Frame) -> list[dict[str, Any]]:
    """Send a frame and then a ping; return the errors that came before the pong."""
    before, ref = len(sender.messages), secrets.token_hex(4)
    await sender.socket.send(frame)
    await sender.send("ping", ref=ref)
    socket = sender.socket
    await sender.until(
        lambda: sender.newest.get("pong", {}).get("ref") == ref or socket.close_code is not None
    )
    assert socket.close_code is None, socket.close_code
    return [message for message in sender.messages[before:] if message["type"] == "error"]


def check_errors(ask: asks.Ask | None, errors: list[dict[str, Any]]) -> None:
    """Check that a refusal is one error with a documented name and the request's own word."""
    (error,) = errors
    assert error["name"] in NAMES
    assert error["sentence"]
    assert error["ref"] == (ask.ref if ask else "")
    assert (error["name"] == "NO_MESSAGE") == (ask is None)


def check_change(ask: asks.Ask | None, seat: int, new: Sequence[bytes]) -> None:
    """Check that what changed is the sender's own doing and its consequences."""
    assert ask is not None
    assert not isinstance(ask, ANSWERED)
    assert seat
    first, *more = map(events.decode, new)
    assert first.seat == seat  # type: ignore[union-attr]
    assert all(isinstance(event, FOLLOWING) for event in more)


async def send_and_check(world: World, sender: Client, frame: Frame) -> bool:
    """Send a frame and check what follows; say whether it changed anything."""
    before = await world.log()
    errors = await answered(sender, frame)
    after, ask = await world.log(), read(frame)
    assert after[: len(before)] == before
    if len(after) > len(before):
        assert not errors
        check_change(ask, sender.seat, after[len(before) :])
        return True
    if errors or ask is None:
        check_errors(ask, errors)
    else:
        assert isinstance(ask, ANSWERED)
    return False


@settings(
    max_examples=80,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],  # the table moves on: there is nothing to try again
    suppress_health_check=list(HealthCheck),
    database=None,
)
@given(seed=st.integers(0, 2**32), steps=st.lists(STEP, min_size=1, max_size=6))
def test_whatever_is_sent_changes_only_what_it_may(
    world: World, seed: int, steps: list[Step]
) -> None:
    world.run(world.play_on(random.Random(seed)))
    sights, changes = world.run(world.sights()), False
    for step in steps:
        sender = world.senders[step.sender]
        changes |= world.run(send_and_check(world, sender, step.frame(world, sender)))
    if not changes:
        assert world.run(world.sights()) == sights


@pytest.mark.parametrize("size", [4_096, 4_097, 100_000])
def test_a_frame_that_is_too_large_ends_the_connection_alone(world: World, size: int) -> None:
    async def close_code() -> int | None:
        async with world.watcher.socket(world.table) as socket:
            await until(socket, "hand")
            await socket.send("1" * size)
            try:
                await until(socket, "error", name="NO_MESSAGE")
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else None
            return None

    log, sights = world.run(world.log()), world.run(world.sights())
    code = world.run(close_code())
    assert code == (1009 if size > 4_096 else None)
    assert code is None or code in CODES
    assert world.run(world.log()) == log
    assert world.run(world.sights()) == sights


def test_the_log_alone_shows_the_same(world: World) -> None:
    """After all that, the server has in memory what the log leads to."""
    world.run(world.play_on(random.Random(1)))
    table, sights = rebuilt(world.run(world.log())), world.run(world.sights())
    assert table.game is not None
    for seat, (_, shown, hand) in zip((1, 2, 3, 4, 0), sights, strict=True):
        person = table.seats[seat].person if seat else ""
        assert shown == json.loads(protocol.write(table_info(table, person)))
        assert hand == json.loads(HandFrames(table, table.game).of(seat))
