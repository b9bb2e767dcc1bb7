"""The bus on a real NATS server: what it carries, and what it does while that is gone."""

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import nats
import pytest

from escalera.cli.commands.tables.serve import run
from escalera.cli.errors import CommandError
from escalera.server.host.settings import Settings
from escalera.server.http.run import check_bus
from escalera.server.live.bus import BusError, open_bus
from escalera.server.live.bus.nats_bus import NatsBus
from escalera.server.live.hub import Hub
from escalera.server.messages import asks
from escalera.server.messages.options import Options
from escalera.server.store import open_store
from escalera.server.table.commands import Asker
from escalera.server.table.events import TableMade
from tests.server.live.bus.hearing import hear_each_other, hear_the_last_word, hearing, until
from tests.server.live.bus.nats_recorder import recording
from tests.server.live.bus.nats_server import NatsServer, running_nats

DATABASE = "postgresql://postgres@127.0.0.1/never-opened"


@pytest.fixture
def server() -> Iterator[NatsServer]:
    with running_nats() as running:
        yield running


@pytest.mark.asyncio
async def test_tell_is_heard_by_the_others_and_once_by_oneself(server: NatsServer) -> None:
    telling, listening = (open_bus(DATABASE, server.url) for _ in range(2))
    assert isinstance(telling, NatsBus)
    await hear_each_other(telling, listening)


@pytest.mark.asyncio
async def test_databases_of_other_names_hear_nothing(server: NatsServer) -> None:
    club, family = (open_bus(DATABASE, f"{server.url}/{name}") for name in ("club", "family"))
    also_club, plain = open_bus(DATABASE, f"{server.url}/club"), open_bus(DATABASE, server.url)
    async with (
        hearing(club),
        hearing(also_club) as heard,
        hearing(family) as other,
        hearing(plain) as none,
    ):
        club.tell("t1", 1)
        await until(lambda: heard == [("t1", 1)])
        family.tell("t9", 9)
        plain.tell("t8", 8)
        await until(lambda: other == [("t9", 9)] and none == [("t8", 8)])
    assert heard == [("t1", 1)]


@pytest.mark.asyncio
async def test_a_server_that_comes_back_is_found_and_listeners_told(server: NatsServer) -> None:
    telling, listening = (open_bus(DATABASE, server.url) for _ in range(2))
    async with hearing(telling) as own, hearing(listening) as others:
        server.kill()
        telling.tell("t1", 5)
        telling.tell("t1", 7)
        await until(lambda: ("t1", 7) in own)
        server.start()
        await until(lambda: ("", 0) in others and ("", 0) in own)
        telling.tell("t2", 1)
        await until(lambda: ("t2", 1) in others)
        listening.tell("t3", 1)
        await until(lambda: ("t3", 1) in own)
    assert ("t1", 5) not in others


@pytest.mark.asyncio
async def test_what_is_told_last_is_sent_before_closing(server: NatsServer) -> None:
    await hear_the_last_word(*(open_bus(DATABASE, server.url) for _ in range(2)))


@pytest.mark.asyncio
async def test_the_server_has_what_was_sent_before_it_answers(server: NatsServer) -> None:
    async with recording(server.port) as (recorder, address):
        bus = NatsBus(address)
        connection = await bus.connected()
        assert recorder.sent.index(b"SUB escalera") < recorder.sent.rindex(b"PING")
        await bus.send(connection, ["3 t1"])
        assert recorder.sent.index(b"PUB escalera") < recorder.sent.rindex(b"PING")
        await bus.end(connection)


@pytest.mark.asyncio
async def test_a_server_that_is_gone_holds_up_no_end(server: NatsServer) -> None:
    bus = open_bus(DATABASE, server.url)
    async with hearing(bus):
        server.kill()
        bus.tell("t1", 1)
    server.start()


@pytest.mark.asyncio
async def test_what_others_publish_there_is_passed_over(server: NatsServer) -> None:
    stranger = await nats.connect(server.url)
    async with hearing(open_bus(DATABASE, server.url)) as heard:
        for payload in (b"", b"nonsense", b"-1 t1", b"\xff 3", b"4 t1"):
            await stranger.publish("escalera", payload)
        await until(lambda: bool(heard))
    await stranger.close()
    assert heard == [("t1", 4)]


def test_a_server_that_is_not_there_is_named_at_the_start() -> None:
    nowhere = Settings(nats_url="nats://127.0.0.1:1", database_url=DATABASE)
    with pytest.raises(BusError) as refused:
        check_bus(nowhere)
    assert refused.value.name == "BUS_SILENT"


def test_serve_says_which_setting_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ESCALERA_NATS_URL", "nats://127.0.0.1:1")
    with pytest.raises(CommandError, match=r"^ESCALERA_NATS_URL: The NATS server does not answer"):
        run("127.0.0.1", 0, f"sqlite:///{tmp_path / 'e.db'}")


def test_who_lacks_nats_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "nats", None)
    monkeypatch.delitem(sys.modules, NatsBus.__module__)
    with pytest.raises(BusError, match=r"pip install 'escalera\[nats\]'"):
        open_bus(DATABASE, "nats://127.0.0.1")


@pytest.mark.asyncio
async def test_a_table_at_one_process_is_followed_at_another(
    server: NatsServer, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'e.db'}"
    stores = [open_store(database) for _ in range(2)]
    buses = [open_bus(database, server.url) for _ in range(2)]
    for store, bus in zip(stores, buses, strict=True):
        await store.open()
        await bus.open()
    here, there = map(Hub, stores, buses)
    one = await here.open_table(TableMade(time.time(), "table1", Options("samba"), "ann"))
    other = await there.live("table1")
    for seat, person in enumerate(("ann", "bo"), 1):
        await here.ask(one, asks.Sit(seat=seat, name=person.title()), Asker(person))
    await until(lambda: other.table.seq == one.table.seq)
    await there.ask(other, asks.Start(), Asker("ann"))
    await until(lambda: one.table.seq == other.table.seq)
    assert one.table.game is not None
    for store, bus in zip(stores, buses, strict=True):
        await bus.close()
        await store.close()
