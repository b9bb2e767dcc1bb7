"""Every parameter of a rule set: its name, type, range and meaning, the same for all games."""

from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """What values a parameter takes."""

    WHOLE = "whole number"
    YES_NO = "yes or no"
    CHOICE = "choice"
    NUMBERS = "list of whole numbers"
    COUNT = "whole number or all"
    CHANCE = "chance"


@dataclass(frozen=True)
class Parameter:
    """One parameter: `low` and `high` bound each number, `choices` are the words of a choice."""

    name: str
    kind: Kind
    sentence: str
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()


def _whole(name: str, low: int, high: int, sentence: str) -> Parameter:
    return Parameter(name, Kind.WHOLE, sentence, low, high)


def _points(name: str, sentence: str, high: int = 1000) -> Parameter:
    return Parameter(name, Kind.WHOLE, sentence, 0, high)


def _bonus(name: str, sentence: str) -> Parameter:
    return _points(name, sentence, 20_000)


def _need(name: str, melds: str) -> Parameter:
    return _whole(name, 0, 20, f"How many {melds} a team needs before it can go out.")


def _yes_no(name: str, sentence: str) -> Parameter:
    return Parameter(name, Kind.YES_NO, sentence)


def _choice(name: str, choices: str, sentence: str) -> Parameter:
    return Parameter(name, Kind.CHOICE, sentence, choices=tuple(choices.split()))


def _numbers(name: str, low: int, high: int, sentence: str) -> Parameter:
    return Parameter(name, Kind.NUMBERS, sentence, low, high)


_TABLE = (
    _numbers("players", 2, 6, "The numbers of players that the game is made for."),
    _numbers("partner_counts", 4, 6, "The numbers of players at which two teams play."),
    _whole("packs", 1, 7, "How many packs of 52 cards are used."),
    _whole("jokers", 0, 16, "How many jokers are in the pack, all together."),
    _whole("hand_cards", 1, 40, "How many cards each player is dealt as a hand."),
    _whole("foot_cards", 0, 40, "How many cards each player is dealt as a foot; 0 means no feet."),
    _whole("stock_piles", 1, 2, "How many piles the stock is split into."),
    _whole("draw_cards", 1, 9, "How many cards a player draws from the stock in a turn."),
    _choice(
        "upcard",
        "any until_natural not_red_three none",
        "Which card may start the discard pile: any card, the first natural, "
        "the first that is no red 3, or none at all.",
    ),
)

_PILE = (
    Parameter(
        "pile_take",
        Kind.COUNT,
        "How many cards are taken from the discard pile, the upcard included.",
        1,
        480,
    ),
    _whole("pile_minimum", 1, 480, "How many cards the pile must hold before it can be taken."),
    _yes_no("pile_face_down", "The taken cards stay face down until the player has discarded."),
    _yes_no("always_frozen", "The discard pile is frozen all the time."),
    _yes_no("freeze_wild", "The pile is frozen while a wild card lies in it."),
    _yes_no("freeze_red_three", "The pile is frozen while a red 3 lies in it."),
    _yes_no("wild_blocks", "A wild card on top blocks the discard pile."),
    _yes_no("take_upcard_alone", "The upcard may be taken straight onto an open meld."),
    _yes_no("take_sequence", "Two cards in sequence with the upcard can take it."),
    _yes_no("wilds_qualify", "One of the two cards that take the upcard may be wild."),
    _yes_no("take_for_initial", "The pile may be taken for the initial meld."),
    _whole(
        "take_onto_at_most",
        3,
        6,
        "The most cards that an open meld may hold to be joined by a take.",
    ),
)

_MELDS = (
    _yes_no("sets_combine", "A team has one open set of a rank; new cards join it."),
    _yes_no("merge_sets", "Two open sets of one rank may be merged."),
    _yes_no("add_to_complete", "Naturals may be added to a complete set."),
    _whole("wilds_in_set", 0, 5, "The most wild cards in a set."),
    _yes_no("naturals_outnumber", "A set always holds more naturals than wild cards."),
    _yes_no("wilds_with_sevens", "Wild cards may be used in sets of 7s."),
    _whole("wilds_in_sequence", 0, 5, "The most wild cards in a sequence."),
    _yes_no("one_sequence_per_suit", "A team starts at most one sequence of a suit in a hand."),
    _choice(
        "wild_melds",
        "none one_open several",
        "Whether wild cards alone make a meld, and whether a team may have several of them open.",
    ),
    _choice(
        "joker_discard",
        "allowed special",
        "Whether jokers may be discarded; if not, "
        "the special discard helps out a player who holds nothing else.",
    ),
    _choice(
        "black_threes_out",
        "never set three set_or_sequence",
        "What a player who goes out "
        "may do with black 3s: nothing, a set of three or more, a set of exactly three, or a "
        "set or the low end of a pure sequence.",
    ),
    _yes_no("black_threes_score", "Black 3s on the table score their card points."),
)

_GOING_OUT = (
    _choice(
        "asking", "optional required", "Whether a player must ask the partners before going out."
    ),
    _need("need_any", "complete melds of any kind"),
    _need("need_red", "canastas and sambas without wild cards"),
    _need("need_black", "canastas and sambas with wild cards"),
    _need("need_samba", "sambas"),
    _need("need_red_canasta", "canastas without wild cards"),
    _need("need_black_canasta", "canastas with wild cards"),
    _need("need_wild", "complete wild melds"),
    _need("need_sevens", "canastas of 7s"),
)

_MATCH = (
    _choice(
        "minimum_by",
        "score hand",
        "Whether the initial meld's minimum depends on the "
        "team's score or on the number of the hand.",
    ),
    _numbers(
        "minimums",
        0,
        10_000,
        "The initial meld's minimums: below 0, from 0, 1500, 3000 and "
        "7000 points; or for hand 1, 2 and so on.",
    ),
    _whole("target", 0, 1_000_000, "The score that ends the match; 0 means none."),
    _whole("hands", 0, 99, "How many hands the match lasts; 0 means until the target."),
)

_POINTS = (
    _points("points_joker", "Card points of a joker."),
    _points("points_two", "Card points of a 2."),
    _points("points_ace", "Card points of an ace."),
    _points("points_high", "Card points of each card from 8 to king."),
    _points("points_low", "Card points of each card from 4 to 7."),
    _points("points_black_three", "Card points of a black 3."),
)

_BONUSES = (
    _bonus("red_canasta", "What a canasta without wild cards scores."),
    _bonus("black_canasta", "What a canasta with wild cards scores."),
    _bonus("red_samba", "What a samba without wild cards scores."),
    _bonus("black_samba", "What a samba with wild cards scores."),
    _bonus("sevens_bonus", "What a canasta of 7s scores; 0 means the same as other canastas."),
    _bonus("wild_mixed", "What a complete wild meld scores that has no better name."),
    _bonus("wild_black", "What a complete wild meld of three 2s and four jokers scores."),
    _bonus("wild_red", "What a complete wild meld of seven 2s scores."),
    _bonus("going_out_bonus", "What the team that goes out scores."),
)

_THREES = (
    _points("red_three", "What each red 3 scores."),
    _bonus("red_three_all", "What all red 3s of the pack score together; 0 means no special sum."),
    _choice(
        "red_three_sign",
        "never not_melded two_complete",
        "When a team's red 3s count "
        "against it: never, if it has not melded, or with fewer than two complete melds.",
    ),
    _points(
        "red_three_in_hand",
        "What a red 3 left in a hand or foot costs; 0 means that it counts as tabled.",
    ),
    _choice(
        "red_threes_laid",
        "deal turn declare",
        "When red 3s are laid: right after the deal, "
        "at the start of the turn, or by the player's own act.",
    ),
    _yes_no(
        "pile_red_three_replaced", "A red 3 taken from the discard pile is replaced from the stock."
    ),
    _points("black_three_in_hand", "What a black 3 left in a hand costs."),
)

_EXTRAS = (
    _choice(
        "stock_end",
        "play_on short",
        "What happens when the stock runs low: play goes on from "
        "the discard pile, or the hand ends when a draw can't be filled.",
    ),
    _yes_no(
        "last_red_three",
        "If the stock's last card is a red 3, its holder finishes the hand without a discard.",
    ),
    _points("unused_yes_penalty", "What it costs to be told yes and not go out."),
    _points(
        "claim_penalty",
        "What it costs to try for an upcard that can't be used; 0 means that it can't be tried.",
    ),
    _points("undeclared_penalty", "What a red 3 costs that was not declared by the hand's end."),
    _points(
        "out_after_no_penalty",
        "What it costs to try to go out after a no; 0 means that it can't be tried.",
    ),
    _points(
        "short_initial_raise",
        "How much the initial meld's minimum rises when a player "
        "discards with too few points tabled; 0 means that it can't happen.",
    ),
    _yes_no(
        "out_without_yes_returns", "Going out without a yes may be tried; the cards come back."
    ),
    Parameter(
        "cut_bonus",
        Kind.CHANCE,
        "The chance that a player's cut for the deal is exactly 30 "
        "cards; off means that nobody cuts.",
        0,
        1,
    ),
    _points("cut_points", "What a cut of exactly 30 cards scores."),
)

GROUPS = {
    "Players and cards": _TABLE,
    "Taking the pile": _PILE,
    "Melds": _MELDS,
    "Going out": _GOING_OUT,
    "Initial meld and match": _MATCH,
    "Card points": _POINTS,
    "Bonuses": _BONUSES,
    "Red and black 3s": _THREES,
    "End of the stock, offences, extras": _EXTRAS,
}
"""The parameters by what they are about."""
PARAMETERS = tuple(parameter for group in GROUPS.values() for parameter in group)
BY_NAME = {parameter.name: parameter for parameter in PARAMETERS}


def parameters() -> tuple[Parameter, ...]:
    """All parameters, in the order in which settings are written."""
    return PARAMETERS
