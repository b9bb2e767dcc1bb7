"""The rule card's melds: sets, sequences, wild melds, black 3s, initial meld, taking back."""

from escalera.rules.card_words import Section, count, section
from escalera.rules.possible import bolivias
from escalera.rules.ruleset import RuleSet


def sets(rules: RuleSet) -> Section:
    """What a set holds, and how many of a rank there may be (R9, R10, R14a)."""
    return section(
        "Sets",
        "A set is three to seven cards of one rank, from 4 to ace, with at least two naturals. "
        "With seven cards it is complete: a canasta.",
        _set_wilds(rules),
        _open_sets(rules),
        _merging(rules),
        "More naturals may be added to a canasta, wild cards never."
        if rules.add_to_complete
        else "Nothing may be added to a canasta.",
    )


def _set_wilds(rules: RuleSet) -> str:
    if not rules.wilds_in_set:
        return "A set holds no wild cards."
    most = f"A set holds at most {count(rules.wilds_in_set, 'wild card')}"
    more = ", and always fewer wild cards than naturals" if rules.naturals_outnumber else ""
    sevens = "" if rules.wilds_with_sevens else " A set of 7s holds no wild cards."
    return f"{most}{more}.{sevens}"


def _open_sets(rules: RuleSet) -> str:
    if not rules.sets_combine:
        return "Your team may have several open sets of one rank."
    return (
        "Your team has one open set of a rank, and cards of that rank go there. "
        "When it is complete, a new one may be started."
    )


def _merging(rules: RuleSet) -> str:
    if not rules.merge_sets:
        return ""
    wilds = count(rules.wilds_in_set, "wild card") if rules.wilds_in_set else "no wild card"
    return (
        "You may put two open sets of one rank together, if the result has at most seven cards "
        f"and {wilds}. A set is never split."
    )


def sequences(rules: RuleSet) -> Section:
    """What a sequence holds (R14, R17, R19e)."""
    return section(
        "Sequences",
        "A sequence is three to seven cards of one suit in order, from 4 up to ace. "
        "With seven cards it is complete, a samba, and nothing may be added.",
        _sequence_wilds(rules),
        "Your team starts at most one sequence of a suit in a hand."
        if rules.one_sequence_per_suit
        else "Your team may have several sequences of one suit. They are never put together.",
    )


def _sequence_wilds(rules: RuleSet) -> str:
    if not rules.wilds_in_sequence:
        return "A sequence holds no wild cards."
    return (
        f"A sequence holds at most {count(rules.wilds_in_sequence, 'wild card')} and at least two "
        "naturals. Say which card a wild card stands for; that never changes."
    )


def wild_melds(rules: RuleSet) -> Section:
    """Whether wild cards alone make melds."""
    if rules.wild_melds == "none":
        return section("Wild melds", "Wild cards alone make no meld.")
    return section(
        "Wild melds",
        "Three to seven wild cards are a meld too. With seven it is complete"
        f"{', a bolivia' if bolivias(rules) else ''}, and nothing may be added.",
        "Your team may have several open wild melds. They are never put together."
        if rules.wild_melds == "several"
        else "Your team has one open wild meld, and wild melds go there. "
        "When it is complete, a new one may be started.",
    )


def initial_meld(rules: RuleSet) -> Section:
    """The minimum of the initial meld (R5)."""
    return section(
        "The initial meld",
        "The first melds of your team in a hand are laid down in one turn, and their card points "
        f"must reach a minimum, by {_BY[rules.minimum_by]}:",
        *minimums_in_words(rules),
        "Wild cards count, red 3s and bonuses do not.",
        "An upcard that you took counts too, but not the cards that came with it."
        if rules.take_for_initial
        else "",
    )


_BY = {"score": "your team's score before the hand", "hand": "the hand of the match"}


def minimums_in_words(rules: RuleSet) -> list[str]:
    """Each minimum in words: by score, or by hand."""
    if rules.minimum_by == "hand":
        return [f"Hand {hand}: {points}" for hand, points in enumerate(rules.minimums, 1)]
    steps = ("Below 0", "From 0", "From 1500", "From 3000", "From 7000")
    return [f"{step}: {points}" for step, points in zip(steps, rules.minimums, strict=True)]


def black_threes(rules: RuleSet) -> Section:
    """What black 3s are good for (R17, R18)."""
    lines = [_BLACK_THREES_OUT[rules.black_threes_out]]
    if rules.black_threes_out != "never":
        lines.append(
            "That is allowed only when the complete melds needed to go out lie, and you do go out "
            "in this turn."
        )
        lines.append("" if rules.black_threes_score else "Black 3s laid down score nothing.")
    return section("Black 3s", "A black 3 on top blocks the discard pile.", *lines)


_BLACK_THREES_OUT = {
    "never": "Black 3s are never melded, not even going out.",
    "set": "Going out, you may lay down three or more black 3s as a set, without wild cards.",
    "three": "Going out, you may lay down exactly three black 3s as a set.",
    "set_or_sequence": "Going out, you may lay down three or more black 3s as a set, without wild "
    "cards, or use a black 3 as the low end of a sequence without wild cards. Such a sequence is "
    "no samba.",
}


def taking_back(rules: RuleSet) -> Section:
    """What may be undone before the discard (R22)."""
    return section(
        "Taking back",
        "Until you discard you may take back cards that you laid down this turn, some or all. "
        "What is left of a meld must be a meld or nothing.",
        "A complete meld is not opened again while a newer one of its rank is open."
        if rules.sets_combine
        else "",
        "A take is final: what lay on the table by then stays there.",
        "Only a take for the initial meld can be undone, as long as the minimum does not lie: "
        "take back everything, and the upcard goes back too."
        if rules.take_for_initial
        else "",
    )
