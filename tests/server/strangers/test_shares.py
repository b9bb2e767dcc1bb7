"""Bots serve addresses by turns, so the server knows which address opened a table."""

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest

from escalera.engine.match.view import View
from escalera.engine.state.action import Action
from escalera.server.http.asgi import Door
from escalera.server.live.processes.botpool import BotPool
from escalera.server.store import Maker
from tests.server.house import dealt_to_bots, house, keep, until
from tests.server.http.guests import HOST, Guests, guests_of, opened


async def opened_behind_a_proxy(guests: Guests, address: str) -> str:
    """Open a table as a new guest for whom a proxy speaks; return its id."""
    transport: Any = httpx.ASGITransport(Door(guests.app))
    headers = {"x-forwarded-for": address}
    async with httpx.AsyncClient(transport=transport, base_url=HOST, headers=headers) as guest:
        return await opened(guest)


async def opened_from(guests: Guests, table: str) -> str:
    return await guests.services.hub.opened_from(await guests.live(table))


@pytest.mark.asyncio
async def test_a_table_is_of_the_address_that_opened_it_also_after_a_restart(
    tmp_path: Path,
) -> None:
    async with guests_of(tmp_path) as guests:
        addresses = ("203.0.113.5", "203.0.113.5", "203.0.113.6")
        tables = [await opened_behind_a_proxy(guests, address) for address in addresses]
        one, two, other = [await opened_from(guests, table) for table in tables]
        assert one == two != other
        assert one
        assert other
    async with guests_of(tmp_path) as guests:
        assert [await opened_from(guests, table) for table in tables] == [one, two, other]


async def hosts_asked_for(url: str, monkeypatch: pytest.MonkeyPatch) -> set[tuple[str, ...]]:
    """Let bots play at a table from an address, and at one from nobody knows where."""
    asked, choose = set[tuple[str, ...]](), BotPool.choose

    async def noted(
        pool: BotPool, bot: str, seed: str, view: View, legal: Sequence[Action], whose: Any
    ) -> Action:
        asked.add(whose)
        return await choose(pool, bot, seed, view, legal, whose)

    monkeypatch.setattr(BotPool, "choose", noted)
    async with house(url) as made:
        for name in ("known-1", "old-1"):
            await keep(made.store, dealt_to_bots(name))
            await made.hub.live(name)
        await made.store.note_made("known-1", Maker("known-1-1", "home"), time.time(), 0.0)
        made.keeper.start()
        await until(lambda: len(asked) == 2)
    return asked


def test_bots_think_for_an_address_and_then_for_its_host(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = asyncio.run(hosts_asked_for(database_url, monkeypatch))
    assert found == {("home", "known-1-1"), ("", "old-1-1")}
