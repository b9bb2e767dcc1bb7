"""The privacy page: what is stored of people, told from the database's own tables and columns."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse

from escalera.server.host.settings import Settings
from escalera.server.http.hosting import host_page
from escalera.server.store.schema import metadata
from escalera.texts import LANGUAGES

router = APIRouter(include_in_schema=False)
ORDER = (
    *("people", "tables", "sitters", "events", "snapshots", "pads", "presets", "makers", "used"),
    *("signings", "bans", "audit", "processes", "leases", "places", "secrets"),
)
"""The database's tables as they are told, in this order; a test holds them against the schema."""


def say(language: str, key: str, **values: str | int) -> str:
    """Return a message of the page, safe to stand in it."""
    return host_page.say(language, "privacy", key, **values)


@router.get("/host.css")
def style() -> Response:
    """Return how pages without a script look."""
    return Response(host_page.STYLE, media_type="text/css")


@router.get("/privacy", response_class=HTMLResponse)
def privacy(request: Request, lang: Annotated[str, Query(max_length=9)] = "") -> HTMLResponse:
    """Return the page, in the language asked for or the browser's."""
    language = host_page.language_of(request, lang)
    return HTMLResponse(page(language, request.app.state.services.settings))


def page(language: str, settings: Settings) -> str:
    """Return the page in a language, as HTML."""
    title = say(language, "privacy-title")
    parts = [
        f'<nav><a href="/">Escalera</a>{_others(language)}</nav><h1>{title}</h1>',
        *(f"<p>{say(language, f'privacy-{one}')}</p>" for one in ("who", "cookie", "address")),
        f"<h2>{say(language, 'privacy-stored')}</h2>",
        *(_table(language, name) for name in ORDER),
        f"<h2>{say(language, 'privacy-kept')}</h2><ul>{_kept(language, settings)}</ul>",
        f"<p>{say(language, 'privacy-rights')}</p>",
    ]
    return host_page.document(language, title, "".join(parts))


def _others(language: str) -> str:
    names = {"en": "English", "es": "Español"}
    return "".join(
        f'<a href="/privacy?lang={one}" lang="{one}">{names[one]}</a>'
        for one in LANGUAGES
        if one != language
    )


def _table(language: str, name: str) -> str:
    """Tell one table of the database: what it is for, and what each column holds."""
    columns = "".join(
        f"<dt><code>{column.name}</code></dt>"
        f"<dd>{say(language, f'privacy-{name}-{column.name}')}</dd>"
        for column in metadata.tables[name].columns
    )
    heading = f"<h3><code>{name}</code></h3><p>{say(language, f'privacy-table-{name}')}</p>"
    return f"{heading}<dl>{columns}</dl>"


def _kept(language: str, settings: Settings) -> str:
    days = {
        "finished": settings.keep_finished_days,
        "idle": settings.keep_idle_days,
        "guests": settings.keep_guests_days,
        "pads": settings.keep_pads_days,
    }
    told = (say(language, f"privacy-kept-{kind}", days=number) for kind, number in days.items())
    return "".join(f"<li>{one}</li>" for one in told)
