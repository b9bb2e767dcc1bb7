"""The text of docs/protocol.md."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from escalera.engine.match.refusals import RESTS_ON, first_parameter
from escalera.engine.state.reasons import Reason
from escalera.server.apidocs.document import CLIENT, SERVER, Schema, openapi_document
from escalera.server.apidocs.errors import error_sentences
from escalera.server.apidocs.example import example_lines
from escalera.server.apidocs.wording import fields_table, row, wording
from escalera.server.live import connection
from escalera.server.messages import protocol
from escalera.texts.outline import outlines

CONNECTING = """\
# The protocol

How a program plays at a table: a bot, a test or the browser client. `examples/bot_client.py` is a
whole bot in one file. This page is made from the code: `python -m tools.protocol`.

## Connecting

The server listens at `http://127.0.0.1:8000` unless its host chose otherwise.

1. `GET /api/me` and keep the cookie `escalera` that comes with the answer: it says who you are, and
   your seat belongs to it. Keep it to come back later.
2. `POST /api/tables` opens a table and gives its `id`; or you are told the id of somebody's table.
   `POST /api/tables/given` opens one that goes on with a match begun elsewhere, from its record.
3. Open the WebSocket `ws://127.0.0.1:8000/api/tables/ID/socket` with the cookie. A browser's
   `Origin` must be the server's own; programs send none.

Frames are JSON texts, one message each, of at most 4,096 bytes to the server; the field `type` says
which message it is. First come `welcome`, `table` and, if a hand is dealt, `hand`, with `over`
where it is over: everything you need to know, whether you are new or come back; `sayings` comes too
if something was said lately. After that, `table` comes when something besides the cards changes,
`hand` after every play, and `over` when a hand ends. With `?changes=1` at the end of the socket's
address a player gets a `change` in place of most `hand` messages, a fifth of their size. What was
played before you came is at `GET /api/tables/ID/hands/HAND/plays`, the score sheets so far are at
`GET /api/tables/ID/sheets`.

Send `sit`, `seal`, `shuffle`, `play`, `next`. `legal` lists what you may play, in the smallest
steps; `offer` asks for everything that you can do with some cards, such as a meld of five. A wrong
request gets an `error` and changes nothing.

Seats, teams, hands and melds count from 1; 0 means none. With partners, team 1 has seats 1, 3, 5.
Cards: rank `A K Q J T 9 8 7 6 5 4 3 2` and suit `S H D C`; a joker is `JK`; `2C=6D` is a 2 that
stands for the six of diamonds. Actions are written as in a game record: `draw`, `take with 4D 4C`,
`meld 7S 7H 2C`, `add 9D to m2`, `discard KS`. Times are UTC seconds.
"""
EXAMPLE = """\
## One turn

Ann sits in seat 1 and has started a match of Samba against bots; the server has committed to the
shuffle. `>` is what she sends, `<` what she gets. Long lists are cut here, and when a message comes
again, only what has changed in it is shown.
"""
CODES = {
    connection.NOT_ALLOWED: "You may not be here: no spectators, or as the message before says.",
    connection.NO_DATABASE: "The server's database does not answer: connect again in a moment.",
    connection.SET_ASIDE: "The table can't be read from the store: connect again, but not often.",
    connection.SIGNED_OUT: "You have signed out here, from another device.",
    connection.FULL: "The server is full: connect again in a while.",
    connection.TOO_SLOW: "You did not take what was sent: connect again.",
    1009: "Your frame was too large.",
    connection.MOVED: "The server stops or restarts, or another process has the table now: connect "
    "again in a moment.",
}
RULES = """\
These names are in an `error` that answers `play`, and in `because`; a word in braces is a number
from the game's rules. A refusal's `rule` says where the rules of the game say so: a parameter or a
ruling:"""
AFTER = """\
After `TOO_FAST` (with an empty `ref`, as the message was not read), `BUSY`, `NO_DATABASE` or
`FAULT`, wait a little and send the message again, after a longer pause each time. `LATE` and the
like say that the table has moved on: its news is on the way, so wait for it and answer that. If a
rule refuses a `play`, nothing has changed: choose again. Anything else will be refused again.

These come from the server and from rule sets, at the table and over REST; `…` is filled in:"""
CLOSING = """\
## The end of a connection

The server refuses a handshake with status 403 if there is no cookie or no such table, if the match
has no spectators, or if the page comes from another site. After any other end connect again, and
wait a little longer each time. Whoever sends pings or parts of a message without end, or does not
take what they are told, is cut off without a code.
"""


def protocol_page() -> str:
    """Return the whole page."""
    document = openapi_document()
    schemas = document["components"]["schemas"]
    parts = [
        CONNECTING,
        EXAMPLE,
        _fenced(example_lines()),
        _client(schemas),
        _server(schemas),
        _phrases(),
        _errors(),
        CLOSING,
        _table(("code", ""), [(f"{code}", CODES[code]) for code in sorted(CODES)]),
        _rest(document["paths"]),
        _bodies(document, schemas),
    ]
    return "\n".join(part.strip("\n") + "\n" for part in parts)


def _fenced(lines: Iterable[str]) -> str:
    return "\n".join(["```", *lines, "```"])


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    return "\n".join([row(head), row(["---"] * len(head)), *map(row, rows)])


def _members(union: Schema) -> list[str]:
    return [name.rpartition("/")[2] for name in union["discriminator"]["mapping"].values()]


def _tag(schema: Schema) -> str:
    return str(schema["properties"]["type"]["const"])


def _client(schemas: dict[str, Schema]) -> str:
    """Describe what a client sends: a line for each message."""
    rows = []
    for name in _members(schemas[CLIENT]):
        schema = schemas[name]
        rows.append((f"`{_tag(schema)}`", _short_fields(schema), schema["description"]))
    said = (
        "Every message may have a `ref`, a string of up to 40 characters of your own: the answer\n"
        "to it has the same. Fields with a default may be left out; unknown ones are an error."
    )
    return f"## What a client sends\n\n{said}\n\n" + _table(("type", "fields", ""), rows)


def _short_fields(schema: Schema) -> str:
    fields = schema["properties"].items()
    shown = (f"`{key}` {wording(field)}" for key, field in fields if key not in ("type", "ref"))
    return "; ".join(shown)


def _server(schemas: dict[str, Schema]) -> str:
    """Describe what the server sends: a section for each message, then their parts."""
    messages = _members(schemas[SERVER])
    whole = "No field is ever left out, but those of `change` that say so."
    lines = ["## What the server sends", "", whole]
    for name in messages:
        lines += ["", f"### {_tag(schemas[name])}", "", *_described(schemas[name])]
    for name in _parts(schemas, messages):
        lines += ["", f"### {name}", "", *_described(schemas[name])]
    return "\n".join(lines)


def _described(schema: Schema) -> list[str]:
    """Return a message's sentence and fields; the fields say more than a second paragraph would."""
    return [str(schema["description"]).split("\n\n")[0], "", fields_table(schema)]


def _parts(schemas: dict[str, Schema], messages: list[str]) -> list[str]:
    """Return the names of the parts that messages are made of, in order of appearance."""
    found, waiting = [], list(messages)
    while waiting:
        for name in _references(schemas[waiting.pop(0)]):
            if name not in found and name not in messages:
                found.append(name)
                waiting.append(name)
    return found


def _references(schema: Any) -> list[str]:
    if isinstance(schema, dict):
        own = [schema["$ref"].rpartition("/")[2]] if isinstance(schema.get("$ref"), str) else []
        return own + [name for part in schema.values() for name in _references(part)]
    if isinstance(schema, list):
        return [name for part in schema for name in _references(part)]
    return []


def _phrases() -> str:
    listed = ", ".join(f"`{phrase}`" for phrase in protocol.PHRASES)
    return f"## Phrases\n\n`say` knows the phrases {listed}."


def _errors() -> str:
    """List the names that `error` and `because` may have."""
    own = [(f"`{name}`", said) for name, said in error_sentences().items()]
    rules = [
        (f"`{reason.name}`", _in_words(reason), RESTS_ON[reason])
        for reason in Reason
        if reason is not Reason.OK
    ]
    parts = [
        f"## Errors\n\n{AFTER}",
        _table(("name", "sentence"), own),
        RULES,
        _table(("name", "sentence", "rests on"), rules),
    ]
    return "\n\n".join(parts)


def _in_words(reason: Reason) -> str:
    """Return a reason's sentence, with the parameter's name in place of the game's value."""
    return _reasons()[f"reason-{reason.name}"].replace("{n}", f"{{{first_parameter(reason)}}}")


@cache
def _reasons() -> dict[str, str]:
    return outlines("en", "reasons")


def _rest(paths: dict[str, Schema]) -> str:
    """List the REST paths."""
    said = (
        "Bodies and answers are JSON. An error has its `name`, a sentence (`detail`), what was\n"
        "put into the sentence (`values`), and the setting at fault (`key`). `docs/openapi.json`\n"
        "has all of it, and the messages too."
    )
    rows = [
        (
            f"`{method.upper()} {path}`",
            _takes(operation),
            _gives(operation),
            operation["description"],
        )
        for path, item in paths.items()
        for method, operation in item.items()
    ]
    return f"## REST\n\n{said}\n\n" + _table(("path", "takes", "gives", ""), rows)


def _takes(operation: Schema) -> str:
    """Return what an operation takes besides its path."""
    query = [
        f"`{found['name']}` {wording(found['schema'])}"
        for found in operation.get("parameters", [])
        if found["in"] == "query"
    ]
    body = operation.get("requestBody", {}).get("content", {})
    return "; ".join([*(wording(kind["schema"]) for kind in body.values()), *query])


def _gives(operation: Schema) -> str:
    """Return what a good answer holds."""
    good = next(found for status, found in operation["responses"].items() if status < "400")
    kinds = good.get("content", {}).items()
    return " or ".join(
        "text" if kind == "text/plain" else wording(found["schema"]) for kind, found in kinds
    )


def _bodies(document: Schema, schemas: dict[str, Schema]) -> str:
    """Describe the parts that REST bodies and answers are made of."""
    known = set(_parts(schemas, [CLIENT, SERVER]))
    lines = []
    for name in _parts({**schemas, "": document["paths"]}, [""]):
        if name not in known:
            lines += [f"### {name}", "", *_described(schemas[name]), ""]
    return "\n".join(lines)
