"""Melds on the table, and a plain test of whether a meld may be there."""

from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import NamedTuple

from tests.naive.cards import (
    RANKS,
    Rules,
    is_black_three,
    is_red_three,
    is_wild,
    points,
    reading_order,
)

# How a card got there: before the turn or past recall, in this turn, or by a take for the
# initial meld that is still pending (R22, R5).
OLD, NEW, TAKEN, UPCARD = "old", "new", "taken", "upcard"


class Laid(NamedTuple):
    """A card on the table; `place` is the card it stands for in a sequence (R14)."""

    card: str
    place: str = ""
    mark: str = NEW

    @property
    def text(self) -> str:
        """The card as records write it: `7S`, `JK`, `JK=6D`."""
        return self.card if self.place in {"", self.card} else f"{self.card}={self.place}"


@dataclass(frozen=True)
class Meld:
    """A `set`, a `sequence` or a `wild` meld (R1)."""

    kind: str
    laid: tuple[Laid, ...]

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.kind, self.laid))

    @cached_property
    def cards(self) -> list[str]:
        """All cards, as they were laid."""
        return [each.card for each in self.laid]

    @cached_property
    def naturals(self) -> list[str]:
        """The cards that are not wild, black 3s among them."""
        return [card for card in self.cards if not is_wild(card)]

    @cached_property
    def wilds(self) -> list[str]:
        """The 2s and jokers."""
        return [card for card in self.cards if is_wild(card)]

    @cached_property
    def rank(self) -> str:
        """The rank of a set."""
        return self.naturals[0][0]

    @property
    def suit(self) -> str:
        """The suit of a sequence."""
        return self.laid[0].place[1]

    @cached_property
    def black_threes(self) -> int:
        """How many black 3s it holds."""
        return sum(map(is_black_three, self.cards))

    @cached_property
    def texts(self) -> list[str]:
        """The cards in canonical order: a sequence by place, else naturals, then wilds."""
        if self.kind == "sequence":
            return [each.text for each in sorted(self.laid, key=_place_order)]
        return sorted(self.cards, key=reading_order)

    def with_cards(self, *laid: Laid) -> "Meld":
        """Return the meld with further cards."""
        return Meld(self.kind, self.laid + laid)

    def minus(self, gone: Laid) -> "Meld":
        """Return the meld with one card fewer."""
        at = self.laid.index(gone)
        return Meld(self.kind, self.laid[:at] + self.laid[at + 1 :])

    def settled(self) -> "Meld":
        """Return the meld with all its cards past recall."""
        if all(each.mark == OLD for each in self.laid):
            return self
        return Meld(self.kind, tuple(each._replace(mark=OLD) for each in self.laid))


def is_open(rules: Rules, meld: Meld) -> bool:
    """Say whether a meld has fewer cards than make it complete."""
    return len(meld.laid) < rules.number("complete_cards")


def is_canasta_or_samba(rules: Rules, meld: Meld) -> bool:
    """Say whether the meld is complete and scores; none with a black 3 does (R17, R18)."""
    return not is_open(rules, meld) and not meld.black_threes


@cache
def lay(text: str, kind: str, mark: str = NEW) -> Laid:
    """Read one card of a meld: `JK=6D` names its place; a natural in a sequence is in its own."""
    card, _, place = text.partition("=")
    if kind == "sequence" and not place:
        place = card
    return Laid(card, place, mark)


@lru_cache(100_000)
def make(kind: str, texts: tuple[str, ...], mark: str = NEW) -> Meld:
    """Return a meld of cards as records write them."""
    return Meld(kind, tuple(lay(text, kind, mark) for text in texts))


def read(texts: list[str]) -> Meld:
    """Return the meld that a record's line names, all its cards past recall."""
    naturals = [text for text in texts if not is_wild(text.partition("=")[0])]
    if not naturals:
        return make("wild", tuple(texts), OLD)
    placed = any("=" in text for text in texts)
    one_rank = len({text[0] for text in naturals}) == 1
    return make("set" if one_rank and not placed else "sequence", tuple(texts), OLD)


@lru_cache(100_000)
def fits(rules: Rules, meld: Meld) -> bool:
    """Say whether the cards may form this kind of meld."""
    if len(meld.laid) < 3 or any(map(is_red_three, meld.cards)):
        return False
    if meld.kind == "set":
        return _fits_set(rules, meld)
    return _fits_sequence(rules, meld) if meld.kind == "sequence" else _fits_wild(rules, meld)


def _fits_set(rules: Rules, meld: Meld) -> bool:
    """One rank, two naturals at least (R10), not too many wilds, seven cards or naturals more."""
    naturals, wilds = meld.naturals, meld.wilds
    if len(naturals) < 2 or len({card[0] for card in naturals}) > 1:
        return False
    if meld.rank == "3":
        return _fits_black_threes(rules, meld)
    if len(wilds) > rules.number("wilds_in_set"):
        return False
    if rules.flag("naturals_outnumber") and len(wilds) >= len(naturals):
        return False
    if meld.rank == "7" and wilds and not rules.flag("wilds_with_sevens"):
        return False
    grows = rules.flag("add_to_complete") or rules.flag("wilds_to_complete")
    return len(meld.laid) <= rules.number("complete_cards") or grows


def _fits_black_threes(rules: Rules, meld: Meld) -> bool:
    """Black 3s go without wilds: never, three or more, or exactly three (R18)."""
    allowed, size = rules.word("black_threes_out"), len(meld.laid)
    if allowed == "never" or meld.wilds:
        return False
    return size == 3 if allowed == "three" else size <= rules.number("complete_cards")


def _fits_sequence(rules: Rules, meld: Meld) -> bool:
    """One suit in unbroken order from 4 to ace, seven cards at most, wilds in named places."""
    if not rules.flag("sequences"):
        return False
    places = sorted(RANKS.index(each.place[0]) for each in meld.laid)
    if places != list(range(places[0], places[0] + len(places))) or len(places) > rules.number(
        "complete_cards"
    ):
        return False
    if len({each.place[1] for each in meld.laid}) > 1:
        return False
    if any(each.place != each.card for each in meld.laid if not is_wild(each.card)):
        return False
    if len(meld.naturals) < 2 or len(meld.wilds) > rules.number("wilds_in_sequence"):
        return False
    if places[0] < RANKS.index("4"):
        return _fits_low_end(rules, meld, places[0])
    return True


def _fits_low_end(rules: Rules, meld: Meld, lowest: int) -> bool:
    """A black 3 may be the low end of a sequence without wilds (bolivia: Black 3s, R17)."""
    allowed = rules.word("black_threes_out") == "set_or_sequence"
    return allowed and lowest == RANKS.index("3") and not meld.wilds


def _fits_wild(rules: Rules, meld: Meld) -> bool:
    """Three to seven wilds, in games that know such melds."""
    known = rules.word("wild_melds") != "none"
    return known and not meld.naturals and len(meld.laid) <= rules.number("complete_cards")


def may_grow(rules: Rules, meld: Meld, card: Laid) -> bool:
    """Say whether a card may be added: a complete set may take naturals, or wilds (R14a)."""
    if not is_open(rules, meld):
        grows = "wilds_to_complete" if is_wild(card.card) else "add_to_complete"
        if meld.kind != "set" or not rules.flag(grows):
            return False
    return fits(rules, meld.with_cards(card))


def may_start(rules: Rules, table: dict[int, Meld], meld: Meld) -> bool:
    """Say whether a new meld may be down beside the team's others (R15, R19a, R19e)."""
    others = list(table.values())
    if meld.kind == "sequence":
        taken = {each.suit for each in others if each.kind == "sequence"}
        return not (rules.flag("one_sequence_per_suit") and meld.suit in taken)
    if meld.kind == "set" and meld.rank == "3" and rules.word("black_threes_out") == "three":
        return not any(each.kind == "set" and each.rank == "3" for each in others)  # three at most
    return open_twin(rules, others, meld) is None


def open_twin(rules: Rules, others: list[Meld], meld: Meld) -> Meld | None:
    """Return the open set of the rank, or open wild book, that must be completed first."""
    for other in others:
        if other.kind != meld.kind or not is_open(rules, other):
            continue
        if meld.kind == "set" and rules.flag("sets_combine") and other.rank == meld.rank:
            return other
        if meld.kind == "wild" and rules.word("wild_melds") == "one_open":
            return other
    return None


def table_points(rules: Rules, table: dict[int, Meld]) -> int:
    """Return the card points of melds, wilds included (R5)."""
    return sum(points(rules, card) for meld in table.values() for card in meld.cards)


def _place_order(laid: Laid) -> int:
    return RANKS.index(laid.place[0])
