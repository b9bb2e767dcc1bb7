"""The tables that this process has at hand: requests in, stored events, frames out.

A table lives in the store's log, not here. What is kept here is a copy that moves only by events
that are stored; where another process was faster, the copy follows the log and the request is
decided anew.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from escalera.engine.action import ActionError
from escalera.engine.refusals import IllegalAction
from escalera.server import events, protocol
from escalera.server.bus import Bus
from escalera.server.deciding import Asker, decide
from escalera.server.events import Event
from escalera.server.refused import Refused
from escalera.server.rows import row_of
from escalera.server.store import Conflict, Store
from escalera.server.table import Table, rebuilt
from escalera.server.telling import HandFrames, hand_over, table_info

TRIES = 8
Decided = Callable[[Table], Sequence[Event]]
"""What to let happen on a table as it stands; nothing, or `Refused`, if it may not."""


@dataclass(eq=False)
class Listener:
    """A connection to a table; `send` must not block."""

    person: str
    send: Callable[[bytes], None]


@dataclass(eq=False)
class Live:
    """A table at hand, who listens, and what they were told last."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    since: float = field(default_factory=time.monotonic)
    hand_told: int = 0
    """The last hand whose end was told."""

    def age(self) -> float:
        """Return for how many seconds the table has been at hand."""
        return time.monotonic() - self.since


class Hub:
    """All tables at hand in this process."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store, self.bus = store, bus
        self.lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.watch: Callable[[Live], None] = lambda _live: None
        """Called after each change: lets bots and clocks look (`keeper`)."""
        self.plays = 0
        bus.listen(self._heard)

    # ---------------------------------------------------------------- tables

    async def open_table(self, made: events.TableMade) -> Live:
        """Make a table."""
        table = Table(made)
        await self.store.create_table(row_of(table), [events.encode(made)])
        self.lives[table.id] = Live(table)
        return self.lives[table.id]

    async def live(self, table_id: str) -> Live:
        """Return a table, read from the store if it is not at hand; `Refused` if there is none."""
        if table_id in self.lives:
            return self.lives[table_id]
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            if table_id not in self.lives:
                log = await self.store.events(table_id)
                if not log:
                    raise Refused("NO_SUCH_TABLE", "There is no such table.")
                self.lives[table_id] = Live(rebuilt(log))
        self._loading.pop(table_id, None)
        return self.lives[table_id]

    def forget(self, live: Live) -> None:
        """Drop a table that nobody listens to; the log keeps it."""
        if not live.listeners and not live.lock.locked():
            self.lives.pop(live.table.id, None)

    async def close(self) -> None:
        """Let go of everybody and finish what is being stored."""
        for live in list(self.lives.values()):
            async with live.lock:
                live.listeners.clear()
        for task in list(self._tasks):
            await cancelled(task)

    # ---------------------------------------------------------------- requests

    async def ask(self, live: Live, ask: protocol.Ask, asker: Asker) -> None:
        """Carry out a request; `Refused` if it may not be, and then nothing has changed."""
        await self.happen(live, lambda table: decide(table, ask, asker))

    async def happen(self, live: Live, decided: Decided) -> None:
        """Store what was decided on the newest state, then let it happen and tell everybody."""
        async with live.lock:
            for _ in range(TRIES):
                made = decided(live.table)
                if not made or await self._stored(live, made):
                    return
                await self._catch_up(live)
        raise Refused("BUSY", "The table is busy: try again.")

    async def _stored(self, live: Live, made: Sequence[Event]) -> bool:
        """Let events happen and store them; False if another process was faster.

        They happen here first, as that is what checks a play; nobody sees it before it is stored,
        and where it can't be stored the table is read anew.
        """
        table, first = live.table, live.table.seq + 1
        before = row_of(table)
        _happen(table, made)
        row = row_of(table)
        changed = row if row != before else None
        stored = False
        try:
            await self.store.append(table.id, first, list(map(events.encode, made)), changed)
            stored = True
        except Conflict:
            return False
        finally:
            if not stored:
                await self._read_anew(live)
        self.bus.tell(table.id, table.seq)
        self._tell(live, made)
        return True

    async def _read_anew(self, live: Live) -> None:
        """Read a table from its log, and tell it: somebody else may have moved it."""
        live.table = rebuilt(await self.store.events(live.table.id))
        self._tell(live, [])

    async def _catch_up(self, live: Live) -> None:
        """Follow the log, and tell what others stored."""
        log = await self.store.events(live.table.id, live.table.seq)
        made = [events.decode(stored) for stored in log]
        for event in made:
            live.table.apply(event)
        if made:
            self._tell(live, made)

    def _heard(self, table_id: str, seq: int) -> None:
        """Follow what another process stored; an empty name means: look at everything."""
        for live in list(self.lives.values()) if not table_id else [self.lives.get(table_id)]:
            if live is not None and (not seq or seq > live.table.seq):
                self.later(self._follow(live))

    async def _follow(self, live: Live) -> None:
        async with live.lock:
            await self._catch_up(live)

    def later(self, work: Coroutine[None, None, None]) -> None:
        """Run a coroutine beside; what it raises is logged by the loop."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---------------------------------------------------------------- telling

    async def join(self, live: Live, listener: Listener) -> None:
        """Tell a new listener everything, and all that follows."""
        async with live.lock:
            await self._catch_up(live)
            live.listeners.add(listener)
            listener.send(protocol.write(table_info(live.table, listener.person)))
            for frame in _whole(live.table, listener.person):
                listener.send(frame)
        self.watch(live)

    def _tell(self, live: Live, made: Sequence[Event]) -> None:
        table = live.table
        only_plays = made and all(isinstance(event, events.Played) for event in made)
        if not only_plays or table.hand_over:
            for listener in live.listeners:
                listener.send(protocol.write(table_info(table, listener.person)))
        self.plays += sum(isinstance(event, events.Played) for event in made)
        self._tell_hand(live)
        self.watch(live)

    def _tell_hand(self, live: Live) -> None:
        table, game = live.table, live.table.game
        if game is None or not game.hand_number:
            return
        frames = HandFrames(table, game)
        over = None
        if game.hand_over and live.hand_told < game.hand_number:
            live.hand_told = game.hand_number
            over = protocol.write(hand_over(table, game))
        for listener in live.listeners:
            listener.send(frames.of(table.seat_of(listener.person)))
            if over:
                listener.send(over)


def _whole(table: Table, person: str) -> list[bytes]:
    game = table.game
    if game is None or not game.hand_number:
        return []
    frames = [HandFrames(table, game).of(table.seat_of(person))]
    return [*frames, protocol.write(hand_over(table, game))] if game.hand_over else frames


def _happen(table: Table, made: Sequence[Event]) -> None:
    """Apply events; a play that the rules refuse is `Refused` before anything has changed."""
    try:
        for event in made:
            table.apply(event)
    except IllegalAction as error:
        found = error.refusal
        raise Refused(found.name, found.sentence, found.rule) from None
    except ActionError as error:
        raise Refused("NO_ACTION", str(error)) from None


async def cancelled(task: "asyncio.Task[None]") -> None:
    """Cancel a task and wait for it."""
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
