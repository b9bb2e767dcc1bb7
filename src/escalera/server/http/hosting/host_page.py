"""A page for readers and hosts that needs no script: its frame, its words, its looks."""

from html import escape

from starlette.requests import Request

from escalera.texts import LANGUAGES, texts

STYLE = """:root { color-scheme: light dark; font: 1.05rem/1.5 system-ui, sans-serif; }
body { max-width: 42rem; margin: 0 auto; padding: 1rem; }
body.wide { max-width: 70rem; }
dt { font-weight: 600; }
dd { margin: 0 0 0.4rem 1rem; }
nav a { margin-right: 1rem; }
table { width: 100%; border-collapse: collapse; }
td, th { padding: 0.3rem 0.5rem; border-top: 1px solid #8888; text-align: left; }
td, th { vertical-align: top; overflow-wrap: anywhere; }
button, input, select { min-height: 2.75rem; padding: 0 0.8rem; font: inherit; }
form, details { display: inline-block; vertical-align: top; margin: 0 0.3rem 0.3rem 0; }
summary { min-height: 2.75rem; align-content: center; cursor: pointer; }
.said { padding: 0.6rem 1rem; border: 2px solid; }
@media (max-width: 45rem) {
  tr { display: block; padding: 0.6rem 0; border-top: 1px solid #8888; }
  td { display: inline-block; border: 0; }
  td:last-child { display: block; }
  td[data-head]:not(:empty)::before { content: attr(data-head) ": "; font-weight: 600; }
  th { display: none; }
}
"""


def language_of(request: Request, wanted: str = "") -> str:
    """Return the language asked for or the browser's, the first one if it isn't ours."""
    found = wanted or request.headers.get("accept-language", "")[:2]
    return found if found in LANGUAGES else LANGUAGES[0]


def say(language: str, part: str, key: str, **values: str | int) -> str:
    """Return a message of a part of the texts, safe to stand in a page."""
    return escape(texts(language, part).say(key, values))


def document(language: str, title: str, body: str, *, wide: bool = False) -> str:
    """Return a whole page as HTML; title and body are HTML, too."""
    head = (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<link rel="stylesheet" href="/host.css"><title>{title} · Escalera</title></head>'
    )
    return f"{head}<body{' class=wide' if wide else ''}>{body}</body></html>\n"
