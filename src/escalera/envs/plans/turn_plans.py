"""A batch's turns by whole plans: a list for each hand, and a step that plays one of each."""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from escalera.bots.planner.observe.knowledge import RANKS
from escalera.bots.planner.value.weights import record_for
from escalera.cards.kinds import KINDS
from escalera.engine.match.dealt import deal_from
from escalera.engine.state.dtypes import SEATS, STATE, States
from escalera.envs.chosen import check_place
from escalera.envs.hands import Hands
from escalera.envs.layout import HISTORY
from escalera.envs.plans.follow import BACK, DEALT, NOBODY, NOTES, PLAYED, follow
from escalera.envs.plans.listing import list_plans
from escalera.envs.plans.thinking import Thinking

PLANS: Final = 16
"""The places of a list of plans, unless another number is given."""
STEPS: Final = 64
"""The most steps of a plan; a longer one stops there."""

Rows = npt.NDArray[np.int64]
_list: Final[Any] = list_plans


class TurnPlans:
    """Lets whole plans of the planner choose what `Hands` play.

    A plan goes on until the turn or the hand ends, another seat has to act (it is asked), or cards
    come into the hand that nobody could plan with: a foot, or the rest of a taken pile. To draw and
    to take the pile are plans of one action each.

    Buffers, made once and written by `look`: ``count`` (n, int32): how many plans there are;
    ``worth`` (n x P, float64): of each, in points that compare within the row only; ``lengths``
    (n x P, int64): how many actions; ``steps`` (n x P x STEPS, int64): the actions as the engine's
    codes. The best come first, the planner's own plan before all. What is behind is 0.
    """

    def __init__(self, hands: Hands, plans: int = PLANS) -> None:
        """Plan for a batch; it may be stepped in other ways, too.

        plans: P, how many plans are kept of each list. ValueError: there are none, or the batch
        lies on a GPU.
        """
        check_place(hands)
        if plans < 1:
            raise ValueError("At least one plan is kept of each list.")
        n, self.hands = hands.n, hands
        self.count = np.zeros(n, dtype=np.int32)
        self.worth, self.lengths = np.zeros((n, plans)), np.zeros((n, plans), dtype=np.int64)
        self._steps = np.zeros((n * plans, STEPS), dtype=np.int64)
        self.steps = self._steps.reshape(n, plans, STEPS)
        self._history = hands.history.reshape(n, -1)
        self._seen: States = np.zeros(n, dtype=STATE)
        self._known = np.zeros((n * SEATS, KINDS), dtype=np.int64)
        self._thrown = np.zeros((n * SEATS, RANKS), dtype=np.int64)
        self._notes = np.zeros((n, NOTES), dtype=np.int64)
        self._memories = [Thinking() for _ in range(hands.threads)]
        for row in range(n):
            self._begin(row)

    def look(self, mask: npt.ArrayLike | None = None) -> None:
        """Think: write the plans of each row that the mask marks, of all by default.

        The planner knows the plays of the hand so far, as it would at a table; but only those since
        the last look where `put`, `load` or `clone` brought the hand, or a look is more than 256
        plays ago.
        """
        rows = np.flatnonzero(self.hands.marked(mask))
        self._follow(rows)
        hands, weights = self.hands, record_for(self.hands.rules)

        def work(memory: Thinking, first: int, last: int) -> None:
            _list(
                hands.states, hands.numbers, weights, hands.codes, hands.count, self._known,
                self._thrown, self._notes, self.count, self.worth, self.lengths, self._steps,
                *memory.arrays(), rows, first, last,
            )  # fmt: skip

        self._share(work, rows)

    def step(self, choice: npt.ArrayLike, mask: npt.ArrayLike | None = None) -> None:
        """Play a plan of each hand by its number, action by action, as `Hands.step` does.

        choice: n whole numbers, each below ``count``. mask: n truths; a row that it leaves out
        stays as it is. ``done``, ``reward``, ``score`` and ``final_obs`` are those of each hand's
        last action. ValueError: there is no such plan, or the hand has gone on since `look`; and
        nothing has changed.
        """
        hands, chosen = self.hands, np.asarray(choice)
        rows = np.flatnonzero(hands.marked(mask))
        if chosen.shape != (hands.n,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"A plan for each of {hands.n} hands is needed.")
        for row in rows[(chosen[rows] < 0) | (chosen[rows] >= self.count[rows])][:1]:
            raise ValueError(f"Hand {row} has {self.count[row]} plans, and no {chosen[row]}.")
        for row in self._moved(rows)[:1]:
            raise ValueError(f"Hand {row} has gone on since its plans were made.")
        self._play(rows, chosen[rows])

    def _play(self, rows: Rows, chosen: Rows) -> None:
        hands, lengths = self.hands, self.lengths[rows, chosen]
        for step in range(int(lengths.max(initial=0))):
            goes_on = lengths > step
            rows, chosen, lengths = rows[goes_on], chosen[goes_on], lengths[goes_on]
            codes, longest = self.steps[rows, chosen, step], int(hands.count[rows].max())
            places = np.zeros(hands.n, dtype=np.int64)
            places[rows] = (hands.codes[rows, :longest] == codes[:, None]).argmax(axis=1)
            playing = np.zeros(hands.n, dtype=np.bool_)
            playing[rows] = True
            hands.step(places, playing)

    def _share(self, work: Callable[[Thinking, int, int], None], rows: Rows) -> None:
        """Let each thread of the batch do its part of the rows, with memory of its own."""

        def share(rows: Rows, _scratch: Any, thread: int, threads: int) -> None:
            first, last = (len(rows) * part // threads for part in (thread, thread + 1))
            work(self._memories[thread], first, last)

        self.hands.device.run(share, rows=rows)

    def _follow(self, rows: Rows) -> None:
        """Learn what was played since the last look; know nothing of a hand that came otherwise."""
        hands = self.hands
        new = (hands.plays[rows] < self._notes[rows, PLAYED]) | self._lost(rows)
        for row in rows[new]:
            self._begin(int(row))
        self._read(rows)
        for row in self._moved(rows):
            self._begin(int(row))
        self._read(rows)
        for row in self._moved(rows):
            self._forget(int(row), hands.states[row])

    def _lost(self, rows: Rows) -> npt.NDArray[np.bool_]:
        """Say of which rows the history no longer has all plays since the last look."""
        lost: npt.NDArray[np.bool_] = self.hands.plays[rows] - self._notes[rows, PLAYED] > HISTORY
        return lost

    def _read(self, rows: Rows) -> None:
        """Play on as the histories tell."""
        hands, there = self.hands, rows[~self._lost(rows)]

        def work(memory: Thinking, first: int, last: int) -> None:
            follow(
                self._seen, hands.numbers, self._history, hands.plays, self._notes, self._known,
                self._thrown, memory.choices, there, first, last,
            )  # fmt: skip

        self._share(work, there)

    def _moved(self, rows: Rows) -> Rows:
        """Return the rows whose hands aren't as they were seen."""
        one, other = (
            states.view(np.uint8).reshape(self.hands.n, -1)[rows]
            for states in (self._seen, self.hands.states)
        )
        moved: Rows = rows[(one != other).any(axis=1)]
        return moved

    def _begin(self, row: int) -> None:
        """Begin with a row's hand as it was dealt."""
        hands, number = self.hands, int(self.hands.dealt[row])
        before = hands.before
        dealt = deal_from(
            hands.rules, f"{hands.seed}/{row}/{number}",
            dealer=1 + (row + number - 1) % hands.rules.seats, hand_number=before.hand_number,
            scores=before.scores or (0,) * hands.rules.teams,
        )  # fmt: skip
        self._forget(row, dealt.position.states[0])
        self._notes[row, PLAYED] = 0

    def _forget(self, row: int, state: Any) -> None:
        """Know nothing of a row's hand but how it stands."""
        self._seen[row] = state
        for table in self._known, self._thrown:
            table[row * SEATS : (row + 1) * SEATS] = 0
        self._notes[row, [PLAYED, DEALT, BACK]] = (
            self.hands.plays[row], state["pile_count"], NOBODY,
        )  # fmt: skip
