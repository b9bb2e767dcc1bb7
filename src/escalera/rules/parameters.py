"""Every parameter of a rule set: its name, type, range and meaning, the same for all games.

This is the one list: rule sets, the engine's record, settings and their descriptions are made
from it.
"""

from dataclasses import dataclass, fields
from typing import Any, Final, Generic, TypeVar

from escalera.rules.parameter import (
    Parameter,
    bonus,
    chance,
    choice,
    count,
    declared,
    need,
    numbers,
    points,
    whole,
    yes_no,
)

Word = TypeVar("Word")
"""What stands for a choice: one of its words in a `RuleSet`, its place among them in the engine."""


@dataclass(frozen=True, kw_only=True)
class _Table(Generic[Word]):
    players: tuple[int, ...] = numbers(2, 6, "The numbers of players that the game is made for.")
    partner_counts: tuple[int, ...] = numbers(
        4,
        6,
        "The numbers of players at which two teams play.",
    )
    packs: int = whole(1, 7, "How many packs of 52 cards are used.")
    jokers: int = whole(0, 16, "How many jokers are in the pack, all together.")
    hand_cards: int = whole(1, 40, "How many cards each player is dealt as a hand.")
    foot_cards: int = whole(
        0,
        40,
        "How many cards each player is dealt as a foot; 0 means no feet.",
    )
    foot_taken: Word = choice(
        "tabled empty",
        "When a foot is picked up: at the end of the turn in which its player first tabled a card, "
        "or as soon as the hand is empty.",
    )
    stock_piles: int = whole(1, 2, "How many piles the stock is split into.")
    draw_cards: int = whole(1, 9, "How many cards a player draws from the stock in a turn.")
    upcard: Word = choice(
        "any until_natural not_red_three none",
        "Which card may start the discard pile: any card, the first natural, the first that is "
        "no red 3, or none at all.",
    )


@dataclass(frozen=True, kw_only=True)
class _Pile:
    pile_take: int = count(
        1,
        480,
        "How many cards are taken from the discard pile, the upcard included.",
    )
    pile_minimum: int = whole(1, 480, "How many cards the pile must hold before it can be taken.")
    pile_face_down: bool = yes_no("The taken cards stay face down until the player has discarded.")
    always_frozen: bool = yes_no("The discard pile is frozen all the time.")
    freeze_wild: bool = yes_no("The pile is frozen while a wild card is in it.")
    freeze_red_three: bool = yes_no("The pile is frozen while a red 3 is in it.")
    wild_blocks: bool = yes_no("A wild card on top blocks the discard pile.")
    take_upcard_alone: bool = yes_no("The upcard may be taken straight onto an open meld.")
    take_sequence: bool = yes_no("Two cards in sequence with the upcard can take it.")
    wilds_qualify: bool = yes_no("One of the two cards that take the upcard may be wild.")
    take_for_initial: bool = yes_no("The pile may be taken for the initial meld.")
    take_onto_at_most: int = whole(
        3,
        6,
        "The most cards that an open meld may hold before a take goes onto it.",
    )


@dataclass(frozen=True, kw_only=True)
class _Melds(Generic[Word]):
    complete_cards: int = whole(5, 7, "How many cards make a meld complete.")
    sets_combine: bool = yes_no("A team has one open set of a rank; new cards join it.")
    merge_sets: bool = yes_no("Two open sets of one rank may be merged.")
    add_to_complete: bool = yes_no("Naturals may be added to a complete set.")
    wilds_to_complete: bool = yes_no(
        "Wild cards may be added to a complete set, as many as a set may hold."
    )
    wilds_in_set: int = whole(0, 5, "The most wild cards in a set.")
    naturals_outnumber: bool = yes_no("A set always holds more naturals than wild cards.")
    wilds_with_sevens: bool = yes_no("Wild cards may be used in sets of 7s.")
    wilds_in_sequence: int = whole(0, 5, "The most wild cards in a sequence.")
    sequences: bool = yes_no("Cards of one suit in a row make a meld.")
    one_sequence_per_suit: bool = yes_no("A team starts at most one sequence of a suit in a hand.")
    wild_melds: Word = choice(
        "none one_open several",
        "Whether wild cards alone make a meld, and whether a team may have several of them open.",
    )
    joker_discard: Word = choice(
        "allowed special",
        "Whether jokers may be discarded; if not, the special discard helps out a player who "
        "holds nothing else.",
    )
    black_threes_out: Word = choice(
        "never set three set_or_sequence",
        "What a player who goes out may do with black 3s: nothing, a set of three or more, a "
        "set of exactly three, or a set or the low end of a pure sequence.",
    )
    black_threes_score: bool = yes_no("Black 3s on the table score their card points.")


@dataclass(frozen=True, kw_only=True)
class _GoingOut(Generic[Word]):
    asking: Word = choice(
        "optional required",
        "Whether a player must ask the partners before going out.",
    )
    need_any: int = need("complete melds of any kind")
    need_red: int = need("canastas and sambas without wild cards")
    need_black: int = need("canastas and sambas with wild cards")
    need_samba: int = need("sambas")
    need_red_canasta: int = need("canastas without wild cards")
    need_black_canasta: int = need("canastas with wild cards")
    need_wild: int = need("complete wild melds")
    need_sevens: int = need("canastas of 7s")


@dataclass(frozen=True, kw_only=True)
class _Match(Generic[Word]):
    minimum_by: Word = choice(
        "score hand",
        "Whether the initial meld's minimum depends on the team's score or on the number of the "
        "hand.",
    )
    minimums: tuple[int, ...] = numbers(
        0,
        10000,
        "The initial meld's minimums, the lowest first: by score, one more than there are scores "
        "from which it rises; or for hand 1, 2 and so on.",
    )
    minimum_scores: tuple[int, ...] = numbers(
        0,
        100000,
        "The scores from which the initial meld takes the next minimum, where it depends on the "
        "score; the first minimum is for scores below all of them.",
    )
    target: int = whole(0, 1000000, "The score that ends the match; 0 means none.")
    hands: int = whole(0, 99, "How many hands the match lasts; 0 means until the target.")


@dataclass(frozen=True, kw_only=True)
class _Points:
    points_joker: int = points("Card points of a joker.")
    points_two: int = points("Card points of a 2.")
    points_ace: int = points("Card points of an ace.")
    points_high: int = points("Card points of each card from 8 to king.")
    points_low: int = points("Card points of each card from 4 to 7.")
    points_black_three: int = points("Card points of a black 3.")


@dataclass(frozen=True, kw_only=True)
class _Bonuses:
    red_canasta: int = bonus("What a canasta without wild cards scores.")
    black_canasta: int = bonus("What a canasta with wild cards scores.")
    red_samba: int = bonus("What a samba without wild cards scores.")
    black_samba: int = bonus("What a samba with wild cards scores.")
    sevens_bonus: int = bonus("What a canasta of 7s scores; 0 means the same as other canastas.")
    black_sevens_bonus: int = bonus(
        "What a canasta of 7s with wild cards scores, if canastas of 7s have a score of their own; "
        "0 means the same as one without."
    )
    wild_mixed: int = bonus("What a complete wild meld scores that has no better name.")
    wild_black: int = bonus("What a complete wild meld with four jokers scores.")
    wild_red: int = bonus("What a complete wild meld of 2s alone scores.")
    going_out_bonus: int = bonus("What the team that goes out scores.")
    concealed_bonus: int = bonus(
        "What the team scores on top of that if it made its initial meld in the same turn: going "
        "out concealed."
    )


@dataclass(frozen=True, kw_only=True)
class _Threes(Generic[Word]):
    red_three: int = points("What each red 3 scores.")
    red_three_all: int = bonus("What all red 3s of the pack score together; 0 means nothing extra.")
    red_three_sign: Word = choice(
        "never not_melded two_complete",
        "When a team's red 3s count against it: never, if it has not melded, or with fewer than "
        "two complete melds.",
    )
    red_three_in_hand: int = points(
        "What a red 3 left in a hand or foot costs; 0 means that it counts as tabled."
    )
    red_threes_laid: Word = choice(
        "deal turn declare",
        "When red 3s are laid: right after the deal, at the start of the turn, or when the "
        "player declares them.",
    )
    pile_red_three_replaced: bool = yes_no(
        "A red 3 taken from the discard pile is replaced from the stock."
    )
    black_three_in_hand: int = points("What a black 3 left in a hand costs.")


@dataclass(frozen=True, kw_only=True)
class _Extras(Generic[Word]):
    stock_end: Word = choice(
        "play_on short",
        "What happens when the stock runs low: play goes on from the discard pile, or the hand "
        "ends when a draw can't be filled.",
    )
    last_red_three: bool = yes_no(
        "If the stock's last card is a red 3, its holder finishes the hand without a discard."
    )
    unused_yes_penalty: int = points("What it costs to be told yes and not go out.")
    claim_penalty: int = points(
        "What it costs to try for an upcard that can't be used; 0 means that it can't be tried."
    )
    undeclared_penalty: int = points("What a red 3 costs that was not declared by the hand's end.")
    out_after_no_penalty: int = points(
        "What it costs to try to go out after a no; 0 means that it can't be tried."
    )
    short_initial_raise: int = points(
        "How much the initial meld's minimum rises when a player discards with too few points "
        "tabled; 0 means that it can't happen.",
    )
    out_without_yes_returns: bool = yes_no(
        "Going out without a yes may be tried; the cards come back."
    )
    cut_bonus: float = chance(
        "The chance that a player cuts exactly the cards of hand and foot for the deal; off means "
        "that nobody cuts.",
    )
    cut_points: int = points("What an exact cut scores.")


_GROUPS: Final[dict[str, Any]] = {
    "Players and cards": _Table,
    "Taking the pile": _Pile,
    "Melds": _Melds,
    "Going out": _GoingOut,
    "Initial meld and match": _Match,
    "Card points": _Points,
    "Bonuses": _Bonuses,
    "Red and black 3s": _Threes,
    "End of the stock, offences, extras": _Extras,
}


@dataclass(frozen=True, kw_only=True)
class Parameters(
    _Table[Word],
    _Pile,
    _Melds[Word],
    _GoingOut[Word],
    _Match[Word],
    _Points,
    _Bonuses,
    _Threes[Word],
    _Extras[Word],
):
    """A value for every parameter."""


GROUPS: Final = {title: tuple(map(declared, fields(each))) for title, each in _GROUPS.items()}
"""The parameters by what they are about."""
PARAMETERS: Final = tuple(parameter for group in GROUPS.values() for parameter in group)
BY_NAME: Final = {parameter.name: parameter for parameter in PARAMETERS}
assert BY_NAME.keys() == {found.name for found in fields(Parameters)}


def parameters() -> tuple[Parameter, ...]:
    """All parameters, in the order in which settings are written."""
    return PARAMETERS
