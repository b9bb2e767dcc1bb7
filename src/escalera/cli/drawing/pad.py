"""A score pad's hands, line by line, and how the match stands."""

from collections.abc import Iterator

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from escalera.cli.drawing.folding import Folding
from escalera.cli.words import points, together
from escalera.pad import Finding, Hand, Pad, ScoredHand, SheetLine, TeamHand, lines


def pad_tables(pad: Pad) -> RenderableType:
    """Return the whole game: a table for each hand, its findings, the standing."""
    parts: list[RenderableType] = [_heading(pad)]
    for written, hand in zip(pad.hands, pad.standing.hands, strict=True):
        parts.append(Folding(_hand_table(pad, written, hand)))
        parts += [Padding(_finding(pad, one), (0, 0, 0, 2)) for one in hand.findings]
    return Group(*parts, Text(), *_standing(pad))


def _heading(pad: Pad) -> Text:
    settings = "".join(f", {key} {value}" for key, value in pad.rules.settings)
    title = ", ".join(text for text in (pad.title, pad.played) if text)
    head = f"{pad.rules.title}, {pad.rules.seats} players{settings}"
    return Text(f"{title}\n{head}" if title else head, style="bold")


def _hand_table(pad: Pad, written: Hand, hand: ScoredHand) -> Table:
    title = f"Hand {hand.number}, {pad.names[hand.dealer - 1]} deals"
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    table.add_column("")
    for team in pad.teams:
        table.add_column(team, justify="right")
    table.add_row("Initial meld", *map(points, hand.minimums), style="dim")
    for line in lines(pad.rules):
        if any(_is_used(line, team) for team in written.teams):
            table.add_row(line.label, *_cells(line, written, hand))
    table.add_section()
    table.add_row("This hand", *map(points, hand.totals), style="bold")
    table.add_row("Score", *map(points, hand.after), style="bold")
    return table


def _is_used(line: SheetLine, team: TeamHand) -> bool:
    return any(team.get(found.name) for found in line.fields)


def _cells(line: SheetLine, written: Hand, hand: ScoredHand) -> Iterator[str]:
    for team, scored in zip(written.teams, hand.lines, strict=True):
        yield points(scored[line.name]) if _is_used(line, team) else "-"


def _finding(pad: Pad, finding: Finding) -> Text:
    team = f"{pad.teams[finding.team - 1]}: " if finding.team else ""
    return Text(f"{finding.level}: {team}{finding.sentence} ({finding.rule})", style="italic")


def _standing(pad: Pad) -> Iterator[Text]:
    """Yield who has won, or what is to come."""
    stand = pad.standing
    scores = ", ".join(
        f"{team} {points(score)}" for team, score in zip(pad.teams, stand.scores, strict=True)
    )
    if stand.outcome:
        winners = together(pad.teams[team - 1] for team in stand.outcome.winners)
        how = "won by" if len(stand.outcome.winners) == 1 else "a tie between"
        yield Text(f"The match is over, {how} {winners}: {scores}.", style="bold")
        return
    yield Text(f"Score: {scores}.", style="bold")
    if stand.to_target is not None:
        left = " and ".join(points(number) for number in stand.to_target)
        yield Text(f"To {points(pad.rules.target)}: {left} points.")
    if stand.hands_left is not None:
        yield Text(f"Hands to play: {stand.hands_left}.")
    dealer, starter = pad.names[stand.dealer - 1], pad.names[stand.starter - 1]
    minimums = " and ".join(map(str, stand.minimums))
    yield Text(
        f"Hand {stand.hand_number}: {dealer} deals, {starter} starts, initial meld {minimums}."
    )
