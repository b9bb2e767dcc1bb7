"""The tables that this process has at hand: requests in, stored events, frames out.

A table lives in the store's log, not here. The hub keeps a copy, which moves only by stored events;
if another process was faster, the copy follows the log and the request is decided again.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from weakref import WeakValueDictionary

from escalera.engine.match.refusals import IllegalAction
from escalera.engine.state.action import ActionError
from escalera.server.host.traces import traces
from escalera.server.live.announcements import tell, tell_all, tell_hand
from escalera.server.live.bus import Bus
from escalera.server.live.fault_log import log_fault
from escalera.server.live.live_table import Listener, Live
from escalera.server.live.owners.owners import Owners
from escalera.server.live.table_reader import TableReader, taken
from escalera.server.live.table_rows import changed_row, row_of
from escalera.server.live.unreadable_tables import SetAside
from escalera.server.messages import asks
from escalera.server.messages.errors import Refused, by_the_rules
from escalera.server.store import Conflict, Store, Unavailable
from escalera.server.table import events
from escalera.server.table.commands import Asker, decide
from escalera.server.table.events import Event
from escalera.server.table.permissions import why_not_seen
from escalera.server.table.stored.checks import noted
from escalera.server.table.stored.rebuilding import happen_again
from escalera.server.table.table import Table

TRIES = 8
Decided = Callable[[Table], Sequence[Event]]
"""Decides what happens at a table as it stands: events, or none, or `Refused`."""


class Hub:
    """All tables at hand in this process."""

    def __init__(self, store: Store, bus: Bus, owners: Owners | None = None) -> None:
        self.store, self.bus = store, bus
        self.reader = TableReader(store)
        self.owners = owners or Owners(store)
        self.owners.lost = self._lost
        self.lives: dict[str, Live] = {}
        self.aside = SetAside()
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By table, the lock of those who wait for it: one of them reads its log."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.watch: Callable[[Live], None] = lambda _live: None
        """Called after each change: lets bots and clocks look (`scheduler`)."""
        self.plays = 0
        bus.listen(self._heard)

    # ---------------------------------------------------------------- tables

    async def open_table(self, made: events.TableMade, *further: Event) -> Live:
        """Make a table, and let the further events happen at it."""
        return await self.open(Table(made), *further)

    async def open(self, table: Table, *further: Event) -> Live:
        """Store a table that was just made, and let the further events happen at it."""
        log = [noted(table.made, table), *_happen(table, further)]
        await self.store.create_table(row_of(table), list(map(events.encode, log)))
        self.lives[table.id] = Live(table)
        return self.lives[table.id]

    async def live(self, table_id: str) -> Live:
        """Return a table, read if need be; `Refused` if there is none, or it is set aside."""
        if table_id not in self.lives:
            await self._load(table_id)
        live = self.lives[table_id]
        live.check_open()
        live.wanted = time.monotonic()
        return live

    async def _load(self, table_id: str) -> None:
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            if table_id not in self.lives:
                self.aside.check(table_id)
                await self._read(table_id)

    async def _read(self, table_id: str) -> None:
        stored = await self.reader.stored(table_id)
        if why := stored.why_not():
            self.aside.went_well(table_id)
            raise why
        with self.aside.reading(table_id):
            live = Live(await self.reader.rebuilt(stored))
        self.lives[table_id] = live
        self.aside.went_well(table_id)
        if stored.is_long:  # that took a while: others may have played on
            await self.follow(live)

    async def opened_from(self, live: Live) -> str:
        """Return a digest of the address that opened a table, empty if that is long ago."""
        if live.opened_from is None:
            live.opened_from = await self.store.made_from(live.table.id)
        return live.opened_from

    def forget(self, live: Live) -> None:
        """Drop a table that nobody listens to; the log keeps it."""
        if not live.listeners and not live.lock.locked():
            self.lives.pop(live.table.id, None)
            self.later(self.owners.release(live.table.id))

    def _at_hand(self, live: Live) -> bool:
        """Say whether a table was not dropped and read again meanwhile."""
        return self.lives.get(live.table.id) is live

    def _lost(self, table_id: str) -> None:
        """Send everybody to the process that owns a table now."""
        if live := self.lives.pop(table_id, None):
            live.let_go(Refused("MOVED"))

    async def close(self) -> None:
        """Let everybody go and finish storing."""
        for live in list(self.lives.values()):
            async with live.lock:
                live.listeners.clear()
        for task in list(self._tasks):
            await cancelled(task)

    # ---------------------------------------------------------------- requests

    async def ask(self, live: Live, ask: asks.Ask, asker: Asker) -> None:
        """Carry out a request, or raise `Refused` and change nothing."""

        def decided(table: Table) -> Sequence[Event]:
            return live.allowed(ask, asker.person, decide(table, ask, asker))

        with traces.change(live.table.id, type(ask).__name__):
            await self.happen(live, decided)

    async def happen(self, live: Live, decided: Decided) -> None:
        """Decide on the newest state, store what is decided, let it happen and tell everybody."""
        async with live.lock:
            for _ in range(TRIES):
                if live.stale:
                    await self._catch_up(live)
                made = decided(live.table)
                if not made or await self._stored(live, made):
                    return
        raise Refused("BUSY")

    async def _stored(self, live: Live, made: Sequence[Event]) -> bool:
        """Let events happen and store them; False if another process was faster.

        They happen here first, because that checks a play; nobody sees it before it is stored.
        If it was not stored, or nobody knows, the table is stale and must be read again first.
        """
        table, first = live.table, live.table.seq + 1
        live.stale = True
        try:
            log = _happen(table, made)
        except Refused:
            live.stale = table.seq >= first
            raise
        stored, kept = list(map(events.encode, log)), await taken(table, made)
        try:
            await self.store.append(table.id, first, stored, changed_row(table, made), kept)
        except Conflict:
            return False
        self.bus.tell(table.id, table.seq, self._heard if self._at_hand(live) else None)
        self._tell(live, made)
        return True

    async def _catch_up(self, live: Live) -> None:
        """Follow the log, and tell what others stored, event by event."""
        forgotten = None
        for stored in await self._new_log(live):
            with self._readable(live):
                event = events.decode(stored)
                happen_again(live.table, event)
            self._tell(live, [event])
            forgotten = event if isinstance(event, events.Forgotten) else forgotten
        live.stale = forgotten is not None
        if forgotten:  # the log alone tells who it was, and their name goes from every page
            live.sayings.clear()
            await self._catch_up(live)
            self._tell(live, [forgotten])
        live.check_open()

    async def _new_log(self, live: Live) -> Sequence[bytes]:
        """Return the events that the table lacks; a stale table goes back to what was told."""
        if not live.stale:
            return await self.store.events(live.table.id, live.table.seq)
        stored = await self.reader.stored(live.table.id, live.told)
        if stored.is_gone:
            return stored.log
        with self._readable(live):
            live.table = await self.reader.rebuilt(stored)
            live.stale = False
        return stored.further

    @contextmanager
    def _readable(self, live: Live) -> Iterator[None]:
        """If a table's log can't be read, set the table aside and let its people go."""
        try:
            with self.aside.reading(live.table.id):
                yield
        except Refused as error:
            live.stale = True
            self.lives.pop(live.table.id, None)
            live.let_go(error)
            raise

    def _heard(self, table_id: str, seq: int) -> None:
        """Follow what another process stored; an empty name means: look at everything.

        A table of another process that nobody here listens to is dropped: that costs nothing.
        """
        self.aside.try_soon(table_id)
        for live in list(self.lives.values()) if not table_id else [self.lives.get(table_id)]:
            if live is None or (seq and seq <= live.table.seq):
                continue
            if live.listeners or self.owners.owns(live.table.id):
                self.later(self.follow(live))
            else:
                self.forget(live)

    async def follow(self, live: Live) -> None:
        """Catch up with the log, and tell it."""
        async with live.lock:
            try:
                await self._catch_up(live)
            except Unavailable:
                live.stale = True  # so that it is tried again
                raise

    def later(self, work: Coroutine[None, None, None]) -> None:
        """Run a coroutine in the background; log what it raises."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error and getattr(error, "name", "") != "TABLE_CLOSED":
            log_fault(error, "task")

    # ---------------------------------------------------------------- telling

    async def join(self, live: Live, listener: Listener) -> None:
        """Tell a new listener everything, and from now on whatever follows."""
        async with live.lock:
            await self._catch_up(live)
            if why := why_not_seen(live.table, listener.person):
                raise why
            if not self._at_hand(live):  # dropped meanwhile: nobody would tell it anything
                raise Refused("MOVED")
            live.listeners.add(listener)
            tell_all(live, listener)
        self.watch(live)

    async def look(self, live: Live, listener: Listener) -> None:
        """Tell somebody the whole hand, as it is stored."""
        async with live.lock:
            await self._catch_up(live)
            tell_hand(live, listener)

    def _tell(self, live: Live, made: Sequence[Event]) -> None:
        """Tell everybody; the table is stale until that is done."""
        live.stale = True
        plays = sum(isinstance(event, events.Played) for event in made)
        if plays:
            live.note_move()
        self.plays += plays
        tell(live, self.later, seldom=plays < len(made) or live.table.hand_over)
        live.told, live.stale = live.table.seq, False
        self.watch(live)


def _happen(table: Table, made: Sequence[Event]) -> list[Event]:
    """Apply events and return them as they are stored, with what they led to.

    `Refused`, before anything has changed, if the rules refuse a play.
    """
    log = []
    try:
        for event in made:
            table.apply(event)
            log.append(noted(event, table))
    except IllegalAction as error:
        raise by_the_rules(error.refusal) from None
    except ActionError as error:
        raise Refused("NO_ACTION", what=str(error)) from None
    return log


async def cancelled(task: "asyncio.Task[None]") -> None:
    """Cancel a task and wait for it."""
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
