"""The few words of a score sheet that the rules make."""

from escalera.pad import FieldKind, SheetLine, TeamHand
from escalera.pad.lines import CARD_COUNT, PENALTIES
from escalera.pad.pad import AT_THE_TABLE
from escalera.rules import RuleSet
from escalera.rules.card_end import needs_in_words
from escalera.rules.card_melds import minimums_in_words
from escalera.rules.card_words import count

MINUS = "\N{MINUS SIGN}"
_MORE = {"red_threes": " ♥♦", "black_threes_left": " ♠♣", CARD_COUNT: f": table {MINUS} left"}


def signed(points: int) -> str:
    """Return points as people write them: `1,210`, and a real minus sign."""
    return f"{points:,}".replace("-", MINUS)


def label(line: SheetLine) -> str:
    """Return a line's words on the sheet."""
    return line.label + _MORE.get(line.name, "")


def counted(line: SheetLine, team: TeamHand) -> str:
    """Return what is written under # on a line: how many, or card points as `1,230 -45`.

    Of penalties the offences, not the points.
    """
    counts = [found for found in line.fields if found.kind is not FieldKind.POINTS]
    if line.name == PENALTIES or len({found.each > 0 for found in counts}) == 1:
        total = sum(team.get(found.name) for found in counts)
        return str(total) if total else ""
    parts = [team.get(found.name) * (1 if found.each > 0 else -1) for found in counts]
    return " ".join(signed(part) for part in parts if part)


def checklist(rules: RuleSet) -> list[tuple[int, str]]:
    """Return what a team needs to go out: how many boxes to tick, and the words beside them."""
    any_kind = f"{count(rules.need_any, 'complete meld')} of any kind"
    needs = [(number, words + _kind(rules, name)) for name, number, words in needs_in_words(rules)]
    found = [(rules.need_any, any_kind), *needs, (bool(rules.foot_cards), "own foot picked up")]
    if rules.partners and rules.asking == "required":
        found.append((1, "every partner said yes"))
    found.append((1, "no card left: the last may be discarded"))
    return [(boxes, words) for boxes, words in found if boxes]


def _kind(rules: RuleSet, need: str) -> str:
    """Return what counts for a need, in brackets; empty where nothing is to be said."""
    one_a_suit = ", one a suit at most" if rules.one_sequence_per_suit else ""
    wilds = f" (1 to {rules.wilds_in_set} wilds)" if rules.wilds_in_set > 1 else " (1 wild)"
    return {
        "need_samba": one_a_suit,
        "need_red_canasta": " (no wilds)",
        "need_black_canasta": wilds,
        "need_wild": " (2s and jokers)",
        "need_sevens": "" if rules.wilds_with_sevens else " (no wilds)",
    }.get(need, "")


def initial_melds(rules: RuleSet) -> list[str]:
    """Return the initial meld's minimums, a line each."""
    return minimums_in_words(rules)


def card_points(rules: RuleSet) -> list[str]:
    """Return what each card is worth, a line each."""
    left = f"Black 3 ♠♣ left in a hand: {MINUS}{rules.black_three_in_hand}"
    apart = rules.black_three_in_hand != rules.points_black_three
    return [
        f"Joker: {rules.points_joker}",
        f"Ace: {rules.points_ace}; 2: {rules.points_two}",
        f"8 to king: {rules.points_high}",
        f"4 to 7: {rules.points_low}; black 3 ♠♣: {rules.points_black_three}",
        *([left] if apart else []),
    ]


def agreed(rules: RuleSet) -> str:
    """Return the variations and house rules in a line, but for what every real table plays by."""
    return ", ".join(
        f"{item.key} {item.value}"
        for item in rules.deviations
        if AT_THE_TABLE.get(item.key) != item.value
    )


def ordinal(number: int) -> str:
    """`1st`, `2nd`, `3rd`, `4th`."""
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10 if number % 100 not in (11, 12, 13) else 0)
    return f"{number}{ending or 'th'}"
