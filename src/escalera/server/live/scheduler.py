"""Keeps tables going: in due time bots play, clocks run out and empty seats are filled.

A failure is logged, counted, and tried again after a pause; no table can stop another, and nothing
at all stops the keeper.
"""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from escalera.server.live.fault_log import log_fault
from escalera.server.live.hub import Hub, cancelled
from escalera.server.live.limits.retries import Pauses
from escalera.server.live.live_table import Live
from escalera.server.live.presence import recount
from escalera.server.live.processes.botpool import BotPool
from escalera.server.messages.errors import Refused
from escalera.server.store import Unavailable
from escalera.server.table import events
from escalera.server.table.commands import Asker
from escalera.server.table.events import Event
from escalera.server.table.table import Table
from escalera.server.table.timeouts import bot_turn, clock_runs, due_at, next_at, overdue

EVERY = 0.25
"""Seconds between two looks at all tables."""
SELDOM = 1.0
"""Seconds between two looks at a table where nothing has changed and no time is up."""
LONGEST = 5.0
"""The most seconds before a failure is tried again."""
IDLE = 600.0
"""Seconds after which a table that nobody listens to is dropped from memory."""
GUEST = 10.0
"""The same for a table of another process, read to tell somebody about it."""
ASK_AGAIN = 10.0
"""Seconds until databases that were away are asked again which clocks are due."""
SLICE = 0.05
"""Seconds of each look for reading the tables whose clocks are due."""


class Keeper:
    """Looks at the hub's tables, by the clock and after every change."""

    def __init__(self, hub: Hub, bots: BotPool) -> None:
        self._hub, self._bots = hub, bots
        self._asker = Asker("")
        self._tasks: list[asyncio.Task[None]] = []
        self._thinking: set[str] = set()
        self._deadlines: dict[str, float] | None = None
        """When to load tables whose clocks run, at the latest; None if that is not yet known."""
        self._asks_again = math.inf
        """When the databases that were away are asked again for theirs."""
        self._tables, self._turns = Pauses(EVERY, LONGEST), Pauses(EVERY, LONGEST)
        self.looked = time.monotonic()
        """When all tables were looked at last."""
        hub.watch = self._watch
        hub.owners.buried = self._look_again

    def start(self) -> None:
        """Start looking at the tables."""
        loops = (self._wind_clocks, "winding"), (self._look, "looking")
        self._tasks = [asyncio.create_task(_always(work, name)) for work, name in loops]

    async def stop(self) -> None:
        """Stop looking at the tables."""
        for task in self._tasks:
            await cancelled(task)

    # ---------------------------------------------------------------- all tables

    async def _wind_clocks(self) -> None:
        """Load the tables whose clocks go on while nobody is connected, once they are due.

        After them it tries tables that are set aside: a clock that ran may run again.
        """
        if self._deadlines is None or time.monotonic() > self._asks_again:
            self._deadlines = await self._hub.store.deadlines()
            lacking = bool(self._hub.store.parts_away)
            self._asks_again = time.monotonic() + ASK_AGAIN if lacking else math.inf
        now, end = time.time(), time.monotonic() + SLICE
        due = sorted((when, table) for table, when in self._deadlines.items() if when <= now)
        aside = self._hub.aside.reasons
        for table_id in [*(table for _, table in due if table not in aside), *aside]:
            await self._try(table_id, partial(self._wind, table_id))
            if time.monotonic() > end:
                return

    async def _wind(self, table_id: str) -> None:
        at_hand = table_id in self._hub.lives
        try:
            live = await self._hub.live(table_id)
        except Refused:
            if table_id in self._hub.aside.reasons:
                return
        else:
            ours = await self._hub.owners.own(table_id)
            if not at_hand and not (ours and clock_runs(live.table)):
                self._hub.forget(live)
        if self._deadlines is not None:
            self._deadlines.pop(table_id, None)

    def _look_again(self) -> None:
        """Ask again which clocks are due: a process has gone, and its tables are nobody's."""
        self._deadlines = None

    async def _look(self) -> None:
        for live in list(self._hub.lives.values()):
            if live.stale or not live.is_quiet():
                await self._try(live.table.id, partial(self._look_at, live))
        self.looked = time.monotonic()

    async def _try(self, table_id: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do something for one table; if it fails, only that table waits.

        Unavailable if the store answers about no table: then no table is at fault.
        """
        if self._tables.waits(table_id):
            return
        try:
            await work()
        except Exception as error:
            if isinstance(error, Unavailable) and not await self._hub.store.healthy():
                raise
            log_fault(error, "table", table=table_id)
            self._tables.failed(table_id)
        else:
            self._tables.went_well(table_id)

    # ---------------------------------------------------------------- one table

    async def _look_at(self, live: Live) -> None:
        if not self._hub.owners.owns(live.table.id):
            self._drop_idle(live, GUEST)
            live.quieten(SELDOM)
            return
        if live.stale and not live.lock.locked():
            await self._hub.follow(live)
        live.table.wait_from(self._asker.now())
        if overdue(live.table, self._asker):
            await self._hub.happen(live, self._overdue)
        if live.table.status == "playing" and live.listeners:
            await recount(self._hub, live)
        self._watch(live)
        self._drop_idle(live, IDLE)
        live.quieten(min(next_at(live.table) - time.time(), SELDOM))

    def _overdue(self, table: Table) -> Sequence[Event]:
        found = overdue(table, self._asker)
        return [found] if found else []

    def _drop_idle(self, live: Live, seconds: float) -> None:
        now, due = time.monotonic(), due_at(live.table)
        ours = self._hub.owners.owns(live.table.id)
        if live.listeners or (ours and due and due - time.time() < seconds):
            live.wanted = now
        elif now - live.wanted > seconds:
            if ours and due and self._deadlines is not None:
                self._deadlines[live.table.id] = due
            self._hub.forget(live)

    # ---------------------------------------------------------------- bots

    def _watch(self, live: Live) -> None:
        """Let a bot play, if it is a bot's turn and none is thinking for this table."""
        table = live.table.id
        if not self._hub.owners.owns(table) or table in self._thinking or self._turns.waits(table):
            return
        try:
            turn = bot_turn(live.table)
        except Exception as error:  # noqa: BLE001 - the caller has done nothing wrong
            self._failed(table, error)
            return
        if turn:
            self._thinking.add(table)
            self._hub.later(self._bot_plays(live))

    def _failed(self, table: str, error: Exception) -> None:
        log_fault(error, "bot", table=table)
        self._turns.failed(table)

    async def _bot_plays(self, live: Live) -> None:
        table = live.table.id
        try:
            while turn := bot_turn(live.table):
                seat, bot, when = turn
                await self._one_bot_play(live, seat, bot, _seconds_until(live.table, when))
        except Exception as error:  # noqa: BLE001 - the keeper looks again
            self._failed(table, error)
        else:
            self._turns.went_well(table)
        finally:
            self._thinking.discard(table)

    async def _one_bot_play(self, live: Live, seat: int, bot: str, seconds: float) -> None:
        table, seq = live.table, live.table.seq
        assert table.game is not None
        view, legal = table.game.view(seat), table.game.legal_actions()
        whose = await self._hub.opened_from(live), table.made.host
        chosen, _ = await asyncio.gather(
            self._bots.choose(bot, f"{table.id}/{seat}/{seq}", view, legal, whose),
            asyncio.sleep(seconds),
        )

        def still_so(now: Table) -> Sequence[Event]:
            if now.seq != seq or not bot_turn(now):
                return []
            return [events.Played(time.time(), seat, str(chosen), "bot")]

        await self._hub.happen(live, still_so)


def _seconds_until(table: Table, when: float) -> float:
    """Return in how many seconds a bot's turn is over; the clock may be behind the turn's start."""
    return max(0.0, when - max(time.time(), table.turn_since))


async def _always(work: Callable[[], Awaitable[None]], name: str) -> None:
    """Do something again and again, whatever it raises; after a failure, wait longer."""
    pauses = Pauses(EVERY, LONGEST)
    while True:
        await asyncio.sleep(EVERY)
        if pauses.waits(name):
            continue
        try:
            await work()
        except Exception as error:  # noqa: BLE001 - this must not end
            log_fault(error, name)
            pauses.failed(name)
        else:
            pauses.went_well(name)
