"""What the examples that learn look at: a hand, and each of its legal actions, as numbers.

`states` and `actions` make both out of what `escalera.envs.Hands` shows, or a dataset holds.
"""

from typing import Any

import numpy as np

from escalera.cards.kinds import KINDS
from escalera.envs import SLICES, Hands
from escalera.envs.layout import MELD_NUMBERS, Feature, MeldNumber

Array = np.ndarray[Any, Any]
SEEN = ("table", "hand", "pile", "seats", "teams")
RANK, SUIT = np.arange(KINDS) // 4, np.arange(KINDS) % 4
SET, SEQUENCE = 1, 2
OPS, PLACES, TIES = 19, 16, 12
STATE_NUMBERS = sum(SLICES[name].stop - SLICES[name].start for name in SEEN) + 4 * KINDS
ACTION_NUMBERS = OPS + PLACES + KINDS + 1 + TIES
"""How many numbers `states` makes of a state, and `actions` of an action without the prior."""
NEAR = ((SUIT[:, None] == SUIT) & (RANK[:, None] != RANK)).astype(np.float32) * np.maximum(
    0, 3 - np.abs(RANK[:, None] - RANK)
)
"""How much each kind helps each other one to a sequence: 2 next to it, 1 one further, else 0."""


def states(obs: Array) -> Array:
    """Return what the network looks at of observations: n x many, float16."""
    seen = np.concatenate([obs[:, SLICES[name]] for name in SEEN], axis=1).astype(np.float32)
    scaled = np.sign(seen) * np.log1p(np.abs(seen))
    return np.concatenate([scaled, fits(obs)], axis=1).astype(np.float16)


def fits(obs: Array) -> Array:
    """Return for each kind the largest meld that it may join: own sets, sequences, then others'."""
    found = np.zeros((len(obs), 4, KINDS), dtype=np.float32)
    melds = obs[:, SLICES["melds"]].reshape(len(obs), -1, MELD_NUMBERS)
    there = melds[:, :, MeldNumber.TEAM] > 0
    for slot in np.flatnonzero(there.any(axis=0)):
        rows = np.flatnonzero(there[:, slot])
        meld = melds[rows, slot].T[:, :, None]
        line, which = meld[MeldNumber.FORM] == SEQUENCE, meld[MeldNumber.WHICH]
        edge = (meld[MeldNumber.LOW] == RANK + 1) | (meld[MeldNumber.HIGH] == RANK - 1)
        joins = np.where(line, edge & (which == SUIT), which == RANK)
        joins &= line | (meld[MeldNumber.FORM] == SET)
        into = rows, (2 * (meld[MeldNumber.TEAM] > 1) + line)[:, 0]
        found[into] = np.maximum(found[into], joins * meld[MeldNumber.TOTAL] / 7)
    return found.reshape(len(obs), -1)


def actions(seen: Array, of: Array, f: Array) -> Array:
    """Return what the network looks at of legal actions: m x many, float32.

    seen: `states`; of: which of them each action belongs to; f: the actions' features, m x 12, and
    the planner's choice behind them if that is looked at (`prior`).
    """
    rows = np.arange(len(f))
    cards = np.zeros((len(f), KINDS + 1), dtype=np.float32)
    for name in (Feature.CARD_A, Feature.CARD_B, Feature.CARD_C):
        cards[rows, f[:, name]] += 1
    kind = np.maximum(f[:, Feature.CARD_A].astype(int) - 1, 0)
    hand = seen[:, SLICES["hand"]].astype(np.float32)  # `SEEN` begins as an observation does
    ranks = np.stack([hand[:, rank == RANK].sum(axis=1) for rank in range(14)], axis=1)
    ties = [hand[of, kind], ranks[of, RANK[kind]], (hand @ NEAR)[of, kind]]
    ties += [*seen[:, -4 * KINDS :].reshape(-1, 4, KINDS)[of, :, kind].T]
    ties += [f[:, Feature.TOTAL] / 7, f[:, Feature.WILDS] / 3, f[:, Feature.POINTS] / 50]
    ties += [f[:, Feature.FORM] == SET, f[:, Feature.FORM] == SEQUENCE]
    ops, places = np.eye(OPS, dtype=np.float32), np.eye(PLACES, dtype=np.float32)
    said = [ops[f[:, Feature.OP]], places[f[:, Feature.PLACE]], cards]
    said += [np.stack(ties, axis=1).astype(np.float32), f[:, len(Feature) :].astype(np.float32)]
    return np.concatenate(said, axis=1)


def listed(hands: Hands, rows: Array) -> tuple[Array, Array]:
    """Return whose each legal action of these hands is, by place in rows, and its features."""
    of = np.repeat(np.arange(len(rows)), hands.count[rows])
    return of, hands.features[rows[of], places(of)]


def places(of: Array) -> Array:
    """Return the place of each action in its legal list."""
    return np.arange(len(of)) - np.searchsorted(of, of)


def table(scores: Array, of: Array) -> Array:
    """Return actions' scores as a row for each legal list; minus infinity behind its end."""
    at = places(of)
    found = np.full((of[-1] + 1, at.max() + 1), -np.inf, dtype=np.float32)
    found[of, at] = scores
    return found
