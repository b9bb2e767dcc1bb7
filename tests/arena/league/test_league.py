"""A league: the arena's own figures over two seeds, partners of strangers, and a secret kept."""

from dataclasses import replace
from hashlib import sha256
from itertools import product
from pathlib import Path
from statistics import fmean

import pytest

from escalera.arena import ArenaError, Order, compare
from escalera.arena.league import League, page, played
from escalera.arena.league.played import Played
from escalera.arena.seating import names_of, pairings
from escalera.cli.app import run
from escalera.rules import load

SECRET = "what nobody knew"
HASH = sha256(SECRET.encode()).hexdigest()
BOTS = ("greedy", "easy", "medium")


def league(game: str = "samba", players: int = 4, deals: int = 4) -> League:
    return League(load(game, players), BOTS, "greedy", deals, "known", SECRET)


@pytest.fixture(scope="module")
def found() -> Played:
    return played(league(deals=3))


def test_each_two_bots_gain_what_the_arena_says_over_both_seeds(found: Played) -> None:
    known, hidden = (
        {
            (pair.a, pair.b): pair.mean
            for pair in compare(Order(found.league.rules, BOTS, seed, deals)).pairs
        }
        for seed, deals in (("known", 2), (SECRET, 1))
    )
    for (one, first), (other, second) in product(enumerate(BOTS), repeat=2):
        if one < other:
            gains = found.gains[one, other]
            assert fmean(gains[:2]) == pytest.approx(known[first, second], abs=0.01)
            assert fmean(gains[2:]) == pytest.approx(hidden[first, second], abs=0.01)
            assert found.gains[other, one] == [-gain for gain in gains]
    best = found.above_all(0, range(3))
    assert best.mean == pytest.approx(fmean(found.gains[0, 1] + found.gains[0, 2]))
    assert best.low is not None
    assert best.low < best.mean


def test_strangers_meet_only_the_reference() -> None:
    order = league().with_strangers[0]
    names = names_of(order)
    assert names[3:] == ("greedy (2)", "greedy + easy", "greedy + medium", "easy + medium")
    assert all(3 in one.sides for one in pairings(order))
    assert len(pairings(order)) == len(names) - 1


def test_a_bot_with_itself_against_itself_gains_nothing(found: Played) -> None:
    assert found.partners[0, 0] == [0.0] * 3
    assert found.partners[0, 1] == found.partners[1, 0]
    alone = replace(found.league.with_strangers[0], bots=("easy", "greedy"), crossed=False)
    assert fmean(found.partners[1, 1][:2]) == pytest.approx(compare(alone).pairs[0].mean, abs=0.01)
    mine = [fmean(two) for two in zip(found.partners[1, 0], found.partners[1, 2], strict=True)]
    assert found.as_partner(1).mean == pytest.approx(fmean(mine))


def test_several_processes_play_the_same_league(found: Played) -> None:
    assert played(found.league, jobs=2).gains == found.gains


def test_the_page_tells_what_was_promised_and_how_to_play_it_again() -> None:
    asked = league("black-samba", deals=2)
    found = played(asked)
    told = page(found)
    assert "not published before" in told
    assert "\n1 deal is of the seed `known`, 1 of the seed `" in told
    assert "not published before" not in page(replace(found, league=replace(asked, promise=HASH)))
    command = next(line for line in told.splitlines() if line.startswith("    escalera league"))
    for words in (
        HASH,
        SECRET,
        "## Any bot",
        "## Quick bots",
        "## Partners of strangers",
        "| easy |",
    ):
        assert words in told
    assert command == (
        "    escalera league greedy easy medium --game black-samba --players 4 --deals 2"
        f" --seed known --secret '{SECRET}' --reference greedy"
    )


def test_where_nobody_is_a_partner_the_page_says_nothing_of_it() -> None:
    told = page(played(league("black-samba", 2, 2)))
    assert "## Any bot" in told
    assert "strangers" not in told


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        (replace(league(), promise="00"), "OTHER_SECRET"),
        (replace(league(), promise="é"), "OTHER_SECRET"),
        (replace(league(), seed=SECRET), "SAME_SEEDS"),
        (replace(league(), secret=""), "NO_SECRET"),
        (league(deals=1), "LEAGUE_DEALS"),
        (replace(league(), bots=("greedy",)), "TWO_BOTS"),
    ],
)
def test_what_can_not_be_played_is_refused_by_name(asked: League, reason: str) -> None:
    with pytest.raises(ArenaError) as refused:
        played(asked)
    assert refused.value.name == reason


def test_the_command_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "league.md"
    words = ["league", "greedy", "easy", "--game", "samba", "--secret", SECRET, "--deals", "2"]
    assert run([*words, "--promise", HASH.upper(), "-o", str(file)]) == 0
    assert f"The league's page is {file}." in capsys.readouterr().out.replace("\n", "")
    assert HASH in file.read_text(encoding="utf-8")
    assert run([*words, "--promise", "ab" * 32]) == 2
    assert "not the secret that was promised" in " ".join(capsys.readouterr().err.split())
    assert run([*words, "-o", str(tmp_path / "nowhere" / "league.md")]) == 2


def test_a_page_that_can_not_be_written_is_no_work_lost(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("escalera.cli.commands.tables.league.played", None)
    words = ["league", "greedy", "easy", "--game", "samba", "--secret", SECRET]
    (tmp_path / "my_bot.py").write_text("mine")
    for there, said in ("nowhere/league.md", "folder"), (".", "folder"), ("my_bot.py", "--force"):
        assert run([*words, "-o", str(tmp_path / there)]) == 2
        assert said in capsys.readouterr().err
    assert (tmp_path / "my_bot.py").read_text() == "mine"
