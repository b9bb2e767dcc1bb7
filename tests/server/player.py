"""A program that plays a seat through everything: if it loses the connection, it comes back."""

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from examples import bot_client
from tests.server.serving import Server
from tests.server.witness import Witness

TOO_LATE = {
    "LATE", "DEALT", "SEALED", "SEALS_CLOSED", "NUMBER_GIVEN", "HAND_IN_PLAY", "HAND_NOT_DEALT",
    "READY", "STARTED",
}  # fmt: skip
"""Refusals that mean: somebody was faster, or this was said already."""
AGAIN = {"BUSY", "NO_DATABASE"}
LOST = (OSError, WebSocketException, TimeoutError)
"""The exceptions when a server is not there, or is gone."""


@dataclass
class Player:
    """A seat's program. It connects to any of the servers and tells a witness all it sees."""

    servers: Sequence[Server]
    cookie: str
    seat: int
    witness: Witness
    choose: Callable[[dict[str, Any]], str] = bot_client.choose
    people: int = 4
    """How many seats are for people; bots have the others."""
    joins: int = 0
    over: dict[str, Any] | None = None

    async def play(self) -> dict[str, Any]:
        """Play to the match's end and return its last message.

        A table's people begin at different servers, so that no server can go unnoticed.
        """
        server = self.servers[self.seat % len(self.servers)]
        while self.over is None:
            with suppress(*LOST):
                await self._join(server)
            await asyncio.sleep(0.02)
            server = random.choice(self.servers)
        return self.over

    async def _join(self, server: Server) -> None:
        address = server.address.replace("http", "ws", 1)
        async with connect(
            f"{address}/api/tables/{self.witness.table}/socket",
            additional_headers={"cookie": f"escalera={self.cookie}"},
            open_timeout=5,
            close_timeout=0.2,
        ) as socket:
            self.joins += 1
            async for frame in socket:
                message = json.loads(frame)
                self.witness.see(frame, message)
                await self._answer(socket, message)
                if self.over or message.get("name") in AGAIN:
                    return

    async def _answer(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] == "over" and message["winners"] is not None:
            self.over = message
            return
        if message["type"] == "error" and message["name"] not in TOO_LATE | AGAIN:
            self.witness.fault(f"seat {self.seat} was told {message}")
        for answer in [*self._before(message), *bot_client.answers(message, self.choose)]:
            await socket.send(json.dumps(answer))

    def _before(self, message: dict[str, Any]) -> list[dict[str, Any]]:
        """Return what to ask before the match: a seat and, for the host, the start."""
        if message["type"] != "table" or message["status"] != "open":
            return []
        if not any(seat["you"] for seat in message["seats"]):
            return [{"type": "sit", "seat": self.seat, "name": f"P{self.seat}"}]
        ready = message["host"] and all(seat["name"] for seat in message["seats"][: self.people])
        return [{"type": "start"}] if ready else []
