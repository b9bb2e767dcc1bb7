"""A socket's wire: uvicorn's own protocol, with a way to send at once.

A table tells four people after every play. The application's `await send` would cost a task and
several layers for each of them; this writes straight to the transport.
"""

from typing import cast

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

LEAVING = "escalera.leaving"
"""The name in the server's state of what to call when the connection is lost."""
WIRE = "escalera.wire"
"""The name in a socket's scope under which its application finds the wire."""
FEW = 8
"""How many frames may wait to be read before the client is held up."""


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket connection of uvicorn's."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Say that the connection is no more."""
        if leaving := self.app_state.get(LEAVING):
            leaving()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Shake hands, and let the application find the wire."""
        super().handle_connect(event)
        if not self.close_sent:
            cast("Scope", self.scope)["extensions"][WIRE] = self

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
