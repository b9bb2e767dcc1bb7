"""Every parameter of the five games has the value of the documents, written here as literals."""

import pytest

from escalera.rules import games, load, parameters

GAMES = ("samba", "sambola", "black-samba", "bolivia", "villages-samba")
BY_SCORE = (15, 50, 90, 120, 150)

# One column a game, for four players.
TABLE: dict[str, tuple[object, ...]] = {
    "players": ((4,), (2, 3, 4, 6), (2, 3, 4, 6), (4, 6), (2, 3, 4, 6)),
    "partner_counts": ((4, 6),) * 5,
    "packs": (3, 3, 3, 3, 6),
    "jokers": (6, 9, 6, 6, 12),
    "hand_cards": (15, 15, 15, 15, 15),
    "foot_cards": (0, 0, 0, 0, 15),
    "foot_taken": ("tabled",) * 5,
    "stock_piles": (1, 2, 1, 1, 1),
    "draw_cards": (1, 2, 2, 2, 3),
    "upcard": ("any", "until_natural", "until_natural", "not_red_three", "none"),
    "pile_take": (0, 5, 5, 5, 7),
    "pile_minimum": (1, 1, 1, 1, 7),
    "pile_face_down": (False, False, False, False, True),
    "always_frozen": (False, False, False, True, False),
    "freeze_wild": (True, True, True, False, False),
    "freeze_red_three": (True, False, False, False, False),
    "wild_blocks": (True, True, True, False, False),
    "take_upcard_alone": (True, True, True, False, False),
    "take_sequence": (False, True, True, True, True),
    "wilds_qualify": (False, True, True, False, False),
    "take_for_initial": (True, True, True, True, False),
    "take_onto_at_most": (6, 6, 6, 6, 4),
    "complete_cards": (7,) * 5,
    "sets_combine": (False, True, True, True, True),
    "merge_sets": (True, False, False, False, False),
    "add_to_complete": (False, True, True, True, False),
    "wilds_to_complete": (False,) * 5,
    "wilds_in_set": (2, 3, 2, 2, 3),
    "naturals_outnumber": (False, False, False, False, True),
    "wilds_with_sevens": (True, True, True, True, False),
    "wilds_in_sequence": (0, 1, 1, 1, 0),
    "sequences": (True, True, True, True, True),
    "one_sequence_per_suit": (False, False, False, False, True),
    "wild_melds": ("none", "none", "none", "several", "one_open"),
    "joker_discard": ("allowed", "special", "allowed", "allowed", "allowed"),
    "black_threes_out": ("set", "never", "never", "set_or_sequence", "three"),
    "black_threes_score": (True, True, True, True, False),
    "asking": ("optional", "required", "required", "required", "required"),
    "need_any": (2, 0, 2, 2, 0),
    "need_red": (0, 2, 0, 0, 0),
    "need_black": (0, 1, 0, 0, 0),
    "need_samba": (0, 0, 0, 1, 1),
    "need_red_canasta": (0, 0, 0, 0, 5),
    "need_black_canasta": (0, 0, 0, 0, 1),
    "need_wild": (0, 0, 0, 0, 1),
    "need_sevens": (0, 0, 0, 0, 1),
    "minimum_by": ("score", "score", "score", "score", "hand"),
    "minimums": ((15, 50, 90, 120, 160), BY_SCORE, BY_SCORE, BY_SCORE, (50, 90, 120, 150)),
    "minimum_scores": ((0, 1500, 3000, 7000),) * 5,
    "target": (10_000, 10_000, 10_000, 15_000, 0),
    "hands": (0, 0, 0, 0, 4),
    "points_joker": (50,) * 5,
    "points_two": (20,) * 5,
    "points_ace": (20,) * 5,
    "points_high": (10,) * 5,
    "points_low": (5,) * 5,
    "points_black_three": (5,) * 5,
    "red_canasta": (500,) * 5,
    "black_canasta": (300,) * 5,
    "red_samba": (500, 1000, 1500, 1500, 2000),
    "black_samba": (300, 700, 1000, 1000, 2000),
    "sevens_bonus": (0, 0, 0, 0, 2000),
    "black_sevens_bonus": (0,) * 5,
    "wild_mixed": (0, 0, 0, 2000, 2000),
    "wild_black": (0, 0, 0, 3000, 2000),
    "wild_red": (0, 0, 0, 4000, 2000),
    "going_out_bonus": (200, 200, 200, 200, 2000),
    "concealed_bonus": (0,) * 5,
    "red_three": (100,) * 5,
    "red_three_all": (1000, 1200, 1200, 1200, 0),
    "red_three_sign": ("two_complete", "never", "not_melded", "not_melded", "never"),
    "red_three_in_hand": (0, 0, 0, 0, 100),
    "red_threes_laid": ("deal", "turn", "turn", "turn", "turn"),
    "pile_red_three_replaced": (True, False, False, False, True),
    "black_three_in_hand": (5, 5, 5, 100, 5),
    "stock_end": ("play_on", "play_on", "play_on", "play_on", "short"),
    "last_red_three": (True, False, False, False, False),
    "unused_yes_penalty": (100, 0, 0, 0, 0),
    "claim_penalty": (0,) * 5,
    "undeclared_penalty": (0,) * 5,
    "out_after_no_penalty": (0,) * 5,
    "short_initial_raise": (0,) * 5,
    "out_without_yes_returns": (False,) * 5,
    "cut_bonus": (0.0,) * 5,
    "cut_points": (100,) * 5,
}

# What differs at another number of players.
AT_PLAYERS: dict[tuple[str, int], dict[str, object]] = {
    ("villages-samba", 2): {"packs": 7, "jokers": 14, "draw_cards": 5},
    ("villages-samba", 3): {"packs": 7, "jokers": 14, "draw_cards": 5},
    ("villages-samba", 5): {"packs": 7, "jokers": 14},
    ("villages-samba", 6): {"packs": 7, "jokers": 14},
}


def test_the_table_is_whole() -> None:
    assert games() == GAMES
    assert tuple(TABLE) == tuple(parameter.name for parameter in parameters())


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("game", GAMES)
def test_values(game: str, players: int) -> None:
    column = {name: row[GAMES.index(game)] for name, row in TABLE.items()}
    expected = column | AT_PLAYERS.get((game, players), {})
    values = load(game, players).values()
    assert values == expected
    assert {name: type(value) for name, value in values.items()} == {
        name: type(value) for name, value in expected.items()
    }


@pytest.mark.parametrize("game", GAMES)
def test_without_settings_nothing_deviates(game: str) -> None:
    rules = load(game)
    assert (rules.seats, rules.settings, rules.house_rule_keys) == (4, (), ())
