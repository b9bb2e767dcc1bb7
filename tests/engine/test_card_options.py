"""What a player can do with some cards: all that is legal, nothing else, and why nothing."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice, product

import numpy as np
import pytest

from escalera.cards.jit import interpreted
from escalera.cards.kinds import is_wild, kind_of, text_of
from escalera.engine.match.card_options import Use, find, use_of
from escalera.engine.match.game import Game
from escalera.engine.record.action_input import is_written
from escalera.engine.state.action import Action, TabledCard, Verb
from escalera.engine.whole import wild_places
from escalera.engine.whole.card_uses import MOST_TRIED
from escalera.engine.whole.whole_row import action_of, width
from escalera.engine.whole.wild_places import CARDS
from escalera.notation.read import read
from tests.cli.table import SAMBA
from tests.contracts.matches import TABLES, choose
from tests.fuzz.tables import Table, house_tables

WITH_CARDS = (Verb.TAKE, Verb.MELD, Verb.ADD, Verb.DISCARD, Verb.DECLARE)
TEXT = SAMBA.read_text()
BOLIVIA = TEXT.replace("game samba 1", "game bolivia 1")


sequence_suit = interpreted(wild_places.sequence_suit)
next_order = interpreted(wild_places.next_order)
note_cards = interpreted(wild_places.note_cards)
note_place = interpreted(wild_places.note_place)
ranks_taken = interpreted(wild_places.ranks_taken)
write_placed = interpreted(wild_places.write_placed)


def drawn(text: str = TEXT) -> Game:
    return Game.from_record(read(text + "1 draw\n"))


def use(game: Game, cards: str) -> Use:
    return use_of(game, game.seat_to_act, [kind_of(card) for card in cards.split()])


def actions(game: Game, cards: str) -> list[str]:
    return [str(action) for action in use(game, cards).actions]


def why(game: Game, cards: str) -> str:
    refusal = use(game, cards).refusal
    assert refusal is not None
    return refusal.name


def ways(cards: str, lying: str = "") -> list[str]:
    """Return every way to place the wilds among some cards, next to a sequence on the table."""
    kinds = [kind_of(card) for card in cards.split()]
    c = np.zeros(1, dtype=CARDS)[0]
    c.kinds[: len(kinds)], c.count = kinds, len(kinds)
    row = np.zeros(width(len(kinds)), dtype=np.int64)
    note_cards(c)
    for card in lying.split():
        kind, stands_for = TabledCard.parse(card)
        note_place(c, kind if stands_for < 0 else stands_for)
    found, suit = [], sequence_suit(c)
    for below in range(len(kinds) + 1) if suit >= 0 else ():
        more = ranks_taken(c, below)
        while more:
            write_placed(c, suit, row)
            found.append(Action(Verb.MELD, action_of(row.tolist()).cards))
            more = next_order(c)
    return [" ".join(map(str, action.cards)) for action in found]


@pytest.mark.parametrize(
    ("cards", "lying", "found"),
    [
        ("5H 6H JK", "", ["5H 6H JK=7H", "JK=4H 5H 6H"]),
        ("5H 7H JK", "", ["5H JK=6H 7H"]),
        ("5H 8H JK", "", []),
        ("KH AH 2C", "", ["2C=QH KH AH"]),
        ("4S 5S 2C JK", "", ["4S 5S 2C=6S JK=7S", "4S 5S JK=6S 2C=7S"]),
        ("JK JK", "5H 6H 7H", ["JK=8H JK=9H", "JK=4H JK=8H"]),
        ("9H", "5H JK=6H 7H 8H", ["9H"]),
        ("6H", "5H JK=6H 7H", []),
        ("5H 6S JK", "", []),
        ("5H 5H JK", "", []),
        ("2C 2D JK", "", []),
        ("5H 6H 7H", "", ["5H 6H 7H"]),
    ],
)
def test_wilds_take_every_place_in_sequence(cards: str, lying: str, found: list[str]) -> None:
    assert ways(cards, lying) == found


@pytest.mark.parametrize(
    ("cards", "found"),
    [
        ("7S 7H 7D", ["meld 7S 7H 7D"]),
        ("4H 5H 6H 7H", ["meld 4H 5H 6H 7H"]),
        ("KS KS KD 2C JK", ["meld KS KS KD 2C JK"]),
        ("2C JK", ["add 2C JK to m1"]),
        ("9C", ["discard 9C"]),
        ("2C", ["discard 2C", "add 2C to m1"]),
    ],
)
def test_all_that_is_legal_with_some_cards(cards: str, found: list[str]) -> None:
    assert actions(drawn(), cards) == found


def test_a_wild_may_stand_at_both_ends() -> None:
    found = actions(drawn(BOLIVIA), "4H 5H 6H JK")
    assert found == ["meld 4H 5H 6H JK=7H"]
    found = actions(drawn(BOLIVIA), "5H 6H 7H JK")
    assert found == ["meld 5H 6H 7H JK=8H", "meld JK=4H 5H 6H 7H"]


def test_a_take_is_found_once() -> None:
    game = Game.from_record(read(TEXT.replace("7S 7H 7D", "8C 8S 7D")))
    assert actions(game, "8C 8S") == ["take with 8S 8C"]


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("QS QH QC", "NOT_IN_HAND"),
        ("4H 9C KS", "NOT_A_MELD"),
        ("4H 9C", "TOO_FEW_CARDS"),
        ("KS KD", "TOO_FEW_CARDS"),
        ("2C 9C AC", "NO_WILDS_IN_SEQUENCE"),
        ("JK 5H 9C", "NOT_A_MELD"),
    ],
)
def test_why_there_is_nothing(cards: str, name: str) -> None:
    assert why(drawn(), cards) == name


def test_a_place_is_not_asked_for_where_a_wild_has_none() -> None:
    assert why(drawn(BOLIVIA), "2C 9C AC") == "NOT_A_MELD"


def test_why_there_is_nothing_before_the_draw_and_after_the_hand() -> None:
    game = Game.from_record(read(TEXT))
    assert why(game, "7S 7H 7D") == "DRAW_FIRST"
    assert why(game, "9C") == "DRAW_FIRST"
    assert why(game, "KS KD") == "DOES_NOT_QUALIFY"
    assert why(game, "4H 9C") == "DOES_NOT_QUALIFY"
    other = use_of(game, 2, game.hand(2)[:1]).refusal
    assert other is not None
    assert other.name == "NOT_YOUR_TURN"


# ---------------------------------------------------------------- against the game itself


def states(table: Table, seed: int, every: int) -> Iterator[Game]:
    """Yield some of a random hand's states, at even steps."""
    generator = random.Random(seed)
    game = Game.new(table.rules(), seed=f"use{seed}")
    for number in range(600):
        if game.hand_over:
            return
        if number % every == 0:
            yield game
        game.play(choose(game, generator))


def result(game: Game, action: Action) -> bytes:
    copy = game.copy()
    copy.play(action)
    return copy.position.states.tobytes()


def of_hand(action: Action) -> tuple[int, ...]:
    """Return the cards of the hand that an action uses."""
    if action.verb not in WITH_CARDS:
        return ()
    return tuple(sorted(card.kind for card in action.cards))


def some_cards(game: Game, generator: random.Random) -> tuple[int, ...]:
    """Return any number of cards, from the hand in turn, that may go together."""
    hand = list(game.hand(game.seat_to_act))
    first = generator.choice(hand)
    akin = [k for k in hand if k >> 2 == first >> 2 or k & 3 == first & 3 or is_wild(k)]
    chosen = akin if generator.random() < 0.7 else hand
    return tuple(generator.sample(chosen, generator.randint(1, min(8, len(chosen)))))


EACH = [*TABLES, *house_tables(7, 12)]


@pytest.mark.parametrize("table", EACH, ids=str)
def test_what_the_game_lists_is_found(table: Table) -> None:
    for game in states(table, 1, 9):
        for action in game.legal_actions():
            kinds = of_hand(action)
            if kinds:
                assert action in use_of(game, game.seat_to_act, kinds).actions


@pytest.mark.parametrize("table", EACH, ids=str)
def test_what_is_found_can_be_played(table: Table) -> None:
    generator = random.Random(2)
    for game in states(table, 2, 3):
        if not game.hand(game.seat_to_act):
            continue
        kinds, before = some_cards(game, generator), game.position.states.tobytes()
        found = use_of(game, game.seat_to_act, kinds)
        assert bool(found.actions) == (found.refusal is None)
        for action in found.actions:
            assert Counter(of_hand(action)) == Counter(kinds)
            assert Action.parse(str(action)) == action
            game.copy().play(str(action), game.seat_to_act)
        assert len({result(game, action) for action in found.actions}) == len(found.actions)
        assert game.position.states.tobytes() == before


def everything(game: Game, kinds: tuple[int, ...]) -> Iterator[Action]:
    """Yield every action that can be written with some cards, sensible or not."""
    places = [-1, *range(8, 52)]
    options = [[TabledCard(k, p) for p in (places if is_wild(k) else [-1])] for k in kinds]
    melds = [0, *(meld.number for meld in game.view(game.seat_to_act).melds)]
    for cards, verb, meld in product(product(*options), WITH_CARDS, dict.fromkeys(melds)):
        action = Action(verb, cards, meld)
        if is_written(action):
            yield action


@pytest.mark.slow
@pytest.mark.parametrize("table", EACH[:11], ids=str)
def test_no_action_is_missed(table: Table) -> None:
    generator = random.Random(3)
    for game in islice(states(table, 3, 12), 30):
        hand = game.hand(game.seat_to_act)
        if len(hand) < 3:
            continue
        wilds = [kind for kind in hand if is_wild(kind)][:1]
        naturals = generator.sample(hand, generator.randint(1, 3))
        kinds = (*(k for k in naturals if not is_wild(k)), *wilds)
        if not kinds:
            continue
        found = use_of(game, game.seat_to_act, kinds).actions
        results = {result(game, action) for action in found}
        legal = [action for action in everything(game, kinds) if game.is_legal(action)]
        assert {result(game, action) for action in legal} == results


def hold_all(game: Game, count: int) -> None:
    """Give the player in turn so many cards of every kind."""
    seat, state = game.seat_to_act - 1, game.position.state
    state.hands[seat][:] = count
    state.held[seat] = count * len(state.hands[seat])


MANY = " ".join(text_of(kind) for kind in range(53) if is_wild(kind) or kind & 3 == 1)


@pytest.mark.parametrize(
    "cards",
    ["5H 6H 7H 8H 9H TH 2C JK", "2S 2H 2D 2C JK 4H", "2S 2H 2D 2C JK 5H 7H", "2S JK", MANY],
)
def test_few_meanings_are_tried_whatever_is_asked(cards: str) -> None:
    settings = (("wilds_in_sequence", "5"), ("wilds_in_set", "5"), ("sets_combine", "no"))
    game = Game.new(Table("black-samba", 4, settings).rules(), seed="quick")
    game.play("draw")
    hold_all(game, 2)
    for meld in ("6S 6H 6D", "5H 6H 7H", "9H TH JH", "4D 5D 6D", "4S 5S 6S", "TS TC TD"):
        game.play(f"meld {meld}")
    hold_all(game, 2)
    kinds = [kind_of(card) for card in cards.split()]
    _, _, tried = find(game.position, game.seat_to_act, kinds)
    assert 0 < tried <= MOST_TRIED


def test_a_whole_hand_held_up_is_answered() -> None:
    game = drawn()
    hold_all(game, 3)
    assert use_of(game, game.seat_to_act, [kind for kind in range(53) for _ in range(3)]).refusal
