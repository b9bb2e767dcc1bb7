"""The notes beside the hands: players, going out, initial melds, card points, running totals."""

from collections.abc import Sequence
from dataclasses import dataclass

from escalera.pad import Pad, ScoredHand
from escalera.paper.block import heading_rows
from escalera.paper.canvas import Canvas, Look
from escalera.rules import RuleSet


def draw_notes(canvas: Canvas, x: float, y: float, width: float, pad: Pad, *, named: bool) -> float:
    """Draw the players, the checklist and the useful numbers; return where they end."""
    text = canvas.text
    y = _players(canvas, x, y, width, pad, named=named)
    y = _checklist(canvas, x, y, width, pad.rules)
    if pad.rules.minimum_by == "score":
        title, found = text.say("sheet-by_score"), text.initial_melds(pad.rules)
        y = _list(canvas, x, y, width, title, found)
    return _list(canvas, x, y, width, text.say("sheet-card_points"), text.card_points(pad.rules))


def _players(canvas: Canvas, x: float, y: float, width: float, pad: Pad, *, named: bool) -> float:
    row = canvas.form.row
    if not pad.rules.partners:
        return _singles(canvas, x, y, width, pad, named=named)
    for team in range(1, pad.rules.teams + 1):
        half = x + (team - 1) * width / 2
        words = canvas.text.say("sheet-team", n=team)
        canvas.cell(half, y, width / 2, words, bold=True, align="C", look=Look.GREY)
        for at, name in enumerate(pad.players_of(team), 1):
            canvas.name(half, y + at * row, width / 2, name if named else "")
    return y + (pad.rules.seats // 2 + 1.4) * row


def _singles(canvas: Canvas, x: float, y: float, width: float, pad: Pad, *, named: bool) -> float:
    row = canvas.form.row
    words = canvas.text.say("sheet-players")
    canvas.cell(x, y, width, words, bold=True, align="C", look=Look.GREY)
    for at, name in enumerate(pad.names, 1):
        canvas.name(x, y + at * row, width, name if named else f"{at}")
    return y + (len(pad.names) + 1.4) * row


def _checklist(canvas: Canvas, x: float, y: float, width: float, rules: RuleSet) -> float:
    row = canvas.form.row
    heading = canvas.text.say("sheet-out-title")
    canvas.cell(x, y, width, heading, bold=True, align="C", look=Look.GREY)
    y += row
    for boxes, words in canvas.text.checklist(rules):
        right = x
        for _ in range(boxes):
            right += canvas.box(right, y)
        canvas.cell(right, y, x + width - right, words, look=Look.PLAIN, size=0.85)
        y += row
    return y + 0.4 * row


def _list(canvas: Canvas, x: float, y: float, width: float, title: str, found: list[str]) -> float:
    row = canvas.form.row
    canvas.cell(x, y, width, title, bold=True, align="C", look=Look.GREY)
    y += row
    for text in found:
        canvas.cell(x, y, width, text, look=Look.PLAIN, size=0.85)
        y += 0.82 * row
    return y + 0.4 * row


def totals_rows(hands: int, names: tuple[str, ...]) -> int:
    """Return how many rows the running totals of some hands take at most."""
    return 3 + heading_rows(names) + 2 * hands


def hands_of_rows(rows: int, names: tuple[str, ...]) -> int:
    """Return how many hands' running totals fit in some rows."""
    return max(1, (rows - 3 - heading_rows(names)) // 2)


@dataclass(frozen=True, slots=True)
class _Totals:
    """Where the running totals are, and what each row says."""

    canvas: Canvas
    x: float
    label: float
    team: float

    def named(self, y: float, names: tuple[str, ...]) -> float:
        """Draw the teams' names; return where the next row begins."""
        rows = heading_rows(names)
        self.canvas.name(self.x, y, self.label, "", rows=rows)
        for team, name in enumerate(names):
            left = self.x + self.label + team * self.team
            self.canvas.name(left, y, self.team, name, align="R", rows=rows)
        return y + rows * self.canvas.form.row

    def row(self, y: float, text: str, shown: Sequence[str], *, bold: bool = False) -> float:
        """Draw a row; return where the next one begins."""
        self.canvas.cell(
            self.x,
            y,
            self.label,
            text,
            bold=bold,
            look=Look.GREY if bold else Look.FRAMED,
            size=0.85,
        )
        for team, points in enumerate(shown):
            left = self.x + self.label + team * self.team
            self.canvas.cell(
                left,
                y,
                self.team,
                points,
                align="R",
                bold=bold,
                look=Look.GREY if bold else Look.FRAMED,
                size=0.95,
            )
        return y + self.canvas.form.row


def draw_totals(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    pad: Pad,
    hands: range,
    names: tuple[str, ...],
    *,
    last: bool,
) -> None:
    """Draw the running totals of some hands: each hand's, and the scores after it.

    They begin with the scores before these hands, if any; the last ones say who has won.
    """
    label = 0.26 * width
    at = _Totals(canvas, x, label, (width - label) / pad.rules.teams)
    say = canvas.text.say
    canvas.cell(x, y, width, say("sheet-totals-title"), bold=True, align="C", look=Look.GREY)
    y = at.named(y + canvas.form.row, names)
    begun = hands.start > pad.first_hand or any(pad.scores)
    if begun:
        y = at.row(y, say("sheet-totals-before"), _before(canvas, pad, hands.start), bold=True)
    for number in hands:
        one = _hand(pad, number)
        y = at.row(y, canvas.text.nth(number), _shown(canvas, one.totals if one else None, pad))
        if begun or number > hands.start:
            text = say(
                "sheet-totals-total" if number == pad.rules.hands else "sheet-totals-subtotal"
            )
            y = at.row(y, text, _shown(canvas, one.after if one else None, pad), bold=True)
    if last:
        at.row(y, say("sheet-totals-result"), _results(canvas, pad))


def _hand(pad: Pad, number: int) -> ScoredHand | None:
    """Return a hand by its number, None if it is not written yet."""
    at = number - pad.first_hand
    stand = pad.standing
    return stand.hands[at] if at < len(stand.hands) else None


def _before(canvas: Canvas, pad: Pad, number: int) -> list[str]:
    """Return the scores before a hand, empty if they are not known yet."""
    if hand := _hand(pad, number):
        return _shown(canvas, hand.before, pad)
    known = number == pad.first_hand + len(pad.hands)
    return _shown(canvas, pad.standing.scores if known else None, pad)


def _shown(canvas: Canvas, points: tuple[int, ...] | None, pad: Pad) -> list[str]:
    return [canvas.text.signed(number) for number in points] if points else [""] * pad.rules.teams


def _results(canvas: Canvas, pad: Pad) -> list[str]:
    """Return each team's result, or room for it while the match goes on."""
    outcome = pad.standing.outcome
    if outcome is None:
        return [""] * pad.rules.teams
    say = canvas.text.say
    won = say("sheet-totals-won" if len(outcome.winners) == 1 else "sheet-totals-tie")
    teams = range(1, pad.rules.teams + 1)
    return [won if team in outcome.winners else say("sheet-totals-lost") for team in teams]
