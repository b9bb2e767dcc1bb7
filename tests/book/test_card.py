"""The rule card says what the parameters say, and leaves out those that change nothing in play."""

import pytest

from escalera.book import LANGUAGES, figures
from escalera.book.book import prose
from escalera.rules import RuleSet, games, load, parameters
from tests.rules.others import SILENT, changed, choices, silent

TABLES = [*((game, 4) for game in games()), ("sambola", 2), ("villages-samba", 3)]


def card(rules: RuleSet, language: str = "en") -> dict[str, str]:
    """Return the values in words, by parameter."""
    return {row.name: row.value for group in figures(rules, language) for row in group.rows}


@pytest.mark.parametrize("name", choices())
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_card_follows_a_parameter_or_is_silent_about_it(
    game: str, players: int, name: str
) -> None:
    base, others = load(game, players), changed(game, players, name)
    assert others, "no other value could be tried"
    for rules in others:
        if silent(name, base) and silent(name, rules):
            assert name not in card(rules)
        else:
            assert card(rules) != card(base)


def test_silence_is_justified_for_known_parameters_only() -> None:
    assert set(SILENT) <= {parameter.name for parameter in parameters()}


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", range(2, 7))
def test_the_card_is_well_formed(game: str, language: str, players: int) -> None:
    groups = figures(load(game, players), language)
    titles = [group.title for group in groups]
    assert len(titles) == len(set(titles))
    for group in groups:
        assert group.rows
        for row in group.rows:
            for words in (row.label, row.value):
                assert words == words.strip() != ""
                assert not set(words) & set("{}_\n")


SAYS: list[tuple[str, int, dict[str, object], str, str]] = [
    ("samba", 4, {}, "need_any", "2"),
    ("sambola", 4, {}, "need_red", "2"),
    ("sambola", 4, {}, "need_black", "1"),
    ("sambola", 4, {}, "stock_piles", "2"),
    ("bolivia", 4, {}, "always_frozen", "yes"),
    ("bolivia", 4, {}, "black_three_in_hand", "100"),
    ("bolivia", 4, {}, "wild_black", "3,000"),
    ("villages-samba", 4, {}, "wild_mixed", "2,000"),
    ("villages-samba", 4, {}, "sevens_bonus", "2,000"),
    ("villages-samba", 2, {}, "draw_cards", "5"),
    ("villages-samba", 4, {"cut_bonus": "0.05"}, "cut_points", "100"),
    ("samba", 4, {"self_policed": "yes"}, "out_after_no_penalty", "100"),
    ("samba", 4, {"pile_take": 1}, "pile_take", "1"),
    ("samba", 4, {"black_canasta": 0}, "black_canasta", "0"),
    ("sambola", 4, {"black_samba": 0}, "black_samba", "0"),
    ("samba", 4, {"wild_melds": "several"}, "wild_mixed", "0"),
    ("bolivia", 4, {"wild_red": 0}, "wild_red", "0"),
    ("villages-samba", 4, {}, "red_three_all", "nothing extra"),
    ("villages-samba", 4, {}, "wilds_with_sevens", "no"),
    ("villages-samba", 4, {}, "add_to_complete", "no"),
    ("villages-samba", 4, {}, "wilds_to_complete", "no"),
    ("villages-samba", 4, {}, "take_for_initial", "no"),
    ("villages-samba", 4, {}, "take_upcard_alone", "no"),
    ("villages-samba", 4, {}, "wilds_qualify", "no"),
    ("villages-samba", 4, {}, "black_threes_score", "no"),
    ("villages-samba", 4, {}, "foot_out", "in an earlier turn"),
    ("villages-samba", 4, {"foot_taken": "empty"}, "foot_out", "yes"),
    ("villages-samba", 4, {}, "pile_out", "no"),
    ("samba", 4, {}, "take_sequence", "no"),
    ("bolivia", 4, {}, "wilds_to_complete", "no"),
    ("bolivia", 4, {}, "pile_red_three_replaced", "no"),
    ("bolivia", 4, {"jokers": 0}, "wild_red", "4,000"),
    (
        "bolivia",
        4,
        {"sequences": "no", "need_samba": 0},
        "black_threes_out",
        "a set of three or more",
    ),
]


@pytest.mark.parametrize(("game", "players", "chosen", "name", "words"), SAYS)
def test_says(game: str, players: int, chosen: dict[str, object], name: str, words: str) -> None:
    assert card(load(game, players, chosen))[name] == words


NOT_SAID: list[tuple[str, dict[str, object], str]] = [
    ("samba", {"self_policed": "yes"}, "pile_red_three_replaced"),
    ("samba", {"complete_cards": 5, "take_onto_at_most": 4}, "take_onto_at_most"),
    ("samba", {"wilds_in_set": 1, "naturals_outnumber": "yes"}, "naturals_outnumber"),
    ("sambola", {"wilds_in_set": 0, "wilds_in_sequence": 0, "need_black": 0}, "wilds_qualify"),
    ("samba", {"jokers": 0}, "joker_discard"),
    ("samba", {"jokers": 0}, "points_joker"),
    ("bolivia", {"jokers": 3}, "wild_black"),
    ("bolivia", {}, "take_upcard_alone"),
    ("samba", {}, "foot_out"),
    ("sambola", {"need_any": 2}, "need_any"),
    ("villages-samba", {"need_any": 9}, "need_any"),
    ("samba", {}, "pile_out"),
    ("villages-samba", {}, "concealed_bonus"),
    ("villages-samba", {"concealed_bonus": 100}, "concealed_bonus"),
    ("sambola", {"merge_sets": "yes"}, "merge_sets"),
    ("black-samba", {"pile_take": 1}, "pile_red_three_replaced"),
    ("bolivia", {"jokers": 0}, "wild_mixed"),
    (
        "villages-samba",
        {"self_policed": "yes", "asking": "optional", "out_after_no_penalty": 50},
        "out_without_yes_returns",
    ),
]


@pytest.mark.parametrize(("game", "chosen", "name"), NOT_SAID)
def test_what_no_play_can_meet_is_not_said(game: str, chosen: dict[str, object], name: str) -> None:
    assert name not in card(load(game, 4, chosen))


@pytest.mark.parametrize(
    ("game", "chosen", "language", "labels"),
    [
        ("bolivia", {}, "en", ["Complete melds of any kind", "Among them, sambas"]),
        ("bolivia", {}, "es", ["Combinaciones completas cualesquiera", "Entre ellas, sambas"]),
        ("sambola", {}, "en", ["Red canastas or sambas", "Black canastas or sambas"]),
        (
            "sambola",
            {"need_any": 2},
            "en",
            ["Red canastas or sambas", "Black canastas or sambas"],
        ),
    ],
)
def test_melds_of_a_sort_are_among_those_of_any_kind(
    game: str, chosen: dict[str, object], language: str, labels: list[str]
) -> None:
    rows = [row for group in figures(load(game, 4, chosen), language) for row in group.rows]
    assert [row.label for row in rows if row.name.startswith("need_")] == labels


def test_who_plays_alone_reads_nothing_of_asking() -> None:
    rules = load("villages-samba", 2, {"self_policed": "yes"})
    assert not {"asking", "out_without_yes_returns"} & card(rules).keys()
    told = prose(rules)
    assert not any("without a yes" in line for line in told["offences"])
    assert len(told["asking"]) == 1


@pytest.mark.parametrize(
    ("game", "chosen", "name", "english", "spanish"),
    [
        (
            "sambola",
            {"sequences": "no"},
            "need_red",
            "Red canastas",
            "Canastas rojas",
        ),
        (
            "villages-samba",
            {"self_policed": "yes", "asking": "optional"},
            "out_without_yes_returns",
            "Going out after a no: cards come back",
            "Cerrar después de un no: las cartas vuelven",
        ),
        (
            "bolivia",
            {"jokers": 0},
            "wild_red",
            "Complete wild meld",
            "Combinación completa de comodines",
        ),
    ],
)
def test_a_label_is_what_the_table_can_have(
    game: str, chosen: dict[str, object], name: str, english: str, spanish: str
) -> None:
    for language, words in (("en", english), ("es", spanish)):
        rows = [row for group in figures(load(game, 4, chosen), language) for row in group.rows]
        assert [row.label for row in rows if row.name == name] == [words]
