"""Bots ask the engine how many cards to keep: under random house rules, as few as it lets them."""

from itertools import product
from types import SimpleNamespace
from typing import Any

from escalera.bots.greedy.take_choice import keep_pending
from escalera.bots.greedy.turn import Turn
from escalera.bots.planner.decide import take_or_draw
from escalera.bots.planner.observe.knowledge import new_seen
from escalera.cards.kinds import RED_THREES, kind_of
from escalera.engine.state.dtypes import new_states
from escalera.engine.state.enums import Phase
from escalera.engine.state.hand import gain
from escalera.engine.state.pile_cards import push_pile
from escalera.engine.state.reasons import Reason
from escalera.engine.state.rule_record import numbers
from escalera.engine.topics.pile import rest_leaves
from escalera.engine.topics.turn import check_end_in_play, discard_reason
from escalera.rules import RuleSet, load
from tests.fuzz.tables import house_tables

DRAWN = [
    *(table.rules() for table in house_tables(seed=23, count=150)),
    load("villages-samba", 4, {"pile_take": 1}),
]
PLAIN = kind_of("4D")
ENOUGH = 3
"""More cards than any turn's end takes."""


def test_a_take_leaves_as_many_cards_as_the_engine_wants() -> None:
    """R15a, R19f: with few cards to come, red 3s apart, a foot, and cards face down."""
    answers = set()
    for rules, feet, reds, plain in product(DRAWN, (0, 3), (0, 1, 2), (0, 1, 5)):
        pile = (*[PLAIN] * plain, *[RED_THREES[0]] * reds)
        least = next(kept for kept in range(ENOUGH) if _may_receive(rules, feet, pile, kept))
        record = numbers(rules)
        assert keep_pending(_turn(rules, feet, pile, pending=True)) == least
        assert keep_pending(_turn(rules, feet, (*pile, PLAIN), pending=False)) == least
        assert _planned_pending(_seen(feet, pile), record) == least
        answers.add((feet > 0, rules.pile_face_down, least))
    assert {(False, False, least) for least in range(ENOUGH)} <= answers
    assert {(True, True, 1), (False, True, 1), (False, True, 2), (True, False, 0)} <= answers


def test_a_turn_ends_with_as_many_cards_as_the_engine_wants() -> None:
    """R6, R8, R19f: once something is tabled, before a discard or where the turn has none."""
    answers = set()
    for rules, feet, waiting, no_discard in product(DRAWN, (0, 3), (0, 2), (0, 1)):
        turn = _turn(rules, feet, (), pending=False, face_down=waiting, no_discard=no_discard)
        seen = _seen(feet, ())
        seen[0].face_down, seen[0].no_discard = waiting, no_discard
        ends = [kept for kept in range(ENOUGH) if _may_end(rules, feet, waiting, no_discard, kept)]
        assert turn.keep == ends[0]
        assert _planned(seen, numbers(rules)) == ends[0]
        answers.add((feet > 0, waiting > 0, no_discard, ends[0]))
    assert {(False, False, 0, 2), (True, False, 0, 1), (False, True, 0, 1)} <= answers
    assert (False, False, 1, 1) in answers


def _state(feet: int, pile: tuple[int, ...], kept: int) -> Any:
    s = new_states(1)[0]
    s.feet_left[0], s.phase = feet, Phase.PLAY
    for _ in range(kept):
        gain(s, 0, PLAIN)
    for kind in pile:
        push_pile(s, kind)
    return s


def _may_receive(rules: RuleSet, feet: int, pile: tuple[int, ...], kept: int) -> bool:
    s = _state(feet, pile, kept)
    return bool(rest_leaves(s, numbers(rules)[0], 0, 0, 0, False) == Reason.OK)


def _may_end(rules: RuleSet, feet: int, waiting: int, no_discard: int, kept: int) -> bool:
    """Say whether the engine lets a turn end in which a card was tabled."""
    s, record = _state(feet, (), kept), numbers(rules)[0]
    s.tabled, s.teams[0].melded, s.no_discard = 1, 1, no_discard
    s.face_down_count = waiting
    reason = check_end_in_play(s) if no_discard else discard_reason(s, record)
    return bool(reason == Reason.OK)


def _turn(
    rules: RuleSet,
    feet: int,
    pile: tuple[int, ...],
    *,
    pending: bool,
    face_down: int = 0,
    no_discard: int = 0,
) -> Turn:
    view: Any = SimpleNamespace(
        rules=rules, seat=1, team=1, feet=(feet,), pile=pile, pending=pending, hand=(),
        face_down=face_down, no_discard=bool(no_discard), melds_of=lambda _: (),
    )  # fmt: skip
    return Turn(view, ())


def _seen(feet: int, pile: tuple[int, ...]) -> Any:
    seen = new_seen()
    seen[0].feet[0], seen[0].pile_count = feet, len(pile)
    seen[0].pile[: len(pile)] = pile
    return seen


def _planned_pending(seen: Any, rules: Any) -> int:
    return int(take_or_draw.keep_pending(seen[0], rules[0]))


def _planned(seen: Any, rules: Any) -> int:
    return int(take_or_draw.keep(seen[0], rules[0]))
