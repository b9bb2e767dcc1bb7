"""A game's file and the list of parameters hold their own English; no Fluent file says it again."""

from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from escalera.rules import games, parameters
from escalera.rules.definition import definitions
from tests.texts.files import entries, files, messages

CLIENT = Path("web/src/lang/en")
OWN = ("game-", "rule-", "switch-")
"""What the ids of a game's and a house rule's texts begin with."""


def of_the_client() -> dict[str, str]:
    bodies = [FluentParser().parse(path.read_text("utf-8")).body for path in CLIENT.glob("*.ftl")]
    return told([entry for body in bodies for entry in body])


def told(found: list[ast.EntryType]) -> dict[str, str]:
    """Return what messages say as written, by id."""
    return {
        entry.id.name: serialize_pattern(entry.value).strip().replace("\u2019", "'")
        for entry in found
        if isinstance(entry, ast.Message) and entry.value
    }


def in_files_of_their_own() -> set[str]:
    """Return the sentences that games and parameters bring."""
    found = {one.sentence for one in parameters()}
    for game in definitions().values():
        found |= {game.credit, game.special, *(one.sentence for one in game.switches.values())}
    return found


def test_english_of_games_and_house_rules_stands_nowhere_else() -> None:
    ours = told([entry for file in files("en") for entry in entries("en", file)])
    said = set(ours.values()) | set(of_the_client().values())
    assert len(in_files_of_their_own()) > 100
    assert in_files_of_their_own() & said == set()
    assert [key for key in ours if key.startswith(OWN)] == []


def test_the_client_knows_only_the_games_names_and_they_are_the_same() -> None:
    names = {key: text for key, text in of_the_client().items() if key.startswith("game-")}
    assert names == {f"game-{game}": definitions()[game].title for game in games()}
    assert not any(key.startswith(("rule-", "switch-")) for key in of_the_client())


def test_what_they_say_in_spanish_is_in_fluent_alone() -> None:
    own = {*messages("es", "games"), *messages("es", "houserules")}
    assert all(key.startswith(OWN) for key in own)
    rest = [key for file in files("es") - {"games", "houserules"} for key in messages("es", file)]
    assert [key for key in rest if key.startswith(OWN)] == []
