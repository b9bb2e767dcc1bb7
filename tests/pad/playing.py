"""Writes each hand that the engine plays on a pad, to compare the two."""

from collections.abc import Iterator

import numpy as np

from escalera.engine.legal.survey import BUFFER
from escalera.engine.match import doors
from escalera.engine.match.game import Game
from escalera.engine.match.position import Position
from escalera.engine.match.score_sheet import score_sheet
from escalera.engine.state.dtypes import new_states
from escalera.pad import (
    Level,
    Pad,
    check_hand,
    enter,
    line_points,
    read_hand,
    read_pad,
    start,
    write_pad,
)
from escalera.rules import RuleSet
from escalera.simulation.match import played_hands
from tests.fuzz.checks.gate import MOST_STEPS, Gate
from tests.fuzz.tables import Table
from tests.pad.entering import hand_data


def compared(game: Game, pad: Pad) -> Iterator[str]:
    """Yield the differences between a pad and the engine's match after the same hands."""
    stand = pad.standing
    sheet = game.score_sheet()
    last = stand.hands[-1]
    pairs: tuple[tuple[str, object, object], ...] = (
        ("points", last.totals, sheet.totals),
        ("scores", stand.scores, game.scores),
        ("dealer", last.dealer, game.dealer),
        ("next dealer", stand.dealer, game.next_dealer()),
        ("next minimums", stand.minimums, game.next_minimums()),
        ("outcome", stand.outcome, game.outcome()),
        ("impossible", [f for f in last.findings if f.level is Level.IMPOSSIBLE], []),
    )
    for name, ours, engine in pairs:
        if ours != engine:
            yield f"hand {game.hand_number}: {name} {ours}, the engine says {engine}"
    for lines in (last.fields, last.lines):
        if tuple(sum(points.values()) for points in lines) != sheet.totals:
            yield f"hand {game.hand_number}: the lines don't add up"


def differences(
    rules: RuleSet, bots: tuple[str, ...], seed: str, hands: int | None = None
) -> tuple[int, list[str]]:
    """Play a match, or some hands of it, and keep a pad; return the hands and the differences."""
    found: list[str] = []
    pad: Pad | None = None
    count = 0
    for game in played_hands(rules, bots, seed, hands):
        pad = pad or start(rules, dealer=game.dealer)
        pad = enter(pad, read_hand(rules, hand_data(game.position)))
        found += [f"{rules.game} {rules.settings} {seed}, {one}" for one in compared(game, pad)]
        count += 1
    if pad is not None and read_pad(write_pad(pad)).standing != pad.standing:
        found.append(f"{rules.game} {seed}: the pad as JSON is another one")
    return count, found


def random_differences(table: Table, hands: int, first: int = 0) -> Iterator[str]:
    """Play random hands, every fifth from near its end (`fuzz.gate`), and yield the differences."""
    gate = Gate(table)
    position = Position(gate.rules, new_states(1))
    out = np.zeros(BUFFER, dtype=np.int64)
    for number in range(first, first + hands):
        words = gate.start(number, position.states)
        doors.play_out(position.states, 0, gate.numbers, words, out, MOST_STEPS)
        for one in differs(position):
            yield f"{table}/{number}: {one}"


def differs(position: Position) -> Iterator[str]:
    """Yield how an ended hand's score differs on paper, and what the pad calls impossible in it."""
    rules = position.rules
    hand = read_hand(rules, hand_data(position))
    totals = tuple(sum(line_points(rules, team).values()) for team in hand.teams)
    if totals != score_sheet(position).totals:
        yield f"{totals}, the engine says {score_sheet(position).totals}"
    for finding in check_hand(rules, hand):
        if finding.level is Level.IMPOSSIBLE:
            yield str(finding)
