"""Several cards at once while a take for the initial meld waits, against every order (R14a, R15a).

Random positions with few cards in hand: there the order says how many are left when the minimum
comes to lie.
"""

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from escalera.engine.match.game import Game
from escalera.notation.read import read

POSITIONS = 50
RANKS = "456789TJQKA"
POINTS = {"2": 20, "A": 20} | dict.fromkeys("4567", 5)
MINIMUMS = (160, 7000), (120, 3000), (90, 1500)
"""A minimum, and the score from which it holds."""
TABLES = (
    "samba", "sambola", "black-samba", "bolivia", "samba wilds_to_complete=yes",
    "sambola pile_take=all joker_discard=allowed", "sambola wilds_in_sequence=2 complete_cards=5",
    "bolivia asking=optional need_samba=0 need_any=1 complete_cards=5",
    "samba need_any=1 complete_cards=5 add_to_complete=yes",
    "samba foot_cards=5 foot_taken=empty", "samba self_policed=yes need_any=0",
)  # fmt: skip


def wild(generator: random.Random) -> str:
    return generator.choice(("2S", "2H", "JK"))


def cards_of_a_set(generator: random.Random) -> list[str]:
    rank, naturals = generator.choice("58K"), generator.randint(2, 5)
    wilds = [wild(generator) for _ in range(generator.randint(1, 3))]
    return [rank + suit for suit in "SHSHS"[:naturals]] + wilds


def cards_of_a_sequence(generator: random.Random) -> list[str]:
    low = generator.randint(0, 7)
    run = [f"{rank}H" for rank in RANKS[low : low + generator.randint(3, 6)]]
    for place in generator.sample(range(len(run)), generator.choice((0, 0, 1, 2))):
        run[place] = f"{wild(generator)}={run[place]}"
    return run


def some_cards(generator: random.Random) -> list[str]:
    """Return what may be a meld, a wild in a sequence with its place."""
    kind = cards_of_a_set if generator.random() < 0.5 else cards_of_a_sequence
    return kind(generator)


def highest_score(held: list[str]) -> int:
    """Return the score whose minimum is the highest that an ace and these cards reach."""
    total = 20 + sum(50 if card == "JK" else POINTS.get(card[0], 10) for card in held)
    return next((score for minimum, score in MINIMUMS if minimum <= total), 0)


def waiting(table: str, cards: list[str], generator: random.Random) -> Game:
    """Return a hand whose player has these cards, and has taken an ace with two others."""
    game, *settings = table.split()
    below = generator.sample(["9D", "3H", "QC", "JK", "4C"], generator.choice((0, 0, 1, 2)))
    held = ["AS", "AH", *(card.split("=")[0] for card in cards)]
    hand = [*held, "QC", "8C"][: len(held) + generator.choice((0, 1, 1, 1, 2))]
    feet = [f"foot {seat} *5" for seat in (1, 2, 3, 4)]
    lines = [
        "escalera 1", f"game {game} 1", "players 4",
        *(f"set {setting.replace('=', ' ')}" for setting in settings),
        "hand 1", "dealer 4", f"scores {highest_score(held)} 0", "position",
        f"deal 1 {' '.join(hand)}", "deal 2 *11", "deal 3 *11", "deal 4 *11",
        *feet * ("foot_cards=5" in settings), f"pile {' '.join([*below, 'AD'])}", "turn 1",
    ]  # fmt: skip
    found = Game.from_record(read("\n".join(lines) + "\n"))
    found.play("take with AS AH")
    if generator.random() < 0.4 and found.is_legal("ask"):
        found.play("ask")
        found.play(generator.choice(("yes", "yes", "yes", "no")))
    return found


def after(game: Game, action: str) -> Game | None:
    """Return the game after an action, None if that is refused."""
    if not game.is_legal(action):
        return None
    played = game.copy()
    played.play(action)
    return played


def singly(game: Game, cards: list[str], meld: str) -> bool:
    """Say whether cards can be added to a meld one by one, in some order."""
    for card in dict.fromkeys(cards):
        others = list(cards)
        others.remove(card)
        played = after(game, f"add {card} to {meld}")
        if played and (not others or singly(played, others, meld)):
            return True
    return False


def in_some_order(game: Game, cards: list[str]) -> bool:
    """Say whether a meld can begin with three cards and then take the others one by one."""
    for three in combinations(range(len(cards)), 3):
        begun = after(game, f"meld {' '.join(cards[at] for at in three)}")
        others = [card for at, card in enumerate(cards) if at not in three]
        if begun and (not others or singly(begun, others, "m2")):
            return True
    return False


def actions(game: Game, cards: list[str], three: list[str]) -> Iterator[tuple[Game, str, bool]]:
    """Yield actions with several cards, when, and whether they are legal singly in some order."""
    yield game, f"meld {' '.join(cards)}", in_some_order(game, cards)
    begun, others = after(game, f"meld {' '.join(three)}"), list(cards)
    for card in three:
        others.remove(card)
    if begun and others:
        for meld in ("m1", "m2"):
            yield begun, f"add {' '.join(others)} to {meld}", singly(begun, others, meld)


@pytest.mark.parametrize("table", TABLES)
def test_several_cards_at_once_are_legal_if_some_order_is(table: str) -> None:
    generator = random.Random(table)
    for _ in range(POSITIONS):
        cards = some_cards(generator)
        game = waiting(table, cards, generator)
        for begun, action, legal in actions(game, cards, generator.sample(cards, 3)):
            assert begun.is_legal(action) == legal, (game.legal_texts(), action)
