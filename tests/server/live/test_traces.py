"""Traces reach a collector, and tell what was done where, never a card, a name or an address."""

import asyncio
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.trace.v1.trace_pb2 import Span

from escalera.cli.commands.tables.serve import run
from escalera.cli.errors import CommandError
from tests.server.client import dealt, opened, to_act
from tests.server.serving import Server, serving

TOLD = {"escalera.table", "http.request.method", "http.route", "http.response.status_code"}
PARENT = "4bf92f3577b34da6a3ce929d0e0e4736"


class Collector:
    """What a collector was sent, at an address of its own."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.bodies: list[bytes] = []

    def spans(self) -> list[Span]:
        return [
            span
            for body in self.bodies
            for resource in ExportTraceServiceRequest.FromString(body).resource_spans
            for scope in resource.scope_spans
            for span in scope.spans
        ]


@contextmanager
def collecting() -> Iterator[Collector]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            if self.path == "/v1/traces":
                collector.bodies.append(body)
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_words: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    collector = Collector(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield collector
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def told(span: Span) -> dict[str, str]:
    return {one.key: one.value.string_value or str(one.value.int_value) for one in span.attributes}


async def played_at(server: Server) -> str:
    """Play once at a new table; return the table."""
    table, guests = opened(server, 2)
    async with dealt(table, guests) as clients:
        await clients[0].until(lambda: any(client.legal for client in clients))
        await to_act(clients).play()
    return table


def test_what_is_done_is_told_and_no_more(tmp_path: Path) -> None:
    with collecting() as collector:
        database = f"sqlite:///{tmp_path / 'e.db'}"
        with serving(database, tmp_path / "log", traces_url=collector.address) as server:
            table = asyncio.run(played_at(server))
        spans = collector.spans()
    assert {key for span in spans for key in told(span)} == TOLD
    changes = [span for span in spans if "http.route" not in told(span)]
    assert {span.name for span in changes} >= {"Sit", "Start", "Play"}
    assert {told(span)["escalera.table"] for span in changes} == {table}
    made = [span for span in spans if span.name == "POST /api/tables"]
    assert [told(span)["http.response.status_code"] for span in made] == ["201"]
    assert not any(b"P1" in body or b"127.0.0.1" in body for body in collector.bodies)


def test_a_request_is_part_of_the_trace_that_it_names(tmp_path: Path) -> None:
    with collecting() as collector:
        database = f"sqlite:///{tmp_path / 'e.db'}"
        with serving(database, tmp_path / "log", traces_url=collector.address) as server:
            named = {"traceparent": f"00-{PARENT}-00f067aa0ba902b7-01"}
            httpx.get(f"{server.address}/api/games", headers=named)
        (span,) = [span for span in collector.spans() if span.name == "GET /api/games"]
    assert span.trace_id.hex() == PARENT


def test_a_collector_that_is_gone_stops_no_table(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'e.db'}"
    with serving(database, tmp_path / "log", traces_url="http://127.0.0.1:1") as server:
        assert asyncio.run(played_at(server))


def test_who_lacks_what_sends_traces_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ESCALERA_TRACES_URL", "http://127.0.0.1:4318")
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.trace", None)
    with pytest.raises(CommandError, match=r"^ESCALERA_TRACES_URL: .*'escalera\[telemetry\]'"):
        run("127.0.0.1", 0, f"sqlite:///{tmp_path / 'e.db'}")
