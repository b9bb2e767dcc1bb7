"""What nobody foresaw in a request is a fault by name: in the answer, the log and the figures."""

from pathlib import Path

import pytest
from starlette.types import Message, Receive, Scope, Send
from structlog.testing import capture_logs

from escalera.server.http.http_errors import Survived
from tests.server.house import faults
from tests.server.http.guests import guests_of

pytestmark = pytest.mark.asyncio
SECRET = "the queen of spades"


async def test_it_is_answered_logged_and_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> list[object]:
        raise ZeroDivisionError(SECRET)

    async with guests_of(tmp_path) as guests:
        guest, before = await guests.known(), faults("request")
        monkeypatch.setattr(guests.services.store, "open_tables", broken)
        with capture_logs() as lines:
            answer = await guest.get("/api/tables")
        assert (answer.status_code, answer.json()["name"]) == (500, "FAULT")
        assert answer.json()["detail"].startswith("Something went wrong")
        assert {"x-request-id", "x-content-type-options"} <= set(answer.headers)
        (line,) = [one for one in lines if one["event"] == "fault"]
        assert (line["where"], line["kind"]) == ("request", "ZeroDivisionError")
        assert SECRET not in str(lines)
        assert faults("request") == before + 1
        assert (await guest.get("/api/me")).status_code == 200


async def test_an_answer_under_way_has_no_end() -> None:
    sent: list[Message] = []

    async def half(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        raise ZeroDivisionError(SECRET)

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    before = faults("request")
    await Survived(half)({"type": "http"}, receive, send)
    assert [(one["type"], one["status"]) for one in sent] == [("http.response.start", 200)]
    assert faults("request") == before + 1
