"""Traces of requests and of what happens at tables, for a collector (the extra `telemetry`).

A span has a request's method, route and status, or a table's id and what was done: never a card, a
name or an address. Without a collector nothing is noted, and nothing of OpenTelemetry is loaded.
"""

from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, ClassVar

from escalera.texts import NamedError

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider

Span = AbstractContextManager[Any]
_NONE: Span = nullcontext()


class TelemetryError(NamedError):
    """What sends traces is not installed."""

    FILES: ClassVar = ("commands",)


class Traces:
    """Where spans go: to nobody, until `send_to`."""

    def __init__(self) -> None:
        self._provider: TracerProvider | None = None
        self._tracer: Any = None

    def send_to(self, url: str) -> None:
        """Send spans to a collector at http://HOST:PORT from now on; TelemetryError."""
        try:
            from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
            from opentelemetry.sdk.resources import Resource
            from opentelemetry.sdk.trace import TracerProvider
            from opentelemetry.sdk.trace.export import BatchSpanProcessor
        except ModuleNotFoundError:
            raise TelemetryError("NO_TELEMETRY") from None
        about = {"service.name": "escalera", "service.version": version("escalera")}
        self._provider = TracerProvider(resource=Resource.create(about))
        exporter = OTLPSpanExporter(f"{url.rstrip('/')}/v1/traces")
        self._provider.add_span_processor(BatchSpanProcessor(exporter))
        self._tracer = self._provider.get_tracer("escalera")

    def change(self, table: str, what: str) -> Span:
        """Return the span of something done at a table."""
        if self._tracer is None:
            return _NONE
        span: Span = self._tracer.start_as_current_span(what, attributes={"escalera.table": table})
        return span

    def request(self, method: str, headers: Mapping[str, str], table: Mapping[str, str]) -> Span:
        """Return the span of a request, part of the trace that its headers name, if they do."""
        if self._tracer is None:
            return _NONE
        from opentelemetry.propagate import extract
        from opentelemetry.trace import SpanKind

        span: Span = self._tracer.start_as_current_span(
            method,
            extract(dict(headers)),
            SpanKind.SERVER,
            {"http.request.method": method}
            | {f"escalera.{name}": value for name, value in table.items()},
        )
        return span

    def answered(self, method: str, route: str, status: int) -> None:
        """Note the answer in the request's span."""
        if self._tracer is None:
            return
        from opentelemetry.trace import get_current_span

        span = get_current_span()
        span.update_name(f"{method} {route}")
        span.set_attributes({"http.route": route, "http.response.status_code": status})

    def close(self) -> None:
        """Send what has not been sent yet."""
        if self._provider is not None:
            self._provider.shutdown()
            self._provider = self._tracer = None


traces = Traces()
"""This process's."""
