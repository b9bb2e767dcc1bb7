"""The pages for whoever runs the server, as HTML: tables, people, what is kept, what was done."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from functools import partial
from html import escape
from typing import Final

from escalera.server.http.hosting import host_page
from escalera.server.live.table_rows import shown_summary
from escalera.server.store import TableRow
from escalera.server.store.admin.listing import Known
from escalera.server.store.admin.notes import Note
from escalera.texts import texts

PAGES: Final = ("tables", "people", "purge", "audit")
"""The pages, each at /admin/PAGE."""
MOST: Final = 100
"""The most lines of a list."""
STATUSES: Final = ("", "open", "playing", "finished")
SURE: Final = {"close", "delete", "ban", "forget"}
"""What asks once more."""
_WORD: Final = '<input name="word" type="password" required autocomplete="off" autofocus>'
AGES: Final = ("finished", "idle", "guests", "pads")


class Pages:
    """The pages in one language."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._say = partial(host_page.say, language, "adminpage")
        self._head = partial(host_page.say, language, "hosting")

    def door(self, *, refused: bool) -> str:
        """Return the page that asks for the command's word."""
        parts = [
            f"<h1>{self._say('admin-title')}</h1>",
            self._said("admin-word-refused") if refused else "",
            f"<p>{self._say('admin-how')}</p><pre>escalera admin page</pre>",
            '<form method="post" action="/admin/enter">',
            f"<label>{self._say('admin-word')} {_WORD}</label> ",
            f"<button>{self._say('admin-enter')}</button></form>",
        ]
        return self._document("".join(parts))

    def tables(self, rows: Sequence[TableRow], status: str, said: str) -> str:
        """Return the page of tables, the newest first."""
        chosen = "".join(
            f'<option value="{one}"{" selected" * (one == status)}>'
            f"{self._say('admin-status-' + (one or 'any'))}</option>"
            for one in STATUSES
        )
        search = (
            f'<form action="/admin/tables"><label>{self._head("admin-head-status")} '
            f'<select name="status">{chosen}</select></label> {self._show()}</form>'
        )
        heads = ("id", "status", "game", "changed", "seats")
        return self._list("tables", said, search, heads, map(self._table, rows))

    def people(self, found: Sequence[Known], name: str, said: str) -> str:
        """Return the page of people, who was seen last first."""
        search = (
            f'<form action="/admin/people"><label>{self._head("admin-head-name")} '
            f'<input name="name" value="{escape(name)}"></label> {self._show()}</form>'
        )
        heads = ("id", "name", "seen", "tables", "banned")
        return self._list("people", said, search, heads, map(self._person, found))

    def audit(self, found: Sequence[Note], said: str) -> str:
        """Return the page of what was done, the newest first."""
        rows = ([_when(one.at), *self._done(one), one.about] for one in found)
        lines = ((*map(escape, row), "") for row in rows)
        return self._list("audit", said, "", ("when", "who", "what", "about"), lines)

    def purge(self, said: str) -> str:
        """Return the page that deletes what is older than some days."""
        fields = "".join(
            f"<p><label>{self._say(f'admin-older-{age}')} "
            f'<input name="{age}" type="number" min="1" max="36500"></label></p>'
            for age in AGES
        )
        sure = self._sure(f"<button>{self._say('admin-purge')}</button>", "purge")
        form = f'<form method="post" action="/admin/purge">{fields}{sure}</form>'
        return self._page("purge", said, f"<p>{self._say('admin-purge-how')}</p>{form}")

    # ---------------------------------------------------------------- parts

    def _table(self, row: TableRow) -> Sequence[str]:
        names = filter(None, shown_summary(row).get("seats", []))
        acts = ["delete"] if row.status == "finished" else ["close", "delete"]
        told = (row.game, _when(row.changed_at), ", ".join(names))
        status = self._say(f"admin-table-{row.status}")
        return escape(row.id), status, *map(escape, told), self._acts("tables", acts, row.id)

    def _done(self, one: Note) -> Iterable[str]:
        """Return who did what, in words; as it was noted what this version has none for."""
        known = texts(self._language, "adminpage")
        noted = {f"admin-who-{one.who}": one.who, f"admin-was-{one.what}": one.what}
        return (known.say(key) if known.has(key) else word for key, word in noted.items())

    def _person(self, one: Known) -> Sequence[str]:
        banned = self._head("admin-banned") if one.banned else ""
        told = (one.id, one.name, _when(one.seen_at), str(one.tables))
        acts = self._acts("people", ["unban" if one.banned else "ban", "forget"], one.id)
        return *map(escape, told), banned, self._button("people", "export", one.id) + acts

    def _acts(self, page: str, acts: Iterable[str], about: str) -> str:
        return "".join(self._button(page, what, about) for what in acts)

    def _button(self, page: str, what: str, about: str) -> str:
        hidden = {"page": page, "what": what, "about": about}
        fields = "".join(
            f'<input type="hidden" name="{name}" value="{escape(value)}">'
            for name, value in hidden.items()
        )
        path = "export" if what == "export" else "act"
        button = f"<button>{self._say(f'admin-{what}')}</button>"
        form = f'<form method="post" action="/admin/{path}">{fields}{button}</form>'
        return self._sure(form, what) if what in SURE else form

    def _sure(self, inside: str, what: str) -> str:
        return f"<details><summary>{self._say(f'admin-{what}')} …</summary>{inside}</details>"

    def _show(self) -> str:
        return f"<button>{self._say('admin-show')}</button>"

    def _list(
        self,
        page: str,
        said: str,
        search: str,
        heads: Sequence[str],
        rows: Iterable[Sequence[str]],
    ) -> str:
        """Return a page with a list; it says so if there are more rows than it shows."""
        words = [self._head(f"admin-head-{one}") for one in heads]
        named = "".join(f"<th>{one}</th>" for one in words)
        found = [_row(words, row) for row in rows]
        lines, note = "".join(found[:MOST]), "" if found else self._say("admin-nothing")
        if len(found) > MOST:
            note = self._say("admin-more", most=MOST, command=f"escalera admin {page} --limit N")
        table = f"<table><tr>{named}<th></th></tr>{lines}</table>{note and f'<p>{note}</p>'}"
        return self._page(page, said, search + table)

    def _page(self, page: str, said: str, body: str) -> str:
        current = ' aria-current="page"'
        links = "".join(
            f'<a href="/admin/{one}"{current * (one == page)}>{self._say(f"admin-page-{one}")}</a>'
            for one in PAGES
        )
        leave = (
            '<form method="post" action="/admin/leave">'
            f"<button>{self._say('admin-leave')}</button></form>"
        )
        told = self._said(said) if said else ""
        title = f"<h1>{self._say(f'admin-page-{page}')}</h1>"
        return self._document(f"<nav>{links}{leave}</nav>{title}{told}{body}")

    def _said(self, key: str) -> str:
        return f'<p class="said" role="status">{self._say(key)}</p>'

    def _document(self, body: str) -> str:
        return host_page.document(self._language, self._say("admin-title"), body, wide=True)


def _row(heads: Sequence[str], cells: Sequence[str]) -> str:
    """Return a row; each cell has its head, which a phone shows there, but for that of buttons."""
    *told, acts = cells
    named = (f'<td data-head="{head}">{one}</td>' for head, one in zip(heads, told, strict=True))
    return f"<tr>{''.join(named)}<td>{acts}</td></tr>"


def _when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M") if seconds else ""
