"""A connection to a table; a test can wait for its newest messages."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from escalera.server.store import open_store
from examples import bot_client
from tests.server.serving import Guest, Server, guest

Message = dict[str, Any]
SECONDS = 60.0


class Client:
    """A guest's connection. It reads all the time, and adds a number of its own to each shuffle."""

    def __init__(self, guest: Guest, socket: ClientConnection) -> None:
        self.guest, self.socket = guest, socket
        self.newest: dict[str, Message] = {}
        """By type, the newest message."""
        self.messages: list[Message] = []

    async def read(self) -> None:
        """Keep every message until the connection closes."""
        with suppress(ConnectionClosed):
            async for frame in self.socket:
                message = json.loads(frame)
                self.messages.append(message)
                self.newest[message["type"]] = message
                await self._shuffle(message)

    async def _shuffle(self, message: Message) -> None:
        if message["type"] == "table" and message["wait_until"]:
            for answer in bot_client.shuffling(message):
                await self.socket.send(json.dumps(answer))

    @property
    def table(self) -> Message:
        """The newest `table` message."""
        return self.newest.get("table", {})

    @property
    def hand(self) -> Message:
        """The newest `hand` message."""
        return self.newest.get("hand", {})

    @property
    def is_told(self) -> bool:
        """Whether the table has come, and the hand after it if one is dealt."""
        dealt = self.table.get("status") == "playing" and not self.table["wait_until"]
        return bool(self.table and (self.hand or not dealt))

    @property
    def seat(self) -> int:
        """The guest's seat, 0 for none."""
        return next((seat["seat"] for seat in self.table.get("seats", []) if seat["you"]), 0)

    @property
    def legal(self) -> list[str]:
        """What the guest may play now."""
        return list(self.hand.get("legal", []))

    def info(self, seat: int) -> Message:
        """What the table says of a seat."""
        found: Message = self.table["seats"][seat - 1]
        return found

    async def until(self, so: Callable[[], Any], seconds: float = SECONDS) -> None:
        """Wait until something is true, here or at another client."""
        async with asyncio.timeout(seconds):
            while not so():
                await asyncio.sleep(0.005)

    async def send(self, kind: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def refused(self, kind: str, **fields: Any) -> str:
        """Send something that is refused; return the refusal's name."""
        ref = secrets.token_hex(4)
        await self.send(kind, ref=ref, **fields)
        await self.until(lambda: self.newest.get("error", {}).get("ref") == ref)
        return str(self.newest["error"]["name"])

    async def unreadable(self, frame: str | bytes) -> str:
        """Send something that is not a message; return the refusal's name."""
        before = len(self._errors())
        await self.socket.send(frame)
        await self.until(lambda: len(self._errors()) > before)
        return str(self._errors()[-1]["name"])

    def _errors(self) -> list[Message]:
        return [message for message in self.messages if message["type"] == "error"]

    async def play(self, action: str = "") -> int:
        """Play an action, by default any legal one but asking; return its seq."""
        if not action:
            await self.until(lambda: self.legal)  # others may have heard of the turn before
        seq, unasked = self.hand["seq"], [legal for legal in self.legal if legal != "ask"]
        chosen = action or bot_client.choose({"legal": unasked})
        await self.send("play", seq=seq, action=chosen)
        await self.until(lambda: self.hand["seq"] > seq)
        return int(self.hand["seq"])


@asynccontextmanager
async def joined(who: Guest, table: str) -> AsyncIterator[Client]:
    """Connect a guest to a table, and leave at the end."""
    async with who.socket(table) as socket:
        client = Client(who, socket)
        reading = asyncio.create_task(client.read())
        try:
            await client.until(lambda: client.is_told)
            yield client
        finally:
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)


def opened(server: Server, people: int = 4, **more: Any) -> tuple[str, list[Guest]]:
    """Open a table of samba; return it with its guests, the host first."""
    guests = [guest(server) for _ in range(people)]
    body = {"game": "samba", "players": 4, "pace": "instant", **more}
    return str(guests[0].ask("POST", "/api/tables", body)["id"]), guests


@asynccontextmanager
async def dealt(table: str, guests: Sequence[Guest]) -> AsyncIterator[list[Client]]:
    """Seat the guests from seat 1 on, start, and wait for the first hand."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(joined(who, table)) for who in guests]
        for seat, client in enumerate(clients, 1):
            await client.send("sit", seat=seat, name=f"P{seat}")
            await client.until(lambda client=client: client.seat)  # type: ignore[misc]
        await clients[0].send("start")
        for client in clients:
            await client.until(lambda client=client: client.hand)  # type: ignore[misc]
        yield clients


def to_act(clients: Sequence[Client]) -> Client:
    """Return the client whose turn it is."""
    newest = max(clients, key=lambda client: client.hand["seq"])
    actor = newest.hand["table"]["actor"]
    return next(client for client in clients if client.seat == actor)


async def log_of(server: Server, table: str) -> list[bytes]:
    """Return a table's log, from the database itself."""
    store = open_store(server.database)
    try:
        return await store.events(table)
    finally:
        await store.close()
