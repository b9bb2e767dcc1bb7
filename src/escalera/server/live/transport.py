"""A socket's wire: uvicorn's own protocol, with a way to send at once.

A table tells four people after every play. The application's `await send` would cost a task and
several layers for each of them; this writes straight to the transport.
"""

import asyncio
from typing import cast

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from escalera.server.live.limits.rate_limits import Limit

LEAVING = "escalera.leaving"
"""The name in the server's state of what to call when the connection is lost."""
WIRE = "escalera.wire"
"""The name in a socket's scope under which its application finds the wire."""
FEW = 8
"""How many frames may wait to be read before the client is held up."""
PARTS = 64
"""The most frames that one message may come in."""
PINGS, PINGS_IN = 200, 20.0
"""How many pings and pongs a client may send in so many seconds; browsers send one."""
SLICE = 8192
"""The bytes looked at in one go: what follows after a connection is cut off is never read."""
LINGERS = 15.0
"""Seconds that a client has to take what it was told last; uvicorn waits without end."""


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket connection of uvicorn's, which a client can't have keep more and more."""

    _pings: Limit | None = None
    _end: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Say that the connection is no more."""
        if self._end is not None:
            self._end.cancel()
        if leaving := self.app_state.get(LEAVING):
            leaving()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Shake hands, and let the application find the wire."""
        super().handle_connect(event)
        if not self.close_sent:
            cast("Scope", self.scope)["extensions"][WIRE] = self

    def data_received(self, data: bytes) -> None:
        """Take what has arrived, up to where the connection is cut off."""
        for at in range(0, len(data), SLICE):
            if not self.transport.is_closing():
                super().data_received(data[at : at + SLICE])

    def handle_cont(self, event: Frame) -> None:
        """Take a further part of a message: empty ones count, too, as no limit of bytes does."""
        if len(self.frames) < PARTS:
            super().handle_cont(event)
        else:
            self.cut_off()

    def handle_ping(self) -> None:
        """Answer a ping, if there are not too many."""
        if self._may_ping():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take the answer to a ping, if there are not too many."""
        if self._may_ping():
            super().handle_pong(event)

    def _may_ping(self) -> bool:
        """Count a ping or a pong; they pass by what limits messages."""
        if self._pings is None:
            self._pings = Limit(PINGS, PINGS_IN)
        allowed = self._pings.allows()
        if not allowed:
            self.cut_off()
        return allowed

    def keepalive_timeout(self) -> None:
        """End the connection; a client that answers no ping hardly takes what is unsent."""
        super().keepalive_timeout()
        self.cut_off()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Note that nothing more is told: if that isn't taken soon, it is dropped."""
        super().on_task_complete(task)
        if not self.disconnected:
            self._end = self.loop.call_later(LINGERS, self.cut_off)

    def cut_off(self) -> None:
        """End the connection now; closing it would first wait until all is sent."""
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Hand a frame on and keep reading; uvicorn would stop and start reading for each one."""
        if self.read_paused or self.queue.qsize() >= FEW:
            super().send_receive_event_to_app()
            return
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False

    def push(self, frame: bytes) -> int:
        """Send a text frame now; return how many bytes the client has not taken yet."""
        if self.conn.state is not OPEN or self.transport.is_closing():  # nothing more is told
            return 0
        self.transport.write(text_frame(frame))
        return self.transport.get_write_buffer_size()

    def wake(self) -> None:
        """Let the application see the connection's end."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})

    def forget_handshake(self) -> None:
        """Drop what only the handshake needed; otherwise it stays as long as the connection."""
        del self.request, self.response
        cast("Scope", self.scope).clear()


def text_frame(text: bytes) -> bytes:
    """Return a server's whole text frame (RFC 6455, 5.2)."""
    length = len(text)
    if length < 126:
        return bytes((0x81, length)) + text
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2) + text
    return b"\x81\x7f" + length.to_bytes(8) + text
