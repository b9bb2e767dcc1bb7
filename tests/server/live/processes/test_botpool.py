"""Bots in their own processes: their choice, their deadline, and a broken process."""

import asyncio
import os
import signal
from collections.abc import Iterator

import pytest

from escalera.engine.match.game import Game
from escalera.engine.state.action import Action
from escalera.server.live.processes.botpool import BotPool

DRAW = Action.parse("draw")


@pytest.fixture
def pool() -> Iterator[BotPool]:
    made = BotPool(1, 60.0)
    yield made
    made.close()


def chosen(pool: BotPool, game: Game, bot: str = "greedy") -> str:
    seat = game.seat_to_act
    choice = pool.choose(bot, "seed", game.view(seat), game.legal_actions())
    return str(asyncio.run(_awaited(choice)))


async def _awaited(choice: "object") -> object:
    return await choice  # type: ignore[misc]


def test_a_choice_of_another_process_is_that_of_this_one(pool: BotPool) -> None:
    game = Game.new("sambola", seed=5)
    for _ in range(12):
        here = chosen(BotPool(0), game)
        assert chosen(pool, game) == here
        game.play(here)
    assert pool.late == 0


def test_for_a_late_bot_the_planner_plays(pool: BotPool) -> None:
    game = Game.new("samba", seed=5)
    slow = BotPool(1, 0.0)
    try:
        assert chosen(slow, game, "random") == chosen(BotPool(0), game, "planner")
        assert slow.late == 1
    finally:
        slow.close()


def test_a_killed_process_is_replaced(pool: BotPool) -> None:
    game = Game.new("samba", seed=5)
    chosen(pool, game)
    for process in pool.processes():
        os.kill(process, signal.SIGKILL)
    assert game.is_legal(chosen(pool, game))
    assert game.is_legal(chosen(pool, game))
    assert pool.late == 1


def test_a_crowd_never_keeps_who_comes_from_elsewhere_behind_it(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, gate = list[str](), asyncio.Event()

    async def thought(_pool: BotPool, bot: str, *_given: object) -> Action:
        begun.append(bot)
        await gate.wait()
        return DRAW

    async def run() -> None:
        view = Game.new("samba", seed=5).view(1)
        asked = [(f"crowd {n}", ("crowd", f"guest {n}")) for n in range(40)]
        asked += [("home", ("home", "ann"))]
        thinking = [
            asyncio.create_task(pool.choose(bot, "seed", view, [DRAW], whose))
            for bot, whose in asked
        ]
        await asyncio.sleep(0)
        assert begun == ["crowd 0", "home"]
        gate.set()
        assert await asyncio.gather(*thinking) == [DRAW] * 41

    monkeypatch.setattr(BotPool, "_thought", thought)
    asyncio.run(run())


def test_an_unknown_bot_is_stood_in_for() -> None:
    game = Game.new("samba", seed=5)
    pool = BotPool(0)
    assert game.is_legal(chosen(pool, game, "grandmaster"))
    assert pool.late == 1
