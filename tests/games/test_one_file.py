"""A game is a file: classic Canasta and Hand and Foot, from their parameters alone (`data`)."""

import subprocess
from pathlib import Path

import pytest

from escalera.book import book, figures
from escalera.bots import make_bot
from escalera.engine.match.game import Game
from escalera.pad.sheet.fields import fields
from escalera.rules import games, load
from escalera.simulation import play_hand
from tests.fuzz import twin
from tests.fuzz.checks.gate import Gate
from tests.fuzz.tables import Table
from tests.games.conftest import HERE
from tests.scenario import expectations, failure, game_of

GAMES = sorted(path.stem for path in (HERE / "data").glob("*.toml"))
RECORDS = sorted((HERE / "records").glob("*.rec"))
PLAYERS = {"classic-canasta": (2, 4), "hand-and-foot": (2, 4, 6)}
TABLES = [Table(game, players) for game, counts in PLAYERS.items() for players in counts]
ROOT = HERE.parents[1]


def test_they_stand_behind_the_five() -> None:
    assert sorted(PLAYERS) == GAMES
    assert games()[5:] == tuple(PLAYERS)


def test_no_other_file_knows_them() -> None:
    names = "|".join((*GAMES, "Classic Canasta", "Hand and Foot"))
    places = ["src", "tests", "tools", "web/src", ":!tests/games"]
    found = subprocess.run(
        ["git", "grep", "-lwE", names, "--", *places],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (found.stdout, found.stderr) == ("", "")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_record(path: Path) -> None:
    text = path.read_text("utf-8")
    game_of(text)
    assert {item.text.split(" ")[0] for item in expectations(text)} >= {"legal", "illegal"}
    found = {f"{item.line}: {item.text}": failure(item) for item in expectations(text)}
    assert {line: wrong for line, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_random_hands(table: Table) -> None:
    assert Gate(table, every=100).failures(1000) == []


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_twin_agrees(table: Table) -> None:
    assert twin.failures(table, 6, every=3) == []


@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_random_on_the_same_deals(game: str) -> None:
    won = 0
    for deal in range(8):
        hand = Game.new(game, seed=f"duplicate {deal}")
        names = ["greedy", "random"] if deal % 2 else ["random", "greedy"]
        play_hand(hand, [make_bot(names[seat % 2], f"{deal}/{seat}") for seat in range(4)])
        assert hand.hand_end is not None
        mine, theirs = hand.hand_end.points[1 - deal % 2], hand.hand_end.points[deal % 2]
        won += mine > theirs
    assert won >= 7


@pytest.mark.parametrize("bot", ["planner", "medium"])
@pytest.mark.parametrize("game", GAMES)
def test_other_bots_play_a_hand(game: str, bot: str) -> None:
    hand = Game.new(game, seed="a hand")
    play_hand(hand, [make_bot(bot, seat) for seat in range(4)])
    assert hand.hand_end is not None


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_card_book_and_pad_speak_of_no_sequence(game: str, language: str) -> None:
    rules = load(game)
    rows = [row.label for group in figures(rules, language) for row in group.rows]
    chapters = [chapter for chapter in book(rules, language).chapters if chapter.key != "sequences"]
    told = " ".join(line for chapter in chapters for line in chapter.lines).lower()
    labels = " ".join([*rows, *(field.label for field in fields(rules))]).lower()
    for word in ("sequence", "samba", "escalera"):
        assert word not in labels
        assert word not in told
