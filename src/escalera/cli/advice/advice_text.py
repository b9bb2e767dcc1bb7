"""Advice on the screen: the plays as they are typed, then why, then the next best ways."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from escalera.cli.advice import Advice
from escalera.cli.advice.reasons import points
from escalera.cli.words import phrase
from escalera.engine.state.action import Action


def advice_text(advice: Advice, heading: str, most: int) -> RenderableType:
    """Return advice under a heading, with `most` other ways at most."""
    parts: list[RenderableType] = [Text(heading)]
    parts += [Text(f"  {action}", style="bold") for action in advice.actions]
    if advice.reasons:
        parts.append(_beside(phrase("hint-why"), " ".join(advice.reasons)))
    if advice.others and most:
        parts.append(_others(advice, most))
    return Group(*parts)


def _others(advice: Advice, most: int) -> RenderableType:
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", no_wrap=True)
    table.add_column()
    for other in advice.others[:most]:
        worth = points(-other.behind) if other.behind else phrase("hint-as-good")
        table.add_row(f"  {worth}:", _written(other.actions, advice.actions))
    return Group(Text(phrase("hint-or")), table)


def _written(actions: Sequence[Action], best: Sequence[Action]) -> str:
    """Return a way's actions, without those at the start that it shares with the best way."""
    same = 0
    while same < min(len(actions), len(best)) - 1 and actions[same] == best[same]:
        same += 1
    words = "; ".join(map(str, actions[same:]))
    return phrase("hint-same", plays=words) if same else words


def _beside(word: str, text: str) -> RenderableType:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row(Text(word, no_wrap=True), Text(text))
    return grid
