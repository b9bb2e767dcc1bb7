"""The rule card's end of a hand: feet, asking, going out, the stock's end, offences."""

from escalera.rules.card_words import Section, count, listed, section
from escalera.rules.ruleset import RuleSet


def feet(rules: RuleSet) -> Section:
    """When the foot is picked up (R19f)."""
    if not rules.foot_cards:
        return section("Feet")
    return section(
        "Feet",
        "You pick up your foot at the end of the first turn in which you laid down a card that "
        "stayed, after your discard.",
        "You play it from your next turn on. You can't go out before you have picked it up.",
    )


def asking(rules: RuleSet) -> Section:
    """The question before going out (R7)."""
    if not rules.partners:
        return section("Asking to go out", "You have no partner, so you ask nobody.")
    words = _REQUIRED if rules.asking == "required" else _OPTIONAL
    return section("Asking to go out", *words, _barred(rules), *_ASKED)


_WHEN = (
    "You may ask once a turn, after drawing or taking and before discarding, with any number of "
    "cards in hand. The needed melds may still be missing."
)
_FIRST = (
    "If your last cards are a meld, or just what the needed melds lack, ask first and lay them "
    "down then."
)
_OBEYED = (
    "You can't ask if you could not obey a no: that takes two cards, in hand or laid down in this "
    "turn."
)
_REQUIRED = (
    "Before your last card leaves your hand, every partner must say yes to “May I go out?”.",
    _WHEN,
    _FIRST,
    f"{_OBEYED} A single card that waits for the yes alone is the exception.",
)
_OPTIONAL = (
    "You may ask your partners “May I go out?”, and you may go out without asking.",
    _WHEN,
    _OBEYED,
)
_ASKED = (
    "The partners answer in turn, and the first no ends it.",
    "After a no you can't go out in this turn: take cards back until you can discard and keep one.",
    "After a yes you may still play as you like. The yes holds for this turn.",
)


def _barred(rules: RuleSet) -> str:
    found = (
        ("before you have picked up your foot", rules.foot_cards > 0),
        ("in a turn in which you took the discard pile", rules.pile_face_down),
    )
    said = listed([words for words, holds in found if holds], "or")
    return f"You can't ask {said}." if said else ""


def going_out(rules: RuleSet) -> Section:
    """What going out needs (R6, R7, R19d, R19h)."""
    return section(
        "Going out",
        "You go out by laying down all your cards, or all but one that you discard. "
        "The hand ends at once.",
        f"Your team needs {needed(rules)}. "
        "They may be completed in the same turn, and so may the initial meld; that (going out "
        "concealed) scores nothing extra.",
        "Canastas of 7s are counted by themselves, not as red canastas."
        if rules.need_sevens
        else "",
        "You can't go out in a turn in which you took the discard pile."
        if rules.pile_face_down
        else "",
        "If you don't go out, you need a card to discard and another one to keep.",
    )


def needed(rules: RuleSet) -> str:
    """The complete melds that going out needs, in words."""
    needs = listed([f"at least {words}" for _, _, words in needs_in_words(rules)])
    if not rules.need_any:
        return needs or "no complete melds"
    among = f", among them {needs}" if needs else ""
    return f"at least {count(rules.need_any, 'complete meld')} of any kind{among}"


def needs_in_words(rules: RuleSet) -> list[tuple[str, int, str]]:
    """Each sort of meld that going out needs: the parameter, how many, and `2 red canastas`."""
    needs = (
        ("need_red", "red canasta or samba", "red canastas or sambas"),
        ("need_black", "black canasta or samba", "black canastas or sambas"),
        ("need_samba", "samba", "sambas"),
        ("need_red_canasta", "red canasta", "red canastas"),
        ("need_black_canasta", "black canasta", "black canastas"),
        ("need_wild", "complete wild meld", "complete wild melds"),
        ("need_sevens", "canasta of 7s", "canastas of 7s"),
    )
    found = ((name, getattr(rules, name), one, many) for name, one, many in needs)
    return [
        (name, need, f"{need} {one if need == 1 else many}")
        for name, need, one, many in found
        if need
    ]


def stock_end(rules: RuleSet) -> Section:
    """What happens when the stock runs low (R8, R19j)."""
    lines = _SHORT if rules.stock_end == "short" else _PLAY_ON
    return section(
        "When the stock runs out",
        *(line.format(draw=count(rules.draw_cards, "card")) for line in lines),
        "If a red 3 that you lay in your turn was the stock's last card, you may still lay down "
        "cards and may go out with all of them, but you don't discard: else the hand ends."
        if rules.last_red_three
        else "",
        "Nobody then scores for going out.",
    )


_SHORT = (
    "If the stock has fewer than {draw} when a turn starts, before red 3s are laid, the hand ends.",
    "The discard pile can't be taken any more then.",
)
_PLAY_ON = (
    "If the stock can't fill a draw, you draw what is left.",
    "When the stock is gone, play goes on from the discard pile.",
    "If you can take it and your team has melded, you must; for an initial meld you may.",
    "The hand ends when the player whose turn it is can't take it or doesn't.",
)


def offences(rules: RuleSet) -> Section:
    """Penalties, and what self-policed play allows (R20)."""
    return section("Offences", *_penalties(rules))


def _penalties(rules: RuleSet) -> list[str]:
    declare = rules.red_threes_laid == "declare"
    found = (
        (rules.unused_yes_penalty * rules.partners, _UNUSED_YES),
        (rules.claim_penalty, _CLAIM),
        (rules.undeclared_penalty * declare, _UNDECLARED),
        (rules.out_after_no_penalty * rules.partners, _AFTER_NO),
        (rules.short_initial_raise, _SHORT_INITIAL),
        (rules.out_without_yes_returns * rules.partners, _WITHOUT_YES),
    )
    return [line.format(value) for value, line in found if value]


_UNUSED_YES = "A yes that is not used to go out costs {} points."
_CLAIM = (
    "You may try for an upcard that you can't use, once a turn before you draw: "
    "that costs {} points."
)
_UNDECLARED = "A red 3 that was not declared when the hand ends costs {} points, and nothing else."
_AFTER_NO = "You may try to go out after a no: nothing happens, and it costs {} points."
_SHORT_INITIAL = (
    "If you discard with an initial meld short of the minimum, the cards come back to your hand, "
    "and your team's minimum rises by {} for this hand, each time."
)
_WITHOUT_YES = (
    "If you go out without a yes, the cards of this turn come back, the discard too. "
    "You must discard again and can't go out in this turn."
)
