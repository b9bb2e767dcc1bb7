"""The discard pile: taking it, frozen, blocked."""

from escalera.book.chapters.melds import last, whole
from escalera.book.wording.phrases import Counted, Lines, Said, either, listed, say
from escalera.engine.state.sizes import SMALLEST_MELD
from escalera.rules import RuleSet
from escalera.rules.possible import (
    freezes,
    limits_takes,
    red_three_in_pile,
    red_three_on_top,
    sequence_takes,
    special_discards,
    takes_more,
    upcard_alone,
)


def taking(rules: RuleSet) -> Lines:
    """Every way to take the pile, and what you get (R5, R12, R15, R15a)."""
    return (
        _holds(rules),
        say("taking-use", ways=listed(_strict_ways(rules), "or")),
        say("taking-three"),
        _free(rules),
        either("taking-joins_set", "taking-new_set", when=rules.sets_combine),
        _sequence(rules),
        _wild_meld(rules),
        _limit(rules),
        _beyond(rules),
        _amount(rules),
        _rest(rules),
        _initial(rules),
        _way_out(rules),
        _foot_follows(rules),
    )


def _beyond(rules: RuleSet) -> Said:
    """How long a take may make a meld: only a set that a pair joins gets more cards."""
    most = rules.take_onto_at_most + SMALLEST_MELD
    if rules.add_to_complete and rules.sets_combine and most > rules.complete_cards:
        return say("taking-beyond", last=last(rules), whole=whole(rules))
    return say("taking-last", whole=whole(rules))


def _holds(rules: RuleSet) -> Said | None:
    if rules.pile_minimum == 1:
        return None
    return say("taking-holds", cards=Counted(rules.pile_minimum, "card"))


def _strict_ways(rules: RuleSet) -> list[Said]:
    """What always takes the upcard."""
    return [
        say("taking-pair"),
        *([say("taking-row")] if sequence_takes(rules) else []),
        *([say("taking-wilds")] if _wilds_take(rules) else []),
    ]


def _wilds_take(rules: RuleSet) -> bool:
    return not rules.wild_blocks and rules.wild_melds != "none"


def _free(rules: RuleSet) -> Said | None:
    ways = _free_ways(rules)
    if not ways:
        return None
    return say("taking-unfrozen" if freezes(rules) else "taking-melded", ways=listed(ways, "or"))


def _free_ways(rules: RuleSet) -> list[Said]:
    """What else takes it when it is not frozen and the team has melded."""
    if rules.always_frozen:
        return []
    row = rules.wilds_qualify and rules.wilds_in_sequence and sequence_takes(rules)
    return [
        *([say("taking-alone")] if rules.take_upcard_alone else []),
        *([say("taking-pair_wild")] if rules.wilds_qualify and rules.wilds_in_set else []),
        *([say("taking-row_wild")] if row else []),
    ]


def _sequence(rules: RuleSet) -> Said | None:
    if not sequence_takes(rules):
        return None
    return either("taking-joins_row", "taking-new_row", when=rules.one_sequence_per_suit)


def _wild_meld(rules: RuleSet) -> Said | None:
    if not _wilds_take(rules):
        return None
    return either("taking-joins_wild", "taking-new_wild", when=rules.wild_melds == "one_open")


def _limit(rules: RuleSet) -> Said | None:
    if not limits_takes(rules):
        return None
    return say("taking-onto", cards=Counted(rules.take_onto_at_most, "card"))


def _amount(rules: RuleSet) -> Said:
    if rules.pile_take == 0:
        return say("taking-all")
    if rules.pile_take == 1:
        return say("taking-upcard_only")
    key = "taking-some_or_all" if rules.pile_take > rules.pile_minimum else "taking-some"
    return say(key, more=Counted(rules.pile_take - 1, "card"))


def _rest(rules: RuleSet) -> Said | None:
    """What becomes of the cards under the upcard."""
    if not takes_more(rules):
        return None
    return either("taking-face_down", "taking-to_hand", when=rules.pile_face_down)


def _initial(rules: RuleSet) -> Said:
    """What a team may do that has not melded: a pile that is never frozen can't count as that."""
    if not rules.take_for_initial:
        return say("taking-melded_only")
    frozen = rules.always_frozen or freezes(rules)
    return either("taking-initial", "taking-initial_never_frozen", when=frozen)


def _way_out(rules: RuleSet) -> Said:
    if rules.pile_face_down:
        return _way_out_face_down(rules)
    kept = "jokers" if special_discards(rules) else "two"
    return say(f"taking-leaves_{kept}" if takes_more(rules) else f"taking-leaves_{kept}_upcard")


def _way_out_face_down(rules: RuleSet) -> Said:
    """Only cards or a foot that come after the discard let it be the last card."""
    if not upcard_alone(rules):
        return say("taking-leaves_one")
    return either("taking-leaves_alone_foot", "taking-leaves_alone", when=rules.foot_cards > 0)


def _foot_follows(rules: RuleSet) -> Said | None:
    if rules.pile_face_down or not rules.foot_cards or rules.foot_taken != "empty":
        return None
    return say("taking-leaves_foot")


def frozen(rules: RuleSet) -> Lines:
    """What freezes and what blocks the pile (R12)."""
    return (*_frozen(rules), *_blocked(rules))


def _frozen(rules: RuleSet) -> Lines:
    if rules.always_frozen:
        return (say("frozen-always"),)
    red = rules.freeze_red_three and red_three_in_pile(rules)
    freezing = [
        *([say("card-wild")] if rules.freeze_wild else []),
        *([say("card-red_three")] if red else []),
    ]
    if not freezing:
        return (say("frozen-never"),)
    return (
        say("frozen-while", cards=listed(freezing, "or")),
        _means(rules),
    )


def _means(rules: RuleSet) -> Said | None:
    ways = {way.key for way in _free_ways(rules)}
    if not ways:
        return None
    if "taking-alone" not in ways:
        return say("frozen-means_wild")
    return either("frozen-means_alone", "frozen-means", when=len(ways) == 1)


def _blocked(rules: RuleSet) -> Lines:
    wilds = [say("card-wild")] if rules.wild_blocks else []
    red = [say("card-red_three")] if red_three_on_top(rules) else []
    cards = [say("card-black_three"), *red, *wilds]
    useless = not rules.wild_blocks and rules.wild_melds == "none"
    return (
        say("frozen-blocks", cards=listed(cards, "or")),
        say("frozen-wild_useless") if useless else None,
    )
