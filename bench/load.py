"""Load for the table server: tables of four clients each, one play in flight at each table.

`python -m bench.load ADDRESS TABLES SECONDS [PROCESS [PAUSE]]` prints a line of JSON; PROCESS: the
server's number, for its CPU time and memory, or 0; PAUSE: seconds before each play. A play counts
when all four clients have their new view. The client is as thin as can be and looks only for the
few bytes it needs, so that this measures the server and not the clients.
"""

import asyncio
import base64
import hashlib
import json
import os
import random
import statistics
import sys
import time
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import msgspec

SEATS = 4
GAME = "samba"


class _Turn(msgspec.Struct):
    """What a program needs of a `hand` message."""

    seq: int
    legal: list[str]


_turn: msgspec.json.Decoder[_Turn] = msgspec.json.Decoder(_Turn)
_PICK = random.Random(1)


@dataclass
class Count:
    """What all tables did."""

    plays: int = 0
    bytes: int = 0
    frames: int = 0
    waits: list[float] = field(default_factory=list)
    running: bool = True
    pause: float = 0.0
    """How long a table waits before each play."""


@dataclass
class Table:
    """One table's clients, and the play they wait for."""

    count: Count
    id: str
    clients: "list[Client]" = field(default_factory=list)
    sent: float = 0.0
    seen: int = 0
    """How many clients have the new view."""
    turn: "tuple[Client, bytes] | None" = None
    later: asyncio.TimerHandle | None = None
    """The next play, while the table pauses."""

    def view(self, client: "Client", frame: bytes) -> None:
        """Take a client's new view; when all four have it, the next play goes out."""
        self.seen += 1
        if b'"legal":[]' not in frame:
            self.turn = client, frame
        if self.seen < SEATS:
            return
        self.seen = 0
        now = time.perf_counter()
        if self.sent and self.count.running:
            self.count.plays += 1
            self.count.waits.append(now - self.sent)
        if not self.count.pause:
            self.play()
            return
        if self.later:  # the table was told twice
            self.later.cancel()
        self.later = asyncio.get_running_loop().call_later(self.count.pause, self.play)

    def play(self) -> None:
        """Play a random legal action, but seldom a take-back."""
        if self.turn is None:
            return
        client, frame = self.turn
        self.turn, self.sent = None, time.perf_counter()
        told = _turn.decode(frame)
        legal = [action for action in told.legal if action[:4] != "back"] or told.legal
        chosen = _PICK.choice([action for action in legal if action != "ask"] or legal)
        client.say({"type": "play", "seq": told.seq, "action": chosen})


class Client(asyncio.Protocol):
    """A bare WebSocket client."""

    def __init__(self, table: Table, seat: int, cookie: str, host: str) -> None:
        self.table, self.seat, self.cookie, self.host = table, seat, cookie, host
        self.buffer = bytearray()
        self.open = False
        self.added: object = None
        """The number last added to a shuffle."""
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shake hands."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /api/tables/{self.table.id}/socket HTTP/1.1\r\nHost: {self.host}\r\n"
            f"Cookie: escalera={self.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take whole frames from what has come."""
        self.buffer += data
        self.table.count.bytes += len(data)
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert b" 101 " in self.buffer[:20], bytes(self.buffer[:200])
            del self.buffer[: end + 4]
            self.open = True
            self.say({"type": "sit", "seat": self.seat, "name": f"P{self.seat}"})
        while (frame := self._frame()) is not None:
            self.table.count.frames += 1
            self.took(frame)

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
        del self.buffer[: start + length]
        return frame

    def took(self, frame: bytes) -> None:
        """Answer a frame."""
        if frame.startswith(b'{"type":"hand"'):
            self.table.view(self, frame)
        elif frame.startswith(b'{"type":"over"'):
            self.table.sent = 0.0
            self.say({"type": "next"})
        elif frame.startswith(b'{"type":"table"'):
            self._table(json.loads(frame))
        elif frame.startswith(b'{"type":"error"'):
            raise AssertionError(frame)

    def _table(self, info: dict[str, object]) -> None:
        if info["wait_until"] and self.added != (info["hand"], info["numbers"]):
            self.added = info["hand"], info["numbers"]
            number = f"{self.seat:032x}"
            seal = hashlib.sha256(number.encode()).hexdigest()
            added = ("shuffle", "number", number) if info["numbers"] else ("seal", "hash", seal)
            self.say({"type": added[0], "hand": info["hand"], added[1]: added[2]})
        seats = info["seats"]
        assert isinstance(seats, list)
        if self.seat == 1 and info["status"] == "open" and all(seat["name"] for seat in seats):
            self.say({"type": "start"})

    def say(self, message: dict[str, object]) -> None:
        """Send a masked text frame."""
        payload = json.dumps(message).encode()
        head = bytes([0x81, 0x80 | len(payload)]) + b"\0\0\0\0"
        assert len(payload) < 126
        assert self.transport is not None
        self.transport.write(head + payload)


def _same(client: Client) -> Client:
    return client


def cpu_seconds(process: int) -> float:
    """Return the CPU time that a process has used."""
    if not process:
        return 0.0
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_kb(process: int) -> int:
    """Return a process's memory."""
    if not process:
        return 0
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


async def _guest(http: httpx.AsyncClient) -> str:
    """Return the cookie of a new guest."""
    answer = await http.get("/api/me")
    http.cookies.clear()
    return answer.cookies["escalera"]


async def load(
    address: str, tables: int, seconds: float, process: int, pause: float = 0.0
) -> dict[str, float]:
    """Play at some tables for some seconds; return the figures."""
    loop, count, where = asyncio.get_running_loop(), Count(pause=pause), urlsplit(address)
    host, port = where.hostname or "127.0.0.1", where.port or 80
    settings = {"target": "30000"}
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        for _ in range(tables):
            cookies = [await _guest(http) for _ in range(SEATS)]
            body = {"game": GAME, "settings": settings}
            made = await http.post(
                "/api/tables", json=body, headers={"cookie": f"escalera={cookies[0]}"}
            )
            table = Table(count, made.json()["id"])
            for seat, cookie in enumerate(cookies, 1):
                client = Client(table, seat, cookie, where.netloc)
                await loop.create_connection(partial(_same, client), host, port)
                table.clients.append(client)
    await asyncio.sleep(1.0)
    count.plays, count.bytes, count.frames = 0, 0, 0
    count.waits.clear()
    start, cpu = time.perf_counter(), cpu_seconds(process)
    await asyncio.sleep(seconds)
    took, cpu, count.running = time.perf_counter() - start, cpu_seconds(process) - cpu, False
    tenth = max(1, len(count.waits) // 10)
    slowing = statistics.median(count.waits[-tenth:]) / statistics.median(count.waits[:tenth])
    waits = sorted(count.waits)
    return {
        "tables": tables,
        "plays": count.plays,
        "plays_per_second": round(count.plays / took),
        "p50_ms": round(statistics.median(waits) * 1000, 2),
        "p99_ms": round(waits[int(len(waits) * 0.99)] * 1000, 2),
        "bytes_per_play": round(count.bytes / count.plays),
        "server_cpu_us_per_play": round(cpu / count.plays * 1e6),
        "memory_kb": memory_kb(process),
        "slowing": round(slowing, 2),
    }


def main() -> None:
    """Run as the command line says."""
    address, tables, seconds, process, pause = [*sys.argv[1:], "0", "0"][:5]
    found = load(address, int(tables), float(seconds), int(process), float(pause))
    print(json.dumps(asyncio.run(found)))


if __name__ == "__main__":
    main()
