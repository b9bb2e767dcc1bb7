"""Cookies that can be ended: sign out everywhere else."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from httpx import AsyncClient
from websockets.exceptions import ConnectionClosed, InvalidStatus

from escalera.server.host.people import People
from escalera.server.host.signings import REMEMBERED, Signings
from escalera.server.live.live_table import Listener
from escalera.server.messages.errors import Refused
from escalera.server.store import open_store
from tests.server.client import joined, opened
from tests.server.http.guests import Guests, guests_of
from tests.server.http.guests import opened as made
from tests.server.serving import Guest, serving


@pytest_asyncio.fixture
async def guests(tmp_path: Path) -> AsyncIterator[Guests]:
    async with guests_of(tmp_path) as made:
        yield made


@pytest.mark.asyncio
async def test_other_devices_are_new_guests_and_this_one_stays(guests: Guests) -> None:
    here = await guests.known()
    await here.put("/api/me", json={"name": "Ann"})
    old = here.cookies["escalera"]
    link = (await here.post("/api/me/link")).json()["path"].partition("#")[2]
    assert (await here.post("/api/me/elsewhere")).json() == {"name": "Ann"}
    assert (await here.get("/api/me")).json() == {"name": "Ann"}
    assert here.cookies["escalera"] != old
    lost = await guests.guest(cookie=f"escalera={old}").get("/api/me")
    assert lost.json() == {"name": ""}
    assert "escalera=" in lost.headers["set-cookie"]
    other = await guests.known()
    assert (await other.post("/api/me/move", json={"token": link})).status_code == 404
    again = (await here.post("/api/me/link")).json()["path"].partition("#")[2]
    assert (await other.post("/api/me/move", json={"token": again})).json() == {"name": "Ann"}


@pytest.mark.asyncio
async def test_cookies_from_before_there_were_versions_are_good(guests: Guests) -> None:
    cookie = guests.services.people.cookie("some-person-of-old")
    assert await guests.services.signings.who(cookie) == "some-person-of-old"
    assert await guests.services.signings.who("forged") == ""


@pytest.mark.asyncio
async def test_another_process_hears_of_it_after_a_moment(database_url: str) -> None:
    store = open_store(database_url)
    await store.open()
    now = [0.0]
    people = People(b"s" * 32)
    one, other = (Signings(people, store, lambda: now[0]) for _ in range(2))
    cookie = await other.cookie("ann")
    assert await other.who(cookie) == "ann"
    await one.end("ann")
    assert await one.who(cookie) == ""
    now[0] += REMEMBERED + 1
    assert await other.who(cookie) == ""
    assert await other.who(await one.cookie("ann")) == "ann"
    await store.close()


@pytest.mark.asyncio
async def test_another_process_knows_a_new_cookie_at_once(database_url: str) -> None:
    store = open_store(database_url)
    await store.open()
    one, other = (Signings(People(b"s" * 32), store, lambda: 0.0) for _ in range(2))
    old = await other.cookie("ann")
    await one.end("ann")
    assert await other.who(await one.cookie("ann")) == "ann"
    assert await other.who(old) == ""
    await store.close()


@pytest.mark.asyncio
async def test_another_process_lets_go_of_old_cookies_and_keeps_new_ones(
    guests: Guests, tmp_path: Path
) -> None:
    async with guests_of(tmp_path) as elsewhere:
        here, other = await guests.known(), await guests.known()
        table = await made(here)
        live, ended = await elsewhere.live(table), list[str]()
        for name, guest in ("old", here), ("other", other):
            await elsewhere.services.hub.join(live, listening(elsewhere, guest, name, ended))
        old, signings = here.cookies["escalera"], elsewhere.services.signings
        assert await signings.who(old)
        await here.post("/api/me/elsewhere")
        await elsewhere.services.hub.join(live, listening(elsewhere, here, "new", ended))
        await elsewhere.services.housekeeper.heed()
        await elsewhere.services.housekeeper.heed()
        assert ended == ["old SIGNED_OUT"]
        assert await signings.who(old) == ""


def listening(process: Guests, guest: AsyncClient, name: str, ended: list[str]) -> Listener:
    """Return a connection of a guest by the cookie that they have now."""
    person, version = process.services.people.signed(guest.cookies["escalera"])

    def over(why: Refused) -> None:
        ended.append(f"{name} {why.name}")

    return Listener(person, lambda _frame: None, over, version=version)


def test_open_tables_are_left_on_other_devices(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'e.db'}", tmp_path / "log") as server:
        table, (ann, *_) = opened(server, 1)

        async def run() -> None:
            async with joined(ann, table) as client:
                await asyncio.to_thread(ann.ask, "POST", "/api/me/elsewhere")
                await client.until(lambda: "error" in client.newest)
                assert client.newest["error"]["name"] == "SIGNED_OUT"
                await client.socket.wait_closed()
                assert client.socket.close_code == 4401
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                await refused(ann)

        async def refused(who: Guest) -> None:
            async with who.socket(table) as socket:
                json.loads(await socket.recv())

        asyncio.run(run())
