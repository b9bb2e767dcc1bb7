"""The card of a dataset, its README.md: how it was made, and what its columns mean."""

from dataclasses import dataclass
from shlex import join
from typing import Final

from escalera import __version__
from escalera.engine.match.engine_version import ENGINE
from escalera.envs.dataset.columns import COLUMNS
from escalera.envs.dataset.played import Order

_CARD: Final = """\
# The planner's decisions in {game}

{told}, the planner at all
{players} seats. Made by:

    {command}

| what | value |
|---|---|
| game | {game}, version {version} |
| players | {players} |
| settings | {settings} |
| bot | planner, its weights as in Escalera {escalera} |
| Escalera | {escalera}, engine {engine} |
| seed | {seed} |
| hands | {hands} |
| matches | {matches}; the last hand may cut the last one short |
| rows | {rows} |

The same command makes the same rows, with any number of processes. Match M is dealt from the text
`SEED/M`: `Game.new(rules, seed="SEED/M")` deals its first hand again, and `next_hand` the others.

`pyarrow.parquet.read_table("data")` reads all of it, `pyarrow.dataset` part by part. A row group
holds whole hands.

A row is one decision: a play of which more than one was legal. A play without a choice has no row,
but is counted in `play`. A hand's rows follow each other, in the order of play.

## Columns

L is the length of the row's legal list; it is {mean:.1f} on average and {longest} at most.

| column | type | numbers in a row | meaning |
|---|---|---|---|
{columns}

`obs`, `codes` and `features` are what `escalera.envs.Hands` shows of the same position, in the same
order: docs/envs.md and `escalera.envs.layout` name every number. `choice` and `values` count places
of the list as `Hands.step` does.
"""


@dataclass
class Counted:
    """What was written so far."""

    rows: int = 0
    hands: int = 0
    matches: int = 0
    listed: int = 0
    longest: int = 0


def card(order: Order, counted: Counted) -> str:
    """Return the card of a whole dataset."""
    rules = order.rules
    columns = [f"| `{c.name}` | {c.type} | {c.shape.value} | {c.meaning} |" for c in COLUMNS]
    return _CARD.format(
        game=rules.game,
        version=rules.version,
        players=rules.seats,
        settings=" ".join(f"`{key}={value}`" for key, value in rules.settings) or "none",
        escalera=__version__,
        engine=ENGINE,
        seed=order.seed,
        command=command(order),
        told=_told(counted),
        rows=counted.rows,
        hands=counted.hands,
        matches=counted.matches,
        mean=counted.listed / max(1, counted.rows),
        longest=counted.longest,
        columns="\n".join(columns),
    )


def _told(counted: Counted) -> str:
    decisions = _some(counted.rows, "decision", "decisions")
    hands = _some(counted.hands, "hand", "hands")
    matches = _some(counted.matches, "match", "matches")
    return f"{decisions} of Escalera's planner in {hands} of {matches}"


def _some(count: int, one: str, more: str) -> str:
    return f"{count:,} {one if count == 1 else more}"


def command(order: Order) -> str:
    """Return the command that makes a dataset."""
    rules = order.rules
    words = ["escalera", "dataset", rules.game, "--players", rules.seats]
    words += [word for key, value in rules.settings for word in ("--set", f"{key}={value}")]
    words += ["--hands", order.hands, "--seed", order.seed, "-o", "DIR"]
    return join(map(str, words))
