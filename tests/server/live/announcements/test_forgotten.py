"""Who sits with somebody who is forgotten sees the name go, though nothing else happens."""

import json
from pathlib import Path

import pytest

from escalera.server.live.live_table import Listener
from escalera.server.upkeep.personal_data import NOBODY, forget
from tests.server.house import dealt, house, keep, until


@pytest.mark.asyncio
async def test_the_name_goes_from_every_page(tmp_path: Path) -> None:
    heard: list[bytes] = []
    async with house(f"sqlite:///{tmp_path}/a.db") as made:
        await keep(made.store, dealt("table1"))
        live = await made.hub.live("table1")
        await made.hub.join(live, Listener("table1-2", heard.append))
        await forget(made.store, made.hub.bus, "table1-1")

        def name() -> str:
            told = [json.loads(one) for one in heard]
            newest = [one for one in told if one["type"] == "table"][-1]
            return str(newest["seats"][0]["name"])

        await until(lambda: name() == NOBODY)
        assert not live.stale
