"""Servers on NATS hear each other by it, and a command that knows the database alone."""

import pytest

from escalera.server.live.bus import open_server_bus
from tests.server.live.bus.hearing import hearing, until
from tests.server.live.bus.nats_server import running_nats
from tests.server.store.stores import ROW, opened
from tests.server.upkeep.commands import Commands


@pytest.mark.asyncio
async def test_a_command_is_heard_that_does_not_know_of_nats(
    database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with running_nats() as nats:
        async with opened(database_url) as store:
            await store.create_table(ROW, [b"1"])
            one, other = (open_server_bus(database_url, nats.url) for _ in range(2))
            async with hearing(one) as heard, hearing(other) as others:
                one.tell("t9", 5)
                await until(lambda: others == [("t9", 5)])
                await Commands(database_url, capsys).soon("admin", "close", ROW.id)
                await until(lambda: heard[-1] == others[-1] == (ROW.id, 2))
