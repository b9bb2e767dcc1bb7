"""Views are made when they are looked at: they stay as they were made, and hold nothing hidden."""

import copy
import gc
import pickle
import random
import weakref
from collections.abc import Iterator
from dataclasses import FrozenInstanceError, fields, replace
from itertools import islice

import pytest

from escalera.engine.match import doors
from escalera.engine.match.game import Game
from escalera.engine.match.view import View, make_view
from escalera.engine.match.view.seen import Seen
from escalera.rules import games
from tests.bots.reshuffle import reshuffled
from tests.contracts.test_no_leak import positions

NAMES = [field.name for field in fields(View)]
POSITIONS = 60


def found(game: str) -> Iterator[tuple[Game, random.Random]]:
    generator = random.Random(f"views {game}")
    for one in islice(positions(game, generator), POSITIONS):
        yield one, generator


def is_made(view: View, name: str) -> bool:
    """Say whether a view has a field already, without looking at it."""
    try:
        object.__getattribute__(view, name)
    except AttributeError:
        return False
    return True


def whole(view: View) -> View:
    """Return a view with all fields given when it was made."""
    return View(**{name: getattr(view, name) for name in NAMES})


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("by_codes", [True, False])
def test_a_view_stays_as_it_was_made(game: str, by_codes: bool) -> None:
    choose, match = random.Random(game).choice, Game.new(game, seed="views")
    kept: list[tuple[View, View]] = []
    for _ in range(2):
        while not match.hand_over:
            kept += [
                (match.view(seat), whole(match.copy().view(seat)))
                for seat in (0, match.seat_to_act)
            ]
            if by_codes:
                match.play_code(choose(match.legal_codes()))
            else:
                match.play(choose(match.legal_actions()))
        match.next_hand()
    assert len(kept) > 100
    assert all(later == now for later, now in kept)


def test_a_field_is_made_when_it_is_looked_at() -> None:
    view = Game.new("samba", seed=1).view(1)
    at_once = {"rules", "seat", "hand_number", "scores"}
    assert {name for name in NAMES if is_made(view, name)} == at_once
    for name in "hand", "plays", "melds":
        getattr(view, name)
        assert is_made(view, name)
        assert not is_made(view, "phase")
    assert view.phase is view.phase
    assert all(is_made(view, name) for name in NAMES if name != "pile")


def test_a_view_is_a_value() -> None:
    match = Game.new("bolivia", seed=2)
    match.play("draw")
    view, same, other = match.view(2), match.view(2), match.view(1)
    assert view == same == whole(view)
    assert hash(view) == hash(same)
    assert repr(view) == repr(whole(same))
    assert view != other
    for copied in (pickle.loads(pickle.dumps(same)), copy.copy(same), copy.deepcopy(same)):
        assert copied == view
    changed = replace(match.view(2), seat=1)
    assert (changed.seat, changed.hand) == (1, view.hand)


def test_a_view_takes_no_change_and_has_no_other_field() -> None:
    view = Game.new("samba", seed=1).view(1)
    with pytest.raises(FrozenInstanceError):
        view.seat = 2  # type: ignore[misc]
    for empty in view, whole(view), View.__new__(View):
        with pytest.raises(AttributeError, match="deck"):
            empty.deck  # type: ignore[attr-defined]  # noqa: B018
    with pytest.raises(AttributeError, match="hand"):
        View.__new__(View).hand  # noqa: B018


@pytest.mark.parametrize("game", games())
def test_what_a_view_keeps_for_later_holds_no_hidden_card(game: str) -> None:
    for one, generator in found(game):
        seat = one.seat_to_act
        other = reshuffled(one.position, seat - 1, generator)
        for who in 0, seat:
            kept = [Seen(position, who, ()) for position in (one.position, other)]
            for name in Seen.__slots__:
                assert getattr(kept[0], name) == getattr(kept[1], name), name


@pytest.mark.parametrize("game", games())
def test_the_pile_is_frozen_and_blocked_as_the_rules_say(game: str) -> None:
    for one, _ in found(game):
        position, view = one.position, one.view(0)
        where = position.states, 0, position.numbers
        assert view.frozen is bool(doors.pile_is_frozen(*where))
        assert view.blocked is bool(doors.pile_is_blocked(*where))


def test_a_view_keeps_no_match_and_so_no_hidden_card_alive() -> None:
    match, choose = Game.new("samba", seed=1), random.Random(1).choice
    for _ in range(25):
        match.play_code(choose(match.legal_codes()))
    view, plays, gone = match.view(1), match.copy().view(1).plays, weakref.ref(match)
    del match
    gc.collect()
    assert gone() is None
    assert view.plays == plays


def test_plays_may_be_given_or_asked_for() -> None:
    position, plays = Game.new("samba", seed=1).position, ((1, "draw"),)
    given = make_view(position, 1, hand_number=1, scores=(0, 0), plays=plays)
    asked = make_view(position, 1, hand_number=1, scores=(0, 0), plays=lambda: plays)
    assert given == asked
    assert asked.plays == plays


def test_a_list_is_made_anew_when_a_position_was_written_to() -> None:
    match = Game.new("samba", seed=1)
    before = match.legal_codes()
    match.position.apply(before[0])
    after = match.legal_codes()
    assert after != before
    assert not match.position.lists(before[0])
    assert match.position.copy().codes() == after


def test_an_error_in_making_a_field_is_told_as_it_is() -> None:
    def broken() -> tuple[tuple[int, str], ...]:
        raise KeyError("plays")

    position = Game.new("samba", seed=1).position
    view = make_view(position, 1, hand_number=1, scores=(0, 0), plays=broken)
    with pytest.raises(KeyError):
        view.plays  # noqa: B018


@pytest.mark.parametrize("seat", [-1, 5, 9])
def test_nobody_sees_what_no_seat_sees(seat: int) -> None:
    game = Game.new("samba", seed=1)
    for look in game.view, game.hand:
        with pytest.raises(ValueError, match=f"There is no seat {seat}"):
            look(seat)
    assert game.hand(0) == game.view(0).hand == ()
