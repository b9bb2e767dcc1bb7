"""The end of a hand: feet, asking, going out, the stock's end."""

from typing import Final

from escalera.book.wording.phrases import Counted, Lines, Said, either, listed, say
from escalera.rules import RuleSet, requirements
from escalera.rules.possible import (
    any_asks_more,
    asked_first,
    black_sevens,
    concealed,
    one_partner,
    waits_face_down,
)


def feet(rules: RuleSet) -> Lines:
    """When the foot is picked up (R19f, R19g)."""
    if not rules.foot_cards:
        return ()
    return (
        say("feet-what", cards=Counted(rules.foot_cards, "card")),
        say(f"feet-when_{rules.foot_taken}"),
        say("feet-keep") if rules.foot_taken == "tabled" else say("feet-at_once"),
        _after_pile(rules),
        _out_with_foot(rules),
    )


def _after_pile(rules: RuleSet) -> Said | None:
    if not waits_face_down(rules):
        return None
    return either("feet-after_pile_when_empty", "feet-after_pile", when=rules.foot_taken == "empty")


def _out_with_foot(rules: RuleSet) -> Said:
    if not rules.partners:
        return say("feet-out_alone")
    return either("feet-out_one", "feet-out", when=one_partner(rules))


def asking(rules: RuleSet) -> Lines:
    """The question before going out (R7)."""
    if not rules.partners:
        return (say("asking-nobody"),)
    before, after = (
        [_asking(rules, word) for word in words]
        for words in (("who", "when", "first", "cannot"), ("answers", "no", "yes"))
    )
    return (*before, _barred(rules), *after, _cost(rules))


def _asking(rules: RuleSet, word: str) -> Said:
    """Return a sentence; those that speak of the partners have another for just one."""
    one = "_one" if one_partner(rules) and word in ("who", "answers") else ""
    return say(f"asking-{rules.asking}-{word}{one}")


def _barred(rules: RuleSet) -> Said | None:
    """When you may not ask at all (R19g, R19h)."""
    if not rules.foot_cards:
        return say("asking-took") if rules.pile_face_down else None
    return either("asking-foot", "asking-foot_only", when=rules.pile_face_down)


def _cost(rules: RuleSet) -> Said | None:
    if not rules.unused_yes_penalty:
        return None
    return say("asking-cost", points=rules.unused_yes_penalty)


def going_out(rules: RuleSet) -> Lines:
    """What going out takes (R6, R7, R19d, R19h)."""
    return (
        say("out-what"),
        *_needed(rules),
        _same_turn(rules),
        _concealed(rules),
        _sevens(rules),
        say(f"out-foot_{rules.foot_taken}") if rules.foot_cards else None,
        _yes(rules),
        say("out-took") if rules.pile_face_down else None,
        _else(rules),
    )


def _else(rules: RuleSet) -> Said:
    if waits_face_down(rules):
        return either("out-else_foot_pile", "out-else_pile", when=rules.foot_cards > 0)
    return either("out-else_foot", "out-else", when=rules.foot_cards > 0)


def _same_turn(rules: RuleSet) -> Said | None:
    least = max(rules.need_any, sum(need.number for need in needs_of(rules)))
    if not least:
        return None
    if least == 1:
        return either("out-same_turn_one", "out-same_turn_only_one", when=concealed(rules))
    return either("out-same_turn", "out-same_turn_only", when=concealed(rules))


def _concealed(rules: RuleSet) -> Said | None:
    if not concealed(rules):
        return None
    if not rules.concealed_bonus:
        return say("out-concealed")
    return say("out-concealed_bonus", points=rules.concealed_bonus)


def _sevens(rules: RuleSet) -> Said | None:
    """What a canasta of 7s doesn't count as where one is needed (R19d)."""
    if not rules.need_sevens:
        return None
    black = rules.need_black_canasta and black_sevens(rules)
    if rules.need_red_canasta:
        return either("out-sevens_both", "out-sevens_red", when=bool(black))
    return say("out-sevens_black") if black else None


def _yes(rules: RuleSet) -> Said | None:
    if not asked_first(rules):
        return None
    return either("out-yes_one", "out-yes", when=one_partner(rules))


def _needed(rules: RuleSet) -> Lines:
    each = needs_of(rules)
    if not any_asks_more(rules):
        return (say("out-needs", needs=listed(each)) if each else say("out-needs_nothing"),)
    total = Counted(rules.need_any, "complete")
    among = say("out-among", needs=listed(each)) if each else None
    return (say("out-any", melds=total), among)


def needs_of(rules: RuleSet) -> list[Counted]:
    """Return the kinds of complete melds that a team needs, each with how many."""
    nouns = _NOUNS if rules.sequences else _NOUNS | _NOUNS_OF_SETS
    return [Counted(count, nouns[name]) for name, count in requirements.needs_of(rules).items()]


_NOUNS: Final = {
    "need_red": "red_meld",
    "need_black": "black_meld",
    "need_samba": "samba",
    "need_red_canasta": "red_canasta",
    "need_black_canasta": "black_canasta",
    "need_wild": "wild_meld",
    "need_sevens": "sevens",
}
_NOUNS_OF_SETS: Final = {"need_red": "red_canasta", "need_black": "black_canasta"}
"""What is needed where there are no sequences."""


def stock(rules: RuleSet) -> Lines:
    """What happens when the stock runs low (R8, R19j)."""
    return (
        *_running_low(rules),
        say("stock-last_red_three") if rules.last_red_three else None,
        say("stock-nobody"),
    )


def _running_low(rules: RuleSet) -> tuple[Said, ...]:
    if rules.stock_end == "short":
        return (say("stock-short", draw=Counted(rules.draw_cards, "card")), say("stock-short_pile"))
    return (
        either("stock-fewer", "stock-last", when=rules.draw_cards > 1),
        either("stock-must", "stock-must_only", when=rules.take_for_initial),
        say("stock-ends"),
    )
