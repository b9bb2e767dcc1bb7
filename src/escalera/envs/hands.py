"""A batch of hands: one array a buffer, one row a hand, and a step for all of them."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from escalera.engine.state.dtypes import STATE, States
from escalera.engine.state.rule_record import numbers
from escalera.envs.before import Before
from escalera.envs.checks import check, is_place
from escalera.envs.devices import Device
from escalera.envs.devices.cuda import Cuda
from escalera.envs.devices.processor import Processor
from escalera.envs.kernels import batch
from escalera.envs.kernels.seeds import LONGEST_SEED, SEED_WORDS
from escalera.envs.layout import (
    FEATURES,
    HISTORY,
    LENGTH,
    PLAY_NUMBERS,
    SLICES,
    VERSION,
    TableNumber,
    rule_numbers,
)
from escalera.envs.saved import saved_arrays, saved_bytes
from escalera.rules import RuleSet, load

LISTED: Final = 1024
"""The places of a legal list, unless another number is given."""
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
_SAVED: Final = (
    "_dealt", "_words", "_turn", "_counts", "_history", "final_obs", "reward", "score", "done",
)  # fmt: skip
"""What `save` keeps besides the states; the other buffers follow from it."""


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
    On a GPU they lie there, as CuPy's arrays, and ``states`` are bytes, a row each.
    """

    def __init__(  # noqa: PLR0913 -- what a batch is made of, and all but the first has a default
        self,
        game: RuleSet | str,
        n: int,
        seed: int | str = 0,
        players: int | None = None,
        settings: Mapping[str, str] | None = None,
        *,
        threads: int = 1,
        device: str = "cpu",
        listed: int = LISTED,
        take_back: bool = True,
        before: Before | None = None,
    ) -> None:
        """Deal n hands.

        game: a rule set, or a game's id, then with players (4 by default) and settings. threads,
        device ("cpu" or "cuda"): the results are the same for any. listed: K, the longest legal
        list that fits. take_back: whether cards laid in a turn may be taken back (R22): without it,
        hands of random play are shorter; where nothing else is legal it stays. before: where in a
        match each hand begins. ValueError: a number is out of range; EngineError: no such device.
        """
        self.rules = load(game, players, settings) if isinstance(game, str) else game
        check(min(n, threads, listed) > 0, "n, threads and listed are at least 1.")
        self._made = self.rules, n, seed, threads, device, listed, take_back, before
        self.before = before = before or Before()
        text = f"{seed}/".encode()
        scores = before.scores or (0,) * self.rules.teams
        check(len(scores) == self.rules.teams, f"There are {self.rules.teams} teams.")
        check(before.hand_number > 0, "Hands are numbered from 1.")
        check(len(text) <= LONGEST_SEED, f"A seed has at most {LONGEST_SEED - 1} bytes.")
        check(device in ("cpu", "cuda"), 'A device is "cpu" or "cuda".')
        self.n, self.seed, self.threads, self.autoreset = n, seed, threads, True
        self.device: Device = Processor(threads) if device == "cpu" else Cuda(numbers(self.rules))
        self._np = self.device.arrays
        self._fixed = before.hand_number, scores, take_back
        self._make(listed)
        self._give(text, scores)
        self.reset()

    def _make(self, listed: int) -> None:
        """Make the buffers: `Hands` says what they are."""
        n, seats, teams, zeros = self.n, self.rules.seats, self.rules.teams, self._np.zeros
        self.states = self.device.records(n, STATE)
        self._words = zeros((n, SEED_WORDS), dtype=np.int64)
        self._dealt, self._chosen = (zeros(n, dtype=np.int64) for _ in range(2))
        self.dealt = self._dealt
        self._turn = zeros((4, n), dtype=np.int8)
        self._counts = zeros((4, n), dtype=np.int32)
        self._history = zeros((n, HISTORY * PLAY_NUMBERS), dtype=np.int8)
        self.obs, self.final_obs = (zeros((n, LENGTH), dtype=np.int16) for _ in range(2))
        self.codes = zeros((n, listed), dtype=np.int64)
        self._features = zeros((n, listed * FEATURES), dtype=np.int16)
        self.mask = zeros((n, listed), dtype=np.bool_)
        self.reward = zeros((n, seats), dtype=np.float32)
        self.score = zeros((n, teams), dtype=np.int32)
        self.done = zeros(n, dtype=np.bool_)
        self.seat, self.team, self.phase, self._held = self._turn
        self.count, self.plays, self._rows, self._final_rows = self._counts
        self.features = self._features.reshape(n, listed, FEATURES)
        self.history = self._history.reshape(n, HISTORY, PLAY_NUMBERS)

    def _give(self, text: bytes, scores: tuple[int, ...]) -> None:
        """Put what all hands have in common where they are played."""
        record, array = numbers(self.rules), self._np.asarray
        self.numbers = self.device.put(record)
        self._text = array(np.frombuffer(text, dtype=np.uint8))
        self._scores = array(np.array(scores, dtype=np.int64))
        self._all = self._np.arange(self.n)
        self._dealing = (
            self.states, self.states.view(np.int32).reshape(self.n, -1), self.numbers,
            self._text, self._dealt, self._words, self._fixed[0], self._scores, self._counts,
            self._history, self.obs,
        )  # fmt: skip
        self._hash = sha256(record.tobytes()).hexdigest()
        for seen in self.obs, self.final_obs:
            seen[:, SLICES["rules"]] = array(rule_numbers(record[0]))

    def step(self, choice: npt.ArrayLike, mask: npt.ArrayLike | None = None) -> None:
        """Play an action of each hand's legal list, by its place; ended hands are dealt anew.

        choice: n whole numbers, each below ``count``; else ValueError, and nothing has changed.
        mask: n truths; a row that it leaves out stays as it is, and its choice may be anything.
        OverflowError: a legal list is longer than the buffers; these hands are of no more use.
        """
        chosen, played = self._np.asarray(choice), self.marked(mask)
        check(chosen.shape == (self.n,), f"A choice for each of {self.n} hands is needed.")
        check(chosen.dtype.kind in "iu", "Choices are whole numbers.")
        wrong = ((chosen < 0) | (chosen >= self.count)) & played
        if wrong.any():
            i = int(wrong.argmax())
            raise ValueError(f"Hand {i} has {self.count[i]} legal actions, and no {chosen[i]}.")
        rows = self._ordered()
        rows = rows if mask is None else rows[played[rows]]
        self._chosen[rows] = self.codes[rows, chosen[rows]]
        self._play(rows)
        self._show(self._ordered() if mask is None else rows)

    def play_at_random(self, steps: int) -> None:
        """Play so many actions in every hand, chosen by its own generator; show the last position.

        Ended hands are dealt anew, and their scores are lost; without ``autoreset`` they stay.
        """
        check(is_place(steps, 1 << 62), f"Steps are a whole number from 0 on, not {steps}.")
        self.device.repeat(self._play_on, steps)
        self.obs[:, _PILE] = -1  # after several plays another pile may be as large
        self._show(self._ordered())

    def _play_on(self, actions: int) -> None:
        self.device.run(
            batch.play_at_random, *self._dealing, self._fixed[2], self.autoreset, actions,
            self._turn, self.final_obs, self.reward, self.score, self.done, rows=self._ordered(),
        )  # fmt: skip

    def _ordered(self) -> Any:
        """Return all rows in the order in which they are best worked on."""
        return self.device.order(self.phase, self._held)

    def _play(self, rows: Any) -> None:
        """Play what was chosen, and deal ended hands anew."""
        self.device.run(
            batch.play, self.states, self.numbers, self._chosen, self._turn, self._counts,
            self._history, self.final_obs, self.reward, self.score, self.done, rows=rows,
        )  # fmt: skip
        if self.autoreset and self.done[rows].any():
            self._deal(rows[self.done[rows]])

    def reset(self, mask: npt.ArrayLike | None = None) -> None:
        """Deal the next hand of each row that mask marks, of all by default."""
        wanted = self.marked(mask)
        self.done[wanted], self.reward[wanted], self.score[wanted] = False, 0, 0
        rows = self._np.flatnonzero(wanted)
        self._deal(rows)
        self._show(rows)

    def marked(self, mask: npt.ArrayLike | None) -> Any:
        """Return a mask of all rows, or the one given; ValueError if it is none."""
        wanted = self._np.ones(self.n, dtype=np.bool_) if mask is None else self._np.array(mask)
        marks = wanted.shape == (self.n,) and wanted.dtype == np.bool_
        check(marks, f"A mask of {self.n} truths is needed.")
        return wanted

    def _deal(self, rows: Any) -> None:
        self.device.run(batch.deal, *self._dealing, rows=rows)

    def _show(self, rows: Any) -> None:
        self.device.run(
            batch.show, self.states, self.numbers, self._fixed[2], self._turn, self._counts,
            self.obs, self.codes, self._features, self.mask, rows=rows,
        )  # fmt: skip
        longest = int(self.count.max())
        if longest > self.mask.shape[1]:
            raise OverflowError(f"A legal list has {longest} actions: make Hands with listed=")

    def put(self, i: int, states: States) -> None:
        """Let row i show a hand that is played elsewhere (`Position.states`), as it stands."""
        check(is_place(i, self.n), f"There is no hand {i}.")
        self.states[i], self.done[i] = self.device.put(states[:1])[0], False
        self.seat[i], self.obs[i, _PILE] = int(states["seat"][0]), -1  # another hand's pile
        self._history[i], self.plays[i], self.reward[i], self.score[i] = 0, 0, 0, 0
        self._show(self._all[i : i + 1])

    def look(self, i: int, seat: int) -> npt.NDArray[np.int16]:
        """Return what any seat (from 0) may know of hand i, as ``obs`` has it of the one to act."""
        check(is_place(i, self.n), f"There is no hand {i}.")
        return self.device.get(self.look_at(self._all[i : i + 1], seat)).reshape(LENGTH)

    def look_at(self, rows: Any, seat: int) -> Any:
        """Return what a seat (from 0) may know of the hands in rows, a row each, on the device."""
        check(is_place(seat, self.rules.seats), f"There is no seat {seat}.")
        seen = self._np.zeros((len(rows), LENGTH), dtype=np.int16)
        seen[:, SLICES["rules"]] = self.obs[0, SLICES["rules"]]
        self.device.run(batch.look, self.states, self.numbers, seat, seen, rows=rows)
        return seen

    def clone(self, i: int, j: int) -> None:
        """Make hand j a copy of hand i, as it stands. What is dealt after it is still row j's."""
        for row in i, j:
            check(is_place(row, self.n), f"There is no hand {row}.")
        for name in _OF_A_HAND:
            buffer = getattr(self, name)
            buffer[j] = buffer[i]
        self._turn[:, j], self._counts[:, j] = self._turn[:, i], self._counts[:, i]

    def save(self) -> bytes:
        """Return the hands as they stand, for `load`, on any device."""
        arrays = {name: self.device.get(getattr(self, name)) for name in _SAVED}
        states = self.device.get(self.states).view(np.uint8).reshape(self.n, -1)
        return saved_bytes(self._kind(), arrays | {"states": states})

    def load(self, saved: bytes) -> None:
        """Take hands from `save`; what is dealt after them is this batch's own.

        ValueError, and no change, if they are damaged, or were made with other rules, another n, or
        other words. As with a program, load only what comes from somebody whom you trust.
        """
        forms = {name: (getattr(self, name).shape, getattr(self, name).dtype) for name in _SAVED}
        forms["states"] = (self.n, STATE.itemsize), np.dtype(np.uint8)
        found = saved_arrays(saved, self._kind(), forms)
        self.states[:] = self.device.put(found.pop("states").view(STATE).reshape(self.n))
        for name, buffer in found.items():
            getattr(self, name)[:] = self._np.asarray(buffer)
        self.obs[:, : SLICES["rules"].start] = 0
        self.codes[:], self._features[:], self.mask[:] = 0, 0, False
        self.count[:], self._rows[:] = 0, 0
        self._show(self._all)

    def _kind(self) -> str:
        """Return what hands must have in common with those that `load` takes."""
        size = STATE.itemsize, self.mask.shape[1]
        return " ".join(map(str, (VERSION, self.n, size, *self._fixed, self._hash)))

    def __getstate__(self) -> Any:
        return self._made, self.autoreset, self.save()

    def __setstate__(self, state: Any) -> None:
        (rules, n, seed, threads, device, listed, take_back, before), autoreset, saved = state
        words = {"device": device, "listed": listed, "take_back": take_back, "before": before}
        self.__init__(rules, n, seed, threads=threads, **words)  # type: ignore[misc]
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
