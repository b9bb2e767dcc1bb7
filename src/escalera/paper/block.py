"""One hand on a score sheet: the lines, what each is worth, and two columns for each team."""

from dataclasses import dataclass
from typing import Final

from escalera.pad import Hand, Pad, ScoredHand, SheetLine, lines
from escalera.paper.canvas import Canvas, Look

_LETTERS: Final = 36
_FEW_LETTERS: Final = 9
"""How many letters fit in a row over the columns of all teams, and of one."""


@dataclass(frozen=True, slots=True)
class Columns:
    """Where a block's columns begin and how wide they are."""

    left: float
    label: float
    each: float
    number: float
    points: float

    def team(self, team: int) -> float:
        """Return where the columns of a team (from 0) begin."""
        return self.left + self.label + self.each + team * (self.number + self.points)


def columns(left: float, width: float, teams: int) -> Columns:
    """Return the columns of a block of this width, for this number of teams."""
    words, each = (0.34 * width, 0.1 * width) if teams < 4 else (0.26 * width, 0.07 * width)
    team = (width - words - each) / teams
    return Columns(left, words, each, 0.42 * team, 0.58 * team)


def heading_rows(names: tuple[str, ...]) -> int:
    """Return how many rows the teams' names take: two if one is long."""
    room = max(_FEW_LETTERS, _LETTERS // len(names))
    return 2 if any(len(name) > room for name in names) else 1


def rows(pad: Pad, names: tuple[str, ...]) -> int:
    """Return how many rows a block has: heading, initial meld, lines, total, a note if any has."""
    noted = any(hand.note for hand in pad.hands)
    return len(lines(pad.rules)) + 2 + heading_rows(names) + noted


def draw_block(
    canvas: Canvas,
    at: Columns,
    y: float,
    pad: Pad,
    number: int,
    written: tuple[Hand, ScoredHand] | None,
    names: tuple[str, ...],
) -> None:
    """Draw a hand from y down; empty if nothing is written yet."""
    row = canvas.form.row
    _heading(canvas, at, y, number, names)
    y += heading_rows(names) * row
    _minimums(canvas, at, y, pad, number, written[1] if written else None)
    y += row
    for line in lines(pad.rules):
        _line(canvas, at, y, line, pad.rules.teams, written)
        y += row
    _total(canvas, at, y, number, pad.rules.teams, written[1] if written else None)
    if written and written[0].note:
        width = at.team(pad.rules.teams) - at.left
        canvas.cell(at.left, y + row, width, written[0].note, size=0.85, look=Look.PLAIN)


def nth(canvas: Canvas, key: str, number: int) -> str:
    """Return a hand's words by its number: `1st hand`."""
    return canvas.text.say(f"sheet-hand-{key}", nth=canvas.text.nth(number))


def _heading(canvas: Canvas, at: Columns, y: float, number: int, names: tuple[str, ...]) -> None:
    rows, words = heading_rows(names), nth(canvas, "name", number)
    canvas.name(at.left, y, at.label, words, bold=True, look=Look.GREY, rows=rows)
    each, x = canvas.text.say("sheet-hand-each"), at.left + at.label
    canvas.name(x, y, at.each, each, align="R", look=Look.GREY, rows=rows)
    for team, name in enumerate(names):
        _named(canvas, at, y, team, name, rows)


def _named(canvas: Canvas, at: Columns, y: float, team: int, name: str, rows: int) -> None:
    """Draw a team's heading; a long name gets both columns."""
    x, count = at.team(team), at.number if rows == 1 else 0.0
    if count:
        canvas.cell(x, y, count, "#", align="C", look=Look.GREY)
    wide = at.number + at.points - count
    canvas.name(x + count, y, wide, name, align="C", bold=True, rows=rows, look=Look.GREY)


def _minimums(
    canvas: Canvas, at: Columns, y: float, pad: Pad, number: int, hand: ScoredHand | None
) -> None:
    """Draw the initial meld's row: the hand's minimum, the teams' by score, or room for it."""
    by_hand = pad.rules.minimum_by == "hand" and number <= len(pad.rules.minimums)
    known = (pad.rules.minimums[number - 1],) * pad.rules.teams if by_hand else ()
    minimums = hand.minimums if hand else known
    words = canvas.text.say("sheet-hand-initial_meld")
    if hand:
        words = canvas.text.say("sheet-hand-initial_meld_deals", name=pad.names[hand.dealer - 1])
    canvas.cell(at.left, y, at.label + at.each, words, size=0.9)
    for team in range(pad.rules.teams):
        text = canvas.text.signed(minimums[team]) if minimums else ""
        canvas.cell(at.team(team), y, at.number + at.points, text, align="C", size=0.9)


def _line(
    canvas: Canvas,
    at: Columns,
    y: float,
    line: SheetLine,
    teams: int,
    written: tuple[Hand, ScoredHand] | None,
) -> None:
    canvas.cell(at.left, y, at.label, canvas.text.label(line), size=0.9)
    each = canvas.text.signed(line.each) if line.each else ""
    canvas.cell(at.left + at.label, y, at.each, each, align="R", size=0.9)
    for team in range(teams):
        count = points = ""
        if written:
            hand, scored = written
            count = canvas.text.counted(line, hand.teams[team])
            empty = not any(hand.teams[team].get(found.name) for found in line.fields)
            points = "" if empty else canvas.text.signed(scored.lines[team][line.name])
        canvas.cell(at.team(team), y, at.number, count, align="C", size=0.9)
        canvas.cell(at.team(team) + at.number, y, at.points, points, align="R")


def _total(
    canvas: Canvas, at: Columns, y: float, number: int, teams: int, hand: ScoredHand | None
) -> None:
    width = at.label + at.each
    canvas.cell(at.left, y, width, nth(canvas, "total", number), bold=True, look=Look.GREY)
    for team in range(teams):
        text = canvas.text.signed(hand.totals[team]) if hand else ""
        x, wide = at.team(team), at.number + at.points
        canvas.cell(x, y, wide, text, align="R", bold=True, look=Look.GREY)
