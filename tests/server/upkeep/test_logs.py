"""The log tells requests and tables by their ids, in lines or JSON, and never a card."""

import asyncio
import json
import re
from pathlib import Path

import pytest

from tests.server.client import dealt, log_of, opened, to_act
from tests.server.serving import serving
from tests.server.store.test_set_aside import answered

CARD = re.compile(r"(?<![\w-])([2-9TJQKA]|10)[SHDC](?![\w-])|(?<![\w-])JK(?![\w-])")
PLAYS = 40


def as_values(line: str, form: str) -> dict[str, str]:
    """Return a line's values by their names."""
    if form == "json":
        return {key: str(value) for key, value in json.loads(line).items()}
    return {key: value.strip('"') for key, value in re.findall(r'(\w+)=("[^"]*"|\S+)', line)}


@pytest.mark.parametrize("form", ["lines", "json"])
def test_hands_are_played_and_the_log_tells_no_card(form: str, tmp_path: Path) -> None:
    async def go() -> tuple[str, str, list[bytes]]:
        table, guests = opened(server)
        async with dealt(table, guests) as clients:
            for _ in range(PLAYS):
                await to_act(clients).play()
            for client in clients:
                await client.refused("play", seq=client.hand["seq"], action="discard 3H")
                await client.unreadable("7H 7D 7S")
        answer = answered(guests[0], f"/api/tables/{table}/record")
        answered(guests[0], f"/api/tables/{table}/JK")
        return table, answer.headers["x-request-id"], await log_of(server, table)

    database, log = f"sqlite:///{tmp_path / 'escalera.db'}", tmp_path / "log"
    with serving(database, log, log_format=form, log_level="debug") as server:
        table, request, stored = asyncio.run(asyncio.wait_for(go(), 120))
    lines = [as_values(line, form) for line in log.read_text().splitlines()]
    assert {line["event"] for line in lines} >= {"started", "answered", "joined", "left"}
    asked = [line for line in lines if line.get("request") == request]
    assert [(line["table"], line["status"]) for line in asked] == [(table, "200")]
    joined = [line for line in lines if line["event"] == "joined"]
    assert {line["table"] for line in joined} == {table}
    assert len({line["request"] for line in joined}) == 4
    told = [value for line in lines for value in line.values() if value not in (table, request)]
    assert [value for value in told if CARD.search(value)] == []
    secrets = [json.loads(one)["secret"] for one in stored if b'"committed"' in one]
    assert secrets
    assert not any(secret in log.read_text() for secret in secrets)


def test_what_a_card_looks_like() -> None:
    for text in ("discard 4S", "hand=JK", '"10H"', "QD QD"):
        assert CARD.search(text)
    for text in ("x4Sy", "table-4S-a", "answered", "2026-11-24"):
        assert not CARD.search(text)
