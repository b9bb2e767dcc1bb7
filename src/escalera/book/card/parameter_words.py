"""Each parameter as a fact: a label and its value in words, for the rule card and comparisons."""

from collections.abc import Callable
from typing import Final

from escalera.book.chapters.melds import minimums
from escalera.book.wording.catalogue import Catalogue
from escalera.book.wording.phrases import say
from escalera.rules import RuleSet
from escalera.rules.parameter import Kind, Parameter
from escalera.rules.parameters import BY_NAME
from escalera.rules.possible import (
    any_asks_more,
    asked_first,
    black_canastas,
    black_sambas,
    black_threes_out,
    bolivias,
)
from escalera.rules.requirements import SORTS

GROUPS: Final = {
    "cards": (
        "players partner_counts packs jokers hand_cards foot_cards foot_taken cut_bonus cut_points "
        "stock_piles draw_cards upcard"
    ),
    "pile": (
        "pile_take pile_minimum pile_face_down always_frozen freeze_wild freeze_red_three "
        "wild_blocks take_upcard_alone take_sequence wilds_qualify take_for_initial "
        "take_onto_at_most"
    ),
    "melds": (
        "complete_cards wilds_in_set naturals_outnumber wilds_with_sevens sets_combine merge_sets "
        "add_to_complete "
        "wilds_to_complete sequences wilds_in_sequence one_sequence_per_suit wild_melds "
        "joker_discard"
    ),
    "out": (
        "asking need_any need_red need_black need_samba need_red_canasta need_black_canasta "
        "need_wild need_sevens"
    ),
    "match": "minimums minimum_by minimum_scores target hands",
    "points": ("points_joker points_two points_ace points_high points_low points_black_three"),
    "bonuses": (
        "red_canasta black_canasta sevens_bonus black_sevens_bonus red_samba black_samba "
        "wild_red wild_black wild_mixed going_out_bonus concealed_bonus"
    ),
    "threes": (
        "red_three red_three_all red_three_sign red_three_in_hand red_threes_laid "
        "pile_red_three_replaced black_three_in_hand black_threes_out black_threes_score"
    ),
    "extras": (
        "stock_end last_red_three unused_yes_penalty claim_penalty undeclared_penalty "
        "out_after_no_penalty short_initial_raise out_without_yes_returns"
    ),
}
"""The parameters by group, in the order of the card."""


_PLAIN: Final[dict[str, Callable[[RuleSet], bool]]] = {
    "red_canasta": black_canastas,
    "red_samba": black_sambas,
    "wild_mixed": bolivias,
    "wild_red": lambda rules: rules.jokers > 0,
    "need_red": lambda rules: rules.sequences,
    "need_black": lambda rules: rules.sequences,
    "out_without_yes_returns": asked_first,
}
"""Labels that read otherwise (`fact-plain-...`) where this doesn't hold: without black sambas, a
red one is just a samba."""


def label(name: str, words: Catalogue, *tables: RuleSet) -> str:
    """Return a parameter's label at one or more tables."""
    needed = _PLAIN.get(name)
    plain = needed is not None and not any(map(needed, tables))
    found = words.text(say(f"fact-plain-{name}" if plain else f"fact-{name}"))
    among = name in SORTS and all(map(any_asks_more, tables))
    return words.text(say("fact-among", melds=in_a_row(found))) if among else found


def value(name: str, rules: RuleSet, words: Catalogue) -> str:
    """Return a parameter's value in words."""
    found = black_threes_out(rules) if name == "black_threes_out" else getattr(rules, name)
    if name == "minimums":
        return "; ".join(words.text(item) for item in minimums(rules, "below_short"))
    if found == 0 and type(found) is int and words.has(f"value-zero-{name}"):
        return words.text(say(f"value-zero-{name}"))
    return _shown(BY_NAME[name], found, words)


def in_a_row(text: str) -> str:
    """Return a choice as it stands beside its label, with a small first letter."""
    return text[:1].lower() + text[1:]


def _shown(parameter: Parameter, found: object, words: Catalogue) -> str:
    match parameter.kind:
        case Kind.YES_NO:
            return words.text(say("value-yes" if found else "value-no"))
        case Kind.CHOICE:
            return in_a_row(words.text(say(f"value-{parameter.name}-{found}")))
        case Kind.CHANCE:
            chance = f"{100 * float(str(found)):g}"
            return words.text(say("value-percent", n=chance) if found else say("value-off"))
        case Kind.COUNT if found == 0:
            return words.text(say("value-all"))
        case Kind.NUMBERS:
            assert isinstance(found, tuple)
            return ", ".join(map(words.number, found)) or words.text(say("value-none"))
        case _:
            return words.number(int(str(found)))
