"""A connection to a table: frames in and out, and nothing of the game itself."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.types import Receive, Send

from escalera.server.frames.messages_out import because
from escalera.server.frames.offers import offers
from escalera.server.live import presence
from escalera.server.live.announcements import say
from escalera.server.live.fault_log import log_fault
from escalera.server.live.hub import Hub
from escalera.server.live.live_table import Listener, Live
from escalera.server.live.removals import lock, remove, watching
from escalera.server.live.transport import Wire
from escalera.server.live.unreadable_tables import is_set_aside
from escalera.server.messages import asks, protocol
from escalera.server.messages.errors import Refused
from escalera.server.messages.plain_text import cleaned
from escalera.server.messages.refused_words import NO_WORDS, RefusedWords
from escalera.server.store import Unavailable
from escalera.server.table.commands import Asker

WAITING = 262_144
"""The most bytes that may wait for a client; a client that stops reading is let go."""
MOVED, TOO_SLOW = 1012, 1013
SIGNED_OUT, NOT_ALLOWED, SET_ASIDE, NO_DATABASE, FULL = 4401, 4403, 4500, 4503, 4529
NAMES = {
    MOVED: "MOVED",
    TOO_SLOW: "TOO_SLOW",
    SIGNED_OUT: "SIGNED_OUT",
    NOT_ALLOWED: "NOT_ALLOWED",
    SET_ASIDE: "SET_ASIDE",
    NO_DATABASE: "NO_DATABASE",
    FULL: "FULL",
}
"""The reason given with each code."""
_UNSAID = {NAMES[NOT_ALLOWED], NAMES[MOVED]}
"""Reasons that the code alone tells: nothing went wrong."""
LONGEST_TEXT = 300
CLOSING = 1.0
"""Seconds for telling a client that the connection is over."""


def code_of(why: Refused) -> int:
    """Return the code by which a connection ends for a refusal."""
    for code in MOVED, SIGNED_OUT:
        if why.name == NAMES[code]:
            return code
    return SET_ASIDE if is_set_aside(why) else NOT_ALLOWED


def closing(code: int) -> dict[str, Any]:
    """Return the message that ends a connection, with its reason."""
    return {"type": "websocket.close", "code": code, "reason": NAMES[code]}


async def close(wire: Wire, send: Send, code: int) -> None:
    """Close a connection with a reason; a client that has stopped reading is cut off."""
    try:
        async with asyncio.timeout(CLOSING):
            await send(closing(code))
    except TimeoutError:
        wire.cut_off()
    except (OSError, RuntimeError):
        return  # the client has gone, too


def refusal(why: Refused, ref: str = "") -> bytes:
    """Return the message that says why something is refused."""
    return protocol.write(protocol.error(why, ref))


class Connection:
    """One client's connection to one table.

    allows: whether one more message may come; version: of the person's cookies, the one it has.
    """

    __slots__ = ("_allows", "_hub", "_listener", "_live", "_person", "_why_over", "_wire", "_words")

    def __init__(
        self,
        hub: Hub,
        live: Live,
        wire: Wire,
        person: str,
        allows: Callable[[], bool],
        words: RefusedWords = NO_WORDS,
        *,
        address: str = "",
        changes: bool = False,
        version: int = 0,
    ) -> None:
        self._hub, self._live, self._wire, self._words = hub, live, wire, words
        self._person, self._allows = person, allows
        self._listener = Listener(person, self.send, self._end, address, changes, version)
        self._why_over = 0

    def send(self, frame: bytes) -> None:
        """Send a frame; a client that does not keep up loses the connection."""
        if self._wire.push(frame) > WAITING:
            self._let_go(TOO_SLOW)

    def _end(self, why: Refused) -> None:
        """End the connection for a refusal, and say which one it is."""
        if why.name not in _UNSAID:
            self.send(refusal(why))
        self._let_go(code_of(why))

    def _let_go(self, code: int) -> None:
        """End the connection, but not in the middle of a request."""
        if not self._why_over:
            self._why_over = code
            self._live.listeners.discard(self._listener)
            self._wire.wake()

    async def run(self, receive: Receive, send: Send) -> None:
        """Serve the connection until it closes."""
        try:
            self.send(protocol.write(self._welcome()))
            await self._hub.join(self._live, self._listener)
            await presence.arrived(self._hub, self._live, self._person)
            await self._read(receive)
        except Unavailable:
            self._let_go(NO_DATABASE)
        except Refused as error:
            self._end(error)
        finally:
            self._live.listeners.discard(self._listener)
            await self._say_why(send)
            await presence.left(self._hub, self._live, self._person)

    def _welcome(self) -> protocol.Welcome:
        table = self._live.table
        seat = table.seat_of(self._person)
        name = table.seats[seat].name if seat else ""
        now = time.time()
        return protocol.Welcome(protocol.VERSION, table=table.id, name=name, seat=seat, now=now)

    async def _say_why(self, send: Send) -> None:
        if self._why_over:
            await close(self._wire, send, self._why_over)

    async def _read(self, receive: Receive) -> None:
        while not self._why_over:
            frame = await receive()
            if frame["type"] == "websocket.disconnect":
                return
            if self._allows():
                await self._answer(frame.get("text") or frame.get("bytes") or b"")
            else:
                self.send(refusal(Refused("TOO_FAST")))
                await asyncio.sleep(1.0)

    async def _answer(self, frame: str | bytes) -> None:
        ref = ""
        try:
            ask = asks.read(frame)
            ref = ask.ref
            await self._carry_out(ask)
        except msgspec.MsgspecError as error:
            self.send(refusal(Refused("NO_MESSAGE", what=str(error)), asks.ref_of(frame)))
        except Refused as error:
            self.send(refusal(error, ref))
        except Unavailable:
            self.send(refusal(Refused("NO_DATABASE"), ref))
        except Exception as error:  # noqa: BLE001 - a fault of ours costs nobody the connection
            log_fault(error, "request", table=self._live.table.id)
            self.send(refusal(Refused("FAULT"), ref))

    async def _carry_out(self, ask: asks.Ask) -> None:
        match ask:
            case asks.Ping():
                self.send(protocol.write(protocol.Pong(ref=ask.ref)))
            case asks.Look():
                await self._hub.look(self._live, self._listener)
            case asks.Why():
                self.send(protocol.write(because(self._live.table, self._person, ask)))
            case asks.Offer():
                self.send(protocol.write(offers(self._live.table, self._person, ask)))
            case asks.Watchers():
                self.send(protocol.write(await watching(self._hub, self._live, self._person, ask)))
            case asks.Remove() | asks.RemoveWatcher():
                await remove(self._hub, self._live, ask, Asker(self._person))
            case asks.Lock():
                await lock(self._hub, self._live, ask, Asker(self._person))
            case asks.Say():
                self._say(ask)
                await asyncio.sleep(0)  # so that a burst does not fill everybody's queue
            case asks.Sit():
                self._words.check(ask.name)
                await self._hub.ask(self._live, ask, Asker(self._person))
            case _:
                await self._hub.ask(self._live, ask, Asker(self._person))

    def _say(self, ask: asks.Say) -> None:
        table = self._live.table
        seat = table.seat_of(self._person)
        if not seat:
            raise Refused("NO_SEAT")
        if ask.text and not table.options.chat:
            raise Refused("NO_CHAT")
        text = cleaned(ask.text, LONGEST_TEXT)
        self._words.check(text)
        if (ask.phrase or not text) and ask.phrase not in protocol.PHRASES:
            raise Refused("NO_PHRASE", phrases=", ".join(protocol.PHRASES))
        name = table.seats[seat].name
        said = protocol.Said(seat=seat, phrase=ask.phrase, text=text, name=name, at=time.time())
        self._live.sayings.add(self._person, said)
        say(self._live, protocol.write(said), self._hub.later)
