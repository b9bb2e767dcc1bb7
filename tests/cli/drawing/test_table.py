"""The table: what matters is on it, it fits, and nothing hidden is."""

import io
import re

import pytest
from rich.console import Console

from escalera.cards.kinds import text_of
from escalera.cli.drawing.cards import Faces
from escalera.cli.drawing.pile import middle
from escalera.cli.drawing.screen import Look, News, table
from escalera.cli.drawing.seats import Seats
from escalera.engine.match.game import Game
from escalera.notation.read import read
from escalera.rules import games
from tests.cli.table import SAMBA


def drawn(game: Game, seat: int = 1, width: int = 80, **options: bool) -> str:
    output = io.StringIO()
    console = Console(file=output, width=width, highlight=False, **options)  # type: ignore[arg-type]
    seats = Seats(game.rules, seat)
    console.print(table(game.view(seat), seats, News(), Look(width=width)))
    return output.getvalue()


def position(changes: dict[str, str] | None = None) -> Game:
    text = SAMBA.read_text()
    for old, new in (changes or {}).items():
        assert old in text
        text = text.replace(old, new)
    return Game.from_record(read(text))


def test_everything_is_on_it() -> None:
    shown = drawn(position())
    for words in (
        "Samba to 10,000: hand 1, dealt by Carla",
        "You & Ben     1,600",
        "Ana & Carla     -45",
        "red 3s 3♥",
        "2 Ana 11 cards",
        "3 Ben (partner) 9 cards",
        "Stock 89 cards",
        "Pile 3 cards, on top 8♦   FROZEN by a wild card in it",
        "RED CANASTA queens",
        "BLACK CANASTA 5s",
        "m3 9♦ 10♦ J♦",
        "Your hand: 14 cards",
        "K♠ K♠ K♦",
    ):
        assert words in shown


@pytest.mark.parametrize(
    ("pile", "words"),
    [
        ("4C 6D 8D", "Pile 3 cards, on top 8♦ Your"),
        ("4C 2D", "BLOCKED by the wild card on top FROZEN by a wild card in it"),
        ("4C 3S", "BLOCKED by the black 3 on top Your"),
        ("3H 4C", "on top 4♣ FROZEN by a red 3 in it"),
    ],
)
def test_the_pile_says_why(pile: str, words: str) -> None:
    game = position({"pile 4C 2D 8D": f"pile {pile}", "red3s 1 3H\n": ""})
    assert words in " ".join(drawn(game).split())


def test_a_pile_that_is_always_frozen_or_too_small() -> None:
    bolivia, villages = Game.new("bolivia", seed=1), Game.new("villages-samba", seed=1)
    assert "FROZEN as always in this game" in middle(bolivia.view(1), Faces()).plain
    assert middle(villages.view(1), Faces()).plain.endswith("Pile empty")


def test_a_foot_and_a_small_pile() -> None:
    game = Game.new("villages-samba", seed=1)
    game.play("draw")
    discards = [a for a in game.legal_actions() if str(a).startswith("discard")]
    game.play(discards[0])
    shown = drawn(game, game.seat_to_act)
    assert "SMALL 7 cards are needed to take it" in shown
    assert "and a foot of 15 to pick up" in shown


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("game", games())
def test_it_is_never_wider_than_the_screen(game: str, width: int) -> None:
    shown = drawn(Game.new(game, seed=2), width=width)
    assert max(map(len, shown.splitlines())) <= width


def test_a_dealt_table_fits_an_80_by_24_screen() -> None:
    assert drawn(position()).count("\n") <= 20


def test_without_colour_it_says_the_same() -> None:
    game = position()
    coloured = drawn(game, force_terminal=True)
    assert "\x1b[" in coloured
    plain = re.sub(r"\x1b\[[0-9;]*m", "", coloured)
    assert plain == drawn(game)


def test_letters_where_symbols_can_not_be_shown() -> None:
    output = io.StringIO()
    seats, look = Seats(position().rules, 1), Look(Faces(symbols=False))
    Console(file=output, width=80).print(table(position().view(1), seats, News(), look))
    assert "KS KS KD" in output.getvalue()
    assert not set("♠♥♦♣") & set(output.getvalue())


def test_nothing_hidden_is_on_it() -> None:
    """Two games that differ only in what seat 1 can't see look the same to it."""
    other = {"deal 2 *11": "deal 4 *12", "deal 4 *12": "deal 2 *11"}
    text = SAMBA.read_text()
    swapped = "".join(f"{other.get(line, line)}\n" for line in text.splitlines())
    one, two = Game.from_record(read(text)), Game.from_record(read(swapped))
    assert one.view(2).hand != two.view(2).hand
    assert drawn(one) == drawn(two)


def test_six_players_are_not_torn_apart() -> None:
    lines = drawn(Game.new("sambola", players=6, seed=1)).splitlines()
    assert any(line.startswith(" 5 Diego (partner) 15 cards") for line in lines)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_other_numbers_of_players(seats: int) -> None:
    shown = drawn(Game.new("sambola", players=seats, seed=1))
    assert f"{seats} " in shown
    assert ("partner" in shown) is (seats == 6)


def test_own_cards_are_all_there() -> None:
    game = Game.new("samba", seed=9)
    shown = drawn(game).rpartition("Your hand")[2]
    faces = Faces()
    for kind in game.view(1).hand:
        assert faces.word(kind) in shown, text_of(kind)
