"""The rule card's scores: card points, bonuses, 3s, the match."""

from escalera.rules.card_words import Section, section
from escalera.rules.possible import (
    black_canastas,
    black_sambas,
    black_threes_count,
    bolivias,
)
from escalera.rules.ruleset import RuleSet


def scores(rules: RuleSet) -> Section:
    """What each team scores at the end of a hand (R20a)."""
    return section(
        "Scores",
        _card_points(rules),
        "Card points of your team's melds count for you, complete or not. Those left in the hands "
        f"{'and feet ' if rules.foot_cards else ''}of your team count against you.",
        _black_threes_left(rules),
        *_bonuses(rules),
        *_red_threes(rules),
    )


def _card_points(rules: RuleSet) -> str:
    threes = f", black 3s {rules.points_black_three}" if black_threes_count(rules) else ""
    return (
        f"Card points: jokers {rules.points_joker}, 2s {rules.points_two}, "
        f"aces {rules.points_ace}, 8s to kings {rules.points_high}, 4s to 7s {rules.points_low}"
        f"{threes}."
    )


def _black_threes_left(rules: RuleSet) -> str:
    return f"A black 3 left in a hand costs {rules.black_three_in_hand} points."


def _bonuses(rules: RuleSet) -> list[str]:
    mixed, canastas, sambas = bolivias(rules), black_canastas(rules), black_sambas(rules)
    found = (
        ("Red canasta" if canastas else "Canasta", rules.red_canasta, True),
        ("Black canasta", rules.black_canasta, canastas),
        ("Canasta of 7s", rules.sevens_bonus, rules.sevens_bonus > 0),
        ("Red samba" if sambas else "Samba", rules.red_samba, True),
        ("Black samba", rules.black_samba, sambas),
        ("Complete wild meld", rules.wild_mixed, rules.wild_melds != "none" and not mixed),
        ("Red bolivia (seven 2s)", rules.wild_red, mixed),
        ("Black bolivia (three 2s and four jokers)", rules.wild_black, mixed),
        ("Mixed bolivia (any other seven wild cards)", rules.wild_mixed, mixed),
        ("Going out", rules.going_out_bonus, True),
        ("A cut of exactly 30", rules.cut_points, rules.cut_bonus > 0),
    )
    return [f"{word}: {points}" for word, points, shown in found if shown]


def _red_threes(rules: RuleSet) -> list[str]:
    lines = [f"Red 3: {rules.red_three}"]
    if rules.red_three_all:
        lines.append(f"All {2 * rules.packs} red 3s: {rules.red_three_all} together")
    return [*lines, _SIGNS[rules.red_three_sign], _red_threes_left(rules)]


_SIGNS = {
    "never": "Red 3s on the table always count for their team.",
    "not_melded": "The same points are taken off a team that has not melded.",
    "two_complete": "The same points are taken off a team with fewer than two complete melds.",
}


def _red_threes_left(rules: RuleSet) -> str:
    if not rules.red_three_in_hand:
        return ""
    where = "hand or foot" if rules.foot_cards else "hand"
    return f"A red 3 left in a {where} costs {rules.red_three_in_hand} points."


def match(rules: RuleSet) -> Section:
    """How the match ends (R21)."""
    if rules.hands:
        end = f"The match lasts {rules.hands} hands, and the highest score wins. A tie stands."
        return section("The match", end if rules.hands > 1 else _ONE_HAND)
    return section(
        "The match",
        f"The match ends when a team has {rules.target} points or more after a hand. "
        "The highest score wins; if it is a tie, another hand is played.",
    )


_ONE_HAND = "The match lasts one hand, and the highest score wins. A tie stands."
