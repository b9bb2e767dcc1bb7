"""A score pad's hands, line by line, and how the match stands."""

from collections.abc import Iterator

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from escalera.book.book import title
from escalera.cli.language import chosen
from escalera.cli.pages.folding import Folding
from escalera.cli.words import label, phrase, points, together
from escalera.pad import Finding, Hand, Pad, ScoredHand, SheetLine, TeamHand, lines


def pad_tables(pad: Pad) -> RenderableType:
    """Return the whole game: a table for each hand, its findings, the standing."""
    parts: list[RenderableType] = [_heading(pad)]
    for written, hand in zip(pad.hands, pad.standing.hands, strict=True):
        parts.append(Folding(_hand_table(pad, written, hand)))
        if written.note:
            said = phrase("padscore-note", note=written.note)
            parts.append(Padding(Text(said), (0, 0, 0, 2)))
        parts += [Padding(_finding(pad, one), (0, 0, 0, 2)) for one in hand.findings]
    return Group(*parts, Text(), *_standing(pad))


def _heading(pad: Pad) -> Text:
    settings = "".join(f", {key} {value}" for key, value in pad.rules.settings)
    name = ", ".join(text for text in (pad.title, pad.played) if text)
    game = title(pad.rules, chosen())
    head = phrase("sheet-game", game=game, players=str(pad.rules.seats)) + settings
    return Text(f"{name}\n{head}" if name else head, style="bold")


def _hand_table(pad: Pad, written: Hand, hand: ScoredHand) -> Table:
    dealer = pad.names[hand.dealer - 1]
    head = phrase("padscore-hand", n=str(hand.number), dealer=dealer)
    table = Table(title=head, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    table.add_column("")
    for team in pad.teams:
        table.add_column(team, justify="right")
    table.add_row(phrase("sheet-hand-initial_meld"), *map(points, hand.minimums), style="dim")
    for line in lines(pad.rules):
        if any(_is_used(line, team) for team in written.teams):
            words = ", ".join(map(label, line.words))
            table.add_row(words, *_cells(line, written, hand))
    table.add_section()
    table.add_row(phrase("score-this-hand"), *map(points, hand.totals), style="bold")
    table.add_row(phrase("score-title"), *map(points, hand.after), style="bold")
    return table


def _is_used(line: SheetLine, team: TeamHand) -> bool:
    return any(team.get(found.name) for found in line.fields)


def _cells(line: SheetLine, written: Hand, hand: ScoredHand) -> Iterator[str]:
    for team, scored in zip(written.teams, hand.lines, strict=True):
        yield points(scored[line.name]) if _is_used(line, team) else "-"


def _finding(pad: Pad, finding: Finding) -> Text:
    team = f"{pad.teams[finding.team - 1]}: " if finding.team else ""
    level, said = phrase(f"padscore-{finding.level}"), finding.said(chosen())
    return Text(f"{level}: {team}{said} ({finding.rule})", style="italic")


def _standing(pad: Pad) -> Iterator[Text]:
    """Yield who has won, or what is to come."""
    stand = pad.standing
    scores = ", ".join(
        f"{team} {points(score)}" for team, score in zip(pad.teams, stand.scores, strict=True)
    )
    if stand.outcome:
        winners = together(pad.teams[team - 1] for team in stand.outcome.winners)
        key = "padscore-won" if len(stand.outcome.winners) == 1 else "padscore-tie"
        yield Text(phrase(key, winners=winners, scores=scores), style="bold")
        return
    yield Text(phrase("padscore-scores", scores=scores), style="bold")
    yield from map(Text, _to_come(pad))


def _to_come(pad: Pad) -> Iterator[str]:
    """Yield what is left to play, and the next hand."""
    stand, link = pad.standing, f" {phrase('list-and')} "
    if stand.to_target is not None:
        left = link.join(points(number) for number in stand.to_target)
        yield phrase("padscore-left", target=points(pad.rules.target), points=left)
    if stand.hands_left is not None:
        yield phrase("padscore-hands-left", n=str(stand.hands_left))
    dealer, starter = pad.names[stand.dealer - 1], pad.names[stand.starter - 1]
    names = {"dealer": dealer, "starter": starter}
    minimums = link.join(map(str, stand.minimums))
    yield phrase("padscore-next", n=str(stand.hand_number), minimums=minimums, **names)
