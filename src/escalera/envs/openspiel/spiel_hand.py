"""A hand that chance deals card by card and that copies fast: what OpenSpiel's states hold."""

import copy
import secrets
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from escalera.bots.search.worlds import hidden
from escalera.cards.kinds import KINDS, text_of
from escalera.cards.pack import pack
from escalera.cards.rng import seed_words
from escalera.engine.match.dealt import deal_pack
from escalera.engine.match.position import Position
from escalera.engine.match.score_sheet import score_sheet
from escalera.engine.match.view import View, make_view
from escalera.engine.record.action_input import told
from escalera.engine.state.enums import Phase
from escalera.envs.hands import Hands
from escalera.rules import RuleSet

Gains = npt.NDArray[np.int8]
Lots = Callable[[], float]
"""Gives random numbers, each from 0 to less than 1."""
_SEEN: Final = (
    "melds", "slots", "teams", "merges", "concealed", "pend_a", "pend_b", "pend_slot",
)  # fmt: skip
"""What a hand that is dealt anew keeps of its state: it follows from what all have seen."""


class Table:
    """What all hands of a game share: the rules, the pack, and a batch of one to look at them."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.pack = np.bincount(pack(rules.packs, rules.jokers), minlength=KINDS)
        self.batch = Hands(rules, 1, take_back=False)
        self.batch.autoreset = False  # a hand's last play stays in its history

    def __deepcopy__(self, memo: Any) -> "Table":
        return self


class SpielHand:
    """A hand from the first card of the deal on. Seats count from 0; the last one deals.

    ``dealt``: the cards that chance has dealt; ``position``: the hand, None until all are dealt;
    ``plays``: what was played, as a view has it; ``tokens``: the same as the history of `Hands` has
    it, as a hand that was dealt anew can't be played again from its beginning; ``gains`` (a play, a
    seat, a kind): the cards that each seat took up with it; ``first``: the position before the
    first play; ``anew``: of a hand whose others were dealt anew, how many plays there were then and
    what each of them got.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.dealt: list[int] = []
        self.left = table.pack.copy()
        self.position: Position | None = None
        self.first: Position | None = None
        self.plays: list[tuple[int, str]] = []
        self.tokens: list[npt.NDArray[np.int8]] = []
        self.gains: list[Gains] = []
        self.anew: dict[int, tuple[int, tuple[int, ...]]] = {}

    def __deepcopy__(self, memo: Any) -> "SpielHand":
        other = copy.copy(self)
        other.dealt, other.left = self.dealt[:], self.left.copy()
        other.plays, other.tokens, other.gains = self.plays[:], self.tokens[:], self.gains[:]
        other.position, other.anew = self.position and self.position.copy(), self.anew.copy()
        return other

    @property
    def over(self) -> bool:
        """Whether the hand has ended."""
        return self.position is not None and self.position.phase == Phase.OVER

    @property
    def board(self) -> Position:
        """The hand as it stands; ValueError while it is dealt."""
        if self.position is None:
            raise ValueError("The hand is not dealt yet.")
        return self.position

    def deal(self, kind: int) -> None:
        """Deal the next card of the pack; ValueError if none of that kind is left."""
        if self.position is not None or not 0 <= kind < KINDS or not self.left[kind]:
            raise ValueError(f"No card {kind} is left to deal.")
        self.dealt.append(kind)
        self.left[kind] -= 1
        if len(self.dealt) == self.table.pack.sum():
            rules = self.table.rules
            self.position = deal_pack(rules, self.dealt, dealer=rules.seats)
            self.first = self.position.copy()

    def batch(self) -> Hands:
        """Return the batch of one, with this hand in it: it is the table's, and the next one's."""
        self.table.batch.put(0, self.board.states)
        return self.table.batch

    def code(self, place: int) -> int:
        """Return the code of an action by its place; ValueError if there is none."""
        batch = self.batch()
        if not 0 <= place < batch.count[0]:
            raise ValueError(f"There are {batch.count[0]} legal actions, and no {place}.")
        return int(batch.codes[0, place])

    def play(self, place: int) -> None:
        """Play an action by its place in the legal list; ValueError if there is none."""
        code, board = self.code(place), self.board
        self.plays.append(told(board.actor + 1, board.action(code)))
        self.table.batch.step([place])  # `code` has put the hand there
        self.tokens.append(self.table.batch.history[0, 0].copy())
        before = _held(board)
        board.apply(code)
        self.gains.append(np.maximum(_held(board) - before, 0))

    def points(self) -> tuple[int, ...]:
        """Return each seat's points: its team's, zero until the hand is over."""
        rules = self.table.rules
        totals = score_sheet(self.board).totals if self.over else (0,) * rules.teams
        return tuple(totals[rules.team_of(seat + 1) - 1] for seat in range(rules.seats))

    def view(self, seat: int) -> View:
        """Return what a seat may see, with the plays so far."""
        scores = (0,) * self.table.rules.teams
        plays = tuple(self.plays)
        return make_view(self.board, seat + 1, hand_number=1, scores=scores, plays=plays)

    def memory(self, seat: int | None, *, plays: bool = True) -> str:
        """Return all that was seen: a seat's cards and what it took up, and what all saw.

        seat: None for what all saw alone. plays: whether what all saw is in it.
        """
        lines = [] if seat is None else [f"seat {seat + 1}"]
        if self.first is None:
            return "".join(lines)
        since = 0
        if seat is not None:
            since, hand = self.anew.get(seat, (0, self.first.hand(seat)))
            lines.append(f"dealt {_texts(hand)}" + f" after {since} plays" * (since > 0))
        if plays:
            lines.append(f"upcards {_texts(self.first.pile())}")
        for at, ((actor, text), gained) in enumerate(zip(self.plays, self.gains, strict=True)):
            own = "" if seat is None or at < since else _texts(_kinds(gained[seat]))
            line = [f"{actor} {text}"] if plays else []
            lines.append(" + ".join([*line, own] if own else line))
        return "\n".join(lines)

    def with_others_dealt(self, seat: int, lots: Lots | None = None) -> "SpielHand":
        """Return the hand with all cards that a seat doesn't know dealt anew, as they may be.

        lots: what decides how, the system's own by default.
        """
        other = copy.deepcopy(self)
        words = seed_words(secrets.token_hex(8) if lots is None else str(float(lots())))
        world = hidden(self.view(seat), self.board.numbers).deal(words, 1)
        for name in _SEEN:  # a view tells melds without their slots, nor what was merged
            world[name] = self.board.states[name]
        board = other.position = Position(self.table.rules, world)
        for each in range(self.table.rules.seats):
            if each != seat:
                other.anew[each] = len(self.plays), board.hand(each)
        return other


def _held(board: Position) -> Gains:
    """Return how many of each kind each seat holds."""
    counts: Gains = board.states["hands"][0, : board.rules.seats].copy()
    return counts


def _kinds(counts: Gains) -> list[int]:
    found: list[int] = np.repeat(np.arange(KINDS), counts).tolist()
    return found


def _texts(kinds: Any) -> str:
    return " ".join(text_of(kind) for kind in kinds)
