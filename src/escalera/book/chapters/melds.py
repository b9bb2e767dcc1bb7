"""Melds: sets, sequences, wild melds, and the initial meld."""

from escalera.book.wording.phrases import Counted, Lines, Said, either, listed, say
from escalera.rules import RuleSet
from escalera.rules.possible import (
    BLACK_BOLIVIA,
    black_bolivias,
    bolivias,
    takes_more,
    wilds_meld,
    wilds_to_complete,
)


def sets(rules: RuleSet) -> Lines:
    """What a set holds, and how many of a rank there may be (R9, R10, R14a)."""
    return (
        say("sets-what", whole=whole(rules), last=last(rules)),
        _wilds(rules),
        say("sets-outnumber") if rules.wilds_in_set and rules.naturals_outnumber else None,
        say("sets-sevens") if rules.wilds_in_set and not rules.wilds_with_sevens else None,
        either("sets-combine", "sets-several", when=rules.sets_combine),
        _merging(rules),
        _complete(rules),
    )


def _complete(rules: RuleSet) -> Said:
    """What may still be added to a complete set."""
    naturals, wilds = rules.add_to_complete, wilds_to_complete(rules)
    if naturals and wilds:
        return say("sets-add_all")
    if wilds:
        return say("sets-add_wilds")
    return either("sets-add", "sets-closed", when=naturals)


def _wilds(rules: RuleSet) -> Said:
    if not rules.wilds_in_set:
        return say("sets-no_wilds")
    return say("sets-wilds", wilds=Counted(rules.wilds_in_set, "wild"))


def _merging(rules: RuleSet) -> Said | None:
    if not rules.merge_sets or rules.sets_combine:
        return None
    if not rules.wilds_in_set:
        return say("sets-merge_pure", whole=whole(rules))
    return say("sets-merge", wilds=Counted(rules.wilds_in_set, "wild"), whole=whole(rules))


def sequences(rules: RuleSet) -> Lines:
    """What a sequence holds, and how many of a suit there may be (R14, R19e)."""
    if not rules.sequences:
        return (say("sequences-none"),)
    return (
        say("sequences-what", whole=whole(rules), last=last(rules)),
        say("sequences-wilds", wilds=Counted(rules.wilds_in_sequence, "wild"))
        if rules.wilds_in_sequence
        else say("sequences-no_wilds"),
        either("sequences-one", "sequences-several", when=rules.one_sequence_per_suit),
    )


def wild_melds(rules: RuleSet) -> Lines:
    """Whether wild cards alone make melds (R16, R19a)."""
    return (
        _wild_meld(rules),
        _wild_names(rules),
        say(f"wild-{rules.wild_melds}"),
    )


def _wild_meld(rules: RuleSet) -> Said | None:
    if rules.wild_melds == "none":
        return None
    return say("wild-what", whole=whole(rules), last=last(rules), jokers=rules.jokers)


def _wild_names(rules: RuleSet) -> Said | None:
    if not bolivias(rules):
        return None
    if not black_bolivias(rules):
        return say("wild-names_two", whole=whole(rules))
    return say(
        "wild-names", whole=whole(rules), twos=Counted(rules.complete_cards - BLACK_BOLIVIA, "two")
    )


def whole(rules: RuleSet) -> Counted:
    """Return how many cards make a meld complete, as a word."""
    return Counted(rules.complete_cards, "whole")


def last(rules: RuleSet) -> Counted:
    """Return which card makes a meld complete, as a word."""
    return Counted(rules.complete_cards, "last")


def initial_meld(rules: RuleSet) -> Lines:
    """The minimum of the initial meld, and what counts towards it (R5)."""
    return (
        say("initial-what"),
        say("initial-by", minimums=listed(minimums(rules))),
        either("initial-counts", "initial-counts_naturals", when=wilds_meld(rules)),
        _upcard(rules),
        None if rules.short_initial_raise else say("initial-short"),
    )


def _upcard(rules: RuleSet) -> Said | None:
    if not rules.take_for_initial:
        return None
    return either("initial-upcard", "initial-upcard_only", when=takes_more(rules))


def minimums(rules: RuleSet, below: str = "below") -> list[Said]:
    """Return the minimum for each hand, or for each step of the score.

    below: the message for a team below the first score, `below_short` on the card.
    """
    if rules.minimum_by == "hand":
        hands = enumerate(rules.minimums, 1)
        return [say("initial-in_hand", hand=hand, points=points) for hand, points in hands]
    least, *more = rules.minimums
    if not more:
        return [say("initial-always", points=least)]
    steps = zip(rules.minimum_scores, more, strict=True)
    return [
        say(f"initial-{below}", points=least, score=rules.minimum_scores[0]),
        *(say("initial-from", points=points, score=score) for score, points in steps),
    ]
