"""A batch of hands: one array a buffer, one row a hand, and a step for all of them."""

import io
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from escalera.cards.rng import seed_words
from escalera.engine.legal.survey import BUFFER
from escalera.engine.scoring.hand_score import LINES
from escalera.engine.state.dtypes import SEATS, STATE, States
from escalera.engine.state.rule_record import numbers
from escalera.envs.kernels import batch
from escalera.envs.layout import (
    FEATURES,
    HISTORY,
    LARGEST,
    LENGTH,
    PLAY_NUMBERS,
    RULE_FIELDS,
    SLICES,
    VERSION,
    TableNumber,
)
from escalera.rules import RuleSet, load

LISTED: Final = 1024
"""The places of a legal list, unless another number is given."""
_SEED_WORDS: Final = 4
_PILE: Final = SLICES["table"].start + TableNumber.PILE
_BUFFERS: Final = (
    "seat", "team", "phase", "count", "codes", "features", "mask", "obs", "history", "plays",
    "done", "reward", "score", "final_obs",
)  # fmt: skip
_OF_A_HAND: Final = (
    "states", "_history", "obs", "final_obs", "codes", "_features", "mask",
    "reward", "score", "done",
)  # fmt: skip
"""What `clone` copies, a row of each."""
_SAVED: Final = ("states", "_dealt", "_counts", "_history", "final_obs", "reward", "score", "done")
"""What `save` keeps; the other buffers follow from it."""


@dataclass(frozen=True)
class Before:
    """Where in a match a hand begins: both set its minimums, in one game or another.

    scores: each team's points, none by default; hand_number: from 1.
    """

    scores: tuple[int, ...] = ()
    hand_number: int = 1


class Hands:
    """n hands of one game, each played by itself; one that ends is dealt anew in the same step.

    With ``autoreset`` set to False it stays as it ended, with no legal action, until `reset`.

    Hand k of row i is dealt from the text ``SEED/i/k``, k from 1, by dealer (i + k - 1) % seats, so
    `Game.next_hand` shuffles the same pack from that text. Seats and teams count from 0.

    Buffers, written by `step` and never moved: ``seat``, ``team``, ``phase`` (n, int8): who acts;
    ``count`` (n, int32): how many actions are legal; ``codes`` (n x K, int64), ``features``
    (n x K x F, int16) and ``mask`` (n x K, bool): the legal list; ``obs`` (n x LENGTH, int16): what
    the seat may know (R23); ``history`` (n x 256 x 12, int8): the plays of the hand in a ring,
    ``plays`` (n, int32) of them; ``done`` (n, bool), ``reward`` (n x seats, float32), ``score``
    (n x teams, int32): of the hand that ended with this step, else zero; ``final_obs``
    (n x LENGTH, int16): what the last to act saw at its end. `envs.layout` names every number.
    NumPy and PyTorch take a buffer by DLPack without a copy; they are to be read, not written to.
    """

    def __init__(
        self,
        game: RuleSet | str,
        n: int,
        seed: int | str = 0,
        players: int | None = None,
        settings: Mapping[str, str] | None = None,
        *,
        threads: int = 1,
        listed: int = LISTED,
        take_back: bool = True,
        before: Before | None = None,
    ) -> None:
        """Deal n hands.

        game: a rule set, or a game's id, then with players (4 by default) and settings. threads:
        the results are the same for any number. listed: K, the longest legal list that fits.
        take_back: whether cards laid in a turn may be taken back (R22): without it, hands of random
        play are shorter; where nothing else is legal it stays. before: where in a match each hand
        begins. ValueError: a number is out of range.
        """
        self.rules = load(game, players, settings) if isinstance(game, str) else game
        _check(n > 0 and threads > 0 and listed > 0, "n, threads and listed are at least 1.")
        self._made = self.rules, n, seed, threads, listed, take_back, before
        before = before or Before()
        scores = before.scores or (0,) * self.rules.teams
        _check(len(scores) == self.rules.teams, f"There are {self.rules.teams} teams.")
        _check(before.hand_number > 0, "Hands are numbered from 1.")
        self.n, self.seed, self.threads, self.autoreset = n, seed, threads, True
        self._numbers = numbers(self.rules)
        self._fixed = before.hand_number, np.array(scores, dtype=np.int64), take_back
        self._make(listed)
        self.reset()

    def _make(self, listed: int) -> None:
        """Make the buffers: `Hands` says what they are."""
        n, seats, teams = self.n, self.rules.seats, self.rules.teams
        self.states = np.zeros(n, dtype=STATE)
        self._words = np.zeros((n, _SEED_WORDS), dtype=np.int64)
        self._dealt, self._dealers = (np.zeros(n, dtype=np.int64) for _ in range(2))
        self._turn = np.zeros((3, n), dtype=np.int8)
        self._counts = np.zeros((4, n), dtype=np.int32)
        self._history = np.zeros((n, HISTORY * PLAY_NUMBERS), dtype=np.int8)
        self.obs, self.final_obs = (np.zeros((n, LENGTH), dtype=np.int16) for _ in range(2))
        self.codes = np.zeros((n, listed), dtype=np.int64)
        self._features = np.zeros((n, listed * FEATURES), dtype=np.int16)
        self.mask = np.zeros((n, listed), dtype=np.bool_)
        self.reward = np.zeros((n, seats), dtype=np.float32)
        self.score = np.zeros((n, teams), dtype=np.int32)
        self.done = np.zeros(n, dtype=np.bool_)
        self.seat, self.team, self.phase = self._turn
        self.count, self.plays, self._rows, self._final_rows = self._counts
        self.features = self._features.reshape(n, listed, FEATURES)
        self.history = self._history.reshape(n, HISTORY, PLAY_NUMBERS)
        for seen in self.obs, self.final_obs:
            seen[:, SLICES["rules"]] = _rule_numbers(self._numbers[0])
        self._scratch = [
            (np.zeros(BUFFER, dtype=np.int64), np.zeros((SEATS, LINES), dtype=np.int64))
            for _ in range(self.threads)
        ]
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        self._all = np.ones(n, dtype=np.bool_)

    # ------------------------------------------------------------ playing

    def step(self, choice: npt.ArrayLike) -> None:
        """Play an action of each hand's legal list, by its place; ended hands are dealt anew.

        choice: n whole numbers, each below ``count``; else ValueError, and nothing has changed.
        OverflowError: a legal list is longer than the buffers; these hands are of no more use.
        """
        chosen = np.ascontiguousarray(choice)
        _check(chosen.shape == (self.n,), f"A choice for each of {self.n} hands is needed.")
        _check(chosen.dtype.kind in "iu", "Choices are whole numbers.")
        wrong = (chosen < 0) | (chosen >= self.count)
        if wrong.any():
            i = int(wrong.argmax())
            raise ValueError(f"Hand {i} has {self.count[i]} legal actions, and no {chosen[i]}.")
        self._run(batch.PLAY, self._all, chosen.astype(np.int64, copy=False))
        if self.autoreset and self.done.any():
            self._deal(self.done)
        elif self.done.any():
            self.obs[self.done] = self.final_obs[self.done]
            self._rows[self.done] = self._final_rows[self.done]

    def reset(self, mask: npt.ArrayLike | None = None) -> None:
        """Deal the next hand of each row that mask marks, of all by default."""
        wanted = self._all if mask is None else np.array(mask)
        marks = wanted.shape == (self.n,) and wanted.dtype == np.bool_
        _check(marks, f"A mask of {self.n} truths is needed.")
        self.done[wanted], self.reward[wanted], self.score[wanted] = False, 0, 0
        self._deal(wanted)

    def _deal(self, wanted: npt.NDArray[np.bool_]) -> None:
        self._dealt += wanted
        self._dealers = (np.arange(self.n) + self._dealt - 1) % self.rules.seats
        self.states.view(np.uint8).reshape(self.n, -1)[wanted] = 0  # nothing of the hand before
        for i in map(int, np.flatnonzero(wanted)):
            self._words[i] = seed_words(f"{self.seed}/{i}/{self._dealt[i]}")
        self._run(batch.DEAL, wanted, self._dealt)

    def _run(self, what: int, wanted: npt.NDArray[np.bool_], chosen: npt.NDArray[np.int64]) -> None:
        """Let each thread do its stretch of the hands."""
        hand_number, scores, backs = self._fixed

        def run(thread: int) -> int:
            first, end = (self.n * t // self.threads for t in (thread, thread + 1))
            return batch.advance(
                self.states, self._numbers, what, wanted, chosen, self._words, self._dealers,
                hand_number, scores, backs, self._turn, self._counts, self._history, self.obs,
                self.final_obs, self.codes, self._features, self.mask, self.reward, self.score,
                self.done, *self._scratch[thread], first, end,
            )  # fmt: skip

        others = [self._pool.submit(run, t) for t in range(1, self.threads)] if self._pool else []
        longest = max(run(0), *(other.result() for other in others), 0)
        if longest > self.mask.shape[1]:
            raise OverflowError(f"A legal list has {longest} actions: make Hands with listed=")

    def put(self, i: int, states: States) -> None:
        """Let row i show a hand that is played elsewhere (`Position.states`), as it stands."""
        _check(0 <= i < self.n, f"There is no hand {i}.")
        wanted = np.arange(self.n) == i
        self.states[i], self.done[i] = states[0], False
        self.obs[i, _PILE] = -1  # another hand's pile
        self._history[i], self.plays[i] = 0, 0
        self._run(batch.SHOW, wanted, self._dealt)

    def look(self, i: int, seat: int) -> npt.NDArray[np.int16]:
        """Return what any seat (from 0) may know of hand i, as ``obs`` has it of the one to act."""
        _check(0 <= i < self.n, f"There is no hand {i}.")
        _check(0 <= seat < self.rules.seats, f"There is no seat {seat}.")
        seen: npt.NDArray[np.int16] = np.zeros((1, LENGTH), dtype=np.int16)
        seen[:, SLICES["rules"]] = self.obs[0, SLICES["rules"]]
        batch.look(self.states, i, self._numbers, seat, seen)
        return seen.reshape(LENGTH)

    # ------------------------------------------------------------ copying

    def clone(self, i: int, j: int) -> None:
        """Make hand j a copy of hand i, as it stands. What is dealt after it is still row j's."""
        for name in _OF_A_HAND:
            buffer = getattr(self, name)
            buffer[j] = buffer[i]
        for several in self._turn, self._counts:
            several[:, j] = several[:, i]

    def save(self) -> bytes:
        """Return the hands as they stand, for `load`."""
        kept = io.BytesIO()
        arrays: dict[str, Any] = {name: getattr(self, name) for name in _SAVED}
        np.savez_compressed(kept, made=self._kind(), **arrays)
        return kept.getvalue()

    def load(self, saved: bytes) -> None:
        """Take hands from `save`; what is dealt after them is this batch's own.

        ValueError, and no change, if they were made with other rules, another n, or other words.
        """
        try:
            with np.load(io.BytesIO(saved)) as kept:
                found = {name: kept[name] for name in (*_SAVED, "made")}
        except (ValueError, KeyError, EOFError, BadZipFile) as error:
            raise ValueError("These are no saved hands.") from error
        _check(str(found.pop("made")) == self._kind(), "Those are hands of another kind.")
        for name, buffer in found.items():
            getattr(self, name)[:] = buffer
        self.obs[:, : SLICES["rules"].start] = 0
        self.codes[:], self._features[:], self.mask[:] = 0, 0, False
        self.count[:], self._rows[:] = 0, 0
        self._run(batch.SHOW, self._all, self._dealt)

    def _kind(self) -> str:
        """Return what hands must have in common with those that `load` takes."""
        hand_number, scores, backs = self._fixed
        rules = sha256(self._numbers.tobytes()).hexdigest()
        return f"{VERSION} {self.n} {self.mask.shape[1]} {hand_number} {scores} {backs} {rules}"

    def __getstate__(self) -> Any:
        return self._made, self.autoreset, self.save()

    def __setstate__(self, state: Any) -> None:
        (rules, n, seed, threads, listed, take_back, before), autoreset, saved = state
        words = {"threads": threads, "listed": listed, "take_back": take_back, "before": before}
        self.__init__(rules, n, seed, **words)  # type: ignore[misc]
        self.autoreset = autoreset
        self.load(saved)

    @property
    def buffers(self) -> dict[str, npt.NDArray[Any]]:
        """All buffers by name."""
        return {name: getattr(self, name) for name in _BUFFERS}

    def torch(self) -> dict[str, Any]:
        """Return all buffers as PyTorch's tensors over the same memory; ImportError without it."""
        from torch import from_dlpack

        return {name: from_dlpack(buffer) for name, buffer in self.buffers.items()}


def _rule_numbers(record: Any) -> npt.NDArray[np.int16]:
    """Return the slice ``rules``."""
    parts = [np.atleast_1d(np.asarray(record[name])) for name in RULE_FIELDS]
    found = np.concatenate([*parts, [round(100 * float(record["cut_bonus"]))]])
    shown: npt.NDArray[np.int16] = np.clip(found, -LARGEST, LARGEST).astype(np.int16)
    return shown


def _check(holds: bool, sentence: str) -> None:
    if not holds:
        raise ValueError(sentence)
