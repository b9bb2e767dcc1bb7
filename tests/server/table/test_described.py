"""What we write about the protocol is what the code does."""

import ast
import json
import re
from itertools import pairwise
from pathlib import Path
from typing import get_args

import pytest

import escalera
import escalera.rules
import escalera.server
from escalera.engine.match.game import Game
from escalera.engine.state.reasons import Reason
from escalera.server.apidocs.document import message_schemas
from escalera.server.apidocs.errors import error_sentences, refusals_in, refusing
from escalera.server.apidocs.example import example_lines
from escalera.server.apidocs.fields import FIELDS
from escalera.server.apidocs.page import protocol_page
from escalera.server.frames.messages_out import public_hand
from escalera.server.messages import asks, protocol
from escalera.server.table.timeout_play import safe_play
from tools.protocol import DOCUMENT, PAGE, TYPES, WEB, document_text, npx, write_types

MAKE = "make it anew: python -m tools.protocol"
WRITTEN = [PAGE, DOCUMENT, TYPES]
CELL_END = re.compile(r"(?<!\\)\|")
STRICT = ("--noEmit", "--strict", "--skipLibCheck", "--target", "es2022")

CLIENT = """\
import type { ClientMessage, ServerMessage, paths } from "./protocol";

export const played: ClientMessage = { type: "play", seq: 1, action: "draw" };
// @ts-expect-error an action is needed
export const unplayed: ClientMessage = { type: "play", seq: 1 };
// @ts-expect-error there is no such message
export const unknown: ClientMessage = { type: "cheat" };
export type Tables = paths["/api/tables"]["get"]["responses"][200]["content"]["application/json"];
export const seatsOf = (tables: Tables): string[] => tables.flatMap((table) => table.seats);

export function told(message: ServerMessage): string {
  switch (message.type) {
    CASES
  }
}
export const last = (message: ServerMessage): string | undefined =>
  message.type === "hand" ? message.table.last?.[1] : undefined;
"""


def test_the_page_is_what_the_code_says() -> None:
    assert PAGE.read_text(encoding="utf-8") == protocol_page(), MAKE


def test_the_document_is_what_the_code_says() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == document_text(), MAKE


def test_the_document_is_of_this_version() -> None:
    assert json.loads(document_text())["info"]["version"] == escalera.__version__


def test_the_types_are_what_the_document_says(tmp_path: Path) -> None:
    types, client = tmp_path / "protocol.ts", tmp_path / "client.ts"
    write_types(DOCUMENT, types)
    assert TYPES.read_text(encoding="utf-8") == types.read_text(encoding="utf-8"), MAKE
    tags = [member.__struct_config__.tag for member in get_args(protocol.Tell)]
    cases = "\n    ".join(f'case "{tag}": return message.type;' for tag in tags)
    client.write_text(CLIENT.replace("CASES", cases), encoding="utf-8")
    npx("tsc", *STRICT, str(types), str(client))


def test_the_lock_names_no_registry() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    packages = lock["packages"]
    assert not [name for name, found in packages.items() if "resolved" in found]
    assert all("integrity" in found for name, found in packages.items() if name)
    package = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    pinned = package["dependencies"] | package["devDependencies"]
    assert pinned.items() >= {"openapi-typescript": "7.13.0", "typescript": "5.9.3"}.items()
    assert pinned.pop("@yowasp/clang") == "22.0.0-git20542-10"  # all of them end so
    assert all(re.fullmatch(r"[0-9.]+", version) for version in pinned.values())


@pytest.mark.parametrize("file", WRITTEN, ids=lambda file: file.name)
def test_no_place_is_named(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    hosts = set(re.findall(r"\b(?:https?|wss?)://([^/:\s`\"]*)", text))
    assert hosts <= {"127.0.0.1"}
    assert not re.search(r"(?<![\w.{}])/(?:home|root|usr|tmp|var|opt|work)/", text)


def test_every_row_of_a_table_is_one_line() -> None:
    lines = protocol_page().splitlines()
    rows = [line for line in lines if line.startswith("|")]
    assert [row for row in rows if not row.endswith("|")] == []
    for before, row in pairwise(lines):
        if before.startswith("|") and row.startswith("|"):
            assert len(CELL_END.findall(row)) == len(CELL_END.findall(before)), row


def test_every_refusal_is_on_the_page() -> None:
    page = protocol_page()
    for folder in escalera.server.__path__:
        for file in Path(folder).rglob("*.py"):
            text = file.read_text(encoding="utf-8")
            for name in re.findall(
                r"(?:Refused|_refuse|Denied|denial)\((?:\d+, )?\s*\"(\w+)\"", text
            ):
                assert f"| `{name}` |" in page, f"{name} of {file.name}"


def test_every_reason_is_on_the_page() -> None:
    page = protocol_page()
    assert [r.name for r in Reason if r and f"| `{r.name}` |" not in page] == []


def test_every_message_and_phrase_is_on_the_page() -> None:
    page = protocol_page()
    for ask in get_args(asks.Ask):
        assert f"| `{ask.__struct_config__.tag}` |" in page
    for tell in get_args(protocol.Tell):
        assert f"### {tell.__struct_config__.tag}\n" in page
    assert all(f"`{phrase}`" in page for phrase in protocol.PHRASES)


def test_every_link_of_the_page_leads_somewhere() -> None:
    page = protocol_page()
    headings = {line.lstrip("# ").lower() for line in page.splitlines() if line.startswith("#")}
    assert set(re.findall(r"\]\(#([^)]*)\)", page)) <= headings


def test_every_field_that_is_sent_has_its_sentence() -> None:
    schemas = message_schemas()
    asked = {ask.__name__ for ask in get_args(asks.Ask)} | {"ClientMessage", "ServerMessage"}
    for name in schemas.keys() - asked:
        assert FIELDS[name].keys() == schemas[name]["properties"].keys() - {"type"}, name
    assert FIELDS.keys() == schemas.keys() - asked


def test_what_may_be_left_out_says_so() -> None:
    left_out = {
        (name, field)
        for name, schema in message_schemas().items()
        if name in FIELDS
        for field in schema["properties"].keys() - {"type", *schema["required"]}
    }
    own = ("cards", "legal", "can_go_out", "against", "turn_until")
    assert left_out == {("Change", field) for field in own}
    assert "left out, but those of `change` that say so" in protocol_page()


def test_no_refusal_has_its_sentence_in_the_code() -> None:
    for folder in (*escalera.server.__path__, *escalera.rules.__path__):
        for file in Path(folder).rglob("*.py"):
            for call in refusing(file.read_text("utf-8")):
                fixed = [one.value for one in call.args if isinstance(one, ast.Constant)]
                assert not [one for one in fixed if isinstance(one, str) and " " in one], file


def test_refusals_are_found_where_they_are_made() -> None:
    source = """
raise Refused("ONE")
raise Refused("TWO", rule, seat=4)
raise Refused(found.name, found.rule)
raise Denied(404, "THREE")
refuse(rules, ("a", "b"), "FOUR", n=4)
say("FIVE")
"""
    assert list(refusals_in(source)) == ["ONE", "TWO", "THREE", "FOUR"]
    assert {
        "SET_ASIDE",
        "NOT_REPLAYED",
        "LATE",
        "NO_MESSAGE",
        "TOO_FAST",
        "LINK_USED",
        "NO_VALUE",
        "PACK_TOO_SMALL",
    } <= error_sentences().keys()


def test_what_the_example_sends_can_be_sent() -> None:
    sent = [line[2:] for line in example_lines() if line.startswith("> ")]
    names = [type(asks.read(frame)).__name__ for frame in sent]
    assert names == ["Seal", "Shuffle", "Play", "Why", "Play"]


def test_the_document_has_every_struct_once() -> None:
    schemas = json.loads(document_text())["components"]["schemas"]
    parts = (protocol.SeatInfo, protocol.MeldInfo, protocol.PublicHand, protocol.ScoreLine)
    structs: list[type] = [*get_args(asks.Ask), *get_args(protocol.Tell), *parts]
    assert {struct.__name__ for struct in structs} <= schemas.keys()


def test_scores_are_those_before_a_hand_and_after_it_once_it_is_over() -> None:
    game, seen = Game.new("samba", seed=3), dict[str, tuple[int, ...]]()
    while not game.hand_over:
        game.play(str(safe_play(game)), game.seat_to_act)
        now = public_hand(game.view(0), None)
        assert seen.setdefault(now.phase, now.scores) == now.scores
    assert game.hand_end is not None
    assert (seen["draw"], seen["over"]) == ((0, 0), game.hand_end.points)
    said = FIELDS["PublicHand"]["scores"]
    assert "before this hand" in said
    assert "`over` after it" in said
