"""The score sheet at a hand's end, the match so far, and the result."""

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from escalera.cli.drawing.seats import Seats
from escalera.cli.pages.folding import Folding
from escalera.cli.words import label, phrase, points
from escalera.engine.match.game import HandEnd
from escalera.engine.match.score_sheet import ScoreSheet
from escalera.engine.scoring.outcome import Outcome
from escalera.engine.state.enums import Ending


def sheet_table(
    sheet: ScoreSheet, before: tuple[int, ...], seats: Seats, hand_number: int
) -> RenderableType:
    """Return a hand's score, line by line and team by team, and the scores with it."""
    table = _table(phrase("score-hand", n=str(hand_number)), seats, len(before))
    for name, numbers in sheet.lines.items():
        table.add_row(label(name[:1].upper() + name[1:]), *map(_signed, numbers))
    table.add_section()
    table.add_row(phrase("score-this-hand"), *map(_signed, sheet.totals), style="bold")
    table.add_row(phrase("score-before"), *map(points, before))
    totals = [a + b for a, b in zip(before, sheet.totals, strict=True)]
    table.add_section()
    table.add_row(phrase("score-now"), *map(points, totals), style="bold")
    return Folding(table)


def match_table(
    hands: list[tuple[int, tuple[int, ...]]], scores: tuple[int, ...], seats: Seats
) -> RenderableType:
    """Return the points of the hands played so far, each with its number, and the scores."""
    table = _table(phrase("score-title"), seats, len(scores))
    for number, gained in hands:
        table.add_row(phrase("score-hand", n=str(number)), *map(_signed, gained))
    table.add_section()
    table.add_row(phrase("score-now"), *map(points, scores), style="bold")
    return Folding(table)


def ending(end: HandEnd, seats: Seats) -> Text:
    """Return how a hand ended, in a sentence."""
    if end.ending == Ending.OUT:
        return Text(phrase("ending-out", name=seats.name(end.seat)), style="bold")
    if end.ending == Ending.STUCK:
        return Text(phrase("ending-stuck"), style="bold")
    return Text(phrase("ending-stock"), style="bold")


def result(outcome: Outcome, seats: Seats) -> Text:
    """Return who won the match."""
    scores = f" {phrase('score-to')} ".join(
        points(score) for score in sorted(outcome.scores, reverse=True)
    )
    if len(outcome.winners) > 1:
        teams = seats.tied(outcome.winners)
        return Text(phrase("result-tie", teams=teams, scores=scores), style="bold")
    winner = outcome.winners[0]
    team, who = seats.team_within(winner), _who(winner, seats)
    return Text(phrase("result-won", team=team, who=who, scores=scores), style="bold")


def _who(team: int, seats: Seats) -> str:
    """Return whom a verb is about: several players, one, or you."""
    members = seats.members(team)
    return "many" if len(members) > 1 else "you" if members == [seats.you] else "one"


def _table(title: str, seats: Seats, teams: int) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    table.add_column("")
    for team in range(1, teams + 1):
        table.add_column(seats.team(team), justify="right")
    return table


def _signed(number: int) -> str:
    return points(number) if number else "-"
