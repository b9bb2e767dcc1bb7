"""Bots think in processes of their own, with a deadline; a quick choice stands in for a late one.

A bot gets the seat's view and its legal actions, and nothing else: no seed, no deck.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from escalera.bots import BotError, level_names, make_bot
from escalera.bots.search import Budget, SearchBot
from escalera.engine.match.game import Game
from escalera.engine.match.view import View
from escalera.engine.state.action import Action
from escalera.server.live.fault_log import log_fault
from escalera.server.live.processes.fair_shares import FairShares
from escalera.server.live.processes.parent import follow_parent

SECONDS = 5.0
QUICK = "planner"
"""Plays for a bot that is late."""
AHEAD = 1
"""So many decisions wait in the processes' own queue, but none for who has all processes."""
WARMING = 300.0
A_GLANCE = Budget(plans=2, worlds=1, batch=1, careful=1)


def think(bot: str, seed: str, view: View, legal: Sequence[Action]) -> Action:
    """Return a bot's choice; runs in a process of the pool."""
    return make_bot(bot, seed).choose(view, legal)


def begin() -> None:
    """Get a new process of the pool ready; it ends with its parent at the latest."""
    follow_parent()
    warm()


def think_quickly(seed: str, view: View, legal: Sequence[Action]) -> Action:
    """Return the planner's choice, in place of a bot that is late or broke."""
    try:
        return make_bot(QUICK, seed).choose(view, legal)
    except Exception as error:  # noqa: BLE001 - any legal play is better than a table that stands
        log_fault(error, "bot")
        return make_bot("random", seed).choose(view, legal)


def warm() -> None:
    """Let each level decide once, in a new process, so that no table waits for a compilation."""
    game = Game.new("samba", seed="warm")
    game.play("draw")
    view, legal = game.view(game.seat_to_act), game.legal_actions()
    for name in level_names():
        bot = make_bot(name, "")
        if isinstance(bot, SearchBot):
            bot.budget = A_GLANCE
        bot.choose(view, legal)


class BotPool:
    """The processes in which bots think; if `processes` is 0, they think in this one."""

    def __init__(self, processes: int = 1, seconds: float = SECONDS) -> None:
        self._processes, self._seconds = processes, seconds
        self._pool: ProcessPoolExecutor | None = None
        self._ready: asyncio.Future[None] | None = None
        self._shares = FairShares(processes + AHEAD, most=processes)
        self.late = 0

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes, mp_context=get_context("spawn"), initializer=begin
            )
            self._ready = asyncio.wrap_future(self._pool.submit(warm))
        return self._pool

    def state(self) -> str:
        """Say how the bots are, in a few words."""
        if not self._processes:
            return "in the server's own process"
        if self._pool is None:
            return "asleep until somebody needs them"
        if self._ready is not None and not self._ready.done():
            return "starting"
        return f"ok, {len(self.processes())} of {self._processes} processes, {self.late} late"

    def processes(self) -> list[int]:
        """Return the numbers of the processes that run."""
        return list(self._pool._processes or ()) if self._pool else []  # noqa: SLF001

    async def choose(
        self, bot: str, seed: str, view: View, legal: Sequence[Action], whose: Sequence[str] = ()
    ) -> Action:
        """Return a bot's choice, or the quick planner's if it takes too long or breaks.

        whose: which address opened the table, and its host. Addresses are served by turns, and so
        are the hosts at an address, however many tables they have; one address never keeps all the
        places, so that whoever comes from elsewhere is next.
        """
        try:
            async with self._shares.place(*whose):
                return await self._thought(bot, seed, view, legal)
        except (BrokenProcessPool, TimeoutError, BotError):
            pass
        except Exception as error:  # noqa: BLE001 - whatever it was, the table goes on
            log_fault(error, "bot")
        self.late += 1
        return await asyncio.to_thread(think_quickly, seed, view, legal)

    async def _thought(self, bot: str, seed: str, view: View, legal: Sequence[Action]) -> Action:
        if not self._processes:
            return think(bot, seed, view, legal)
        loop, pool = asyncio.get_running_loop(), self._started()
        await self._warmed()
        try:
            thought = loop.run_in_executor(pool, think, bot, seed, view, legal)
            return await asyncio.wait_for(thought, self._seconds)
        except BrokenProcessPool:
            if self._pool is pool:  # else another table has already replaced it
                self._pool = None
            raise

    async def start(self) -> None:
        """Start the processes and wait until their bots are compiled."""
        if self._processes:
            self._started()
            await self._warmed()

    async def _warmed(self) -> None:
        """Wait for the first process; a machine that has never compiled the bots takes a while."""
        if self._ready is not None:
            await asyncio.wait({self._ready}, timeout=WARMING)
            self._ready = None

    def close(self) -> None:
        """Stop the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
