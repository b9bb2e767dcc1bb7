"""Whole hands and matches, played by typing."""

import io
import re
from pathlib import Path

import pytest

from escalera.cli.commands.tables.play import play_at
from escalera.cli.play.start import Wishes
from escalera.rules import games, load
from tests.cli.table import SAMBA, Typist, console, played

TEXT = SAMBA.read_text()


@pytest.mark.parametrize("game", games())
def test_a_match_to_its_end(game: str) -> None:
    """Every game, played by the helping bot (a low target keeps the test quick)."""
    by_hands = ("hands=1", "minimums=50")
    settings = by_hands if load(game).hands else ("target=2000",)
    shown = played(Wishes(game, seed="3", settings=settings), ["auto match"])
    assert re.search(r"The match is over: .* (wins?|tie), [0-9,-]+", shown)


@pytest.mark.parametrize(("pile", "promised"), [("KH", False), ("4C KH", True)])
def test_the_rest_of_the_pile_is_promised_if_there_is_any(
    pile: str, promised: bool, tmp_path: Path
) -> None:
    kept = [line for line in TEXT.splitlines() if not line.startswith("melds 1")]
    path = tmp_path / "pile.rec"
    path.write_text("\n".join(kept).replace("4C 2D 8D", pile))
    shown = played(Wishes(resume=path), ["take with KS KS"])
    assert ("You get the other cards of the pile" in shown) == promised
    assert "undo" in shown


def typing_hints(shown: str, prompt: str) -> str:
    """Ask for a hint, type it; Enter between hands."""
    if prompt.startswith("Enter"):
        return ""
    found = re.search(r"would play:\n +(.*)", shown)
    return found[1] if found else "hint"


class ByTheList:
    """Plays the first ways that `? all` lists, but discards when a turn grows long."""

    def __init__(self) -> None:
        self.plays = 0

    def __call__(self, shown: str, prompt: str) -> str:
        if prompt.startswith("Enter"):
            return ""
        listed = shown.splitlines()
        if not listed or "Your hand" in shown or "Your" in listed[-1]:
            return "? all"
        self.plays += 1
        discards = [line for line in listed if line.startswith(("discard", "end", "special"))]
        onward = [line for line in listed if not line.startswith(("back", "ask", "claim"))]
        return (discards or onward or listed)[0]


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("player", ["hints", "list"])
def test_a_hand_by_typing(game: str, player: str) -> None:
    output = io.StringIO()
    answer = typing_hints if player == "hints" else ByTheList()
    lines = Typist(answer, output)
    play_at(Wishes(game, seed="4", hands=1, fast=True), console(output), lines)
    assert "Score now" in output.getvalue()


@pytest.mark.parametrize(("game", "players"), [("sambola", 3), ("black-samba", 3), ("bolivia", 6)])
def test_other_numbers_of_players(game: str, players: int) -> None:
    wishes = Wishes(game, players, bots="random,greedy", seed="3", hands=1)
    assert "Score now" in played(wishes, ["auto hand"])


def test_agreed_hands_are_enough() -> None:
    shown = played(Wishes("samba", seed="3", hands=1), ["auto match"])
    assert "Hand 1" in shown
    assert "hand 2" not in shown
    assert "The match is over" not in shown


def test_between_hands_commands_may_be_typed() -> None:
    lines = ["auto hand", "score", "draw", "hint", "why draw", "? ", "auto", "record", "", "quit"]
    shown = played(Wishes("samba", seed="3"), lines)
    assert shown.count("The hand is over. Press Enter to go on.") == 5
    assert "Samba to 10,000: hand 2" in shown


def test_auto_plays_one_turn() -> None:
    shown = played(Wishes("samba", seed="3"), ["auto"])
    assert shown.count("Your hand:") == 2


def test_the_partner_asks_and_the_player_answers() -> None:
    text = TEXT.replace("turn 1", "turn 3").replace("deal 3 *9", "deal 3 4D 4D")
    file = io.StringIO()
    del file
    from tests.cli.table import session_at, shown

    session = session_at(text, ["?", "n"])
    game = session.match.game
    session.match.play(game.legal_actions()[0])
    session.match.play(next(a for a in game.legal_actions() if str(a) == "ask"))
    from escalera.cli.play.loop import play_match

    session.hands = 1
    play_match(session)
    said = shown(session)
    assert "Ben drew, asked: “May I go out?”." in said.replace("   ", " ")
    assert "don't let your partner go out" in said
    assert game.view(1).plays[2] == (1, "no")
    script = session.lines
    assert "Ben asks you: “May I go out?” yes or no: " in getattr(script, "prompts", [])


def test_the_same_seed_shows_the_same_match() -> None:
    lines = ["auto", "auto"]
    one = played(Wishes("sambola", seed="12"), lines)
    assert one == played(Wishes("sambola", seed="12"), lines)
    assert one != played(Wishes("sambola", seed="13"), lines)


def test_house_rules_are_played() -> None:
    shown = played(Wishes("samba", seed="1", settings=("hand_cards=5",)), ["rules"])
    assert "Your hand: 5 cards" in shown
    assert "Cards in each hand: 5 instead of 15." in shown
