"""The complete melds that a team needs to go out, laid out with the cards of a pack."""

from collections import Counter
from collections.abc import Iterable

from escalera.cards.kinds import RANKS, SUITS
from escalera.rules import RuleSet

_SET_RANKS = "AKQT98654"
"""Not 7, which may have a bonus of its own, nor J, which the examples need."""
_NATURALS = RANKS[2:]


class Short(ValueError):  # noqa: N818
    """The pack holds no such melds, or the rules allow none."""


class Purse:
    """The cards of a pack that are not named elsewhere."""

    def __init__(self, rules: RuleSet, named: Iterable[str]) -> None:
        self._rules = rules
        self._left = Counter({rank + suit: rules.packs for rank in RANKS for suit in SUITS})
        self._left["JK"] = rules.jokers
        self._left -= Counter(named)
        self._suits_used = Counter[str]()

    def needed(self) -> list[str]:
        """Return enough melds to go out; Short if there are none."""
        rules = self._rules
        sambas = [self._samba(wilds=0) for _ in range(rules.need_samba)]
        red = [self._canasta(_SET_RANKS) for _ in range(rules.need_red_canasta)]
        black = [self._black_canasta() for _ in range(rules.need_black_canasta)]
        wild = [self._wild_meld() for _ in range(rules.need_wild)]
        sevens = [self._canasta("7") for _ in range(rules.need_sevens)]
        missing_red = rules.need_red - len(sambas) - len(red)
        red += [self._canasta(_SET_RANKS) for _ in range(missing_red)]
        black += [self._black_meld() for _ in range(rules.need_black - len(black))]
        melds = [*sambas, *red, *black, *wild, *sevens]
        return melds + [self._canasta(_SET_RANKS) for _ in range(rules.need_any - len(melds))]

    def _canasta(self, ranks: str, wilds: int = 0) -> str:
        naturals = self._rules.complete_cards - wilds
        for rank in ranks:
            cards = [rank + suit for suit in SUITS for _ in range(self._left[rank + suit])]
            if len(cards) >= naturals and self._left[f"{rank}!"] == 0:
                self._left[f"{rank}!"] = 1  # one set a rank, so that none gets in another's way
                return self._taken(cards[:naturals])
        raise Short

    def _black_canasta(self) -> str:
        if not self._rules.wilds_in_set:
            raise Short
        return f"{self._canasta(_SET_RANKS, 1)} {self._wilds(1)}"

    def _black_meld(self) -> str:
        return self._black_canasta() if self._rules.wilds_in_set else self._samba(wilds=1)

    def _wild_meld(self) -> str:
        if self._rules.wild_melds == "none":
            raise Short
        return self._wilds(self._rules.complete_cards)

    def _wilds(self, count: int) -> str:
        names = [f"2{suit}" for suit in SUITS] + ["JK"]
        cards = [name for name in names for _ in range(self._left[name])]
        if len(cards) < count:
            raise Short
        return self._taken(cards[:count])

    def _samba(self, *, wilds: int) -> str:
        if wilds > self._rules.wilds_in_sequence:
            raise Short
        for suit in sorted(SUITS, key=lambda suit: self._suits_used[suit]):
            cards = [rank + suit for rank in _NATURALS[: self._rules.complete_cards]]
            if all(self._left[card] for card in cards[wilds:]):
                self._suits_used[suit] += 1
                first = [f"{self._wilds(1)}={cards[0]}"] * wilds
                return " ".join([*first, self._taken(cards[wilds:])])
        raise Short

    def _taken(self, cards: list[str]) -> str:
        self._left -= Counter(cards)
        return " ".join(cards)
