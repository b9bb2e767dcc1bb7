"""The gate: uvicorn's HTTP protocol, except that it doesn't wait for ever or let in a crowd.

A whole request must arrive within some seconds, and some of an answer must be taken in a time;
uvicorn waits for both as long as it takes. An address has only so many connections open; one more
is closed at once. When descriptors run short, the gate tells a new connection so and closes it;
when hardly any are left, it closes it at once. Connections that are in stay.
"""

from asyncio import TimerHandle, Transport
from functools import partial

from prometheus_client import Counter
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from escalera.server.host.crowd import Crowd
from escalera.server.host.descriptors import Room
from escalera.server.messages.addresses import house, trusted

CROWDED = "escalera.crowded"
"""The name in a scope's state that means: there is no room for this connection."""
TOLD_WITHIN = 2.0
"""Seconds that a connection without room has to send its request and get an answer."""
TAKEN_WITHIN = 6.0
"""How many times as long as a request may take to arrive, an answer may wait for who asked."""
_LATE = b"The request did not come whole in time.\n"
_ANSWER = (
    b"HTTP/1.1 408 Request Timeout\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"content-length: %d\r\nconnection: close\r\n\r\n%b" % (len(_LATE), _LATE)
)
_CLOSED = Counter("escalera_closed_connections", "Connections that were not let in", ["why"])


class Gate(HttpToolsProtocol):
    """An HTTP connection; `gate` makes its class, with the time and the room it has."""

    seconds = 10.0
    room = Room()
    crowd = Crowd(0)
    proxies = trusted("")
    leaving = ""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Wait for a request, if only to say that there is no room."""
        super().connection_made(transport)
        self._timer: TimerHandle | None = None
        self._unread: TimerHandle | None = None
        self._answered: RequestResponseCycle | None = None
        self._begun = False
        self._address = ""
        if not self._enters():
            self._close("address")
            return
        taken = transport.get_extra_info("socket").fileno()
        if self.room.full(taken):
            self._close("full")
            return
        if self.room.crowded(taken):
            _CLOSED.labels("crowded").inc()
            self.app_state = {**self.app_state, CROWDED: True}
        self._wait(TOLD_WITHIN if CROWDED in self.app_state else self.seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting: the connection is lost."""
        self._wait_no_more()
        self._read_on()
        self._gone()
        if self._address:
            self.crowd.leave(self._address)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Wait until some of the answer has been taken, but not for ever."""
        super().pause_writing()
        self._listen()

    def resume_writing(self) -> None:
        """Go on: some of the answer has been taken."""
        super().resume_writing()
        self._read_on()

    def data_received(self, data: bytes) -> None:
        """Take what has arrived; after an answer it begins the next request."""
        if self._timer is None and not self._answering():
            self._wait(self.seconds)
        self._begun = True
        super().data_received(data)

    def on_message_begin(self) -> None:
        """Wait for the rest of a request."""
        super().on_message_begin()
        if self._timer is None:
            self._wait(self.seconds)

    def on_message_complete(self) -> None:
        """Stop waiting: the request is here."""
        super().on_message_complete()
        self._wait_no_more()

    def handle_websocket_upgrade(self) -> None:
        """Stop waiting: the connection is a table's from now on, which counts it to its end."""
        self._wait_no_more()
        if self._address:
            self.app_state = {
                **self.app_state,
                self.leaving: partial(self.crowd.leave, self._address),
            }
        super().handle_websocket_upgrade()

    def _enters(self) -> bool:
        """Count the connection; a proxy that is trusted brings many people, who count later."""
        host = self.client[0] if self.client else ""
        if not host or host in self.proxies:
            return True
        self._address = house(host)
        if self.crowd.enter(self._address):
            return True
        self._address = ""
        return False

    def _wait(self, seconds: float) -> None:
        self._timer = self.loop.call_later(seconds, self._late)

    def _wait_no_more(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        self._begun = False

    def _listen(self) -> None:
        """Look later how much of an answer is taken."""
        left = self.transport.get_write_buffer_size()
        self._unread = self.loop.call_later(TAKEN_WITHIN * self.seconds, self._deaf, left)

    def _deaf(self, left: int) -> None:
        """Cut off whoever took nothing, and let the answer end before it finds that out."""
        if self.transport.get_write_buffer_size() < left:
            self._listen()
            return
        self._gone()
        self._close("unread")

    def _gone(self) -> None:
        """Tell the request that is being answered that nobody is there any more."""
        if self._answered is not None:
            self._answered.disconnected = True

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """Note which request is answered: of several sent at once uvicorn tells only the newest."""
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def _read_on(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
        self._unread = None

    def _late(self) -> None:
        """Cut off a request that is not whole, but never one that is being answered."""
        self._timer = None
        if self._answering() and not self.cycle.more_body:
            self._wait(self.seconds)
            return
        if self._begun and not (self._answering() and self.cycle.response_started):
            self.transport.write(_ANSWER)
        self._close("late")

    def _answering(self) -> bool:
        """Say whether a request's head has been read and its answer is not finished."""
        return not getattr(self.cycle, "response_complete", True)

    def _close(self, why: str) -> None:
        _CLOSED.labels(why).inc()
        if why in ("full", "address", "unread"):
            self.transport.abort()
        else:
            self.transport.close()


def gate(
    seconds: float, room: Room, crowd: Crowd, proxies: str = "", leaving: str = ""
) -> type[Gate]:
    """Return the protocol of a server whose requests must arrive within some seconds.

    crowd: how many connections an address may have open; proxies: those that are trusted; leaving:
    where in its state a socket finds what to call when it is lost.
    """
    named = {"seconds": seconds, "room": room, "crowd": crowd, "leaving": leaving}
    return type("ServersGate", (Gate,), {**named, "proxies": trusted(proxies)})
