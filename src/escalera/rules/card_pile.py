"""The rule card's discard pile: taking, frozen, blocked."""

from escalera.rules.card_words import Section, count, listed, section
from escalera.rules.possible import freezes, red_three_in_pile, red_three_on_top
from escalera.rules.ruleset import RuleSet


def taking(rules: RuleSet) -> Section:
    """Every way to take the pile (R15, R15a, R5)."""
    return section(
        "Taking the discard pile",
        _holds(rules),
        *_ways(rules),
        _joins(rules),
        _joins_sequence(rules),
        _joins_wild(rules),
        _limits(rules),
        _amount(rules),
        _use(rules),
        _initial(rules),
        _way_out(rules),
    )


def _holds(rules: RuleSet) -> str:
    if rules.pile_minimum == 1:
        return ""
    return f"The pile can be taken only while it holds {rules.pile_minimum} cards or more."


def _ways(rules: RuleSet) -> list[str]:
    """What takes the pile in any case, and what else while it is not frozen."""
    strict, free = listed(_strict_ways(rules), "or"), listed(_free_ways(rules), "or")
    when = "While it is not frozen and your team has" if freezes(rules) else "Once your team has"
    lines = [
        f"You take it by using the upcard at once: {strict}.",
        "Just two cards of your hand are used, and the three must be a meld by themselves.",
    ]
    return [*lines, f"{when} melded, you may also use the upcard {free}."] if free else lines


def _strict_ways(rules: RuleSet) -> list[str]:
    """What takes the upcard in any case."""
    ways = ["with two naturals of its rank from your hand"]
    if rules.take_sequence:
        ways.append("with two naturals of its suit that are in sequence with it")
    if _wilds_take(rules):
        ways.append("with any two wild cards from your hand if it is wild")
    return ways


def _wilds_take(rules: RuleSet) -> bool:
    return not rules.wild_blocks and rules.wild_melds != "none"


def _free_ways(rules: RuleSet) -> list[str]:
    """What else takes it when it is not frozen and the team has melded."""
    if rules.always_frozen:
        return []
    ways = []
    if rules.take_upcard_alone:
        ways.append("alone onto an open set or sequence of your team")
    if rules.wilds_qualify and rules.wilds_in_set:
        ways.append("with a natural of its rank and a wild card")
    if rules.wilds_qualify and rules.wilds_in_sequence and rules.take_sequence:
        ways.append("with a natural in sequence with it and a wild card")
    return ways


def _joins(rules: RuleSet) -> str:
    if not rules.sets_combine:
        return "The upcard and two cards of its rank make a new set."
    return (
        "The upcard and two cards of its rank join your team's open set of that rank; if they "
        "don't fit there, you can't take. Without an open set they make a new one."
    )


def _joins_sequence(rules: RuleSet) -> str:
    if not rules.take_sequence:
        return ""
    if rules.one_sequence_per_suit:
        return "Three cards in sequence join your team's sequence of that suit, if it has one."
    return "Three cards in sequence join an open sequence, if you say so, or start a new one."


def _joins_wild(rules: RuleSet) -> str:
    if not _wilds_take(rules):
        return ""
    if rules.wild_melds == "one_open":
        return "Three wild cards join your team's open wild meld, if it has one."
    return "Three wild cards join an open wild meld, if you say so, or start a new one."


def _limits(rules: RuleSet) -> str:
    most = (
        f"An open meld that is joined may hold {rules.take_onto_at_most} cards at most, before "
        "the three are added. "
        if rules.take_onto_at_most < 6
        else ""
    )
    beyond = ", though naturals of your hand may then go beyond it" if rules.add_to_complete else ""
    return f"{most}The upcard is never more than the seventh card of its meld{beyond}."


def _amount(rules: RuleSet) -> str:
    if rules.pile_take == 0:
        return "You take the whole pile."
    if rules.pile_take == 1:
        return "You take the upcard only."
    others = count(rules.pile_take - 1, "card")
    fewer = ", or what there is" if rules.pile_take > rules.pile_minimum else ""
    return f"You take the upcard and the next {others} below it{fewer}."


def _use(rules: RuleSet) -> str:
    if rules.pile_face_down:
        return "The cards below the upcard stay face down until you have discarded."
    return "The cards below the upcard go into your hand and may be used at once."


def _initial(rules: RuleSet) -> str:
    if not rules.take_for_initial:
        return "You can't take before your team's initial meld lies from an earlier turn."
    return (
        "You may take it for the initial meld, as if it were frozen. The upcard counts towards "
        "the minimum; you get the cards below it when the minimum lies."
    )


def _way_out(rules: RuleSet) -> str:
    if rules.pile_face_down:
        return "A take must leave you a card to discard."
    jokers = " (or jokers alone)" if rules.joker_discard == "special" else ""
    return (
        f"A take must leave you two cards{jokers} when all is received, "
        "unless you may go out with fewer."
    )


def frozen_and_blocked(rules: RuleSet) -> Section:
    """What freezes and what blocks the pile (R12)."""
    return section("Frozen and blocked", *_frozen(rules), *_blocked(rules))


def _frozen(rules: RuleSet) -> list[str]:
    if rules.always_frozen:
        return ["The discard pile is always frozen: the upcard is taken only as said above."]
    red = rules.freeze_red_three and red_three_in_pile(rules)
    cards = ["a wild card"] * rules.freeze_wild + ["a red 3"] * red
    if not cards:
        return ["The discard pile is never frozen."]
    return [f"The discard pile is frozen while {listed(cards, 'or')} lies in it.", *_means(rules)]


def _means(rules: RuleSet) -> list[str]:
    wild = rules.wilds_qualify and (rules.wilds_in_set or rules.wilds_in_sequence)
    ways = ["with the upcard alone"] * rules.take_upcard_alone
    ways += ["with the help of a wild card"] * bool(wild)
    return [f"A frozen pile can't be taken {listed(ways, 'or')}."] if ways else []


def _blocked(rules: RuleSet) -> list[str]:
    red = ["red 3"] * red_three_on_top(rules)
    cards = ["black 3", *red, *["wild card"] * rules.wild_blocks]
    lines = [f"A {listed(cards, 'or')} on top blocks the pile: the next player has to draw."]
    if not rules.wild_blocks and rules.wild_melds == "none":
        lines.append("A wild card on top does not block the pile, but nothing can take it.")
    return lines
