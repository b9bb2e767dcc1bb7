"""A real server is killed, and one that deals a game differently takes its place."""

import asyncio
import json
import signal
import sys
from pathlib import Path

import httpx

from escalera.engine.match.engine_version import ENGINE
from escalera.notation import read
from escalera.rules import load
from escalera.server.table.events import FROM_THE_FIRST_HAND
from tests.server.client import Client, Message, dealt, joined, log_of, opened, to_act
from tests.server.serving import SERVE, Guest, Server, guest, serving
from tests.server.store.test_hand_log import caught_up
from tests.server.store.test_set_aside import answered, turned_away

CHANGED = [sys.executable, "-m", "tests.server.store.changed_server", "serve"]


async def play(clients: list[Client], plays: int) -> None:
    for _ in range(plays):
        seq = await to_act(clients).play()
        for client in clients:
            await caught_up(client, seq)


async def first_hand(clients: list[Client]) -> Message:
    """Play the first hand to its end and deal the second; return how the first ended."""
    while clients[0].hand["table"]["phase"] != "over":
        await play(clients, 1)
    for client in clients:
        await client.until(lambda client=client: "over" in client.newest)  # type: ignore[misc]
        await client.send("next")
    for client in clients:
        await client.until(lambda client=client: client.hand["table"]["number"] == 2)  # type: ignore[misc]
    return clients[0].newest["over"]


def restart(server: Server, command: list[str]) -> None:
    server.stop(signal.SIGKILL)
    server.command = command
    server.start()


def kept(who: Guest, table: str) -> tuple[Message, str]:
    """Return what is left of a table that is set aside, and its record."""
    found: Message = who.ask("GET", f"/api/tables/{table}/aside")
    return found, str(who.ask("GET", f"/api/tables/{table}/aside/record"))


def status(who: Guest, path: str) -> tuple[int, str]:
    answer: httpx.Response = answered(who, path)
    return answer.status_code, answer.json()["name"]


async def check_told(who: Guest, table: str) -> None:
    """Only the table's people hear, by socket and REST, why it is set aside."""
    told, code, _ = await turned_away(who, table)
    assert [message["name"] for message in told] == ["NOT_REPLAYED"]
    assert told[0]["sentence"].startswith("This table can't go on")
    assert code == 4500
    assert status(who, f"/api/tables/{table}/record") == (503, "NOT_REPLAYED")
    left, _ = kept(who, table)
    assert (left["name"], left["detail"]) == ("NOT_REPLAYED", told[0]["sentence"])
    for path in ("aside", "aside/record"):
        denied = status(guest(who.server), f"/api/tables/{table}/{path}")
        assert denied == (404, "NO_SUCH_TABLE")
    assert "not replayed: deck" in who.ask("GET", "/health")
    log = who.server.log.read_text()
    assert f"table={table}" in log
    assert "what=deck" in log
    assert f"log {FROM_THE_FIRST_HAND}, bolivia {load('bolivia').version}, engine {ENGINE}" in log


def check_kept(who: Guest, table: str, over: Message, log: list[bytes]) -> None:
    """The scores and record are there, with the first hand's secret and without the second's."""
    left, record = kept(who, table)
    assert left["scores"] == over["scores"]
    assert left["seats"] == ["P1", "P2", "P3", "P4"]
    assert [hand["points"] for hand in left["hands"]] == [over["points"], []]
    assert read(record).names == {seat: f"P{seat}" for seat in range(1, 5)}
    assert f"# score {' '.join(map(str, over['points']))}" in record
    assert f"# reveal {over['reveal']}" in record
    secrets = [json.loads(line)["secret"] for line in log if b'"committed"' in line]
    assert [secret in record for secret in secrets] == [True, False]


async def check_same(who: Guest, table: str, before: Message) -> None:
    """A table goes on where it was, except for who is connected."""
    for path in ("aside", "aside/record"):
        assert status(who, f"/api/tables/{table}/{path}") == (404, "NOT_ASIDE")
    async with joined(who, table) as here:
        await here.until(lambda: here.hand)
        assert (here.hand["table"], here.hand["cards"]) == (before["table"], before["cards"])


def test_an_upgrade_sets_aside_only_tables_it_deals_differently(
    database_url: str, tmp_path: Path
) -> None:
    async def run() -> None:
        changed, its_guests = opened(server, game="bolivia")
        other, guests = opened(server)
        async with dealt(changed, its_guests) as clients:
            over = await first_hand(clients)
            await play(clients, 6)
            left = clients[0].hand
        async with dealt(other, guests) as clients:
            await play(clients, 6)
            before = clients[0].hand
        log = await log_of(server, changed)
        assert {"log", "version", "engine", "rules"} <= json.loads(log[0]).keys()
        await asyncio.to_thread(restart, server, CHANGED)
        await check_told(its_guests[0], changed)
        check_kept(its_guests[0], changed, over, log)
        await check_same(guests[0], other, before)
        assert await log_of(server, changed) == log
        await asyncio.to_thread(restart, server, SERVE)  # the change is undone
        await check_same(its_guests[0], changed, left)

    with serving(database_url, tmp_path / "log") as server:
        asyncio.run(asyncio.wait_for(run(), 300))
    assert "Traceback" not in (tmp_path / "log").read_text()
