"""A pad's changes: hands entered, corrected, removed, undone; a refusal changes nothing."""

from dataclasses import replace
from typing import Any

import pytest

from escalera.pad import (
    Check,
    Hand,
    Pad,
    PadError,
    agreed,
    correct,
    enter,
    read_hand,
    read_pad,
    remove,
    start,
    undo,
    write_pad,
)
from tests.pad.examples import example

NAMES = ("Ann", "Bob", "Cem", "Dee")


def hand(pad: Pad, *teams: dict[str, Any]) -> Hand:
    return read_hand(pad.rules, {"teams": list(teams)})


def test_correcting_an_early_hand_changes_all_after_it() -> None:
    pad = example("samba")
    before = pad.standing
    # Without the second hand's six red 3s, team 1 has 1000 more from there on.
    other = hand(pad, {"red_canastas": 2, "table": 200, "hand": 70}, {"table": 100, "hand": 20})
    after = correct(pad, 1, other).standing
    assert after.hands[0] == before.hands[0]
    assert after.hands[1].totals == (1130, 80)
    assert after.scores == (before.scores[0] + 1300, before.scores[1] - 1460)
    # 10,290 - 1,460: the target is missed, so the match goes on.
    assert before.outcome is not None
    assert after.outcome is None


def test_a_correction_changes_the_minimums_after_it() -> None:
    pad = example("samba")
    big = {"red_canastas": 3, "red_sambas": 2, "black_canastas": 1, "table": 500, "hand": 5}
    changed = correct(pad, 0, hand(pad, big, {"hand": 5}))
    # 1500 + 1000 + 300 + 500 - 5 = 3295: from 3000 on it is 120.
    assert changed.standing.hands[1].minimums == (120, 15)


def test_hands_after_the_end_do_not_count() -> None:
    pad = example("samba")
    huge = {"red_canastas": 9, "red_sambas": 5, "red_threes": 6, "table": 1200, "hand": 5}
    early = correct(replace(pad, scores=(5000, 0)), 0, hand(pad, huge, {"hand": 5}))
    stand = early.standing
    assert [one.counts for one in stand.hands] == [True] + [False] * 5
    # 4500 + 2500 + 1000 + 1200 - 5 = 9195
    assert stand.scores == stand.hands[0].after == (14195, -5)
    assert stand.outcome is not None
    assert stand.outcome.winners == (1,)
    assert Check.AFTER_THE_END in {finding.check for finding in stand.hands[1].findings}
    assert Check.AFTER_THE_END not in {finding.check for finding in stand.hands[0].findings}


def test_undo_takes_back_one_change_after_the_other() -> None:
    pads = [start(agreed("bolivia"), names=NAMES)]
    pads.append(enter(pads[-1], hand(pads[-1], {"hand": 20}, {"hand": 30})))
    pads.append(enter(pads[-1], hand(pads[-1], {"hand": 40}, {"hand": 50})))
    pads.append(correct(pads[-1], 0, hand(pads[-1], {"hand": 25}, {"hand": 30})))
    pads.append(remove(pads[-1], 0))
    pads.append(enter(pads[-1], hand(pads[-1], {"hand": 5}, {"hand": 10})))
    assert pads[-1].standing.scores == (-45, -60)
    pad = read_pad(write_pad(pads[-1]))
    for earlier in reversed(pads[:-1]):
        pad = undo(pad)
        assert pad == earlier
    with pytest.raises(PadError, match="nothing to undo"):
        undo(pad)


def test_removing_a_hand_moves_the_deals_up() -> None:
    pad = example("samba")
    shorter = remove(pad, 2).standing
    assert [one.dealer for one in shorter.hands] == [1, 2, 3, 4, 1]
    assert [one.totals for one in shorter.hands[2:]] == [
        one.totals for one in pad.standing.hands[3:]
    ]


def test_the_impossible_is_refused() -> None:
    pad = start(agreed("samba"))
    wrong = hand(pad, {"red_threes": 6}, {"red_threes": 1})
    with pytest.raises(
        PadError, match=r"hands\[0\]: TOO_MANY_RED_THREES: The pack has only 6 red 3s"
    ):
        enter(pad, wrong)
    full = example("samba")
    with pytest.raises(PadError, match="TOO_MANY_RED_THREES"):
        correct(full, 2, wrong)


def test_the_doubtful_is_kept() -> None:
    pad = start(agreed("samba"))
    pad = enter(pad, hand(pad, {"table": 20}, {"hand": 10}))
    found = {finding.check for finding in pad.standing.hands[0].findings}
    assert found == {Check.NOBODY_OUT, Check.NO_CARDS_LEFT, Check.SHORT_OF_MINIMUM}


def test_nothing_is_entered_after_the_end() -> None:
    pad = example("samba")
    with pytest.raises(PadError, match="The match is over"):
        enter(pad, pad.hands[0])


@pytest.mark.parametrize("index", [-1, 6])
def test_there_is_no_such_hand(index: int) -> None:
    pad = example("samba")
    with pytest.raises(PadError, match="no hand"):
        correct(pad, index, pad.hands[0])
    with pytest.raises(PadError, match="no hand"):
        remove(pad, index)


def test_teams_are_named_after_their_players() -> None:
    pad = start(agreed("samba"), names=NAMES)
    assert pad.teams == ("Ann & Cem", "Bob & Dee")
    assert start(agreed("samba"), names=NAMES, teams=("Us", "")).teams == ("Us", "Bob & Dee")
    assert start(agreed("sambola", 3)).teams == ("Player 1", "Player 2", "Player 3")


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"names": ("Ann", "Bob")}, "names: write 4 names"),
        ({"names": ("Ann", "Ann", "Cem", "Dee")}, "the same"),
        ({"teams": ("Us",)}, "teams: write 2 names"),
        ({"dealer": 5}, "dealer: there are seats 1 to 4"),
        ({"scores": (1,)}, "scores: write 2 scores"),
        ({"scores": (10_000, 0)}, "the match is over before it"),
        ({"first_hand": 0}, "the match is over before it"),
    ],
)
def test_what_a_pad_cannot_begin_with(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(PadError, match=sentence):
        start(agreed("samba"), **wrong)


def test_a_match_by_hands_begins_before_its_last() -> None:
    rules = agreed("villages-samba", 4, {"hands": "3"})
    assert start(rules, first_hand=3).standing.minimums == (150, 150)
    with pytest.raises(PadError, match="first_hand"):
        start(rules, first_hand=4)


def test_what_is_left_to_do() -> None:
    stand = example("villages-samba").standing
    assert (stand.to_target, stand.hands_left) == (None, 0)
    samba = start(agreed("samba"), scores=(9000, -50)).standing
    assert (samba.to_target, samba.hands_left) == ((1000, 10_050), None)


def test_a_real_table_polices_itself() -> None:
    assert agreed("samba").red_threes_laid == "declare"
    assert agreed("samba", 4, {"self_policed": "no"}).red_threes_laid == "deal"
    assert agreed("bolivia").settings == ()
    with pytest.raises(PadError, match="settings: jokers"):
        agreed("samba", 4, {"jokers": "99"})
