"""What greedy does in positions set up for it."""

from escalera.bots import make_bot
from escalera.engine.match.game import Game
from escalera.notation.read import read


def table(game: str, *lines: str, players: int = 4, settings: str = "", scores: str = "") -> Game:
    """Return a game with a position on the table; seat 1 is to act."""
    head = ["escalera 1", f"game {game} 1", *([f"set {settings}"] if settings else [])]
    zeros = "0 0" if players in (4, 6) else " ".join("0" * players)
    hand = [f"players {players}", "hand 1", f"dealer {players}", f"scores {scores or zeros}"]
    rest = [f"deal {seat} *11" for seat in range(1, players + 1)]
    given = [line for line in rest if not any(line[:7] == other[:7] for other in lines)]
    return Game.from_record(
        read("\n".join([*head, *hand, "position", *lines, *given, "turn 1", ""]))
    )


def turn(game: Game, most: int = 40) -> list[str]:
    """Let greedy play until another seat is to act; return its plays."""
    plays: list[str] = []
    seat = game.seat_to_act
    while game.seat_to_act == seat:
        action = make_bot("greedy").choose(game.view(seat), game.legal_actions())
        game.play(action)
        plays.append(str(action))
        assert len(plays) < most
    return plays


def choice(game: Game) -> str:
    seat = game.seat_to_act
    return str(make_bot("greedy").choose(game.view(seat), game.legal_actions()))


def test_nothing_is_tabled_short_of_the_minimum() -> None:
    game = table(
        "black-samba", "deal 1 4S 4H 4D 6S 8H TD QC KS 5C 7H JD", "pile 3S", "stock KH 9C *"
    )
    plays = turn(game)
    assert [play.split()[0] for play in plays] == ["draw", "discard"]


def test_the_initial_meld_is_tabled_when_it_reaches_the_minimum() -> None:
    game = table(
        "black-samba", "deal 1 KS KH KD QS QH QD 4C 6D 8H TC 5S", "pile 3S", "stock 9H 4D *"
    )
    plays = turn(game)
    assert {play for play in plays if play.startswith("meld")} == {"meld KS KH KD", "meld QS QH QD"}


def test_the_pile_is_taken_for_the_initial_meld() -> None:
    hand = "deal 1 AS AH 4C 6D 8H TC 5S 9D QS KC 7H"
    game = table("black-samba", hand, "pile 7S 9H KS 9S AD", "stock 4H 4D *")
    assert turn(game)[0] == "take with AS AH"


def test_a_canasta_is_completed() -> None:
    game = table(
        "samba",
        "deal 1 KS KH 4C 6D 8H",
        "melds 1 m1 KS KH KD KC KC",
        "pile 3S",
        "stock 9C *",
    )
    assert turn(game)[:3] == ["draw", "add KS to m1", "add KH to m1"]


def test_a_wild_finishes_a_needed_canasta() -> None:
    game = table(
        "sambola",
        "deal 1 2S 4C 6D 8H",
        "melds 1 m1 KS KH KD KC KC KS",
        "melds 1 m2 QS QH QD QC QC QS QH",
        "melds 1 m3 JS JH JD JC JC JS JH",
        "pile 3S",
        "stock 9C *2",
    )
    assert "add 2S to m1" in turn(game)


def test_two_cards_are_kept() -> None:
    game = table("samba", "deal 1 KS KH", "melds 1 m1 KS KH KD", "pile 3S", "stock KD *")
    assert [play.split()[0] for play in turn(game)] == ["draw", "add", "discard"]


OUT = (
    "melds 1 m1 KS KH KD KC KC KS KH",
    "melds 1 m2 QS QH QD QC QC QS QH",
    "melds 1 m3 4S 5S 6S",
    "melds 2 m1 JS JH JD",
    "pile 3S",
)


def test_it_asks_and_goes_out() -> None:
    game = table("black-samba", "deal 1 7S 8D", *OUT, "deal 3 5H 9C", "stock 8S 9S *")
    plays = turn(game)
    assert plays[-1] == "ask"
    assert choice(game) == "yes"
    game.play("yes")
    turn(game)
    assert game.hand_over
    assert game.hand_end is not None
    assert game.hand_end.seat == 1


def test_a_partner_with_much_to_table_says_no() -> None:
    held = "7H 7H 7H 7D 7D 7D 7C AS AH AD AC AS AH AD"
    game = table("black-samba", "deal 1 7S 8D", *OUT, f"deal 3 {held}", "stock 8S 9S *")
    assert turn(game)[-1] == "ask"
    assert choice(game) == "no"


def test_after_a_no_a_card_is_kept_and_the_turn_ends() -> None:
    game = table("black-samba", "deal 1 7S 8D", *OUT, "stock 8S 9S *")
    assert turn(game) == ["draw", "ask"]
    game.play("no")
    assert turn(game) == ["add 7S to m3", "add 8S to m3", "discard 8D"]
    assert game.seat_to_act == 2
    assert game.hand(1)


def test_black_threes_go_out_as_a_set() -> None:
    game = table("samba", "deal 1 3S 3S 3C 8D", *OUT[:2], "pile 9C", "stock 7S *")
    turn(game)
    assert not game.hand_over
    game = table("samba", "deal 1 3S 3S 3C", *OUT[:2], "pile 9C", "stock 7S *")
    assert turn(game) == ["draw", "meld 3S 3S 3C", "discard 7S"]
    assert game.hand_end is not None
    assert game.hand_end.seat == 1


def test_an_opponents_meld_is_not_fed() -> None:
    game = table(
        "samba",
        "deal 1 JC 9C 6D",
        "melds 1 m1 4S 4H 4D",
        "melds 2 m1 JS JH JD",
        "pile 5D 6S 7D 8C",
        "stock QH *",
    )
    assert not turn(game)[-1].startswith("discard J")


def test_red_threes_are_declared_and_nothing_is_claimed() -> None:
    game = table(
        "samba",
        "deal 1 3H 5C 8D JC",
        "melds 2 m1 9S 9H 9D",
        "pile 7S",
        "stock 6D *",
        settings="self_policed yes",
    )
    assert turn(game)[0] == "declare 3H"


def test_only_jokers_make_the_special_discard() -> None:
    game = table(
        "sambola",
        "deal 1 JK JK",
        "melds 1 m1 4S 5S 6S 7S",
        "pile 3S",
        "stock JK 9H *5",
        "stock2 JK 9D *",
    )
    plays = turn(game)
    assert plays[0] == "draw"
    assert plays[-1] == "special"


def test_without_stock_the_pile_is_taken() -> None:
    rest = [f"deal {seat} *37" for seat in (2, 3, 4)]
    lines = ("deal 1 JC 9C 6D 4S", "melds 1 m1 QS QH QD", "pile *40 5D 6S 7D QC", *rest, "stock")
    assert turn(table("black-samba", *lines))[0] == "take to m1"


def test_without_stock_and_initial_meld_the_hand_ends() -> None:
    rest = [f"deal {seat} *38" for seat in (2, 3, 4)]
    game = table("black-samba", "deal 1 JC 9C 6D 4S", "pile *40 5D 6S 7D QC", *rest, "stock")
    assert turn(game) == ["end stock"]
