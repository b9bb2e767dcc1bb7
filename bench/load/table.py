"""A table of four clients: one play in flight, and the next when all four have its view.

The clients are as thin as can be and look only for the few bytes they need, so that this measures
the server and not them.
"""

import asyncio
import base64
import hashlib
import json
import os
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec

SEATS = 4
AGAIN = 0.2
"""Seconds after which what was refused is said again, unless the table has gone on."""
TEXT, PING, PONG = 0x81, 0x89, 0x8A
"""How whole frames begin (RFC 6455, 5.2)."""
_HAND, _CHANGE = b'{"type":"hand","seq":', b'{"type":"change","seq":'


class _Turn(msgspec.Struct):
    """What a program needs of a `hand` or a `change`."""

    legal: list[str]


_turn: msgspec.json.Decoder[_Turn] = msgspec.json.Decoder(_Turn)
_PICK = random.Random(1)


@dataclass
class Count:
    """What all tables did."""

    plays: int = 0
    bytes: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    """How often the server refused something, by the refusal's name."""
    waits: list[float] = field(default_factory=list)
    running: bool = True

    def clear(self) -> None:
        """Count from nothing again."""
        self.plays = self.bytes = 0
        self.waits.clear()


@dataclass
class Table:
    """One table's clients, and the play they wait for."""

    count: Count
    id: str
    pause: float = 0.0
    """Seconds between a play that all have seen and the next, on average."""
    clients: "list[Client]" = field(default_factory=list)
    full: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when all four sit."""
    playing: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when all four have seen a play."""
    sent: float = 0.0
    seq: int = 0
    seen: int = 0
    """How many clients have the view of `seq`."""
    turn: "Client | None" = None

    def start(self) -> None:
        """Start the match: its host does."""
        self.clients[0].say({"type": "start"})

    def view(self, client: "Client", frame: bytes) -> None:
        """Take a client's new view; when all four have it, the next play goes out."""
        seq = seq_of(frame)
        if seq > self.seq:
            self.seq, self.seen = seq, 0
        self.seen += seq == self.seq
        client.note_legal(frame)
        if client.legal:
            self.turn = client
        if self.seen == SEATS:
            self._seen_by_all()

    def _seen_by_all(self) -> None:
        if self.sent:
            self.counted(time.perf_counter() - self.sent)
        if self.pause:
            pause = self.pause * _PICK.uniform(0.5, 1.5)  # so that tables don't play in step
            asyncio.get_running_loop().call_later(pause, self.play)
        else:
            self.play()

    def counted(self, wait: float) -> None:
        """Count a play that all four have seen."""
        self.playing.set()
        if self.count.running:
            self.count.plays += 1
            self.count.waits.append(wait)

    def play(self) -> None:
        """Let whose turn it is play."""
        if self.turn is None:
            return
        client, self.turn = self.turn, None
        self.sent = time.perf_counter()
        client.play(self.seq)


class Client(asyncio.Protocol):
    """A bare WebSocket client, and what a player does."""

    def __init__(self, table: Table, seat: int, cookie: str, host: str) -> None:
        self.table, self.seat, self.cookie, self.host = table, seat, cookie, host
        self.buffer = bytearray()
        self.opened = asyncio.Event()
        self.said: dict[str, Any] = {}
        self.legal: list[str] = []
        """What may be played, by the newest view."""
        self.added: object = None
        """The number last added to a shuffle."""
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shake hands."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(handshake(self.table.id, self.cookie, self.host))

    def data_received(self, data: bytes) -> None:
        """Take whole frames from what has come."""
        self.buffer += data
        self.table.count.bytes += len(data)
        if not self.opened.is_set() and not self._open():
            return
        while (frame := self._frame()) is not None:
            self.took(frame)

    def _open(self) -> bool:
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        assert b" 101 " in self.buffer[:20], bytes(self.buffer[:200])
        del self.buffer[: end + 4]
        self.opened.set()
        self.welcomed()
        return True

    def _frame(self) -> bytes | None:
        have = len(self.buffer)
        if have < 2:
            return None
        length, start = self.buffer[1] & 127, 2
        if length > 125:
            start = 4 if length == 126 else 10
            if have < start:
                return None
            length = int.from_bytes(self.buffer[2:start], "big")
        if have < start + length:
            return None
        frame = bytes(self.buffer[start : start + length])
        if self.buffer[0] == PING:
            self._send(PONG, frame)  # or else the server takes this client for gone
        del self.buffer[: start + length]
        return frame

    def welcomed(self) -> None:
        """Sit down."""
        self.say({"type": "sit", "seat": self.seat, "name": f"P{self.seat}"})

    def took(self, frame: bytes) -> None:
        """Answer a frame."""
        if frame.startswith((_HAND, _CHANGE)):
            self.table.view(self, frame)
        elif frame.startswith(b'{"type":"over"'):
            self.table.sent = 0.0
            self.say({"type": "next"})
        elif frame.startswith(b'{"type":"table"'):
            self._table(json.loads(frame))
        elif frame.startswith(b'{"type":"error"'):
            self._refused(json.loads(frame))

    def note_legal(self, frame: bytes) -> None:
        """Note what may be played now; a change leaves it out if it is what it was."""
        if b'"legal":[]' in frame:
            self.legal = []
        elif b'"legal":[' in frame:
            self.legal = _turn.decode(frame).legal

    def play(self, seq: int) -> None:
        """Play a random legal action, but seldom a take-back."""
        legal = [action for action in self.legal if action[:4] != "back"] or self.legal
        chosen = _PICK.choice([action for action in legal if action != "ask"] or legal)
        self.say({"type": "play", "seq": seq, "action": chosen})

    def _refused(self, error: dict[str, Any]) -> None:
        """Try again in a moment: something else happened first, or the server was too busy."""
        self.table.count.refused[error["name"]] += 1
        asyncio.get_running_loop().call_later(AGAIN, self._again, self.said, self.table.sent)

    def _again(self, message: dict[str, Any], sent: float) -> None:
        if message is self.said and sent == self.table.sent:
            self.say(message)

    def _table(self, info: dict[str, Any]) -> None:
        if info["wait_until"] and self.added != (info["hand"], info["numbers"]):
            self.added = info["hand"], info["numbers"]
            number = f"{self.seat:032x}"
            seal = hashlib.sha256(number.encode()).hexdigest()
            added = ("shuffle", "number", number) if info["numbers"] else ("seal", "hash", seal)
            self.say({"type": added[0], "hand": info["hand"], added[1]: added[2]})
        if info["status"] == "open" and all(seat["name"] for seat in info["seats"]):
            self.table.full.set()

    def say(self, message: dict[str, Any]) -> None:
        """Send a masked text frame."""
        self.said = message
        self._send(TEXT, json.dumps(message).encode())

    def _send(self, kind: int, payload: bytes) -> None:
        head = bytes([kind, 0x80 | len(payload)]) + b"\0\0\0\0"
        assert len(payload) < 126
        assert self.transport is not None
        self.transport.write(head + payload)


def seq_of(frame: bytes) -> int:
    """Return the seq of a `hand` message or a `change`."""
    start = len(_HAND if frame.startswith(_HAND) else _CHANGE)
    return int(frame[start : frame.index(b",", start)])


def handshake(table: str, cookie: str, host: str) -> bytes:
    """Return the request that opens a table's socket."""
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET /api/tables/{table}/socket?changes=1 HTTP/1.1\r\nHost: {host}\r\n"
        f"Cookie: escalera={cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()
