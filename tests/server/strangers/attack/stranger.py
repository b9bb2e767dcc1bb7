"""Somebody at an address of their own, with as many guests' cookies as they could get."""

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect

from escalera.server.host.settings import Settings
from tests.server.plain_http import PLAIN

Going = Callable[[], bool]
"""Says whether an attack is to go on; asked first when it begins."""
ADDRESS = "127.0.0.66"
"""On Linux every address from 127.0.0.1 on is this machine's. Those who play honestly come from
127.0.0.1, where a proxy may be; from here nobody believes what a request says of its origin."""


def rounds(going: Going) -> Iterator[None]:
    """Yield as long as an attack is to go on, and once at least."""
    going()  # it begins now
    yield
    while going():
        yield


@dataclass
class Stranger:
    """The attacker, and the limits that the server should keep."""

    server: str
    limits: Settings
    scale: float = 1.0
    """How much of everything is tried; 1 for all of it."""
    cookies: list[str] = field(default_factory=list)
    _turn: int = 0

    def guest(self) -> str:
        """Return the cookie of the guest whose turn it is: nobody is to use up what one may do."""
        self._turn += 1
        return self.cookies[self._turn % len(self.cookies)]

    def some(self, number: int) -> int:
        """Return how many to try, of a number at full scale."""
        return max(1, round(number * self.scale))

    def client(self, cookie: str = "") -> httpx.AsyncClient:
        """Return a client of the REST edge, as a guest or as nobody yet."""
        most = httpx.Limits(max_connections=200)
        return httpx.AsyncClient(
            base_url=self.server,
            transport=httpx.AsyncHTTPTransport(PLAIN, local_address=ADDRESS, limits=most),
            headers={"cookie": f"escalera={cookie}"} if cookie else {},
            timeout=60,
        )

    def socket(self, table: str, cookie: str) -> Any:
        """Return a connection to a table, for `async with` to open."""
        return connect(
            f"{self.server.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            additional_headers={"cookie": f"escalera={cookie}"},
            local_addr=(ADDRESS, 0),
            open_timeout=60,
            ping_interval=None,
        )

    async def stream(self) -> tuple[StreamReader, StreamWriter]:
        """Open a connection that says whatever the attacker likes."""
        at = urlsplit(self.server)
        return await asyncio.open_connection(at.hostname, at.port, local_addr=(ADDRESS, 0))

    async def table(self, cookie: str, **options: Any) -> str:
        """Open a table as a guest; return its id."""
        body = {"game": "samba", "players": 2, "pace": "instant", **options}
        async with self.client(cookie) as client:
            answer = await client.post("/api/tables", json=body)
        if not answer.is_success:
            raise AssertionError(f"the attack can't begin: {answer.text}")
        return str(answer.json()["id"])
