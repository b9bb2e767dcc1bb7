"""A table's row whose summary can't be read is listed without it, and so are all others."""

from pathlib import Path

import pytest
from sqlalchemy import update

from escalera.server.store.schema import tables
from tests.server.http.guests import guests_of

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize("summary", ["", "nonsense", "[]", '{"seats": 5}', '{"hand": "x"}', "{}"])
async def test_lists_go_on(tmp_path: Path, summary: str) -> None:
    async with guests_of(tmp_path) as guests:
        ann = await guests.known()
        rules = {"game": "samba", "players": 2, "public": True}
        made = [(await ann.post("/api/tables", json=rules)).json()["id"] for _ in range(2)]
        damaged = update(tables).where(tables.c.id == made[0]).values(summary=summary)
        await guests.services.store.keep_up(lambda connection: connection.execute(damaged))
        for path in ("/api/tables", "/api/me/tables"):
            answer = await ann.get(path)
            assert answer.status_code == 200
            seats = {row["id"]: row["seats"] for row in answer.json()}
            assert seats == {made[0]: [], made[1]: ["", ""]}
