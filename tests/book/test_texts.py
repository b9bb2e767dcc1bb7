"""The book's languages have the same messages with the same variables, and none too many."""

from importlib import resources
from pathlib import Path
from string import Formatter

import pytest

from escalera.book import LANGUAGES
from escalera.book.book import CHAPTERS
from escalera.book.catalogue import catalogue
from escalera.book.facts import GROUPS
from escalera.book.positions import sketches
from escalera.book.said import Counted, Listed, Said, Value, listed, say
from escalera.rules import games, load, parameters, switches


def variables(message: str | tuple[str, str]) -> list[set[str]]:
    texts = [message] if isinstance(message, str) else list(message)
    return [{name for _, name, _, _ in Formatter().parse(text) if name} for text in texts]


def shared(language: str) -> dict[str, list[set[str]]]:
    return {key: variables(text) for key, text in catalogue(language).messages.items()}


def test_all_languages_say_the_same() -> None:
    assert all(shared(language) == shared("en") for language in LANGUAGES)


def test_every_folder_is_a_language() -> None:
    folders = resources.files("escalera.book.texts").iterdir()
    found = {item.name for item in folders if item.is_dir() and not item.name.startswith("_")}
    assert found == set(LANGUAGES)


def test_no_message_is_left_over() -> None:
    code = "".join(
        path.read_text("utf-8")
        for path in (Path(__file__).resolve().parents[2] / "src/escalera/book").rglob("*.py")
    )
    made = {f"example.{sketch.more['id']}" for sketch in sketches("examples.toml", "example")}
    made |= {f"chapter.{key}" for key in CHAPTERS} | {f"group.{key}" for key in GROUPS}
    made |= {
        f"lesson.{sketch.more['id']}.{part}"
        for sketch in sketches("lessons.toml", "lesson")
        for part in ("title", "text", "done")
    }
    made |= {f"fact.{parameter.name}" for parameter in parameters()}
    published = [switch for game in games() for switch in switches(game)]
    made |= {f"choice.{switch.name}.{value}" for switch in published for value in switch.values}
    made |= {f"variation.{switch.name}" for switch in published}
    for key in shared("en"):
        last = key.rpartition(".")[2]
        known = key in made or f'"{key}"' in code or f'"{last}"' in code
        assert known or key.startswith("value.") or f'f"{key.rpartition(".")[0]}.' in code, key


def test_every_choice_has_its_words() -> None:
    for parameter in parameters():
        for choice in parameter.choices:
            assert catalogue("es").has(f"value.{parameter.name}.{choice}")


@pytest.mark.parametrize(
    ("language", "value", "text"),
    [
        ("en", 10_000, "10,000"),
        ("es", 10_000, "10.000"),
        ("en", Counted(1, "card"), "1 card"),
        ("en", Counted(2, "card"), "2 cards"),
        ("es", Counted(1, "joker"), "1 jóker"),
        ("en", listed([2, 3, 4], "or"), "2, 3 or 4"),
        ("en", Listed((6,), "and"), "6"),
        ("es", listed(["una samba", "hija"]), "una samba e hija"),
        ("es", listed([6, 8], "or"), "6 u 8"),
        ("es", listed([4, 6], "or"), "4 o 6"),
        ("en", say("aim.target", target=500), "Hand follows hand until a team has 500 points."),
    ],
)
def test_values(language: str, value: Value, text: str) -> None:
    assert catalogue(language).text(value) == text


def test_a_missing_variable_is_an_error() -> None:
    with pytest.raises(KeyError):
        catalogue("en").text(Said("aim.target", {}))


def test_other_languages_are_refused() -> None:
    with pytest.raises(ValueError, match="en, es"):
        catalogue("de")


def test_nothing_says_its_game() -> None:
    titles = {load(game).title for game in games()} - {"Samba"}
    for key, message in catalogue("en").messages.items():
        assert not any(title in str(message) for title in titles), key
