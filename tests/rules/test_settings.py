"""Settings are canonical: what a rule set says of itself loads it again."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from escalera.rules import RuleError, RuleSet, games, load, switches
from tests.rules.others import choices


@st.composite
def tables(draw: st.DrawFn) -> RuleSet | None:
    """A rule set of random settings, or None where they are refused."""
    game = draw(st.sampled_from(games()))
    players = draw(st.integers(2, 6))
    known: dict[str, tuple[object, ...]] = dict(choices())
    for switch in switches(game):
        known[switch.name] = (*known.get(switch.name, ()), *switch.values)
    keys = draw(st.lists(st.sampled_from(sorted(known)), max_size=4, unique=True))
    chosen = {key: draw(st.sampled_from(known[key])) for key in keys}
    try:
        return load(game, players, chosen)
    except RuleError:
        return None


@given(tables())
@settings(max_examples=300, deadline=None)
def test_round_trip(rules: RuleSet | None) -> None:
    if rules is not None:
        assert load(rules.game, rules.seats, dict(rules.settings)) == rules


def test_order_is_switches_first_then_parameters() -> None:
    chosen = {
        "packs": 4,
        "going_out": "2any+1red",
        "hand_cards": "13",
        "jokers": "9",
        "target": 500,
    }
    rules = load("black-samba", 4, chosen)
    keys = [key for key, _ in rules.settings]
    assert keys == ["jokers", "going_out", "packs", "hand_cards", "target"]
    assert rules.house_rule_keys == ("packs", "hand_cards", "target")


def test_same_as_default_is_no_setting() -> None:
    assert load("samba", 4, {"packs": "3", "pile_take": "all", "cut_bonus": 0}).settings == ()
    assert load("villages-samba", 4, {"packs": "6"}).settings == ()
    assert load("villages-samba", 6, {"packs": "6"}).settings == (("packs", "6"),)


def test_a_house_rule_stands_over_a_switch() -> None:
    chosen = {"samba_bonus": "1500/1000", "red_samba": 1000, "black_samba": 1000}
    rules = load("sambola", 4, chosen)
    assert (rules.red_samba, rules.black_samba) == (1000, 1000)
    assert rules.settings == (("samba_bonus", "1500/1000"), ("red_samba", "1000"))


def test_texts() -> None:
    chosen = {
        "always_frozen": True,
        "pile_take": 5,
        "cut_bonus": 0.125,
        "minimums": [10, 20, 30, 40, 50],
        "partner_counts": (),
        "upcard": "none",
    }
    assert dict(load("samba", 4, chosen).settings) == {
        "always_frozen": "yes",
        "pile_take": "5",
        "cut_bonus": "0.125",
        "minimums": "10/20/30/40/50",
        "partner_counts": "none",
        "upcard": "none",
    }


@pytest.mark.parametrize("kind", [np.int64, np.uint8])
def test_numbers_may_be_numpys(kind: Callable[[int], Any]) -> None:
    """A sweep over `numpy.arange` asks for them."""
    given: dict[str, int] = {"draw_cards": 3, "pile_take": 3, "cut_bonus": 0}
    rules = load("samba", kind(5), {key: kind(one) for key, one in given.items()})
    assert rules == load("samba", 5, given)
    assert {type(one) for one in (rules.seats, rules.draw_cards, rules.pile_take)} == {int}
    minimums = 0, 50, 90, 120, 150
    assert load("samba", 4, {"minimums": [*map(kind, minimums)]}).minimums == minimums
