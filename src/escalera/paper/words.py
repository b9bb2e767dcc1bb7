"""The words of a score sheet that come from the rules, in a language."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from escalera.book.book import title
from escalera.book.card.figures import figures
from escalera.book.wording.catalogue import Catalogue
from escalera.book.wording.phrases import Counted, Said, Value, say
from escalera.pad import FieldKind, SheetLine, TeamHand
from escalera.pad.match.pad import AT_THE_TABLE
from escalera.pad.sheet.lines import CARD_COUNT, PENALTIES
from escalera.paper.catalogue import catalogue
from escalera.rules import RuleSet
from escalera.rules.requirements import needs_of, wilds_in_canasta

MINUS = "\N{MINUS SIGN}"
_LETTERS: Final = 45
"""How many letters fit in a line beside the hands."""
_SUITS: Final = {"red_threes": " ♥♦", "black_threes_left": " ♠♣"}


@dataclass(frozen=True, slots=True)
class Words:
    """What a score sheet says in a language; PaperError if there are no sheets in it."""

    language: str = "en"

    def __post_init__(self) -> None:
        catalogue(self.language)

    @property
    def _catalogue(self) -> Catalogue:
        return catalogue(self.language)

    def say(self, key: str, **values: Value) -> str:
        """Return a message of the sheet's catalogue."""
        return self._catalogue.text(say(key, **values))

    def signed(self, points: int) -> str:
        """Return points as people write them: `1,210`, in Spanish `1.210`, and a real minus."""
        return self._catalogue.number(points).replace("-", MINUS)

    def game(self, rules: RuleSet) -> str:
        """Return the game's title."""
        return title(rules, self.language)

    def nth(self, number: int) -> str:
        """`1st`, `2nd`, `3rd`, `4th`; in Spanish `1.ª`."""
        teen = number % 100 in (11, 12, 13)
        ending = "th" if teen else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
        return self.say("sheet-hand-nth", n=number, ending=ending)

    # ------------------------------------------------------------ lines

    def label(self, line: SheetLine) -> str:
        """Return a line's words on the sheet, side by side if several share the line."""
        words = ", ".join(map(self._label, line.words))
        if line.name == CARD_COUNT:
            return self.say("sheet-cards-count", label=words)
        return words + _SUITS.get(line.name, "")

    def _label(self, words: str) -> str:
        return self.say(f"padlabel-{words}")

    def counted(self, line: SheetLine, team: TeamHand) -> str:
        """Return what a line has under #: how many, or card points as `1,230 -45`.

        For penalties it is the offences, not the points.
        """
        counts = [found for found in line.fields if found.kind is not FieldKind.POINTS]
        if line.name == PENALTIES or len({found.each > 0 for found in counts}) == 1:
            total = sum(team.get(found.name) for found in counts)
            return str(total) if total else ""
        parts = [team.get(found.name) * (1 if found.each > 0 else -1) for found in counts]
        return " ".join(self.signed(part) for part in parts if part)

    # ------------------------------------------------------------ beside the hands

    def checklist(self, rules: RuleSet) -> list[tuple[int, str]]:
        """Return what a team needs to go out: how many boxes to tick, and the words beside them."""
        asked = rules.partners and rules.asking == "required"
        return [
            *self._needs(rules),
            *([(1, self.say("sheet-out-foot"))] if rules.foot_cards else []),
            *([(1, self.say("sheet-out-asked"))] if asked else []),
            (1, self.say("sheet-out-last")),
        ]

    def _needs(self, rules: RuleSet) -> Iterator[tuple[int, str]]:
        needs = needs_of(rules)
        among = sum(needs.values()) <= rules.need_any  # then the boxes of any kind are ticked
        if rules.need_any:
            yield rules.need_any, self._catalogue.text(Counted(rules.need_any, "need_any"))
        for name, number in needs.items():
            need, counts = Counted(number, name), _what_counts(rules, name)
            words = self._catalogue.text(_with(need, counts, rules) if counts else need)
            yield (0, self.say("sheet-out-among", needs=words)) if among else (number, words)

    def initial_melds(self, rules: RuleSet) -> list[str]:
        """Return the initial meld's minimums by score or by hand, one to a line."""
        if rules.minimum_by == "hand":
            starts = [("Hand", hand) for hand in range(1, len(rules.minimums) + 1)]
        else:
            scores = rules.minimum_scores
            starts = [("Below", next(iter(scores), 0)), *(("From", score) for score in scores)]
        return [
            self.say(f"sheet-minimum-{word}", n=str(start), points=str(points))
            for (word, start), points in zip(starts, rules.minimums, strict=True)
        ]

    def card_points(self, rules: RuleSet) -> list[str]:
        """Return what each card is worth, and red 3s together, one to a line."""
        three, left = self._black_three(rules), rules.black_three_in_hand
        return [
            self.say("sheet-cards-joker", n=rules.points_joker),
            self.say("sheet-cards-ace_two", ace=rules.points_ace, two=rules.points_two),
            self.say("sheet-cards-high", n=rules.points_high),
            self.say("sheet-cards-low", n=rules.points_low, three=three),
            *([self.say("sheet-cards-left", n=self.signed(-left))] if left != three else []),
            *self._red_threes(rules),
        ]

    def _black_three(self, rules: RuleSet) -> int:
        """Return what a black 3 on the table scores."""
        return rules.points_black_three if rules.black_threes_score else 0

    def _red_threes(self, rules: RuleSet) -> Iterator[str]:
        """Yield what all red 3s score and when they count against a team, as the rule card says."""
        for row in (row for group in figures(rules, self.language) for row in group.rows):
            if row.name in ("red_three_all", "red_three_sign"):
                whole = f"{row.label}: {row.value}"
                yield from [whole] if len(whole) <= _LETTERS else [f"{row.label}:", row.value]


def _with(need: Counted, counts: str, rules: RuleSet) -> Said:
    return say(f"sheet-out-{counts}", need=need, most=wilds_in_canasta(rules))


def _what_counts(rules: RuleSet, need: str) -> str:
    """Return what the sheet says of a need's cards, empty if nothing."""
    return {
        "need_samba": "one_a_suit" if rules.one_sequence_per_suit else "",
        "need_red_canasta": "no_wilds",
        "need_black_canasta": "wilds" if wilds_in_canasta(rules) > 1 else "one_wild",
        "need_wild": "wild_cards",
        "need_sevens": "" if rules.wilds_with_sevens else "no_wilds",
    }.get(need, "")


def agreed(rules: RuleSet) -> str:
    """Return the variations and house rules in a line, but not those of every real table."""
    return ", ".join(
        f"{item.key} {item.value}"
        for item in rules.deviations
        if AT_THE_TABLE.get(item.key) != item.value
    )
