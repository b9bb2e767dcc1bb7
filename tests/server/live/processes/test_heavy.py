"""Answers that take long: made elsewhere, made once, kept, and limited in number."""

import asyncio
import os
import signal
import threading
from collections.abc import Iterator

import pytest

from escalera.server.live.processes.heavy import HeavyAnswers
from escalera.server.messages.errors import Refused

pytestmark = pytest.mark.asyncio


@pytest.fixture
def apart() -> Iterator[HeavyAnswers]:
    made = HeavyAnswers(1)
    yield made
    made.close()


def where() -> bytes:
    return str(os.getpid()).encode()


def killed() -> bytes:
    os.kill(os.getpid(), signal.SIGKILL)
    return b""


async def nothing() -> tuple[()]:
    return ()


async def test_an_answer_is_made_in_another_process(apart: HeavyAnswers) -> None:
    assert int(await apart.answer("where", where, nothing)) != os.getpid()


async def test_a_killed_process_is_replaced(apart: HeavyAnswers) -> None:
    with pytest.raises(Refused) as refused:
        await apart.answer("killed", killed, nothing)
    assert refused.value.name == "SERVER_BUSY"
    assert int(await apart.answer("where", where, nothing)) != os.getpid()


async def test_too_many_are_refused_and_who_asks_for_the_same_shares() -> None:
    heavy, go, made = HeavyAnswers(0, waiting=2), threading.Event(), []

    def slow() -> bytes:
        go.wait()
        made.append(1)
        return b"made"

    asked = [asyncio.create_task(heavy.answer(key, slow, nothing)) for key in "aabb"]
    await asyncio.sleep(0)
    with pytest.raises(Refused) as refused:
        await heavy.answer("c", slow, nothing)
    assert refused.value.name == "SERVER_BUSY"
    go.set()
    assert await asyncio.gather(*asked) == [b"made"] * 4
    assert len(made) == 2
    assert await heavy.answer("c", slow, nothing) == b"made"


async def test_one_address_has_not_all_places_and_is_served_by_turns() -> None:
    heavy, go, made = HeavyAnswers(0, waiting=5, most=4), threading.Event(), []

    def asked(key: str, *whose: str) -> asyncio.Task[bytes]:
        def slow() -> bytes:
            go.wait()
            made.append(key)
            return b"made"

        return asyncio.create_task(heavy.answer(key, slow, nothing, whose))

    asking = [asked(f"ann {number}", "here", "ann") for number in range(3)]
    asking.append(asked("bo", "here", "bo"))
    await asyncio.sleep(0)
    with pytest.raises(Refused) as refused:
        await asked("cy", "here", "cy")
    assert refused.value.name == "SERVER_BUSY"
    asking.append(asked("zoe", "elsewhere", "zoe"))
    await asyncio.sleep(0)
    go.set()
    assert await asyncio.gather(*asking) == [b"made"] * 5
    assert made == ["ann 0", "ann 1", "zoe", "bo", "ann 2"]
    assert await asked("cy", "here", "cy") == b"made"


async def test_answers_are_kept_up_to_so_many_bytes_the_last_asked_for_longest() -> None:
    heavy, made = HeavyAnswers(0, kept=20), []

    async def asked(key: str) -> None:
        def work() -> bytes:
            made.append(key)
            return b"ten bytes!"

        await heavy.answer(key, work, nothing)

    for key in "abacab":
        await asked(key)
    assert made == ["a", "b", "c", "b"]


async def test_a_failure_is_told_and_not_kept() -> None:
    heavy = HeavyAnswers(0)

    def wrong() -> bytes:
        raise ImportError

    with pytest.raises(ImportError):
        await heavy.answer("a", wrong, nothing)
    assert await heavy.answer("a", lambda: b"right", nothing) == b"right"
