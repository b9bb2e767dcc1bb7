"""A turn: drawing, melding, discarding, taking back."""

from escalera.book.wording.phrases import Counted, Lines, Said, say
from escalera.rules import RuleSet
from escalera.rules.possible import special_discards, waits_face_down


def turn(rules: RuleSet) -> Lines:
    """The steps of a turn, and what happens if you are stuck (R6, R13, R26)."""
    return (
        say("turn-draw", draw=Counted(rules.draw_cards, "card")),
        _two_piles(rules),
        say("turn-meld"),
        _discard(rules),
        say(f"turn-jokers-{rules.joker_discard if rules.jokers else 'none'}"),
        say("turn-special_piles") if special_discards(rules) and rules.stock_piles == 2 else None,
        say("turn-stuck"),
    )


def _discard(rules: RuleSet) -> Said:
    """What must be in hand to end a turn: less where a foot or cards of a take follow (R6)."""
    foot = "_foot" if rules.foot_cards else ""
    pile = "_pile" if waits_face_down(rules) else ""
    return say(f"turn-discard{foot}{pile}")


def _two_piles(rules: RuleSet) -> Said | None:
    if rules.stock_piles == 1:
        return None
    return say("turn-each_pile") if rules.draw_cards > 1 else say("turn-first_pile")


def taking_back(rules: RuleSet) -> Lines:
    """What may be undone before the discard (R22)."""
    return (
        say("back-cards"),
        say("back-complete") if rules.sets_combine else None,
        say("back-take"),
        say("back-initial") if rules.take_for_initial else None,
    )
