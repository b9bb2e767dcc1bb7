"""Each game's book, card, lessons and comparisons by its own rules, as a server tells them."""

from typing import Any, Final

import msgspec

from escalera.book import LANGUAGES, book, differences, figures, lessons
from escalera.book.positions.referee import rule_of
from escalera.rules import RuleError, RuleSet, games, load
from escalera.texts.outline import outlines
from tools.books.shared import packed

COUNTS: Final = range(2, 7)
"""So many play, as the page offers it."""


def files() -> dict[str, str]:
    """Return the files' texts by their names."""
    return {
        f"{game}-{language}.json": packed(told(game, language))
        for game in games()
        for language in LANGUAGES
    }


def told(game: str, language: str) -> dict[str, Any]:
    """Return what is told of a game in a language, by the number of players, and the refusals."""
    found = {players: _loaded(game, players) for players in COUNTS}
    tables = {str(n): _told(rules, language) for n, rules in found.items() if rules is not None}
    return {"players": tables, "refusals": _refusals(language)}


def _refusals(language: str) -> dict[str, list[str]]:
    """Return, by a reason's name, its sentence (`{n}` for the number) and the chapters' titles."""
    said = outlines(language, "reasons")
    return {
        name: [said[f"reason-{name}"], rule_of(name, language)]
        for name in (key.removeprefix("reason-") for key in said if key.startswith("reason-"))
    }


def _loaded(game: str, players: int) -> RuleSet | None:
    """Return a game's rules for so many players, None if it can't be played so."""
    try:
        return load(game, players)
    except RuleError:
        return None


def _told(rules: RuleSet, language: str) -> dict[str, Any]:
    made = {
        "book": {**_plain(book(rules, language)), "card": figures(rules, language)},
        "lessons": lessons(rules, language),
        "differs": {
            other: differences(rules, right, language)
            for other in games()
            if other != rules.game and (right := _loaded(other, rules.seats)) is not None
        },
    }
    told: dict[str, Any] = _plain(made)
    return told


def _plain(value: Any) -> Any:
    """Return a value as JSON has it: with lists for pairs."""
    return msgspec.json.decode(msgspec.json.encode(value))
