"""Red 3s and black 3s."""

from escalera.book.wording.phrases import Lines, Said, either, say
from escalera.rules import RuleSet
from escalera.rules.possible import black_threes_out, red_three_taken


def red_threes(rules: RuleSet) -> Lines:
    """When red 3s are laid, what replaces them, what they score (R4, R11, R20a)."""
    return (
        say("red-what"),
        _laid(rules),
        _in_foot(rules),
        say("red-replaced"),
        _piles(rules),
        _from_pile(rules),
        *_scores(rules),
    )


def _laid(rules: RuleSet) -> Said:
    alone = "_alone" if rules.red_threes_laid == "deal" and rules.upcard == "none" else ""
    return say(f"red-laid-{rules.red_threes_laid}{alone}")


def _piles(rules: RuleSet) -> Said | None:
    """Say which stock pile replaces a red 3; nobody notes where one in the hand came from."""
    if rules.stock_piles == 1:
        return None
    return either("red-piles_declared", "red-piles", when=_declared(rules))


def _declared(rules: RuleSet) -> bool:
    """Say whether players lay red 3s by an act of their own, each replaced at once (R20)."""
    return rules.red_threes_laid == "declare"


def _in_foot(rules: RuleSet) -> Said | None:
    if not rules.foot_cards or _declared(rules):
        return None
    return either("red-foot_at_once", "red-foot", when=rules.foot_taken == "empty")


def _from_pile(rules: RuleSet) -> Said | None:
    if not red_three_taken(rules):
        return None
    replaced = rules.pile_red_three_replaced or _declared(rules)
    return either("red-pile_replaced", "red-pile_kept", when=replaced)


def _scores(rules: RuleSet) -> Lines:
    return (
        say("red-each", points=rules.red_three),
        _all(rules),
        say(f"red-sign-{rules.red_three_sign}"),
        _left(rules),
    )


def _all(rules: RuleSet) -> Said | None:
    if not rules.red_three_all:
        return None
    return say("red-all", count=2 * rules.packs, points=rules.red_three_all)


def _left(rules: RuleSet) -> Said | None:
    if _declared(rules):  # it may have a price of its own, among the offences
        return None if rules.undeclared_penalty else say("red-left_nothing")
    if not rules.red_three_in_hand:
        return say("red-left_as_tabled")
    key = "red-left_foot" if rules.foot_cards else "red-left"
    return say(key, points=rules.red_three_in_hand)


def black_threes(rules: RuleSet) -> Lines:
    """What black 3s are good for, and what they cost (R17, R18)."""
    out = black_threes_out(rules)
    return (
        say("black-blocks"),
        say(f"black-out-{out}"),
        None if out == "never" else say("black-when"),
        None if out == "never" or rules.black_threes_score else say("black-nothing"),
        say("black-left", points=rules.black_three_in_hand),
    )
