"""What a refusal says to a player: one sentence for each `Reason`, and where its rule stands.

Words in braces are parameters of the rule set.
"""

from dataclasses import dataclass
from typing import Final

from escalera.engine.state.reasons import Reason
from escalera.rules import RuleSet
from escalera.rules.sources import cited


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal: a name, a sentence for a player, the rule it rests on."""

    name: str
    sentence: str
    rule: str

    def __str__(self) -> str:
        return f"{self.name}: {self.sentence} ({self.rule})"


class IllegalAction(ValueError):  # noqa: N818
    """An action that the rules refuse; ``refusal`` says why. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


SENTENCES: Final[dict[Reason, tuple[str, str]]] = {
    Reason.HAND_OVER: ("The hand is over.", "need_any"),
    Reason.NOT_YOUR_TURN: ("It is another seat's turn.", "draw_cards"),
    Reason.QUESTION_OPEN: (
        "A question is open: the partner answers yes or no first.",
        "asking; R7",
    ),
    Reason.NOBODY_ASKED: ("Nobody has asked to go out.", "asking; R7"),
    Reason.DRAW_FIRST: ("First draw, or take the pile.", "draw_cards"),
    Reason.ALREADY_DRAWN: ("You have already drawn or taken in this turn.", "draw_cards"),
    Reason.STOCK_EMPTY: ("The stock is empty.", "stock_end"),
    Reason.STOCK_SHORT: ("The stock is too short for a draw, so the hand ends.", "stock_end; R19j"),
    Reason.STOCK_LEFT: (
        "There are still cards to draw: the hand is not at its end.",
        "stock_end",
    ),
    Reason.MUST_TAKE: (
        "The stock is gone and you can take the pile, so you must.",
        "stock_end",
    ),
    Reason.NOT_IN_HAND: ("You do not hold these cards.", "draw_cards"),
    Reason.PILE_EMPTY: ("The discard pile is empty.", "pile_minimum"),
    Reason.PILE_TOO_SMALL: (
        "The pile holds fewer than {pile_minimum} cards.",
        "pile_minimum",
    ),
    Reason.PILE_BLOCKED: ("The top card blocks the pile.", "wild_blocks"),
    Reason.PILE_FROZEN: (
        "The pile is frozen: two natural cards of your hand are needed.",
        "always_frozen; freeze_wild",
    ),
    Reason.INITIAL_MELD_FIRST: (
        "Your team's initial meld must lie since an earlier turn.",
        "take_for_initial",
    ),
    Reason.TWO_CARDS_NEEDED: (
        "The upcard can't be taken alone here: name two cards of your hand.",
        "take_upcard_alone; R15",
    ),
    Reason.WILDS_DO_NOT_QUALIFY: (
        "Wilds don't qualify for taking the pile now: two naturals are needed.",
        "wilds_qualify; R15",
    ),
    Reason.TWO_WILDS_NEEDED: ("A wild upcard is taken with two wilds.", "wild_melds; R15"),
    Reason.DOES_NOT_QUALIFY: (
        "These two cards don't make a meld with the upcard.",
        "wilds_qualify; R15",
    ),
    Reason.NO_SEQUENCE_TAKE: (
        "The pile can't be taken to start a sequence.",
        "take_sequence",
    ),
    Reason.JOINS_BY_ITSELF: (
        "A pair makes a new meld or joins the open set of its rank: it can't go to that meld.",
        "sets_combine; R15",
    ),
    Reason.TOO_MANY_TO_TAKE: (
        "The take would join a meld of too many cards: before it at most {take_onto_at_most}.",
        "take_onto_at_most; R15",
    ),
    Reason.TAKE_LEAVES_TOO_LITTLE: (
        "After this take you could not end your turn: too few cards would be left.",
        "pile_minimum; R15a",
    ),
    Reason.NO_SUCH_MELD: ("Your team has no such meld.", "sets_combine"),
    Reason.MELD_COMPLETE: (
        "That meld is complete: the card has no room on it.",
        "add_to_complete; R15",
    ),
    Reason.OPEN_SET_EXISTS: (
        "Your team has an open set of this rank: add the cards to it.",
        "sets_combine; R14a",
    ),
    Reason.OPEN_WILD_MELD: (
        "Your team has an open wild meld: add the wild cards to it.",
        "wild_melds",
    ),
    Reason.NO_WILDS_IN_SET: ("A set holds no wild cards in this game.", "wilds_in_set"),
    Reason.TOO_MANY_WILDS: (
        "Too many wild cards: a set holds {wilds_in_set} at most.",
        "wilds_in_set",
    ),
    Reason.NATURALS_MUST_OUTNUMBER: (
        "There must be more naturals than wilds.",
        "naturals_outnumber",
    ),
    Reason.TWO_NATURALS_NEEDED: ("A meld holds at least two naturals.", "wilds_in_set; R10"),
    Reason.NO_WILDS_WITH_SEVENS: (
        "A set of 7s holds no wild cards.",
        "wilds_with_sevens",
    ),
    Reason.NO_WILD_MELDS: ("Wilds make no meld of their own in this game.", "wild_melds"),
    Reason.NO_WILDS_IN_SEQUENCE: (
        "A sequence holds no wild cards in this game.",
        "wilds_in_sequence",
    ),
    Reason.TOO_MANY_WILDS_IN_SEQUENCE: (
        "Too many wild cards: a sequence holds {wilds_in_sequence} at most.",
        "wilds_in_sequence",
    ),
    Reason.NO_WILD_BESIDE_BLACK_THREE: (
        "A sequence holds a black 3 or a wild card, never both.",
        "black_threes_out; R17",
    ),
    Reason.ONE_SEQUENCE_PER_SUIT: (
        "Your team has its one sequence of this suit already.",
        "one_sequence_per_suit",
    ),
    Reason.NOT_A_MELD: ("These cards make no meld.", "naturals_outnumber"),
    Reason.DOES_NOT_FIT: (
        "It doesn't fit: a set takes its rank, a sequence the next card of its suit, unbroken.",
        "naturals_outnumber",
    ),
    Reason.PLACE_NEEDED: (
        "Say what a wild in a sequence stands for, as in JK=6D.",
        "wilds_in_sequence; R14",
    ),
    Reason.NO_PLACE_IN_SET: (
        "Only a wild in a sequence stands for a certain card.",
        "wilds_in_sequence; R14",
    ),
    Reason.RED_THREE: ("A red 3 is neither melded nor discarded.", "red_threes_laid"),
    Reason.BLACK_THREES_WAIT: (
        "Black 3s are melded only when going out, and only as this game allows.",
        "black_threes_out; R18",
    ),
    Reason.THREE_BLACK_THREES: (
        "Exactly three black 3s are laid down, no more and no fewer.",
        "black_threes_out; R18",
    ),
    Reason.BLACK_THREES_LIE: (
        "Black 3s lie on the table: go out in this turn, or take them back.",
        "black_threes_out; R18",
    ),
    Reason.NO_MERGING: ("Sets are not merged in this game.", "merge_sets; R9"),
    Reason.NOT_MERGEABLE: (
        "Only two open sets of one rank merge, with seven cards at most.",
        "merge_sets; R9",
    ),
    Reason.NOTHING_TO_TAKE_BACK: (
        "Nothing that you tabled in this turn can be taken back.",
        "R22",
    ),
    Reason.NOT_TABLED_NOW: ("These cards were not tabled in this turn, or they stay.", "R22"),
    Reason.REMAINS_NO_MELD: ("What remains would be no meld.", "R22"),
    Reason.REOPENS_SET: (
        "A complete set can't be reopened beside an open one of its rank.",
        "sets_combine; R22",
    ),
    Reason.SHORT_OF_MINIMUM: ("Your initial meld is short of the minimum.", "minimums; R5"),
    Reason.JOKER_DISCARD: ("A joker can't be discarded.", "joker_discard"),
    Reason.KEEP_A_CARD: (
        "This would leave you without a card, and the sets needed to go out don't lie.",
        "need_any; R6",
    ),
    Reason.SETS_NEEDED: ("The sets needed to go out don't lie yet.", "need_any; R7"),
    Reason.FOOT_FIRST: ("You must have picked up your foot.", "foot_cards; R19g"),
    Reason.TOOK_THE_PILE: (
        "You took the pile in this turn, so you can't go out.",
        "pile_face_down; R19h",
    ),
    Reason.ASK_FIRST: ("A yes from every partner is needed first: ask.", "asking; R7"),
    Reason.PARTNER_SAID_NO: ("Your partner said no: you can't go out in this turn.", "asking; R7"),
    Reason.BARRED: ("You can't go out in this turn any more.", "out_without_yes_returns; R20"),
    Reason.NOBODY_TO_ASK: ("You have no partner to ask.", "asking; R7"),
    Reason.ASKED_ALREADY: ("There is one question a turn.", "asking; R7"),
    Reason.NO_COULD_NOT_BE_OBEYED: (
        "A no could not be obeyed: you would need two cards to discard one and keep one.",
        "asking; R7",
    ),
    Reason.NO_DISCARD: (
        "The stock's last card was a red 3: there is no discard, the hand ends.",
        "last_red_three; R8",
    ),
    Reason.NO_SPECIAL: ("There is no special discard in this game.", "joker_discard"),
    Reason.NOT_ONLY_JOKERS: (
        "The special discard is for a hand of jokers alone.",
        "joker_discard",
    ),
    Reason.TAKE_BACK_FIRST: ("First take other cards of this turn back.", "R13; R26"),
    Reason.NOT_DECLARED_HERE: (
        "Red 3s are laid by themselves in this game.",
        "red_threes_laid; R4",
    ),
    Reason.NO_RED_THREE: ("Only a red 3 is declared.", "red_threes_laid; R20"),
    Reason.NO_CLAIMS: ("There are no claims in this game.", "claim_penalty; R20"),
    Reason.CLAIMED_ALREADY: ("There is one claim a turn.", "claim_penalty; R20"),
    Reason.UPCARD_USABLE: ("You can use the upcard: take it.", "claim_penalty; R20"),
    Reason.NOT_THE_END: ("The hand is not at its end.", "stock_end"),
    Reason.NOT_STUCK: ("You are not stuck: there is a play.", "R26"),
    Reason.TABLE_FULL: ("No more melds can be started in this hand.", "engine limit"),
    Reason.TAKE_PENDING: ("First reach the initial meld's minimum.", "take_for_initial; R5"),
    Reason.UPCARD_STAYS: ("The upcard and the two cards with it stay.", "take_for_initial; R5"),
    Reason.EXACTLY_TWO: (
        "The pile is taken with exactly two cards of your hand.",
        "wilds_qualify; R15",
    ),
    Reason.TOO_FEW_CARDS: ("A meld starts with at least three cards.", "naturals_outnumber"),
}
"""For each reason its sentence, and what it rests on: parameters and rulings, with `; ` between."""


def refusal(reason: Reason, rules: RuleSet) -> Refusal:
    """Return what a reason says under a rule set, with the sources that its game has for it."""
    sentence, rests_on = SENTENCES[reason]
    return Refusal(reason.name, sentence.format_map(rules.values()), cited(rests_on, rules))
