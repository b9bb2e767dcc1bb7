"""A server in this process, and guests who ask it over its REST edge."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from escalera.server.host.settings import Settings
from escalera.server.http.app import make_app
from escalera.server.http.services import Services
from escalera.server.live.live_table import Live
from escalera.server.messages import asks
from escalera.server.table.commands import Asker

HOST = "http://127.0.0.1:8000"
UNKNOWN = "nosuchtable1"
UNLIMITED = dict.fromkeys(
    (
        "requests_a_minute",
        "new_people_an_hour",
        "made_an_hour",
        "made_an_hour_at_address",
        "kept_at_once",
        "kept_at_once_at_address",
    ),
    1_000_000,
)
"""Limits that no test reaches, but for those that are about them."""


class Guests:
    """A server in this process, and the clients of its guests."""

    def __init__(self, app: FastAPI, client: Callable[..., httpx.AsyncClient]) -> None:
        self.app, self._client = app, client
        self.services: Services = app.state.services
        self.made: list[httpx.AsyncClient] = []

    def guest(self, **headers: str) -> httpx.AsyncClient:
        self.made.append(self._client(headers=headers))
        return self.made[-1]

    async def known(self) -> httpx.AsyncClient:
        """Return a guest who has a cookie already."""
        guest = self.guest()
        await guest.get("/api/me")
        return guest

    def asker(self, guest: httpx.AsyncClient) -> Asker:
        return Asker(self.services.people.signed(guest.cookies["escalera"])[0])

    async def live(self, table: str) -> Live:
        return await self.services.hub.live(table)

    async def ask(self, guest: httpx.AsyncClient, table: str, *asks: asks.Ask) -> None:
        live = await self.live(table)
        for ask in asks:
            await self.services.hub.ask(live, ask, self.asker(guest))


@asynccontextmanager
async def guests_of(folder: Path, **settings: Any) -> AsyncIterator[Guests]:
    chosen: dict[str, Any] = {
        "database_url": f"sqlite:///{folder / 'escalera.db'}",
        "bot_processes": 0,
        "answer_processes": 0,
        **UNLIMITED,
        **settings,
    }
    app = make_app(Settings(**chosen))
    transport = httpx.ASGITransport(app)

    def client(headers: dict[str, str]) -> httpx.AsyncClient:
        return httpx.AsyncClient(transport=transport, base_url=HOST, headers=headers)

    async with app.router.lifespan_context(app):
        guests = Guests(app, client)
        yield guests
        for made in guests.made:
            await made.aclose()


def sentence(answer: httpx.Response, status: int) -> str:
    """Return the sentence of a refusal."""
    assert answer.status_code == status, answer.text
    said = answer.json()["detail"]
    assert isinstance(said, str)
    return said


def all_told(answer: httpx.Response, status: int) -> str:
    """Return all that a refusal tells: its sentence, what is at fault, more for programs."""
    body = answer.json()
    return f"{sentence(answer, status)} {body['key']} {body['values'].get('what', '')}"


async def opened(guest: httpx.AsyncClient, **body: object) -> str:
    answer = await guest.post("/api/tables", json={"game": "samba", **body})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])
