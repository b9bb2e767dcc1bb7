"""A table that was set aside, and then closed or deleted, is read no more; clocks go first."""

import asyncio
from pathlib import Path

import pytest

from escalera.server.live import scheduler
from escalera.server.live.unreadable_tables import SetAside
from escalera.server.messages.errors import Refused
from escalera.server.upkeep.closing import close_table
from escalera.server.upkeep.personal_data import forget
from escalera.server.upkeep.retention import delete_table
from tests.server.house import PLAY, WORDS, House, dealt, house, keep, until


async def why_not(made: House, table: str) -> str:
    with pytest.raises(Refused) as found:
        await made.hub.live(table)
    return found.value.name


@pytest.mark.parametrize("broken", [PLAY, WORDS])
def test_a_closed_table_is_closed_at_once_though_it_can_t_be_read(
    database_url: str, broken: bytes
) -> None:
    async def run() -> None:
        async with house(database_url) as made:
            await keep(made.store, dealt("one"), broken)
            assert await why_not(made, "one") in {"SET_ASIDE", "NOT_REPLAYED"}
            assert await close_table(made.store, made.hub.bus, "one")
            await asyncio.sleep(0)  # it is told soon
            assert await why_not(made, "one") == "TABLE_CLOSED"
            await forget(made.store, made.hub.bus, "one-1")
            assert await why_not(made, "one") == "TABLE_CLOSED"
            assert not made.hub.aside.reasons

    asyncio.run(run())


def test_a_deleted_table_is_aside_no_more(database_url: str) -> None:
    async def run() -> None:
        async with house(database_url) as made:
            await keep(made.store, dealt("one"), WORDS)
            await keep(made.store, dealt("two"), WORDS)
            assert {await why_not(made, name) for name in ("one", "two")} == {"SET_ASIDE"}
            assert await delete_table(made.store, made.hub.bus, "one")
            made.keeper.start()
            await until(lambda: list(made.hub.aside.reasons) == ["two"])
            assert await why_not(made, "one") == "NO_SUCH_TABLE"

    asyncio.run(run())


def test_a_log_whose_first_event_is_spoiled_is_set_aside(database_url: str) -> None:
    async def run() -> None:
        async with house(database_url) as made:
            await made.store.append("one", 1, [WORDS])
            assert await why_not(made, "one") == "SET_ASIDE"

    asyncio.run(run())


def test_clocks_go_before_what_is_set_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with house(f"sqlite:///{tmp_path / 'e.db'}") as made:
            made.hub.aside = SetAside(first=0.0)
            await keep(made.store, dealt("broken-1"), WORDS)
            await keep(made.store, dealt("clock-1", clock="strict"))
            assert await why_not(made, "broken-1") == "SET_ASIDE"
            monkeypatch.setattr(scheduler, "SLICE", -1.0)  # one table in each look
            made.keeper.start()
            await until(lambda: "clock-1" in made.hub.lives)

    asyncio.run(run())
