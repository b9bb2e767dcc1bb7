"""Pads as JSON: the same pad back, and a clear error for everything else."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from escalera.pad import PadError, agreed, enter, read_hand, read_pad, remove, start, write_pad
from tests.pad.examples import example, examples, filled_pad, title


@pytest.mark.parametrize("match", examples(), ids=title)
def test_through_json_and_back(match: dict[str, Any]) -> None:
    pad = remove(filled_pad(match, title="At Ann's", played="2026-10-03"), 0)
    assert read_pad(json.loads(json.dumps(write_pad(pad)))) == pad


def test_the_shortest_pad() -> None:
    pad = read_pad({"escalera-pad": 1, "game": "samba"})
    assert pad == start(agreed("samba"))


def test_settings_are_written_even_where_they_are_the_games_own() -> None:
    plain = start(agreed("samba", 4, {"self_policed": "no"}))
    assert write_pad(plain)["settings"] == {"self_policed": "no"}
    assert read_pad(write_pad(plain)) == plain


def test_cards_counted_by_value_stay_so() -> None:
    pad = start(agreed("samba"))
    data = {"teams": [{"table": {"50": 1, "10": 12, "5": 3}, "hand": 20}, {"hand": {"20": 2}}]}
    pad = enter(pad, read_hand(pad.rules, data))
    assert pad.standing.hands[0].totals == (50 + 120 + 15 - 20, -40)
    assert write_pad(pad)["hands"][0] == data


TEAMS = [{"hand": 10}, {"hand": 20}]
GOOD: dict[str, Any] = {"escalera-pad": 1, "game": "samba", "hands": [{"teams": TEAMS}]}


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"escalera-pad": None}, "this is no score pad"),
        ({"escalera-pad": 2}, "this is format 2, but only 1 is known here"),
        ({"escalera-pad": True}, "this is no score pad"),
        ({"game": "canasta"}, "There is no game 'canasta'"),
        ({"game": 7}, "game: name the game"),
        ({"players": 9}, "players: write a whole number from 2 to 6"),
        ({"players": "4"}, "players: write a whole number"),
        ({"settings": {"jokers": 99}}, "settings: jokers"),
        ({"settings": []}, "settings: write an object"),
        ({"names": ["A" * 41, "", "", ""]}, "names: write a text of one line"),
        ({"names": ["A\nB", "", "", ""]}, "names: write a text of one line"),
        ({"names": "Ann"}, "names: write a list"),
        ({"dealer": 0}, "dealer: write a whole number from 1 to 4"),
        ({"scores": [0]}, "scores: write 2 scores"),
        ({"scores": [0, 1.5]}, "scores: write a whole number"),
        ({"first_hand": 0}, "first_hand: write a whole number"),
        ({"wishes": 1}, "pad: there is no wishes here"),
        ({"hands": {}}, "hands: write a list"),
        ({"hands": [{"teams": TEAMS}] * 201}, "hands: write a list, of 200 things at most"),
        ({"hands": [{"teams": [{}]}]}, r"hands\[0\]\.teams: write a list of 2 teams"),
        ({"hands": [{"teams": [{}, 5]}]}, r"hands\[0\]\.teams\[1\]: write an object"),
        ({"hands": [{"teams": [{"wild_melds": 1}, {}]}]}, "there is no wild_melds here"),
        ({"hands": [{"teams": [{"red_canastas": -1}, {}]}]}, "red_canastas: write a whole"),
        ({"hands": [{"teams": [{"red_canastas": True}, {}]}]}, "red_canastas: write a whole"),
        ({"hands": [{"teams": [{"red_threes": 7}, {}]}]}, "red_threes: write a whole number"),
        ({"hands": [{"teams": [{"table": {"7": 1}}, {}]}]}, "there is no 7 here"),
        ({"hands": [{"teams": [{"table": {"5": 0.5}}, {}]}]}, r"table\.5: write a whole number"),
        ({"hands": [{"teams": [{"out": 1}, {}]}]}, r"hands\[0\]: SETS_NEEDED"),
        ({"hands": [{"teams": TEAMS, "note": 5}]}, r"hands\[0\]\.note"),
        ({"edits": [{"done": "entered", "hand": 2}]}, r"edits\[0\]\.hand: no such hand"),
        ({"edits": [{"done": "guessed", "hand": 1}]}, r"edits\[0\]\.done"),
        ({"edits": [{"done": "corrected", "hand": 1}]}, r"edits\[0\]\.was"),
        (
            {"edits": [{"done": "corrected", "hand": 1, "was": {"teams": [{"out": 2}, {}]}}]},
            r"edits\[0\]\.was\.teams\[0\]\.out: write a whole number",
        ),
        (
            {"edits": [{"done": "removed", "hand": 3, "was": {"teams": TEAMS}}]},
            r"edits\[0\]\.hand",
        ),
    ],
)
def test_what_is_no_pad(change: dict[str, Any], words: str) -> None:
    with pytest.raises(PadError, match=words) as caught:
        read_pad({**GOOD, **change})
    assert "\n" not in str(caught.value)


def test_a_slip_that_was_corrected_is_kept_to_be_undone() -> None:
    slip = {"teams": [{"out": 1}, {}]}
    pad = read_pad({**GOOD, "edits": [{"done": "corrected", "hand": 1, "was": slip}]})
    assert pad.standing.scores == (-10, -20)
    assert write_pad(pad)["edits"][0]["was"] == slip


def test_a_pad_is_read_with_impossible_hands_only_where_they_are_wanted() -> None:
    slip: dict[str, Any] = {**GOOD, "hands": [{"teams": [{"out": 1}, {}]}]}
    assert len(read_pad(slip, sound=False).hands) == 1
    with pytest.raises(PadError, match="SETS_NEEDED"):
        read_pad(slip)
    with pytest.raises(PadError, match="write a whole number"):
        read_pad({**slip, "hands": [{"teams": [{"out": 2}, {}]}]}, sound=False)


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("won \N{WHITE HEART SUIT}\ufe0f, 1\N{NO-BREAK SPACE}615", None),
        ("\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL} won", None),
        ("\N{WAVING WHITE FLAG}\ufe0f\N{ZERO WIDTH JOINER}\N{RAINBOW}", None),
        ("\u0645\u06cc\N{ZERO WIDTH NON-JOINER}\u0628\u0631", None),
        ("\N{IDEOGRAPHIC SPACE}Ann\N{ZERO WIDTH JOINER}", "Ann"),
        ("sa\N{SOFT HYPHEN}mba\N{RIGHT-TO-LEFT OVERRIDE}", "samba"),
    ],
)
def test_what_phones_write_is_a_line_of_text(typed: str, read: str | None) -> None:
    wanted = typed.replace("\N{NO-BREAK SPACE}", " ") if read is None else read
    hand = {"teams": TEAMS, "note": typed}
    pad = read_pad({**GOOD, "names": [typed, "", "", ""], "hands": [hand]})
    assert (pad.names[0], pad.hands[0].note) == (wanted, wanted)
    assert read_pad(write_pad(pad)) == pad


def test_the_good_one_is_one() -> None:
    assert read_pad(GOOD).standing.scores == (-10, -20)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


@pytest.mark.slow
@settings(max_examples=150, deadline=None)
@given(st.data())
def test_damaged_pads_are_read_or_refused(data: st.DataObject) -> None:
    """Whatever is in a place of a pad, the answer is a pad or a PadError."""
    whole = write_pad(example("bolivia"))
    at: Any = whole
    while True:
        keys = list(at) if isinstance(at, dict) else range(len(at))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(at[key], dict | list) or not at[key] or data.draw(st.booleans()):
            break
        at = at[key]
    at[key] = data.draw(JSON)
    try:
        pad = read_pad(whole)
    except PadError:
        return
    assert read_pad(write_pad(pad)) == pad
