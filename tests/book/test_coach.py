"""The page's coach takes its sentences from the rule book, by their names."""

import re
from pathlib import Path

import pytest

from escalera.book import book
from escalera.rules import games, load
from escalera.texts import texts

ROOT = Path(__file__).resolve().parents[2]
SITUATIONS = ROOT / "web" / "src" / "play" / "coach" / "situations.ts"
ALWAYS = {"turn-draw", "turn-meld", "initial-what", "scores-cards", "out-what"}
DISCARD = {f"turn-discard{more}" for more in ("", "_foot", "_pile", "_foot_pile")}


def names() -> set[str]:
    """Return the names of all sentences that the coach may say."""
    return set(re.findall(r"'((?:\w+)-[\w-]+)'", SITUATIONS.read_text(encoding="utf-8")))


def test_the_book_has_every_sentence_that_the_coach_may_say() -> None:
    assert names() > ALWAYS | DISCARD
    assert [name for name in names() if not texts("en", "chapters").has(name)] == []


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", games())
def test_each_game_has_what_a_first_turn_needs(game: str, language: str) -> None:
    chapters = book(load(game), language).chapters
    keys = {key for chapter in chapters for key in chapter.keys}
    assert keys >= ALWAYS
    assert keys & DISCARD
    assert keys & {f"asking-{how}-answers_one" for how in ("required", "optional")} & names()
    assert all(len(chapter.keys) == len(chapter.lines) for chapter in chapters)
