"""Adding to a hand's shuffle: seals, then numbers; being last lets nobody choose."""

import pytest

from escalera.notation.shuffle import Revealed, commitment, deal_seed, seal_of
from escalera.server.frames.messages_out import table_info
from escalera.server.messages import asks, protocol
from escalera.server.table import events
from escalera.server.table.stored.rebuilding import rebuilt
from escalera.server.table.timeouts import NUMBER_SECONDS
from tests.server.table.test_table import PEOPLE, House, number, play_out, sealed, seated, shuffle


def started() -> House:
    house = seated()
    house.ask("ann", asks.Start())
    return house


def all_sealed() -> House:
    house = started()
    for person in PEOPLE:
        house.ask(person, sealed(person))
    return house


def info(house: House) -> protocol.TableInfo:
    return table_info(house.table, "ann")


def test_numbers_are_asked_for_when_all_have_sealed_theirs() -> None:
    house = started()
    assert info(house).wait_until == house.now + NUMBER_SECONDS
    for person in PEOPLE:
        assert not info(house).numbers
        assert house.refused(person, shuffle(person)) == "SEAL_FIRST"
        house.ask(person, sealed(person))
    assert info(house).numbers
    assert info(house).seals == tuple(seal_of(number(person)) for person in PEOPLE)
    assert info(house).shuffled == ()


def test_the_hand_is_dealt_when_all_sealed_numbers_came() -> None:
    house = all_sealed()
    for person in PEOPLE:
        assert house.table.dealing
        house.ask(person, shuffle(person))
    assert not house.table.dealing
    assert house.table.numbers() == tuple(map(number, PEOPLE))
    assert info(house).wait_until == 0.0


def test_who_seals_nothing_is_waited_for_and_no_longer() -> None:
    house = started()
    house.ask("ann", sealed("ann"))
    house.ask("cy", sealed("cy"))
    house.wait(NUMBER_SECONDS - 1)
    assert not info(house).numbers
    house.wait(1)
    assert info(house).numbers
    assert info(house).wait_until == house.now + NUMBER_SECONDS
    assert house.refused("bo", sealed("bo")) == "SEALS_CLOSED"
    assert house.refused("bo", shuffle("bo")) == "NOT_SEALED"
    house.ask("cy", shuffle("cy"))
    assert house.table.dealing
    house.ask("ann", shuffle("ann"))
    assert house.table.numbers() == (number("ann"), "-", number("cy"), "-")
    assert not house.table.dealing


def test_a_hand_for_which_nobody_seals_is_dealt() -> None:
    house = started()
    house.wait(NUMBER_SECONDS)
    assert not house.table.dealing
    assert house.table.numbers() == ("-",) * 4
    assert house.refused("ann", sealed("ann")) == "DEALT"
    assert house.refused("ann", shuffle("ann")) == "DEALT"


def test_who_has_left_is_not_waited_for_before_they_sealed() -> None:
    house = started()
    for person in ("ann", "bo", "cy"):
        house.ask(person, sealed(person))
    house.let(events.Gone(house.now, 4))
    house.wait(0)
    assert info(house).numbers


def test_who_has_sealed_is_waited_for() -> None:
    house = all_sealed()
    house.let(events.Gone(house.now, 4))
    for person in ("ann", "bo", "cy"):
        house.ask(person, shuffle(person))
    house.wait(NUMBER_SECONDS / 2)
    assert house.table.dealing
    house.let(events.Back(house.now, 4))
    house.ask("di", shuffle("di"))
    assert not house.table.dealing


def test_a_seal_holds() -> None:
    house = started()
    house.ask("ann", sealed("ann"))
    assert house.refused("ann", sealed("ann")) == "SEALED"
    assert house.refused("ann", sealed("better")) == "SEALED"
    assert house.refused("ann", sealed("ann", hand=2)) == "DEALT"
    assert house.refused("zoe", sealed("zoe")) == "NO_SEAT"
    for person in ("bo", "cy", "di"):
        house.ask(person, sealed(person))
    assert house.refused("ann", sealed("ann")) == "SEALED"
    assert house.refused("ann", shuffle("better")) == "WRONG_NUMBER"
    assert house.refused("ann", shuffle("ann", hand=2)) == "DEALT"
    house.ask("ann", shuffle("ann"))
    assert house.refused("ann", shuffle("ann")) == "NUMBER_GIVEN"
    assert house.refused("ann", sealed("ann")) == "NUMBER_GIVEN"


def test_who_runs_the_server_and_sends_last_cannot_choose() -> None:
    """Ann knows the secret and all other numbers as she sends hers: only her own is taken."""
    house = all_sealed()
    for person in ("bo", "cy", "di"):
        house.ask(person, shuffle(person))
    others, secret = house.table.numbers()[1:], house.table.shuffle.secret
    decks = set()
    for at in range(50):
        tried = f"try{at}"
        decks.add(deal_seed(secret, (number(tried), *others), house.table.id, 1))
        assert house.refused("ann", shuffle(tried)) == "WRONG_NUMBER"
        assert house.refused("ann", sealed(tried)) == "SEALED"
    assert len(decks) == 50
    house.ask("ann", shuffle("ann"))
    assert house.table.numbers() == (number("ann"), *others)


def test_a_number_that_was_withheld_is_seen_by_all() -> None:
    house = all_sealed()
    for person in ("bo", "cy", "di"):
        house.ask(person, shuffle(person))
    house.wait(NUMBER_SECONDS)
    assert not house.table.dealing
    assert info(house).seals[0] == seal_of(number("ann"))
    assert info(house).shuffled == (2, 3, 4)
    play_out(house)
    assert house.table.reveals[1][1].split(" ")[2] == "-"


def test_a_new_hand_has_new_seals() -> None:
    house = all_sealed()
    for person in PEOPLE:
        house.ask(person, shuffle(person))
    play_out(house)
    if house.table.status == "playing":
        for person in PEOPLE:
            house.ask(person, asks.NextHand())
        assert info(house).seals == ("",) * 4
        assert not info(house).numbers
    numbers = Revealed.parse(house.table.reveals[1][1]).numbers
    assert list(map(seal_of, numbers)) == [seal_of(number(person)) for person in PEOPLE]


def test_numbers_change_the_deal() -> None:
    one, other = started(), started()
    for house, word in ((one, "1"), (other, "2")):
        house.ask("ann", sealed(word))
        house.wait(NUMBER_SECONDS)
        house.ask("ann", shuffle(word))
    assert one.table.shuffle.secret == other.table.shuffle.secret
    assert one.table.game is not None
    assert other.table.game is not None
    assert one.table.game.position.hand(0) != other.table.game.position.hand(0)


SECRET = "5b3c8a0f7e6d4912" * 4
OLD = [
    b'{"type":"made","at":1.0,"table":"quiet-river","options":{"game":"samba"},"host":"ann"}',
    b'{"type":"seated","at":1.0,"seat":1,"person":"ann","name":"Ann"}',
    b'{"type":"seated","at":1.0,"seat":2,"person":"bo","name":"Bo"}',
    b'{"type":"bot","at":1.0,"seat":3,"bot":"greedy","name":"Carla"}',
    b'{"type":"bot","at":1.0,"seat":4,"bot":"greedy","name":"Dan"}',
    b'{"type":"started","at":2.0}',
    b'{"type":"committed","at":2.0,"hand":1,"secret":"%s","commit":"%s"}'
    % (SECRET.encode(), commitment(SECRET).encode()),
    b'{"type":"number","at":3.0,"seat":1,"number":"4819"}',
]
"""A log from the time before seals."""


@pytest.mark.parametrize("dealt", [True, False])
def test_a_log_without_seals_is_read(dealt: bool) -> None:
    more = [b'{"type":"number","at":3.0,"seat":2,"number":"1"}', b'{"type":"dealt","at":3.0}']
    house = House()
    house.log, house.now = [*OLD, *(more if dealt else [])], 3.0
    house.table = rebuilt(house.log)
    if not dealt:
        assert house.refused("ann", sealed("ann")) == "NUMBER_GIVEN"
        house.ask("bo", sealed("bo"))
        house.ask("bo", shuffle("bo"))
    assert not house.table.dealing
    assert house.table.numbers()[0] == "4819"
    assert house.table.game is not None
    assert house.table.game.hand_number == 1
