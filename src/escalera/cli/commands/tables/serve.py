"""`escalera serve`: the table server, which the browser and programs play at."""

import os
import socket
import sys
import webbrowser
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, cast

from escalera.cli.commands.hosting.opening import only, settings_of
from escalera.cli.console import say_line
from escalera.cli.errors import CommandError
from escalera.cli.importing import importing
from escalera.cli.language import chosen, complaint
from escalera.cli.words import together

if TYPE_CHECKING:
    from escalera.server.host.settings import Settings

_SETTINGS: Final = {
    "BusError": "ESCALERA_NATS_URL",
    "DatabaseError": "ESCALERA_DATABASE_URL",
    "TelemetryError": "ESCALERA_TRACES_URL",
}
"""Which setting is wrong."""


def run(host: str | None, port: int | None, database: str | None, *, show: bool = False) -> int:
    """Serve until Ctrl-C; options override the environment and escalera.env.

    show: on a desktop, open the browser there.
    """
    try:
        # FastAPI would load it at every start, only to see that no model of ours is one of its.
        sys.modules.setdefault("pydantic.v1", cast("Any", None))
        with importing():
            from escalera.bots.compiled import never_compiled
            from escalera.cli.patience import patient
            from escalera.server.host.traces import TelemetryError, traces
            from escalera.server.http.run import check_bus, check_database, listening, serve
            from escalera.server.live.bus import BusError
            from escalera.server.store import DatabaseError
        settings = settings_of({"host": host, "port": port, **only(database)})
    except ModuleNotFoundError as error:
        module = error.name or "?"
        raise CommandError(complaint("command-no-server", module=module)) from None
    _check_words(settings)
    try:
        check_database(settings)
        check_bus(settings)
        if settings.traces_url:
            traces.send_to(settings.traces_url)
    except (BusError, DatabaseError, TelemetryError) as error:
        setting = _SETTINGS[type(error).__name__]
        if settings.database_urls and isinstance(error, DatabaseError):
            setting = "ESCALERA_DATABASE_URLS"
        raise CommandError(f"{setting}: {error.said(chosen())}") from None
    try:
        made = listening(settings)
    except OSError as error:
        where, trouble = f"{settings.host}:{settings.port}", error.strerror or str(error)
        said = complaint("command-no-address", address=where, trouble=trouble)
        raise CommandError(said) from None

    def opened() -> None:
        addresses = _addresses(settings.host, made.getsockname()[1])
        say_line(complaint("command-open", addresses=together(addresses)))
        if show and _on_a_desktop():
            webbrowser.open(addresses[0])

    with patient() as patience:
        if never_compiled():
            patience.ask()
        serve(settings, made, opened)
    return 0


def _check_words(settings: "Settings") -> None:
    """Raise CommandError if the words that are refused can't be read."""
    from escalera.server.host.settings import refused_words

    try:
        refused_words(settings)
    except (OSError, UnicodeError):
        said = complaint("command-refused-words", path=settings.refused_words)
        raise CommandError(said) from None


def _addresses(host: str, port: int) -> list[str]:
    """Return the server's addresses; on the local network too if it listens everywhere."""
    if host not in {"0.0.0.0", "::"}:
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}"]
    return [f"http://{name}:{port}" for name in ("127.0.0.1", _in_the_house()) if name]


def _in_the_house() -> str:
    """Return this machine's address on the local network, empty if there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # sends nothing: it only picks a route
        found: str = probe.getsockname()[0]
        return found
    return ""


def _on_a_desktop() -> bool:
    shown = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(shown) or sys.platform in {"darwin", "win32"}
