"""A fault of ours: how it is logged, and that it costs no connection."""

import asyncio
import json
from pathlib import Path
from typing import Any, cast

import pytest

from escalera.server.live import connection
from escalera.server.live.connection import Connection
from escalera.server.live.fault_log import log_fault
from escalera.server.live.transport import Wire
from tests.server.house import dealt, faults, house, keep


def test_a_fault_is_logged_with_its_way_and_without_its_words(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def inner() -> None:
        raise KeyError("discard KS")

    try:
        try:
            inner()
        except KeyError as error:
            raise OSError("JK") from error
    except OSError as error:
        log_fault(error, "table", table="river-1")
    said = capsys.readouterr()
    line = said.out + said.err
    assert "kind=OSError" in line or "OSError" in line
    assert "KeyError" in line
    assert "test_faults.py" in line
    assert "inner" in line
    assert "river-1" in line
    assert "KS" not in line
    assert "JK" not in line


def test_a_fault_in_a_request_is_answered_and_costs_no_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Wired:
        """As much of a wire as a connection needs."""

        def __init__(self) -> None:
            self.told: list[dict[str, Any]] = []

        def push(self, frame: bytes) -> int:
            self.told.append(json.loads(frame))
            return 0

    async def run() -> None:
        async with house(f"sqlite:///{tmp_path / 'e.db'}") as made:
            await keep(made.store, dealt("clock-1"))
            live, wire = await made.hub.live("clock-1"), Wired()
            asked: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
            listening = Connection(made.hub, live, cast("Wire", wire), "clock-1-1", lambda: True)

            def breaks(*_given: Any) -> None:
                raise OSError(24, "Too many open files")

            async def unsent(_message: Any) -> None:
                raise AssertionError("the server ends nothing")

            monkeypatch.setattr(connection, "because", breaks)
            before = faults("request")
            for text in ('{"type":"why","action":"draw","ref":"1"}', '{"type":"ping","ref":"2"}'):
                asked.put_nowait({"type": "websocket.receive", "text": text})
            asked.put_nowait({"type": "websocket.disconnect"})
            await listening.run(asked.get, unsent)
            named = [(message["ref"], message.get("name")) for message in wire.told[-2:]]
            assert named == [("1", "FAULT"), ("2", None)]
            assert faults("request") == before + 1

    asyncio.run(run())
