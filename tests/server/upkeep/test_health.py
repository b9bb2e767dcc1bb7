"""`/health` tells database, keeper and bots, each with its state."""

from pathlib import Path

import pytest

from escalera.server.http.hosting import health
from tests.server.http.guests import guests_of

pytestmark = pytest.mark.asyncio


async def test_each_part_says_how_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with guests_of(tmp_path) as guests:
        answer = await guests.guest().get("/health")
        assert answer.status_code == 200
        assert answer.text.splitlines() == [
            "ok",
            "store: ok",
            "keeper: ok",
            "bots: in the server's own process",
        ]
        await guests.services.keeper.stop()
        monkeypatch.setattr(health, "STUCK", 0.0)
        answer = await guests.guest().get("/health")
        assert answer.status_code == 503
        assert answer.text.startswith("the keeper is stuck\nstore: ok\nkeeper: stuck for ")
