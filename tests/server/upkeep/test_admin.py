"""`escalera admin` beside a running server: what its people notice."""

import asyncio
from pathlib import Path

import httpx
import pytest

from tests.server.client import Client, dealt, joined, log_of, opened, to_act
from tests.server.serving import Guest, guest, serving
from tests.server.store.stores import opened as opened_store
from tests.server.store.test_set_aside import answered, turned_away
from tests.server.upkeep.commands import Commands


async def let_go(client: Client, name: str) -> None:
    """Wait until a client has read why it is let go, and its connection has ended."""
    await client.until(lambda: client.newest.get("error", {}).get("name") == name)
    await client.until(lambda: client.socket.close_code)
    assert client.socket.close_code == 4403


async def person_of(commands: Commands, who: Guest, name: str) -> str:
    """Return the id of somebody, after they have said their name."""
    await asyncio.to_thread(who.ask, "PUT", "/api/me", {"name": name})
    found = await commands.listed("people", "--name", name)
    return str(found[0]["id"])


def name_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, str(answer.json()["name"])


def test_a_closed_table_lets_its_people_go_and_keeps_its_scores(
    commands: Commands, tmp_path: Path
) -> None:
    async def go() -> None:
        table, guests = opened(server)
        async with dealt(table, guests) as clients:
            await to_act(clients).play()
            assert table in await commands.soon("admin", "close", table)
            for client in clients:
                await let_go(client, "TABLE_CLOSED")
        told, code, _ = await turned_away(guests[0], table)
        assert ([one["name"] for one in told], code) == (["TABLE_CLOSED"], 4403)
        assert told[0]["sentence"].startswith("Whoever runs this server has closed this table")
        assert name_of(answered(guests[0], f"/api/tables/{table}")) == (410, "TABLE_CLOSED")
        left = guests[0].ask("GET", f"/api/tables/{table}/aside")
        assert (left["name"], left["seats"][0]) == ("TABLE_CLOSED", "P1")
        assert answered(guest(server), f"/api/tables/{table}/aside").status_code == 404
        rows = await commands.listed("tables")
        assert [(row["id"], row["status"]) for row in rows] == [(table, "finished")]
        assert "could be closed" in await commands.soon("admin", "close", table, status=2)

    with serving(commands.database, tmp_path / "log") as server:
        asyncio.run(asyncio.wait_for(go(), 120))
    assert "fault" not in (tmp_path / "log").read_text()


def test_a_deleted_table_is_gone_for_servers_that_have_it(
    commands: Commands, tmp_path: Path
) -> None:
    async def go() -> None:
        table, guests = opened(server)
        other, others = opened(server)
        async with dealt(table, guests) as clients, dealt(other, others) as playing:
            for _ in range(8):
                await to_act(clients).play()
            await commands.soon("admin", "delete", table)
            for client in clients:
                await let_go(client, "TABLE_CLOSED")
            for _ in range(8):
                await to_act(playing).play()
        assert len(await log_of(server, table)) == 1
        assert [row["id"] for row in await commands.listed("tables")] == [other]
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)
        assert name_of(answered(guests[0], f"/api/tables/{table}")) == (404, "NO_SUCH_TABLE")
        assert "no table" in await commands.soon("admin", "delete", table, status=2)

    with serving(commands.database, tmp_path / "log") as server:
        asyncio.run(asyncio.wait_for(go(), 120))
    assert "fault" not in (tmp_path / "log").read_text()


def test_a_banned_person_is_let_go_and_refused_by_name(commands: Commands, tmp_path: Path) -> None:
    async def go() -> None:
        table, guests = opened(server, 2, players=2, grace_seconds=0)
        person = await person_of(commands, guests[1], "Mallory")
        async with dealt(table, guests) as clients:
            await commands.soon("admin", "ban", person)
            await let_go(clients[1], "BANNED")
            await clients[0].until(lambda: clients[0].info(2)["stand_in"])
        for path in ("/api/me", "/api/tables"):
            assert name_of(answered(guests[1], path)) == (403, "BANNED")
        told, code, _ = await turned_away(guests[1], table)
        assert ([one["name"] for one in told], code) == (["BANNED"], 4403)
        assert answered(guests[0], "/api/me").status_code == 200
        assert [one["banned"] for one in await commands.listed("people")].count(True) == 1
        assert "already" in await commands.soon("admin", "ban", person, status=2)
        await commands.soon("admin", "unban", person)
        while answered(guests[1], "/api/me").status_code == 403:
            await asyncio.sleep(0.05)
        async with joined(guests[1], table) as back:
            await back.until(lambda: back.hand)
        done = [(one["what"], one["about"]) for one in await commands.listed("audit")]
        assert done == [("unban", person), ("ban", person)]

    with serving(commands.database, tmp_path / "log") as server:
        asyncio.run(asyncio.wait_for(go(), 120))
    assert "fault" not in (tmp_path / "log").read_text()


@pytest.mark.parametrize("id_", ["-Uab34_cd56ef", "-9Ab", "--Ab34cd56ef78"])
def test_an_id_may_begin_with_a_dash(commands: Commands, id_: str) -> None:
    made = asyncio.run(_opened(commands.database))
    assert made
    for command in "close", "delete", "ban", "unban", "forget", "export":
        assert id_ in commands.now("admin", command, id_, status=2)
    assert commands.now("admin", "people", "--json").strip() == "[]"
    assert "no option" in commands.now("admin", "tables", "--no-such", status=2)


async def _opened(url: str) -> bool:
    """Make a database that a server has opened."""
    async with opened_store(url) as store:
        return await store.healthy()
