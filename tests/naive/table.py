"""Everything on the table or in hands, and the facts that follow from it."""

from dataclasses import dataclass, field
from functools import cached_property

from tests.naive.cards import Rules, is_black_three, is_wild, playable, points
from tests.naive.melds import Meld, table_points


@dataclass
class Turn:
    """What has happened in the turn of one seat."""

    seat: int
    base: dict[int, Meld]  # the team's melds at the moment that taking back returns to (R22)
    cards_before: int  # the team's cards on the table when the turn began
    black_threes_before: int
    short: bool = False  # the stock was short of a draw at the turn's start (R19j)
    drawn: bool = False  # has drawn, or taken
    took: bool = False
    pending: str = ""  # the upcard of a take whose initial meld is not down yet (R5)
    asked: bool = False
    waiting: list[int] = field(default_factory=list)  # partners who have not answered yet
    yes: bool = False
    no: bool = False
    claimed: bool = False
    no_discard: bool = False  # the stock's last card was a red 3 (R8)
    concealed: bool = False  # the team had not melded when the turn began
    failed_out: bool = False  # went out without a yes: not again this turn (R20)


@dataclass
class Table:
    """One hand in progress."""

    rules: Rules
    players: int
    dealer: int
    hand_number: int
    match_scores: list[int]
    hands: dict[int, list[str]]
    feet: dict[int, list[str]]
    pile: list[str]  # bottom first
    stocks: list[list[str]]  # top first
    cuts: tuple[int, ...] = ()
    facedown: list[str] = field(default_factory=list)
    melds: dict[int, dict[int, Meld]] = field(default_factory=dict)
    last_number: dict[int, int] = field(default_factory=dict)
    red_threes: dict[int, list[str]] = field(default_factory=dict)
    melded: set[int] = field(default_factory=set)
    raises: dict[int, int] = field(default_factory=dict)
    penalties: dict[int, int] = field(default_factory=dict)
    last_red: tuple[int, str] | None = None  # the seat with the red 3 that was the last stock card
    turn: Turn = field(default_factory=lambda: Turn(0, {}, 0, 0))
    over: str = ""

    # -------------------------------------------------------------- seats and teams

    @cached_property
    def teams(self) -> list[int]:
        """Two teams if there are partners, else one for each seat (R1, record.md)."""
        partners = self.players in self.rules.numbers("partner_counts")
        return [1, 2] if partners else list(range(1, self.players + 1))

    def team_of(self, seat: int) -> int:
        """Return the team of a seat: with partners, the odd or the even seats."""
        return (seat - 1) % len(self.teams) + 1

    def seats_from(self, seat: int) -> list[int]:
        """Return all seats clockwise, the named one first."""
        return [(seat - 1 + step) % self.players + 1 for step in range(self.players)]

    @property
    def team(self) -> int:
        """The team whose turn it is."""
        return self.team_of(self.turn.seat)

    @property
    def partners(self) -> list[int]:
        """The partners of the seat in turn, in seat order from it (R7)."""
        others = self.seats_from(self.turn.seat)[1:]
        return [seat for seat in others if self.team_of(seat) == self.team]

    # -------------------------------------------------------------- the seat in turn

    @property
    def hand(self) -> list[str]:
        """The cards of the seat in turn."""
        return self.hands[self.turn.seat]

    @hand.setter
    def hand(self, cards: list[str]) -> None:
        self.hands[self.turn.seat] = cards

    @property
    def tabled(self) -> dict[int, Meld]:
        """The melds of the team in turn, by number."""
        return self.melds[self.team]

    @tabled.setter
    def tabled(self, melds: dict[int, Meld]) -> None:
        self.melds[self.team] = melds
        self.last_number[self.team] = max([self.last_number[self.team], *melds])

    @property
    def next_number(self) -> int:
        """The number of the team's next meld; none is used again (record.md)."""
        return self.last_number[self.team] + 1

    @property
    def has_foot(self) -> bool:
        """Whether the seat in turn has a foot to pick up."""
        return bool(self.feet.get(self.turn.seat))

    @property
    def goes_on_with_foot(self) -> bool:
        """Whether the seat in turn takes its foot at once when the hand is empty."""
        at_once = self.rules.word("foot_taken") == "empty"
        return at_once and self.has_foot and not self.facedown

    @property
    def tabled_for_good(self) -> bool:
        """Whether the team has more cards on the table than when the turn began (R19f)."""
        return count_cards(self.tabled) > self.turn.cards_before

    @property
    def changed(self) -> bool:
        """Whether anything of this turn can be taken back (R22, D15)."""
        return bool(self.turn.pending) or self.tabled != self.turn.base

    @property
    def fresh_black_threes(self) -> bool:
        """Whether black 3s of this turn are on the table (R18)."""
        return count_black_threes(self.tabled) > self.turn.black_threes_before

    # -------------------------------------------------------------- the initial meld

    def minimum(self, team: int) -> int:
        """Return the card points that a team's initial meld needs in this hand."""
        listed = self.rules.numbers("minimums")
        if self.rules.word("minimum_by") == "hand":
            at = self.hand_number - 1
        else:
            score = self.match_scores[team - 1]
            at = sum(score >= step for step in self.rules.numbers("minimum_scores"))
        return listed[min(at, len(listed) - 1)] + self.raises[team]

    def lies(self, melds: dict[int, Meld]) -> bool:
        """Say whether these melds make the initial meld of the team in turn (R5, D11)."""
        if self.team in self.melded:
            return True
        return table_points(self.rules, melds) >= self.minimum(self.team)

    @property
    def is_short(self) -> bool:
        """Whether there is an initial meld below the minimum."""
        return bool(self.tabled) and not self.lies(self.tabled)

    # -------------------------------------------------------------- stock and pile

    @property
    def stock_size(self) -> int:
        """The cards left in all stock piles."""
        return sum(map(len, self.stocks))

    @property
    def fuller_stock(self) -> int:
        """The index of the fuller stock pile, the first on a tie (R11)."""
        return max(range(len(self.stocks)), key=lambda at: (len(self.stocks[at]), -at))

    @property
    def frozen(self) -> bool:
        """Whether a card in the pile freezes it now (R12)."""
        wild = self.rules.flag("freeze_wild") and any(map(is_wild, self.pile))
        red = self.rules.flag("freeze_red_three") and len(playable(self.pile)) < len(self.pile)
        return self.rules.flag("always_frozen") or wild or red

    @property
    def blocked(self) -> bool:
        """Whether the upcard forbids any take: a 3, or a wild where wilds block."""
        top = self.pile[-1]
        return top[0] == "3" or (is_wild(top) and self.rules.flag("wild_blocks"))

    def hand_points(self, seat: int) -> int:
        """Return the points that cards of a hand or foot cost, red 3s apart."""
        cost = self.rules.number("black_three_in_hand")
        cards = playable([*self.hands[seat], *self.feet.get(seat, [])])
        return sum(cost if is_black_three(card) else points(self.rules, card) for card in cards)


def count_cards(melds: dict[int, Meld]) -> int:
    """Return how many cards are in melds."""
    return sum(len(meld.laid) for meld in melds.values())


def count_black_threes(melds: dict[int, Meld]) -> int:
    """Return how many black 3s are in melds."""
    return sum(meld.black_threes for meld in melds.values())
