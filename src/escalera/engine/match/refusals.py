"""What a refusal says to a player: one sentence for each `Reason`, and where its rule stands."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from escalera.engine.state.reasons import Reason
from escalera.rules import RuleSet
from escalera.rules.sources import cited
from escalera.texts import texts


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal: a name, a sentence for a player, the rule it rests on.

    values: the game's numbers in the sentence.
    """

    name: str
    sentence: str
    rule: str
    values: Mapping[str, int] = field(default_factory=dict, compare=False)

    def said(self, language: str) -> str:
        """Return the sentence in a language; ValueError for one without texts."""
        return texts(language, "reasons").say(f"reason-{self.name}", self.values)

    def __str__(self) -> str:
        return f"{self.name}: {self.sentence} ({self.rule})"


class IllegalAction(ValueError):  # noqa: N818
    """An action that the rules refuse; ``refusal`` says why. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


RESTS_ON: Final[dict[Reason, str]] = {
    Reason.HAND_OVER: "need_any",
    Reason.NOT_YOUR_TURN: "draw_cards",
    Reason.QUESTION_OPEN: "asking; R7",
    Reason.NOBODY_ASKED: "asking; R7",
    Reason.DRAW_FIRST: "draw_cards",
    Reason.ALREADY_DRAWN: "draw_cards",
    Reason.STOCK_EMPTY: "stock_end",
    Reason.STOCK_SHORT: "stock_end; R19j",
    Reason.STOCK_LEFT: "stock_end",
    Reason.MUST_TAKE: "stock_end",
    Reason.NOT_IN_HAND: "draw_cards",
    Reason.PILE_EMPTY: "pile_minimum",
    Reason.PILE_TOO_SMALL: "pile_minimum",
    Reason.PILE_BLOCKED: "wild_blocks",
    Reason.PILE_FROZEN: "always_frozen; freeze_wild",
    Reason.INITIAL_MELD_FIRST: "take_for_initial",
    Reason.TWO_CARDS_NEEDED: "take_upcard_alone; R15",
    Reason.WILDS_DO_NOT_QUALIFY: "wilds_qualify; R15",
    Reason.TWO_WILDS_NEEDED: "wild_melds; R15",
    Reason.DOES_NOT_QUALIFY: "wilds_qualify; R15",
    Reason.NO_SEQUENCE_TAKE: "take_sequence",
    Reason.JOINS_BY_ITSELF: "sets_combine; R15",
    Reason.TOO_MANY_TO_TAKE: "take_onto_at_most; R15",
    Reason.PAST_COMPLETE: "complete_cards; R15",
    Reason.TAKE_LEAVES_TOO_LITTLE: "pile_minimum; R15a",
    Reason.NO_SUCH_MELD: "sets_combine",
    Reason.MELD_COMPLETE: "add_to_complete; R15",
    Reason.OPEN_SET_EXISTS: "sets_combine; R14a",
    Reason.OPEN_WILD_MELD: "wild_melds",
    Reason.NO_WILDS_IN_SET: "wilds_in_set",
    Reason.TOO_MANY_WILDS: "wilds_in_set",
    Reason.NATURALS_MUST_OUTNUMBER: "naturals_outnumber",
    Reason.TWO_NATURALS_NEEDED: "wilds_in_set; R10",
    Reason.NO_WILDS_WITH_SEVENS: "wilds_with_sevens",
    Reason.NO_WILD_MELDS: "wild_melds",
    Reason.NO_WILDS_IN_SEQUENCE: "wilds_in_sequence",
    Reason.TOO_MANY_WILDS_IN_SEQUENCE: "wilds_in_sequence",
    Reason.NO_WILD_BESIDE_BLACK_THREE: "black_threes_out; R17",
    Reason.NO_SEQUENCES: "sequences",
    Reason.ONE_SEQUENCE_PER_SUIT: "one_sequence_per_suit",
    Reason.NOT_A_MELD: "naturals_outnumber",
    Reason.DOES_NOT_FIT: "naturals_outnumber",
    Reason.PLACE_NEEDED: "wilds_in_sequence; R14",
    Reason.NO_PLACE_IN_SET: "wilds_in_sequence; R14",
    Reason.RED_THREE: "red_threes_laid",
    Reason.NO_BLACK_THREES: "black_threes_out; R18",
    Reason.BLACK_THREES_WAIT: "black_threes_out; R18",
    Reason.THREE_BLACK_THREES: "black_threes_out; R18",
    Reason.BLACK_THREES_LIE: "black_threes_out; R18",
    Reason.NO_MERGING: "merge_sets; R9",
    Reason.NOT_MERGEABLE: "merge_sets; R9",
    Reason.NOTHING_TO_TAKE_BACK: "R22",
    Reason.NOT_TABLED_NOW: "R22",
    Reason.REMAINS_NO_MELD: "R22",
    Reason.REOPENS_SET: "sets_combine; R22",
    Reason.SHORT_OF_MINIMUM: "minimums; R5",
    Reason.JOKER_DISCARD: "joker_discard",
    Reason.KEEP_A_CARD: "need_any; R6",
    Reason.KEEP_A_DISCARD: "pile_face_down; foot_taken; R6",
    Reason.SETS_NEEDED: "need_any; R7",
    Reason.FOOT_FIRST: "foot_cards; R19g",
    Reason.TOOK_THE_PILE: "pile_face_down; R19h",
    Reason.ASK_FIRST: "asking; R7",
    Reason.PARTNER_SAID_NO: "asking; R7",
    Reason.BARRED: "out_without_yes_returns; R20",
    Reason.NOBODY_TO_ASK: "asking; R7",
    Reason.ASKED_ALREADY: "asking; R7",
    Reason.NO_COULD_NOT_BE_OBEYED: "asking; R7",
    Reason.NO_DISCARD: "last_red_three; R8",
    Reason.NO_SPECIAL: "joker_discard",
    Reason.NOT_ONLY_JOKERS: "joker_discard",
    Reason.TAKE_BACK_FIRST: "R13; R26",
    Reason.NOT_DECLARED_HERE: "red_threes_laid; R4",
    Reason.NO_RED_THREE: "red_threes_laid; R20",
    Reason.NO_CLAIMS: "claim_penalty; R20",
    Reason.CLAIMED_ALREADY: "claim_penalty; R20",
    Reason.UPCARD_USABLE: "claim_penalty; R20",
    Reason.NOT_THE_END: "stock_end",
    Reason.NOT_STUCK: "R26",
    Reason.TABLE_FULL: "engine limit",
    Reason.TAKE_PENDING: "take_for_initial; R5",
    Reason.UPCARD_STAYS: "take_for_initial; R5",
    Reason.EXACTLY_TWO: "wilds_qualify; R15",
    Reason.TOO_FEW_CARDS: "naturals_outnumber",
}
"""For each reason what it rests on: parameters and rulings, with `; ` between."""


def refusal(reason: Reason, rules: RuleSet) -> Refusal:
    """Return what a reason says under a rule set, with the sources that its game names for it."""
    rule = cited(RESTS_ON[reason], rules)
    return Refusal(reason.name, sentence(reason, rules), rule, _values(reason, rules))


def sentence(reason: Reason, rules: RuleSet, language: str = "en") -> str:
    """Return what a reason says under a rule set; ValueError for a language without texts."""
    return texts(language, "reasons").say(f"reason-{reason.name}", _values(reason, rules))


def _values(reason: Reason, rules: RuleSet) -> dict[str, int]:
    number = getattr(rules, first_parameter(reason), None)
    return {"n": number} if type(number) is int else {}


def first_parameter(reason: Reason) -> str:
    """Return the first thing a reason rests on; its sentence says that parameter's value as $n."""
    return RESTS_ON[reason].partition("; ")[0]
