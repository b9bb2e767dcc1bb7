"""What can happen at a table under its parameters; the book leaves the rest out."""

from typing import Final

from escalera.rules.ruleset import RuleSet

BLACK_BOLIVIA: Final = 4
"""The jokers of a black bolivia."""


def red_three_in_pile(rules: RuleSet) -> bool:
    """Say whether a red 3 can be in the discard pile: by the deal, or by a special discard."""
    return rules.upcard != "none" or special_discards(rules)


def red_three_on_top(rules: RuleSet) -> bool:
    """Say whether a red 3 can be the upcard.

    One that the deal covered shows again where only a part of the pile is taken.
    """
    if rules.upcard == "any" or special_discards(rules):
        return True
    return rules.upcard != "none" and rules.pile_take != 0


def special_discards(rules: RuleSet) -> bool:
    """Say whether anybody can have to make the special discard."""
    return rules.joker_discard == "special" and rules.jokers > 0


def takes_more(rules: RuleSet) -> bool:
    """Say whether a take can bring other cards than the upcard."""
    return rules.pile_take != 1


def red_three_taken(rules: RuleSet) -> bool:
    """Say whether a take can bring a red 3."""
    return red_three_in_pile(rules) and takes_more(rules)


def freezes(rules: RuleSet) -> bool:
    """Say whether the pile is frozen at some times and not at others."""
    return rules.freeze_wild or (rules.freeze_red_three and red_three_in_pile(rules))


def one_partner(rules: RuleSet) -> bool:
    """Say whether a team is two players."""
    return rules.partners and rules.seats == 2 * rules.teams


def asked_first(rules: RuleSet) -> bool:
    """Say whether nobody may go out before a partner has said yes."""
    return rules.partners and rules.asking == "required"


def may_return(rules: RuleSet) -> bool:
    """Say whether there is a play whose cards come back where going out without a yes does that.

    Where asking is optional only going out after a no can be one, and not where that has a price.
    """
    return asked_first(rules) or (rules.partners and not rules.out_after_no_penalty)


def wilds_beside_naturals(rules: RuleSet) -> bool:
    """Say whether a wild card can stand in for a natural."""
    return rules.wilds_in_set > 0 or black_sambas(rules)


def wilds_meld(rules: RuleSet) -> bool:
    """Say whether any meld can hold a wild card."""
    return wilds_beside_naturals(rules) or rules.wild_melds != "none"


def black_threes_count(rules: RuleSet) -> bool:
    """Say whether a black 3 on the table can score its card points."""
    return rules.black_threes_out != "never" and rules.black_threes_score


def black_threes_out(rules: RuleSet) -> str:
    """Return how black 3s may be melded to go out: without sequences, a set is all there is."""
    own = rules.black_threes_out
    return own if rules.sequences or own != "set_or_sequence" else "set"


def black_sambas(rules: RuleSet) -> bool:
    """Say whether a samba can hold a wild card."""
    return rules.sequences and rules.wilds_in_sequence > 0


def wilds_to_complete(rules: RuleSet) -> bool:
    """Say whether a complete set can take a wild card."""
    return rules.wilds_to_complete and rules.wilds_in_set > 0


def sequence_takes(rules: RuleSet) -> bool:
    """Say whether the pile can be taken to start a sequence."""
    return rules.sequences and rules.take_sequence


def limits_takes(rules: RuleSet) -> bool:
    """Say whether an open meld can be too long for a take to go onto it."""
    return rules.take_onto_at_most < rules.complete_cards - 1


def upcard_alone(rules: RuleSet) -> bool:
    """Say whether a take can bring nothing but the upcard."""
    return not takes_more(rules) or rules.pile_minimum == 1


def waits_face_down(rules: RuleSet) -> bool:
    """Say whether cards of a take can wait face down until the discard."""
    return rules.pile_face_down and takes_more(rules)


def black_canastas(rules: RuleSet) -> bool:
    """Say whether a canasta can hold a wild card."""
    return rules.wilds_in_set > 0


def black_sevens(rules: RuleSet) -> bool:
    """Say whether a canasta of 7s can hold a wild card."""
    return rules.wilds_in_set > 0 and rules.wilds_with_sevens


def bolivias(rules: RuleSet) -> bool:
    """Say whether complete wild melds have different prices, and so names of their own."""
    prices = {
        rules.wild_red,
        *([rules.wild_mixed] if rules.jokers else []),
        *([rules.wild_black] if black_bolivias(rules) else []),
    }
    return rules.wild_melds != "none" and len(prices) > 1


def black_bolivias(rules: RuleSet) -> bool:
    """Say whether a complete wild meld can hold the four jokers of a black bolivia."""
    return rules.wild_melds != "none" and rules.jokers >= BLACK_BOLIVIA


def concealed(rules: RuleSet) -> bool:
    """Say whether anybody can go out in the turn of the initial meld.

    Nobody can where a foot that was picked up in an earlier turn is needed for it.
    """
    return not rules.foot_cards or rules.foot_taken == "empty"


def any_asks_more(rules: RuleSet) -> bool:
    """Say whether complete melds of any kind are asked for beyond those of a sort.

    A red meld is never a black one, and no meld is of two of the narrower sorts.
    """
    red = max(rules.need_red, rules.need_red_canasta)
    black = max(rules.need_black, rules.need_black_canasta)
    canastas = rules.need_red_canasta + rules.need_black_canasta + rules.need_sevens
    by_sort = max(red + black, canastas + rules.need_samba) + rules.need_wild
    return rules.need_any > by_sort


def cards_in_hand(rules: RuleSet) -> int:
    """Return how many cards a player gets: hand and foot."""
    return rules.hand_cards + rules.foot_cards
