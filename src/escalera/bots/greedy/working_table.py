"""Greedy's working copy of its hand and its team's melds, on which it tries plays."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from escalera.bots.greedy.rule_summary import RuleSummary, summary_of
from escalera.cards.kinds import JOKER, KINDS, WILDS, is_red_three, is_wild, rank_of, suit_of
from escalera.engine.match.view import MeldView, View
from escalera.engine.state.action import Action, TabledCard, Verb
from escalera.engine.state.enums import Form
from escalera.rules import RuleSet

# An enum looks its members up slowly.
SET, SEQUENCE, WILD = Form.SET, Form.SEQUENCE, Form.WILD
AS_CARDS: Final = tuple(TabledCard(kind) for kind in range(KINDS))
"""Each kind as a card to table."""


class Meld(NamedTuple):
    """A meld of the team: `which` a set's rank or a sequence's suit, `number` 0 if planned."""

    number: int
    form: Form
    which: int
    total: int
    wilds: int
    low: int = 0
    high: int = 0


def is_open(rules: RuleSet, meld: Meld) -> bool:
    """Say whether a meld is not complete."""
    return meld.total < rules.complete_cards


class Move(NamedTuple):
    """Cards for one meld, in an order in which they can be laid.

    `at` is the meld's index on the table, -1 for a new one; `after` is the meld it becomes.
    """

    cards: tuple[TabledCard, ...]
    at: int
    after: Meld

    @property
    def wilds(self) -> int:
        """How many of the cards are wild."""
        return sum(is_wild(card.kind) for card in self.cards)


@dataclass(slots=True)
class Table:
    """A hand and melds, and the cards laid in this turn.

    `counts` (by kind) and `held` leave red 3s out.
    """

    summary: RuleSummary
    counts: list[int]
    held: int
    melds: list[Meld]
    laid: int = 0

    def copy(self) -> "Table":
        """Return an independent copy."""
        return Table(self.summary, self.counts.copy(), self.held, self.melds.copy(), self.laid)

    def lay(self, move: Move) -> None:
        """Lay a move's cards."""
        for card in move.cards:
            self.counts[card.kind] -= 1
        self.held -= len(move.cards)
        self.laid += len(move.cards)
        if move.at < 0:
            self.melds.append(move.after)
        else:
            self.melds[move.at] = move.after

    def gain(self, kinds: tuple[int, ...]) -> None:
        """Take cards into the hand, except red 3s."""
        for kind in kinds:
            if not is_red_three(kind):
                self.counts[kind] += 1
                self.held += 1

    def lose(self, kinds: tuple[int, ...]) -> None:
        """Take cards out of the hand."""
        for kind in kinds:
            self.counts[kind] -= 1
        self.held -= len(kinds)

    def points(self) -> int:
        """Return the card points in hand."""
        return sum(n * points for n, points in zip(self.counts, self.summary.points, strict=True))

    def kinds(self) -> list[int]:
        """Return the different kinds in hand."""
        return [kind for kind, count in enumerate(self.counts) if count]

    def wild_cards(self) -> list[TabledCard]:
        """Return the wilds in hand: first those that are harder to get rid of."""
        order = (JOKER, *WILDS[:-1]) if self.summary.jokers_stay else WILDS
        return [AS_CARDS[kind] for kind in order for _ in range(self.counts[kind])]

    def open_meld(self, form: Form, which: int) -> int:
        """Return the index of the fullest open meld of a form, -1 if there is none."""
        best, most, whole = -1, 0, self.summary.rules.complete_cards
        for at, meld in enumerate(self.melds):
            if meld.form == form and meld.which == which and most < meld.total < whole:
                best, most = at, meld.total
        return best


def read_table(view: View) -> Table:
    """Return the table of the view's own seat."""
    table = Table(summary_of(view.rules), [0] * KINDS, 0, [])
    table.gain(view.hand)
    for meld in view.melds_of(view.team):
        table.melds.append(read_meld(meld))
        table.laid += len(meld.tabled)
    return table


def read_meld(meld: MeldView) -> Meld:
    """Return a meld of a view as a working copy."""
    wilds = sum(is_wild(card.kind) for card in meld.cards)
    total = len(meld.cards)
    if meld.form == SET:
        return Meld(meld.number, meld.form, meld.rank, total, wilds)
    if meld.form == WILD:
        return Meld(meld.number, meld.form, 0, total, wilds)
    first = meld.cards[0]
    place = first.kind if first.stands_for < 0 else first.stands_for
    low = rank_of(place)
    return Meld(meld.number, meld.form, suit_of(place), total, wilds, low, low + total - 1)


def first_action(table: Table, move: Move) -> Action:
    """Return the single action that begins a move."""
    if move.at < 0:
        return Action(Verb.MELD, move.cards[:3])
    return Action(Verb.ADD, move.cards[:1], table.melds[move.at].number)
