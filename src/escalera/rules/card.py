"""The rule card: the rules of a table in our own words, made from the parameters alone."""

from escalera.rules.card_end import asking, feet, going_out, offences, stock_end
from escalera.rules.card_melds import (
    black_threes,
    initial_meld,
    sequences,
    sets,
    taking_back,
    wild_melds,
)
from escalera.rules.card_pile import frozen_and_blocked, taking
from escalera.rules.card_score import match, scores
from escalera.rules.card_table import deal, players_and_cards, red_threes, turn
from escalera.rules.card_words import Section
from escalera.rules.ruleset import Deviation, RuleSet

__all__ = ["Section", "rule_card"]

_TOPICS = (
    players_and_cards,
    deal,
    red_threes,
    turn,
    taking,
    frozen_and_blocked,
    sets,
    sequences,
    wild_melds,
    initial_meld,
    black_threes,
    taking_back,
    feet,
    asking,
    going_out,
    stock_end,
    scores,
    match,
    offences,
)


def rule_card(rules: RuleSet) -> tuple[Section, ...]:
    """The card's sections in reading order; those with nothing to say are left out.

    What the table has agreed on stands first, each line marked as a variation or a house rule.
    """
    sections = (_agreed(rules), *(topic(rules) for topic in _TOPICS))
    return tuple(section for section in sections if section.lines)


def _agreed(rules: RuleSet) -> Section:
    return Section("Agreed at this table", tuple(_agreement(item) for item in rules.deviations))


def _agreement(item: Deviation) -> str:
    kind = "House rule" if item.house else "Variation"
    return f"{kind}: {item.key} {item.value} instead of {item.default}. {item.sentence}"
