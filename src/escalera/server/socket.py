"""A connection to a table: frames in and out, and nothing of the game itself."""

import asyncio
from collections import deque
from contextlib import suppress
from functools import partial

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from escalera.server import presence, protocol
from escalera.server.deciding import Asker
from escalera.server.hub import Hub, Listener, Live, cancelled
from escalera.server.limits import Limit
from escalera.server.refused import Refused
from escalera.server.store import Unavailable
from escalera.server.telling import because

WAITING = 256
"""The most frames that may wait for a client; one that takes none any more is let go."""
TOO_SLOW, NOT_ALLOWED = 1013, 4403
CLOSING = 1.0
"""Seconds for telling a client that the connection is over."""


class Connection:
    """One client's connection to one table."""

    def __init__(self, hub: Hub, live: Live, socket: WebSocket, person: str, most: int) -> None:
        self._hub, self._live, self._socket = hub, live, socket
        self._person, self._limit = person, Limit(most * 3, 3.0)
        self._frames: deque[bytes] = deque()
        self._writer: asyncio.Task[None] | None = None
        self._listener = Listener(person, self.send, partial(self._let_go, NOT_ALLOWED))
        self._hearing: asyncio.Timeout | None = None
        self._why_over = 0

    def send(self, frame: bytes) -> None:
        """Let a frame be sent soon; a client that does not keep up loses the connection."""
        if len(self._frames) >= WAITING:
            self._let_go(TOO_SLOW)
            return
        self._frames.append(frame)
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())

    def _let_go(self, code: int) -> None:
        """End the connection, but not in the middle of a request."""
        if self._why_over:
            return
        self._why_over = code
        self._live.listeners.discard(self._listener)
        if self._hearing:
            self._hearing.reschedule(asyncio.get_running_loop().time())

    async def run(self) -> None:
        """Serve the connection until it closes."""
        try:
            self.send(protocol.write(self._welcome()))
            await self._hub.join(self._live, self._listener)
            await presence.arrived(self._hub, self._live, self._person)
            await self._read()
        finally:
            self._live.listeners.discard(self._listener)
            if self._writer is not None:
                await cancelled(self._writer)
            await self._say_why()
            await presence.left(self._hub, self._live, self._person)

    def _welcome(self) -> protocol.Welcome:
        table = self._live.table
        seat = table.seat_of(self._person)
        name = table.seats[seat].name if seat else ""
        return protocol.Welcome(version=protocol.VERSION, table=table.id, name=name, seat=seat)

    async def _write(self) -> None:
        """Send what waits; an idle connection has no writer, which would cost memory."""
        try:
            while self._frames:
                await self._socket.send_text(self._frames.popleft().decode())
        except (WebSocketDisconnect, RuntimeError):
            self._frames.clear()
        finally:
            self._writer = None

    async def _say_why(self) -> None:
        """Close the connection if it is us who end it; a client that takes nothing is not told."""
        if self._why_over:
            with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
                async with asyncio.timeout(CLOSING):
                    await self._socket.close(self._why_over)

    async def _receive(self) -> Message | None:
        """Return what the client sends next, None if the connection is over."""
        try:
            async with asyncio.timeout(None) as self._hearing:
                return None if self._why_over else await self._socket.receive()
        except TimeoutError:
            return None
        finally:
            self._hearing = None

    async def _read(self) -> None:
        with suppress(WebSocketDisconnect):
            while frame := await self._receive():
                if frame["type"] == "websocket.disconnect":
                    return
                if self._limit.allows():
                    await self._answer(frame.get("text") or frame.get("bytes") or b"")
                else:
                    self._refuse("TOO_FAST", "That was too much at once: wait a moment.", "", "")
                    await asyncio.sleep(1.0)

    async def _answer(self, frame: str | bytes) -> None:
        ref = ""
        try:
            ask = protocol.read(frame)
            ref = ask.ref
            await self._carry_out(ask)
        except msgspec.MsgspecError as error:
            self._refuse("NO_MESSAGE", f"That is no message: {error}.", "", ref)
        except Refused as error:
            self._refuse(error.name, error.sentence, error.rule, ref)
        except Unavailable:
            self._refuse("NO_DATABASE", "The database does not answer: try again.", "", ref)

    def _refuse(self, name: str, sentence: str, rule: str, ref: str) -> None:
        error = protocol.Error(name=name, sentence=sentence, rule=rule, ref=ref)
        self.send(protocol.write(error))

    async def _carry_out(self, ask: protocol.Ask) -> None:
        match ask:
            case protocol.Ping():
                self.send(protocol.write(protocol.Pong(ref=ask.ref)))
            case protocol.Why():
                self.send(protocol.write(because(self._live.table, self._person, ask)))
            case protocol.Say():
                self._say(ask)
                await asyncio.sleep(0)  # so that a burst does not fill everybody's queue
            case _:
                await self._hub.ask(self._live, ask, Asker(self._person))

    def _say(self, ask: protocol.Say) -> None:
        table = self._live.table
        seat = table.seat_of(self._person)
        if not seat:
            raise Refused("NO_SEAT", "You have no seat at this table.")
        if ask.text and not table.options.chat:
            raise Refused("NO_CHAT", "At this table there are set phrases only.")
        if not ask.text and ask.phrase not in protocol.PHRASES:
            raise Refused("NO_PHRASE", f"The phrases are {', '.join(protocol.PHRASES)}.")
        said = protocol.write(protocol.Said(seat=seat, phrase=ask.phrase, text=ask.text))
        for listener in list(self._live.listeners):
            listener.send(said)
