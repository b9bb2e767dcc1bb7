"""The books that the page is built with say what a server says: field by field."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from escalera.book import LANGUAGES
from escalera.book.positions.referee import rule_of
from escalera.engine.match.refusals import RESTS_ON, first_parameter, sentence
from escalera.rules import games, load
from tests.server.http.guests import guests_of
from tools.books.books import told
from tools.books.shared import packed, unpacked

KINDS = [(game, language) for game in games() for language in LANGUAGES]


@cache
def prebuilt(game: str, language: str) -> Any:
    """Return a book as the page has it."""
    return unpacked(packed(told(game, language)))


@pytest.mark.slow
@pytest.mark.asyncio
@pytest.mark.parametrize(("game", "language"), KINDS)
async def test_it_is_what_a_server_tells(game: str, language: str, tmp_path: Path) -> None:
    tables = prebuilt(game, language)["players"]
    assert set(map(str, load(game).players)) <= set(tables)
    async with guests_of(tmp_path) as guests:
        guest = guests.guest()
        for players, ours in tables.items():
            asked = {"players": players, "lang": language}
            for part in ("book", "lessons"):
                answer = await guest.get(f"/api/games/{game}/{part}", params=asked)
                assert answer.json() == ours[part]
            for other in set(games()) - {game}:
                both = {**asked, "other": other}
                answer = await guest.get(f"/api/games/{game}/differs", params=both)
                assert (answer.status_code == 200) == (other in ours["differs"])
                assert ours["differs"].get(other) in (None, answer.json())


@pytest.mark.slow
@pytest.mark.parametrize(("game", "language"), KINDS)
def test_refusals_are_the_referee_s(game: str, language: str) -> None:
    refusals = prebuilt(game, language)["refusals"]
    rules = load(game)
    assert set(refusals) == {reason.name for reason in RESTS_ON}
    for reason in RESTS_ON:
        said, rule = refusals[reason.name]
        assert rule == rule_of(reason.name, language)
        number = getattr(rules, first_parameter(reason), None)
        assert said.replace("{n}", str(number)) == sentence(reason, rules, language)


def test_what_is_the_same_is_written_once() -> None:
    long = {"a": ["a long enough part", 1], "b": "a long enough part"}
    whole = {"one": long, "other": [long, None, True, 7, ""], "b": ["a long enough part", 1]}
    text = packed(whole)
    assert unpacked(text) == whole
    assert text.count("a long enough part") == 1
    assert len(json.loads(text)[0]) == 3
