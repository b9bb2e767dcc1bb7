"""Learns what the facts of a table are worth: `python -m tools.values --game GAME`, `make values`.

Planners play hands in compiled code, begun at random scores. Before some turns it notes the facts
of the table (`escalera.bots.search.features`), and explains by them how the hands end, by least
squares. A fifth of the hands is left out. If the facts explain those better than the table's score
at the time does, it writes what the facts are worth, for the search bot.
"""

import argparse
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from escalera.bots.planner.value.weights import record_for
from escalera.bots.search.feature_values import VALUES
from escalera.bots.search.features import FACTS, NAMES
from escalera.bots.search.rollout import Bench, planner_hand
from escalera.cards.rng import seed_words
from escalera.engine.match import doors
from escalera.engine.state.dtypes import SEATS
from escalera.engine.state.enums import Phase
from escalera.engine.state.rule_record import numbers
from escalera.rules import RuleSet, games, load

Numbers = npt.NDArray[np.float64]
NOTED: Final = 0.3
"""The share of turns to note, as the turns of one hand say much the same."""
HELD: Final = 5
"""Of this many hands, one is left out of learning, to see how well it is explained."""
RIDGE: Final = 30.0
"""Keeps the worth of rare facts small."""


@dataclass(frozen=True)
class Notes:
    """What was noted, a row a turn: facts, how the hand ended, the score then, which hand."""

    facts: Numbers
    ends: Numbers
    standings: Numbers
    hands: npt.NDArray[np.int64]


class Table:
    """A table at which planners play a hand turn by turn, and know what came before."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules, self.numbers = rules, numbers(rules)
        self._bench, self._weights = Bench(), record_for(rules)
        self.states, self._desk = self._bench.states, self._bench.desk

    def deal(self, seed: str, hand: int, scores: npt.NDArray[np.int64]) -> None:
        """Deal a hand; its number here decides the dealer and the number of the hand."""
        words, seats = np.array(seed_words(seed)), self.rules.seats
        doors.deal_hand(self.states, 0, self.numbers, words, hand % seats, 1 + hand % 4, scores)
        self._desk.known[:] = 0
        self._desk.thrown[:] = 0

    def over(self) -> bool:
        """Say whether the hand is over."""
        return bool(self.states["phase"][0] == Phase.OVER)

    def team(self) -> int:
        """Return the team at turn, from 0."""
        return self.rules.team_of(int(self.states["seat"][0]) + 1) - 1

    def turn(self) -> None:
        """Let the planner play a turn."""
        arrays = self._desk.arrays()
        planner_hand(self.states, 0, self.numbers, -1, 1, 0, self._weights, *arrays)

    def facts(self, team: int) -> Numbers:
        """Return the facts as a team sees them."""
        found: Numbers = self._bench.facts(self.numbers, team)
        return found

    def standing(self, team: int) -> float:
        """Return a team's lead over the others, now or at the hand's end."""
        return self._bench.points(self.numbers, team)


def noted(rules: RuleSet, seed: str, hands: int) -> Notes:
    """Play some hands and return the notes."""
    lot, table = np.random.default_rng(seed_words(seed)), Table(rules)
    rows: list[tuple[Numbers, float, float, int]] = []
    for hand in range(hands):
        scores = np.zeros(SEATS, dtype=np.int64)
        scores[: rules.teams] = lot.integers(0, max(rules.target, 1), rules.teams)
        table.deal(f"{seed}/{hand}", hand, scores)
        seen: list[tuple[int, Numbers, float]] = []
        while not table.over():
            if lot.random() < NOTED:
                team = table.team()
                seen.append((team, table.facts(team), table.standing(team)))
            table.turn()
        rows += [(facts, table.standing(team), then, hand) for team, facts, then in seen]
    facts, ends, standings, of = zip(*rows, strict=True)
    return Notes(np.array(facts), np.array(ends), np.array(standings), np.array(of))


def learned(facts: Numbers, ends: Numbers) -> Numbers:
    """Return what each fact is worth, by least squares with a ridge."""
    spread = facts.std(axis=0) + 1e-9
    scaled = facts / spread
    square = scaled.T @ scaled + RIDGE * np.eye(FACTS)
    found: Numbers = np.linalg.solve(square, scaled.T @ ends) / spread
    return found


def explained(ends: Numbers, guesses: Numbers) -> float:
    """Return how much of the spread of the ends around 0 the guesses explain, as a share."""
    return float(1.0 - np.square(ends - guesses).mean() / np.square(ends).mean())


def compared(notes: Notes) -> tuple[float, float]:
    """Return what share of the left-out hands the facts explain, and what share the score does."""
    out = notes.hands % HELD == 0
    values = learned(notes.facts[~out], notes.ends[~out])
    by_facts = explained(notes.ends[out], notes.facts[out] @ values)
    return by_facts, explained(notes.ends[out], notes.standings[out])


def section(values: Numbers, comment: str, players: int) -> str:
    """Return what the facts are worth with this number of players, as TOML."""
    lines = [f"# {comment}", f"[players-{players}]"]
    lines += [f'"{name}" = {value:.5g}' for name, value in zip(NAMES, values, strict=True)]
    return "\n".join(lines) + "\n"


def kept(file: Path) -> dict[str, str]:
    """Return a file's sections by name, as written."""
    if not file.exists():
        return {}
    text = file.read_text(encoding="utf-8")
    parts = ["#" + part for part in text.split("#")[1:]]
    return dict(zip(tomllib.loads(text), parts, strict=True))


def learn(asked: argparse.Namespace, players: int, say: Any) -> str:
    """Learn for a number of players; return the section, or nothing if no better than the score."""
    seed = f"values/{asked.seed}/{players}"
    notes = noted(load(asked.game, players), seed, asked.hands)
    facts, score = compared(notes)
    found = f"{facts:.3f} of the spread explained; by the score as it stands {score:.3f}"
    say(f"{asked.game}, {players} players: {len(notes.ends)} rows, {found}\n")
    if facts <= score:
        return ""
    again = f"--game {asked.game} --players {players} --hands {asked.hands} --seed {asked.seed}"
    comment = f"python -m tools.values {again}: {found}"
    return section(learned(notes.facts, notes.ends), comment, players)


def options(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Return what is asked."""
    parser = argparse.ArgumentParser(prog="python -m tools.values", description=__doc__)
    parser.add_argument("--game", required=True, choices=games())
    parser.add_argument("--players", type=int, nargs="*", help="else all that the game allows")
    parser.add_argument("--hands", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="the file; else the package's")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> None:
    """Learn, compare and write."""
    asked = options(arguments)
    file = asked.out or VALUES / f"{asked.game}.toml"
    parts = kept(file)
    for players in asked.players or load(asked.game).players:
        parts.pop(f"players-{players}", None)
        if text := learn(asked, players, sys.stdout.write):
            parts[f"players-{players}"] = text
    file.write_text("\n".join(part.strip() + "\n" for part in parts.values()), encoding="utf-8")


if __name__ == "__main__":
    main()
