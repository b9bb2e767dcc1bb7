"""What a table offers for some cards: only to its players, and exactly what is legal."""

import random

import pytest

from escalera.cards.kinds import text_of
from escalera.engine.match.game import Game
from escalera.server.frames.offers import offers, offers_of
from escalera.server.messages import asks, protocol
from escalera.server.messages.errors import Refused
from tests.server.table.test_table import House, actor, dealt, play, seated


def offered(house: House, person: str, *cards: str) -> protocol.Offers:
    return offers(house.table, person, asks.Offer(cards=cards, ref="r"))


def held(house: House, person: str) -> list[str]:
    assert house.table.game is not None
    return [text_of(kind) for kind in house.table.game.hand(house.table.seat_of(person))]


def test_what_is_offered_can_be_played() -> None:
    house = dealt(game="bolivia")
    generator, played = random.Random(1), 0
    while not house.table.hand_over and played < 150:
        person = actor(house)
        hand = held(house, person)
        answer = offered(house, person, *generator.sample(hand, min(len(hand), 3)))
        assert answer.ref == "r"
        assert bool(answer.actions) == (answer.name == answer.sentence == answer.rule == "")
        assert house.table.game is not None
        legal = list(map(str, house.table.game.legal_actions()))
        play(house, answer.actions[0] if answer.actions else generator.choice(legal))
        played += 1
    assert played > 50


def test_a_single_card_can_be_discarded_after_the_draw() -> None:
    house = dealt()
    person = actor(house)
    card = next(card for card in held(house, person) if card[0] in "56789")
    before = offered(house, person, card)
    assert (before.actions, before.name) == ((), "DRAW_FIRST")
    play(house)
    after = offered(house, person, card)
    assert after == protocol.Offers(cards=(card,), actions=(f"discard {card}",), ref="r")


def test_who_is_not_in_turn_is_told_so() -> None:
    house = dealt()
    other = next(person for person in ("ann", "bo") if person != actor(house))
    answer = offered(house, other, held(house, other)[0])
    assert (answer.actions, answer.name) == ((), "NOT_YOUR_TURN")
    assert offered(house, other, "JK", "JK", "JK", "JK", "JK", "JK", "JK") == protocol.Offers(
        cards=("JK",) * 7,
        actions=(),
        name="NOT_YOUR_TURN",
        sentence=answer.sentence,
        rule=answer.rule,
        values=answer.values,
        ref="r",
    )


@pytest.mark.parametrize(
    ("house", "person", "name"),
    [(seated(), "ann", "NO_HAND"), (dealt(), "zoe", "NO_SEAT")],
    ids=["before the deal", "a spectator"],
)
def test_nothing_is_offered_without_a_hand_or_a_seat(house: House, person: str, name: str) -> None:
    with pytest.raises(Refused) as caught:
        offered(house, person, "4D")
    assert caught.value.name == name


def drawn(game: str, card: str) -> Game:
    """Return a match whose player to act has drawn, may discard the card, and sees a free pile."""
    for seed in range(200):
        match = Game.new(game, seed=seed)
        match.play("draw")
        if f"discard {card}" in match.legal_texts() and len(match.view(0).pile) < 2:
            return match
    raise AssertionError("no deal has it")


@pytest.mark.parametrize(
    ("game", "card", "freezes"),
    [
        ("samba", "JK", True),
        ("samba", "2S", True),
        ("samba", "4S", False),
        ("villages-samba", "2S", False),
        ("bolivia", "2S", False),
    ],
)
def test_an_offer_says_whether_the_discard_freezes_the_pile(
    game: str, card: str, freezes: bool
) -> None:
    match = drawn(game, card)
    answer = offers_of(match, match.seat_to_act, asks.Offer(cards=(card,)))
    assert answer.actions == (f"discard {card}",)
    assert answer.freezes == freezes
    assert f"discard {card}" in match.legal_texts(), "it was only tried"


def test_a_wild_on_a_frozen_pile_freezes_nothing() -> None:
    match = drawn("samba", "JK")
    match.play("discard JK")
    match.play("draw")
    card = match.legal_texts()[-1].removeprefix("discard ")
    answer = offers_of(match, match.seat_to_act, asks.Offer(cards=(card,)))
    assert answer.actions
    assert not answer.freezes
