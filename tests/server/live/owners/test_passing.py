"""Two server processes that own tables: whoever comes to the wrong one is passed on."""

import asyncio
import random
import signal
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request

from escalera.server.live.connection import NOT_ALLOWED, SIGNED_OUT
from escalera.server.live.owners.owners import Owners
from escalera.server.live.owners.passing import LOOK
from escalera.server.store import open_store
from escalera.server.store.admin.leases import Lease, lease_of
from tests.server.client import SECONDS, dealt, joined, log_of, opened, to_act
from tests.server.player import Player
from tests.server.postgres import Cluster
from tests.server.serving import Guest, Server, free_address, guest, send, until
from tests.server.strangers.addresses import ELSEWHERE, THERE, comes, removed
from tests.server.witness import Witness

HERE = "here"
SHORT = {"target": "0", "hands": "1"}


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    if request.param == "postgres":
        cluster: Cluster = request.getfixturevalue("postgres")
        return cluster.new_database()
    return f"sqlite:///{tmp_path_factory.mktemp('owned') / 'e.db'}"


@pytest.fixture(scope="module")
def pair(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    folder, chance = tmp_path_factory.mktemp("passing"), random.Random()
    servers = [owning(database, free_address(chance), folder / f"log-{n}") for n in (0, 1)]
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(Server.start, servers))
    yield servers
    for server in servers:
        if server.process is not None and server.process.poll() is None:
            server.stop()


def owning(database: str, address: str, log: Path) -> Server:
    """Return a server whose process owns tables."""
    return Server(database, log, {"ESCALERA_PROCESS_ADDRESS": address}, address)


async def lease(server: Server, table: str) -> Lease | None:
    """Return who owns a table."""
    store = open_store(server.database)
    try:
        return await store.look(lambda connection: lease_of(connection, table))
    finally:
        await store.close()


async def owner(pair: list[Server], table: str) -> Server:
    """Return the server that owns a table."""
    found = await lease(pair[0], table)
    assert found
    return next(server for server in pair if server.address == found.address)


def seated(pair: list[Server]) -> tuple[Witness, list[Player]]:
    """Open a table; return its players, of whom each connects to either process."""
    table, guests = opened(pair[0], settings=SHORT)
    witness = Witness(table)
    return witness, [Player(pair, who.cookie, n, witness) for n, who in enumerate(guests, 1)]


async def played(pair: list[Server], how: int) -> None:
    """Play a match and end the owner's process in the middle of it, in some way."""
    witness, players = seated(pair)
    playing = asyncio.gather(*(player.play() for player in players))
    async with asyncio.timeout(60):
        while witness.newest < 40:
            await asyncio.sleep(0.01)
    ending = await owner(pair, witness.table)
    await asyncio.to_thread(ending.stop, how)
    seen = dict(witness.seen)
    ends = await asyncio.wait_for(playing, 120)
    assert all(end == ends[0] for end in ends)
    log = await log_of(pair[0], witness.table)
    witness.check(log, seen)
    witness.check(log, dict(witness.seen))
    assert not witness.faults
    await asyncio.to_thread(ending.start)


def test_whoever_comes_to_the_wrong_process_plays_at_the_owners(pair: list[Server]) -> None:
    async def run() -> None:
        table, (ann, bo, *_) = opened(pair[0])
        async with joined(ann, table) as one:
            found = await lease(pair[0], table)
            assert found
            assert found.address == pair[0].address
            async with joined(Guest(pair[1], bo.cookie), table) as other:
                await other.send("sit", seat=2, name="Bo")
                await one.until(lambda: one.info(2)["name"] == "Bo")
                await other.until(lambda: other.info(2)["name"] == "Bo")
            assert await lease(pair[1], table) == found

    asyncio.run(asyncio.wait_for(run(), SECONDS))


def test_who_was_removed_stays_out_by_the_wrong_process_too(pair: list[Server]) -> None:
    async def run() -> None:
        table, (ann,) = opened(pair[0], 1)
        async with ann.socket(table):
            await removed(Guest(pair[1], guest(pair[0]).cookie), table, ann, THERE)
            new = Guest(pair[1], guest(pair[0]).cookie)
            assert await comes(new, table, THERE) == "ADDRESS_REMOVED"
            assert await comes(new, table, ELSEWHERE, THERE) == "ADDRESS_REMOVED"
            assert await comes(new, table, ELSEWHERE) == "welcome"

    asyncio.run(asyncio.wait_for(run(), SECONDS))


def test_who_takes_changes_gets_them_at_the_wrong_process_too(pair: list[Server]) -> None:
    async def run() -> None:
        table, guests = opened(pair[0])
        async with dealt(table, guests) as clients:
            address = f"{pair[1].address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            cookie = {"cookie": f"escalera={guests[0].cookie}"}
            asked = f"{address}?changes=1&x=%20{'y' * 40}"
            async with connect(asked, additional_headers=cookie) as other:
                whole = await until(other, "hand")
                await to_act(clients).play()
                change = await until(other, "change")
                assert change["since"] == whole["seq"]
                await send(other, "look")
                assert (await until(other, "hand"))["seq"] == change["seq"]

    asyncio.run(asyncio.wait_for(run(), SECONDS))


def test_the_host_hears_of_who_watches_at_another_process(pair: list[Server]) -> None:
    async def run() -> None:
        table, (ann, *_) = opened(pair[0])
        stranger = guest(pair[1])
        async with ann.socket(table) as host, stranger.socket(table) as watching:
            await until(watching, "table")
            await send(host, "watchers")
            told = await until(host, "watching")
            assert len(told["watchers"]) == 1
            await send(host, "remove_watcher", watcher=told["watchers"][0]["watcher"])
            with pytest.raises(ConnectionClosed) as closed:
                await until(watching, "never")
            assert closed.value.rcvd
            assert closed.value.rcvd.code == NOT_ALLOWED

    asyncio.run(asyncio.wait_for(run(), SECONDS))


def test_who_signs_out_everywhere_else_leaves_the_tables_of_other_processes(
    pair: list[Server],
) -> None:
    async def run() -> None:
        table, (ann,) = opened(pair[0], 1)
        async with ann.socket(table) as lost, Guest(pair[1], ann.cookie).socket(table) as passed_on:
            await until(lost, "table")
            await until(passed_on, "table")
            assert await owner(pair, table) == pair[0]
            here = Guest(pair[1], ann.cookie)
            await asyncio.to_thread(here.ask, "POST", "/api/me/elsewhere")
            for socket in lost, passed_on:
                assert (await until(socket, "error"))["name"] == "SIGNED_OUT"
                with pytest.raises(ConnectionClosed) as closed:
                    await until(socket, "never")
                assert closed.value.rcvd
                assert closed.value.rcvd.code == SIGNED_OUT

    asyncio.run(asyncio.wait_for(run(), SECONDS))


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM], ids=["killed", "stopped"])
def test_a_match_goes_on_elsewhere_when_its_owner_ends(pair: list[Server], how: int) -> None:
    asyncio.run(played(pair, how))


def test_who_is_let_in_nowhere_is_not_let_in_at_the_wrong_process(pair: list[Server]) -> None:
    async def run() -> None:
        table, guests = opened(pair[0], spectators=False)
        async with dealt(table, guests), guest(pair[1]).socket(table) as stranger:
            with pytest.raises(ConnectionClosed) as closed:
                await until(stranger, "hand")
        assert closed.value.rcvd
        assert closed.value.rcvd.code == NOT_ALLOWED

    asyncio.run(asyncio.wait_for(run(), SECONDS))


def test_an_owner_with_much_to_do_keeps_its_table(pair: list[Server]) -> None:
    async def run() -> None:
        table, (ann,) = opened(pair[0], 1)
        store = open_store(pair[0].database)
        address = free_address(random.Random())
        slow = Owners(store, address)
        await slow.start()
        try:
            await slow.own(table)
            async with slowly(address), ann.socket(table) as socket:
                assert await socket.recv() == HERE
            found = await lease(pair[0], table)
            assert found
            assert found.process == slow.process
        finally:
            await slow.stop()
            await store.close()

    asyncio.run(asyncio.wait_for(run(), SECONDS))


@asynccontextmanager
async def slowly(address: str) -> AsyncIterator[None]:
    """Let in whoever comes to an address, but not before they have waited for a while."""

    async def later(_: ServerConnection, __: Request) -> None:
        free = asyncio.Event()
        asyncio.get_running_loop().call_later(1.5 * LOOK, free.set)
        await free.wait()

    async def come(socket: ServerConnection) -> None:
        await socket.send(HERE)
        await socket.wait_closed()

    async with serve(come, port=urlsplit(address).port, process_request=later):
        yield


def test_a_table_that_there_is_not_gets_no_lease(pair: list[Server]) -> None:
    async def run() -> None:
        with pytest.raises(Exception, match="403"):
            async with guest(pair[1]).socket("nothing-here"):
                pass
        assert await lease(pair[0], "nothing-here") is None

    asyncio.run(asyncio.wait_for(run(), SECONDS))
