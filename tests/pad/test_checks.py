"""Each check: an entry that it objects to, and the nearest one that it accepts."""

from typing import Any

import pytest

from escalera.pad import Check, Level, agreed, check_hand, read_hand
from escalera.pad.checking.findings import CHECKS, found
from escalera.rules import RuleSet, load

LEFT = {"hand": 40}
OUT = {"out": 1, "red_canastas": 2, "table": 300}
VILLAGES_OUT = {
    "out": 1,
    "red_sambas": 1,
    "red_sevens": 1,
    "wild_melds": 1,
    "red_canastas": 5,
    "black_canastas": 1,
    "table": 900,
    "hand": 20,
}

Teams = list[dict[str, Any]]
CASES: list[tuple[Check, str, Teams, Teams]] = [
    (Check.TWO_WENT_OUT, "samba", [OUT, OUT], [OUT, LEFT]),
    (Check.SETS_NEEDED, "samba", [{**OUT, "red_canastas": 1}, LEFT], [OUT, LEFT]),
    (
        Check.SETS_NEEDED,
        "sambola",
        [{**OUT, "black_canastas": 1, "red_canastas": 1}, LEFT],
        [{**OUT, "black_canastas": 1}, LEFT],
    ),
    (Check.SETS_NEEDED, "bolivia", [OUT, LEFT], [{**OUT, "red_sambas": 1}, LEFT]),
    (
        Check.SETS_NEEDED,
        "villages-samba",
        [{**VILLAGES_OUT, "red_sevens": 0}, LEFT],
        [VILLAGES_OUT, LEFT],
    ),
    (
        Check.TOO_MANY_RED_THREES,
        "samba",
        [{**OUT, "red_threes": 4}, {**LEFT, "red_threes": 2, "red_threes_left": 1}],
        [{**OUT, "red_threes": 4}, {**LEFT, "red_threes": 1, "red_threes_left": 1}],
    ),
    (
        Check.TOO_MANY_BLACK_THREES,
        "bolivia",
        [{"black_threes_left": 4}, {"black_threes_left": 3}],
        [{"black_threes_left": 4}, {"black_threes_left": 2}],
    ),
    (
        Check.TOO_MANY_SEVENS,  # 24 sevens make three canastas
        "villages-samba",
        [{"red_sevens": 2, "table": 200, **LEFT}, {"red_sevens": 2, "table": 200, **LEFT}],
        [{"red_sevens": 2, "table": 200, **LEFT}, {"red_sevens": 1, "table": 200, **LEFT}],
    ),
    (
        Check.TOO_MANY_MELDS,  # twelve naturals of a rank make one red canasta: eleven ranks
        "samba",
        [{"red_canastas": 6, "table": 500, **LEFT}, {"red_canastas": 6, "table": 500, **LEFT}],
        [{"red_canastas": 6, "table": 500, **LEFT}, {"red_canastas": 5, "table": 500, **LEFT}],
    ),
    (
        Check.TOO_MANY_MELDS,  # one samba of each suit for a team
        "villages-samba",
        [{"red_sambas": 5, "table": 400, **LEFT}, LEFT],
        [{"red_sambas": 4, "table": 400, **LEFT}, {"red_sambas": 4, "table": 400, **LEFT}],
    ),
    (
        Check.TOO_MANY_WILDS,  # 18 wilds: two wild melds leave four
        "bolivia",
        [{"wild_mixed": 2, "black_canastas": 5, "table": 700, **LEFT}, LEFT],
        [{"wild_mixed": 2, "black_canastas": 4, "table": 700, **LEFT}, LEFT],
    ),
    (
        Check.TOO_MANY_WILDS,  # two wild melds of four jokers take eight of six
        "bolivia",
        [{"wild_jokers": 1, "table": 300, **LEFT}, {"wild_jokers": 1, "table": 300, **LEFT}],
        [{"wild_jokers": 1, "table": 300, **LEFT}, {"wild_mixed": 1, "table": 300, **LEFT}],
    ),
    (
        Check.TOO_MANY_CARDS,  # 150 cards can be melded: 21 melds
        "samba",
        [{"red_sambas": 12, "red_canastas": 10, "table": 1300, **LEFT}, LEFT],
        [{"red_sambas": 12, "red_canastas": 9, "table": 1300, **LEFT}, LEFT],
    ),
    (
        Check.TOO_MANY_CUTS,
        "villages-samba",
        [{"cuts": 3, **LEFT}, LEFT],
        [{"cuts": 2, **LEFT}, LEFT],
    ),
    (
        Check.TOO_MANY_OF_A_VALUE,
        "samba",
        [{"table": {"50": 4}, **LEFT}, {"hand": {"50": 3}}],
        [{"table": {"50": 4}, **LEFT}, {"hand": {"50": 2}}],
    ),
    (
        Check.TOO_FEW_POINTS,  # a red canasta of 4s and a black one of six 4s and a 2: 35 + 50
        "samba",
        [{"red_canastas": 1, "black_canastas": 1, "table": 80, **LEFT}, LEFT],
        [{"red_canastas": 1, "black_canastas": 1, "table": 85, **LEFT}, LEFT],
    ),
    (
        Check.TOO_FEW_POINTS,  # four red canastas of 4s to 7s 140, then one of 8s 70
        "samba",
        [{"red_canastas": 5, "table": 205, **LEFT}, LEFT],
        [{"red_canastas": 5, "table": 210, **LEFT}, LEFT],
    ),
    (
        Check.TOO_FEW_POINTS,  # three 2s and four jokers: 60 + 200
        "bolivia",
        [{"wild_jokers": 1, "table": 255, **LEFT}, LEFT],
        [{"wild_jokers": 1, "table": 260, **LEFT}, LEFT],
    ),
    (
        Check.TOO_MANY_POINTS,  # 6 jokers 300, 24 of 20 480, 72 of 10 720, 54 of 5 270: 1770
        "samba",
        [{"table": 1700, "hand": 40}, {"hand": 35}],
        [{"table": 1700, "hand": 40}, {"hand": 30}],
    ),
    (Check.NO_SUCH_SUM, "samba", [{"table": 152, **LEFT}, LEFT], [{"table": 150, **LEFT}, LEFT]),
    (Check.NO_SUCH_SUM, "samba", [{"table": 10, **LEFT}, LEFT], [{"table": 15, **LEFT}, LEFT]),
    (Check.NO_SUCH_SUM, "samba", [{"hand": 3}, LEFT], [{"hand": 5}, LEFT]),
    (Check.NOBODY_OUT, "samba", [LEFT, LEFT], [OUT, LEFT]),
    (Check.NO_CARDS_LEFT, "samba", [OUT, {}], [OUT, LEFT]),
    (Check.SHORT_OF_MINIMUM, "samba", [{"table": 45, **LEFT}, LEFT], [{"table": 50, **LEFT}, LEFT]),
]


def checks(rules: RuleSet, teams: Teams) -> set[Check]:
    minimums = (50,) * rules.teams
    return {
        finding.check for finding in check_hand(rules, read_hand(rules, {"teams": teams}), minimums)
    }


@pytest.mark.parametrize(("check", "game", "wrong", "right"), CASES)
def test_found_and_let_pass(check: Check, game: str, wrong: Teams, right: Teams) -> None:
    rules = agreed(game)
    assert check in checks(rules, wrong)
    assert check not in checks(rules, right)


@pytest.mark.parametrize(
    ("check", "game", "team"),
    [
        (Check.TOO_MANY_MELDS, "samba", {"red_sambas": 13, "table": 1300}),
        (Check.TOO_MANY_MELDS, "villages-samba", {"red_sambas": 5, "table": 400}),
        (Check.TOO_MANY_MELDS, "sambola", {"red_sambas": 17, "table": 1300}),
        (Check.TOO_MANY_MELDS, "sambola", {"red_sambas": 12, "black_sambas": 6, "table": 1300}),
        (Check.TOO_MANY_WILDS, "bolivia", {"wild_jokers": 3, "table": 800}),
        (Check.TOO_MANY_WILDS, "bolivia", {"wild_twos": 3, "table": 500}),
    ],
)
def test_a_mistake_is_found_once(check: Check, game: str, team: dict[str, Any]) -> None:
    rules = agreed(game)
    hand = read_hand(rules, {"teams": [{**team, **LEFT}, LEFT]})
    assert [finding.check for finding in check_hand(rules, hand)].count(check) == 1


def test_who_goes_out_alone_holds_nothing() -> None:
    rules = load("samba", 2)
    assert Check.OUT_WITH_CARDS in checks(rules, [{**OUT, "hand": 5}, LEFT])
    assert Check.OUT_WITH_CARDS not in checks(rules, [OUT, LEFT])


def test_an_undeclared_red_three_keeps_nobody_from_going_out() -> None:
    held = [{**OUT, "red_threes": 1, "red_threes_left": 1}, LEFT]
    assert Check.OUT_WITH_CARDS not in checks(agreed("samba", 2), held)
    charged = agreed("samba", 2, {"red_threes_laid": "turn", "red_three_in_hand": "100"})
    assert Check.OUT_WITH_CARDS in checks(charged, held)


def test_a_shorter_bolivia_holds_fewer_2s() -> None:
    rules = agreed("bolivia", 4, {"complete_cards": "6"})
    short, enough = ({"wild_jokers": 1, "table": points, **LEFT} for points in (220, 240))
    assert Check.TOO_FEW_POINTS in checks(rules, [short, LEFT])
    assert Check.TOO_FEW_POINTS not in checks(rules, [enough, LEFT])


def test_only_who_went_out_went_out_concealed() -> None:
    rules = agreed("samba", 4, {"concealed_bonus": "100"})
    assert Check.CONCEALED_NOT_OUT in checks(rules, [OUT, {**LEFT, "concealed": 1}])
    assert Check.CONCEALED_NOT_OUT not in checks(rules, [{**OUT, "concealed": 1}, LEFT])


def test_more_jokers_allow_more() -> None:
    both = [{"wild_jokers": 1, "table": 300, **LEFT}] * 2
    assert Check.TOO_MANY_WILDS not in checks(agreed("bolivia", 4, {"jokers": "9"}), both)


def test_every_check_has_a_case() -> None:
    elsewhere = {Check.OUT_WITH_CARDS, Check.AFTER_THE_END, Check.CONCEALED_NOT_OUT}
    assert {check for check, *_ in CASES} | elsewhere == set(Check) == set(CHECKS)


@pytest.mark.parametrize(
    ("game", "source"),
    [("samba", "samba: Setup; R16"), ("bolivia", "bolivia: The Pack; R16")],
)
def test_a_finding_cites_the_document_of_its_game(game: str, source: str) -> None:
    finding = found(load(game), Check.TOO_MANY_WILDS, figures=(9, 8), words=("jokers",) * 2)
    assert finding.rule == source
    assert "at least 9 jokers, but the pack has only 8." in finding.sentence


@pytest.mark.parametrize(
    ("cards", "english", "spanish"),
    [
        ("jokers", "9 jokers", "9 jókers"),
        ("twos", "9 2s", "9 doses"),
        ("wilds", "9 wild cards", "9 comodines"),
    ],
)
def test_which_wilds_are_too_many(cards: str, english: str, spanish: str) -> None:
    finding = found(load("bolivia"), Check.TOO_MANY_WILDS, figures=(9, 8), words=(cards,) * 2)
    assert f"at least {english}," in finding.said("en")
    assert f"al menos {spanish}," in finding.said("es")


SPANISH = [
    (
        Check.SETS_NEEDED,
        "sambola",
        [{"out": 1, "red_canastas": 1, "table": 100}, {"hand": 10}],
        (
            "Para cerrar, un equipo necesita al menos 2 canastas o sambas rojas y al menos "
            "1 canasta o samba negra."
        ),
    ),
    (
        Check.TOO_MANY_MELDS,
        "samba",
        [{"red_canastas": 6, "table": 500, **LEFT}, {"red_canastas": 6, "table": 500, **LEFT}],
        "Canastas rojas: puede haber 11 como mucho, no 12.",
    ),
]


@pytest.mark.parametrize(("check", "game", "wrong", "said"), SPANISH)
def test_what_is_needed_is_named_in_spanish(
    check: Check, game: str, wrong: Teams, said: str
) -> None:
    rules = agreed(game)
    findings = check_hand(rules, read_hand(rules, {"teams": wrong}), (50, 50))
    finding = next(one for one in findings if one.check is check)
    assert finding.said("es") == said
    assert finding.values["words_es"] in said
    assert finding.values["words"] in finding.sentence


@pytest.mark.parametrize(("check", "game", "wrong", "right"), CASES)
def test_sentences_are_whole(check: Check, game: str, wrong: Teams, right: Teams) -> None:
    rules = agreed(game)
    findings = check_hand(rules, read_hand(rules, {"teams": wrong}), (50, 50))
    assert [one.level for one in findings] == sorted(
        (one.level for one in findings), key=list(Level).index
    )
    for one in findings:
        assert one.sentence[-1] in ".?"
        assert "{" not in one.sentence
        assert 0 <= one.team <= rules.teams
