"""Keeps tables going: bots play, clocks run out, empty seats are filled, when their time comes."""

import asyncio
import time
from collections.abc import Sequence

from escalera.server import events
from escalera.server.botpool import BotPool
from escalera.server.deciding import Asker
from escalera.server.due import bot_turn, clock_runs, overdue
from escalera.server.events import Event
from escalera.server.faults import log_fault
from escalera.server.hub import Hub, Live, cancelled
from escalera.server.presence import recount
from escalera.server.store import Unavailable
from escalera.server.table import Table

EVERY = 0.25
"""Seconds between two looks at all tables."""
IDLE = 600.0
"""Seconds after which a table that nobody listens to is dropped from memory."""


class Keeper:
    """Looks at the hub's tables, by the clock and after every change."""

    def __init__(self, hub: Hub, bots: BotPool) -> None:
        self._hub, self._bots = hub, bots
        self._asker = Asker("")
        self._task: asyncio.Task[None] | None = None
        self._thinking: set[str] = set()
        hub.watch = self._watch

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._look())

    async def stop(self) -> None:
        """Look no more."""
        if self._task:
            await cancelled(self._task)

    async def _look(self) -> None:
        await self._wind_clocks()
        while True:
            await asyncio.sleep(EVERY)
            for live in list(self._hub.lives.values()):
                try:
                    await self._look_at(live)
                except Unavailable as error:  # of no table, so look again later
                    log_fault(error)
                    break
                except Exception as error:  # noqa: BLE001 - the other tables go on
                    log_fault(error, table=live.table.id)

    async def _wind_clocks(self) -> None:
        """Have the tables at hand whose clocks go on while nobody is connected."""
        for row in await self._hub.store.running():
            live = await self._hub.live(row.id)
            if not clock_runs(live.table):
                self._hub.forget(live)

    async def _look_at(self, live: Live) -> None:
        if live.stale and not live.lock.locked():
            await self._hub.follow(live)
        if overdue(live.table, self._asker):
            await self._hub.happen(live, self._overdue)
        if live.table.status == "playing" and live.listeners:
            await recount(self._hub, live)
        self._watch(live)
        self._drop_idle(live)

    def _overdue(self, table: Table) -> Sequence[Event]:
        found = overdue(table, self._asker)
        return [found] if found else []

    def _drop_idle(self, live: Live) -> None:
        now = time.monotonic()
        if live.listeners or clock_runs(live.table):
            live.wanted = now
        elif now - live.wanted > IDLE:
            self._hub.forget(live)

    def _watch(self, live: Live) -> None:
        """Let a bot play, if it is a bot's turn and none is thinking for this table."""
        if live.table.id not in self._thinking and bot_turn(live.table):
            self._thinking.add(live.table.id)
            self._hub.later(self._bot_plays(live))

    async def _bot_plays(self, live: Live) -> None:
        try:
            while turn := bot_turn(live.table):
                await self._one_bot_play(live, *turn)
        finally:
            self._thinking.discard(live.table.id)

    async def _one_bot_play(self, live: Live, seat: int, bot: str, when: float) -> None:
        table, seq = live.table, live.table.seq
        assert table.game is not None
        view, legal = table.game.view(seat), table.game.legal_actions()
        chosen, _ = await asyncio.gather(
            self._bots.choose(bot, f"{table.id}/{seat}/{seq}", view, legal),
            asyncio.sleep(max(0.0, when - time.time())),
        )

        def still_so(now: Table) -> Sequence[Event]:
            if now.seq != seq or not bot_turn(now):
                return []
            return [events.Played(time.time(), seat, str(chosen), "bot")]

        await self._hub.happen(live, still_so)
