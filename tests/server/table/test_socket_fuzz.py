"""Whatever is sent to a table in play, it gives a named error and no change, or what may be asked.

Four programs play at a real server; others watch, or sit at their own table. All of them send
frames that are random, changed, repeated, late or meant for others.
"""

import json
import random
import secrets
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from escalera.engine.state.reasons import Reason
from escalera.server.apidocs.errors import error_sentences
from escalera.server.apidocs.page import CODES
from escalera.server.frames.hand_frames import HandFrames
from escalera.server.frames.messages_out import table_info
from escalera.server.messages import asks, protocol
from escalera.server.table import events
from escalera.server.table.stored.rebuilding import rebuilt
from tests.server.client import Client
from tests.server.serving import serving, until
from tests.server.table.fuzz_world import Frame, World
from tests.server.table.random_frames import STEP, Step

NAMES = error_sentences().keys() | {reason.name for reason in Reason}
ANSWERED = (asks.Ping, asks.Why, asks.Offer, asks.Say)
"""Requests that are legal and change nothing."""
FOLLOWING = (events.HandCommitted, events.HandDealt, events.NumbersAsked)


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


def check_errors(frame: Frame, ask: asks.Ask | None, errors: list[dict[str, Any]]) -> None:
    """Check that a refusal is one error with a documented name and the request's own word."""
    (error,) = errors
    assert error["name"] in NAMES
    assert error["sentence"]
    assert error["ref"] == (ask.ref if ask else asks.ref_of(frame))
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
        check_errors(frame, ask, errors)
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
