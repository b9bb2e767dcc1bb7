"""What can't be played is refused with a sentence that names the key."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from escalera.rules import RuleError, load, parameters

SIXTEEN = tuple(range(0, 16_000, 1_000))
REFUSED: list[tuple[str, int, dict[str, object], str, str]] = [
    # unknown keys, wrong types, out of range
    ("samba", 4, {"joker": "6"}, "joker", "jokers?"),
    ("samba", 4, {"zzz": "6"}, "zzz", "no such setting"),
    ("samba", 4, {"samba_bonus": "1500/1000"}, "samba_bonus", "no such setting"),
    ("samba", 4, {"players": "4"}, "players", "no setting"),
    ("samba", 4, {"jokers": "six"}, "jokers", "'six'"),
    ("samba", 4, {"jokers": "06"}, "jokers", "'06'"),
    ("samba", 4, {"jokers": "17"}, "jokers", "0 to 16"),
    ("samba", 4, {"jokers": -1}, "jokers", "0 to 16"),
    ("samba", 4, {"jokers": 6.0}, "jokers", "6.0"),
    ("samba", 4, {"jokers": True}, "jokers", "True"),
    ("samba", 4, {"packs": "9"}, "packs", "1 to 7"),
    ("samba", 4, {"stock_piles": "3"}, "stock_piles", "1 to 2"),
    ("samba", 4, {"always_frozen": "true"}, "always_frozen", "yes or no"),
    ("samba", 4, {"always_frozen": 1}, "always_frozen", "yes or no"),
    ("samba", 4, {"upcard": "all"}, "upcard", "until_natural"),
    ("samba", 4, {"pile_take": "none"}, "pile_take", "all"),
    ("samba", 4, {"minimums": "15/50/x/120/160"}, "minimums", "15/50/x"),
    ("samba", 4, {"minimums": 50}, "minimums", "50"),
    ("samba", 4, {"cut_bonus": "5%"}, "cut_bonus", "0.05"),
    ("samba", 4, {"cut_bonus": "1.5"}, "cut_bonus", "0.05"),
    ("samba", 4, {"cut_bonus": 1.5}, "cut_bonus", "0.05"),
    ("samba", 4, {"cut_bonus": float("nan")}, "cut_bonus", "0.05"),
    ("samba", 4, {"self_policed": "maybe"}, "self_policed", "no, yes"),
    ("samba", 4, {"self_policed": 1}, "self_policed", "no, yes"),
    ("sambola", 4, {"going_out": "3red"}, "going_out", "2red+1black"),
    # players and teams
    ("samba", 1, {}, "players", "2 to 6"),
    ("samba", 7, {}, "players", "2 to 6"),
    ("samba", True, {}, "players", "True"),
    ("samba", 4.0, {}, "players", "4.0"),  # type: ignore[list-item]
    ("samba", 4, {1: "x"}, "1", "no such setting"),  # type: ignore[dict-item]
    ("samba", 4, {"partner_counts": "5"}, "partner_counts", "four or six"),
    ("samba", 4, {"partner_counts": "6/4"}, "partner_counts", "once"),
    ("samba", 4, {"partner_counts": "4/4"}, "partner_counts", "once"),
    # the deal
    ("samba", 4, {"hand_cards": "40", "packs": "2"}, "hand_cards", "pack has 110"),
    ("samba", 6, {"packs": 1}, "packs", "pack has 58"),
    ("samba", 6, {"hand_cards": "26", "foot_cards": "1"}, "hand_cards", "164, but"),
    ("villages-samba", 4, {"foot_cards": "40", "packs": "4"}, "foot_cards", "takes 220"),
    ("bolivia", 6, {"hand_cards": "26"}, "hand_cards", "165, but"),
    # going out
    ("samba", 4, {"need_wild": "1"}, "need_wild", "at most 0"),
    ("villages-samba", 4, {"wild_melds": "none"}, "wild_melds", "1 complete wild meld,"),
    ("samba", 4, {"need_black": "1", "wilds_in_set": "0"}, "need_black", "at most 0"),
    ("villages-samba", 4, {"wilds_in_set": "0"}, "wilds_in_set", "1 black canasta,"),
    ("samba", 4, {"need_black_canasta": "1", "wilds_in_set": "0"}, "need_black_canasta", "0"),
    ("villages-samba", 4, {"need_samba": "5"}, "need_samba", "at most 4"),
    ("bolivia", 4, {"need_samba": "5", "one_sequence_per_suit": "yes"}, "need_samba", "4"),
    ("samba", 2, {"need_red_canasta": "12", "packs": "2"}, "need_red_canasta", "at most 11"),
    ("samba", 2, {"need_sevens": "1", "packs": "1", "hand_cards": "9"}, "need_sevens", "0"),
    ("samba", 4, {"need_sevens": "3", "wilds_with_sevens": "no"}, "need_sevens", "at most 1"),
    ("bolivia", 4, {"need_wild": "3"}, "need_wild", "at most 2"),
    ("bolivia", 4, {"need_wild": "2", "need_black": "6"}, "need_wild", "20 wild cards"),
    ("samba", 4, {"need_red": "19", "need_black": "3"}, "need_red", "154 melded cards"),
    # the match and the minimums
    ("samba", 4, {"target": "0"}, "target", "never would"),
    ("samba", 4, {"hands": "3"}, "hands", "set the other one to 0"),
    ("villages-samba", 4, {"target": "10000"}, "target", "set the other one to 0"),
    ("villages-samba", 4, {"hands": "5"}, "hands", "5 minimums"),
    ("villages-samba", 4, {"minimums": "50/90/120"}, "minimums", "4 minimums"),
    ("samba", 4, {"minimums": "50/90/120"}, "minimums", "5 minimums"),
    ("samba", 4, {"minimums": "none"}, "minimums", "5 minimums"),
    ("samba", 4, {"minimums": ()}, "minimums", "5 minimums"),
    ("samba", 4, {"minimum_by": "hand"}, "minimum_by", "number of hands"),
    ("villages-samba", 4, {"minimum_by": "score"}, "minimum_by", "5 minimums"),
    ("villages-samba", 4, {"hands": "17"}, "hands", "16 minimums at most, not 17"),
    ("villages-samba", 4, {"hands": 17, "minimums": (50,) * 17}, "minimums", "16 minimums at most"),
    ("samba", 4, {"minimums": (50,) * 17, "minimum_scores": SIXTEEN}, "minimums", "not 17"),
    ("samba", 4, {"minimum_scores": SIXTEEN}, "minimum_scores", "16 minimums at most"),
    ("villages-samba", 4, {"minimum_scores": SIXTEEN}, "minimum_scores", "16 minimums"),
    # the pile
    ("samba", 4, {"pile_minimum": "163"}, "pile_minimum", "never holds 163"),
    ("samba", 4, {"pile_take": "163"}, "pile_take", "never holds 163"),
]


@pytest.mark.parametrize(("game", "players", "chosen", "key", "words"), REFUSED)
def test_refused(game: str, players: int, chosen: dict[str, object], key: str, words: str) -> None:
    with pytest.raises(RuleError) as caught:
        load(game, players, chosen)
    sentence = str(caught.value)
    assert caught.value.key == key
    assert sentence.startswith(f"{key}: ")
    assert words in sentence
    assert "\n" not in sentence
    assert sentence[-1] in ".?"


def test_unknown_game() -> None:
    with pytest.raises(RuleError, match=r"^game: .*'sambol'; did you mean sambola\?") as caught:
        load("sambol")
    assert caught.value.key == "game"


def test_long_values_are_shortened() -> None:
    with pytest.raises(RuleError) as caught:
        load("samba", 4, {"jokers": "9" * 1000 + "\n"})
    assert len(str(caught.value)) < 200


PLAYABLE: list[tuple[str, int, dict[str, object]]] = [
    ("samba", 6, {"hand_cards": "26"}),
    ("bolivia", 6, {"hand_cards": "25"}),
    ("samba", 4, {"need_black": "1", "wilds_in_set": "0", "wilds_in_sequence": "1"}),
    ("samba", 4, {"need_samba": "12"}),
    ("bolivia", 4, {"need_wild": "2", "need_black": "4"}),
    ("samba", 4, {"need_any": "0"}),
    ("samba", 4, {"hands": "3", "target": "0"}),
    ("samba", 4, {"hands": "3", "target": "0", "minimum_by": "hand", "minimums": "50/90/120"}),
    ("villages-samba", 4, {"hands": "2", "minimums": "50/90"}),
    ("villages-samba", 4, {"hands": 16, "minimums": (50,) * 16}),
    ("samba", 4, {"minimums": (50,) * 16, "minimum_scores": SIXTEEN[1:]}),
    ("samba", 4, {"packs": "7", "jokers": "16"}),
    ("samba", 4, {"partner_counts": "none"}),
    ("samba", 4, {"pile_take": "3", "pile_minimum": "5"}),
]


@pytest.mark.parametrize(("game", "players", "chosen"), PLAYABLE)
def test_just_playable(game: str, players: int, chosen: dict[str, object]) -> None:
    rules = load(game, players, chosen)
    assert {key for key, _ in rules.settings} == set(chosen)


@given(st.dictionaries(st.text(max_size=12), st.text(max_size=12) | st.none(), min_size=1))
@settings(max_examples=100, deadline=None)
def test_any_unknown_setting_is_refused(chosen: dict[str, object]) -> None:
    with pytest.raises(RuleError) as caught:
        load("sambola", 4, chosen)
    assert caught.value.key in chosen
    assert str(caught.value).isprintable()


@given(
    st.sampled_from([item.name for item in parameters()]),
    st.text(max_size=12) | st.floats() | st.lists(st.integers() | st.text(max_size=3), max_size=6),
)
@settings(max_examples=300, deadline=None)
def test_any_value_is_refused_or_kept(name: str, value: object) -> None:
    try:
        rules = load("sambola", 4, {name: value})
    except RuleError:
        return
    assert load("sambola", 4, dict(rules.settings)) == rules
