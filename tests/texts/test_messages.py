"""Each text stands once in each language, with the same values, and no file holds a mistake."""

import subprocess
import sys
from collections import Counter
from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from escalera.engine.match.refusals import RESTS_ON, first_parameter, sentence
from escalera.engine.state.reasons import Reason
from escalera.rules import games, load
from escalera.texts import LANGUAGES, texts
from escalera.texts.messages import source

ELSEWHERE = {"games"}
"""Files whose English stands elsewhere: in the games' own definitions."""


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def files(language: str) -> set[str]:
    folder = resources.files("escalera.texts") / language
    return {item.name.removesuffix(".ftl") for item in folder.iterdir()}


def entries(language: str, file: str) -> list[ast.EntryType]:
    return FluentParser().parse(source(language, file)).body


def messages(language: str, file: str) -> dict[str, set[str]]:
    found = {}
    for entry in entries(language, file):
        if isinstance(entry, ast.Message):
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_a_file_is_lost_to_a_mistake_in_it(language: str) -> None:
    for file in files(language):
        junk = [entry for entry in entries(language, file) if isinstance(entry, ast.Junk)]
        assert [entry.content for entry in junk] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(language: str) -> None:
    found = [
        entry.id.name
        for file in files(language)
        for entry in entries(language, file)
        if isinstance(entry, ast.Message)
    ]
    assert [key for key, times in Counter(found).items() if times > 1] == []


def test_all_languages_say_the_same_with_the_same_values() -> None:
    for file in (files("en") | files("es")) - ELSEWHERE:
        assert messages("es", file) == messages("en", file)


def test_every_refusal_is_said_and_no_other() -> None:
    assert set(messages("en", "reasons")) == {f"reason-{reason.name}" for reason in RESTS_ON}
    assert set(RESTS_ON) == set(Reason) - {Reason.OK}


def test_a_refusal_says_no_more_than_the_parameter_that_it_rests_on_first() -> None:
    rules = load("samba")
    for key, values in messages("en", "reasons").items():
        number = getattr(rules, first_parameter(Reason[key.removeprefix("reason-")]), None)
        assert values == set() or (values == {"n"} and type(number) is int), key


def test_a_refusal_in_both_languages() -> None:
    rules = load("sambola", 4, {"pile_minimum": 7})
    said = [sentence(Reason.PILE_TOO_SMALL, rules, language) for language in LANGUAGES]
    assert said == [
        "The pile holds fewer than 7 cards.",
        "El pozo tiene menos de 7 cartas.",
    ]


def test_every_game_is_told_in_spanish() -> None:
    parts = ("", "-about", "-credit")
    assert set(messages("es", "games")) == {
        f"game-{game}{part}" for game in games() for part in parts
    }


def test_what_is_not_there_is_an_error() -> None:
    with pytest.raises(KeyError, match="reason-NONE"):
        texts("en", "reasons").say("reason-NONE")
    with pytest.raises(KeyError, match="reason-PILE_TOO_SMALL"):
        texts("en", "reasons").say("reason-PILE_TOO_SMALL")
    with pytest.raises(ValueError, match="en, es"):
        texts("de", "reasons")


def test_texts_are_read_when_they_are_wanted() -> None:
    code = (
        "import sys\n"
        "from escalera import Game\n"
        "game = Game.new('samba', seed=1, players=4)\n"
        "print('fluent.runtime' in sys.modules)\n"
        "print(game.why_not('yes').name)\n"
        "print('fluent.runtime' in sys.modules)\n"
    )
    said = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert said.stdout.split() == ["False", "NOBODY_ASKED", "True"]
