"""Matches played by bots, each hand written on a pad beside the engine."""

from collections.abc import Iterator

from escalera.engine.game import Game
from escalera.pad import Level, Pad, enter, read_hand, read_pad, start, write_pad
from escalera.rules import RuleSet
from escalera.simulation.match import played_hands
from tests.pad.entering import hand_data


def compared(game: Game, pad: Pad) -> Iterator[str]:
    """Yield how a pad differs from the engine's match after the same hands."""
    stand = pad.standing
    sheet = game.score_sheet()
    last = stand.hands[-1]
    pairs = (
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
    """Play a match, or so many hands of it, beside a pad; return the hands and what differs."""
    found: list[str] = []
    pad: Pad | None = None
    count = 0
    for game in played_hands(rules, bots, seed, hands):
        pad = pad or start(rules, dealer=game.dealer)
        pad = enter(pad, read_hand(rules, hand_data(game)))
        found += [f"{rules.game} {rules.settings} {seed}, {one}" for one in compared(game, pad)]
        count += 1
    if pad is not None and read_pad(write_pad(pad)).standing != pad.standing:
        found.append(f"{rules.game} {seed}: the pad as JSON is another one")
    return count, found
