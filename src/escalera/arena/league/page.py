"""A league's page, in Markdown: three tables of bots, and who plays well with whom."""

from collections.abc import Iterable, Sequence
from shlex import join
from typing import Final

from escalera import __version__
from escalera.arena.league.league import QUICK, League
from escalera.arena.league.played import Played
from escalera.arena.statistics import Estimate
from escalera.arena.times import quantile
from escalera.bots.programs import label_of

_PAGE: Final = """\
# The league of {game}

{players} players{settings}, {deals} deals, Escalera {version}. Made by:

    {command}

{known} of the seed `{seed}`, {hidden} of the seed `{secret}`, with the SHA-256
`{hash}`, {promised}.
In each deal all seats are changed. Points are those of a hand by which a side is ahead; beside them
stands their 95 % interval, from the spread between deals.

## Any bot

Each bot at all seats of a side, against each of the others.

{all}

## Quick bots

Those of them with 99 of 100 decisions in {quick:g} ms, against each other.

{few}
"""
_STRANGERS: Final = """
## Partners of strangers

Each bot with each of the others as its partner, against two of `{reference}`.

{strangers}

Each two bots as partners, above two of `{reference}`; a bot with itself on the diagonal.

{matrix}
"""


def page(played: Played) -> str:
    """Return a league's page."""
    league, bots = played.league, range(len(played.league.bots))
    told = _PAGE.format(
        game=league.rules.game,
        players=league.rules.seats,
        settings="".join(f", {key} {value}" for key, value in league.rules.settings),
        deals=league.deals,
        version=__version__,
        command=_command(league),
        known=_so_many(league.all_against_all[0].deals),
        hidden=league.all_against_all[1].deals,
        seed=league.seed,
        secret=league.secret,
        hash=league.hash,
        promised="published before" if league.promise else "which was not published before",
        quick=QUICK,
        all=_standings(played, bots),
        few=_standings(played, [bot for bot in bots if _slowest(played, bot) <= QUICK]),
    )
    return told + _strangers(played) if played.partners else told


def _so_many(deals: int) -> str:
    return f"{deals} deal is" if deals == 1 else f"{deals} deals are"


def _strangers(played: Played) -> str:
    bots = range(len(played.league.bots))
    rows = [(played.as_partner(bot), bot) for bot in bots]
    names = _names(played)
    matrix = (
        [names[bot], *(_points(sum(gains) / len(gains)) for gains in _row(played, bot))]
        for bot in bots
    )
    return _STRANGERS.format(
        reference=label_of(played.league.reference),
        strangers=_table(["bot", "points a hand", "95 %"], _best_first(rows, names)),
        matrix=_table(["", *names], matrix),
    )


def _row(played: Played, bot: int) -> list[list[float]]:
    return [played.partners[bot, other] for other in range(len(played.league.bots))]


def _standings(played: Played, bots: Sequence[int]) -> str:
    """Return a table of bots that play each other, the best first."""
    if len(bots) < 2:
        return "Too few to play each other."
    names = _names(played)
    rows = _best_first([(played.above_all(bot, bots), bot) for bot in bots], names)
    times = {
        names[bot]: [f"{_milliseconds(played, bot, share):.1f}" for share in (0.5, 0.99)]
        for bot in bots
    }
    heads = ["bot", "points a hand", "95 %", "ms a decision", "99 %"]
    return _table(heads, [[*row, *times[row[0]]] for row in rows])


def _best_first(rows: Sequence[tuple[Estimate, int]], names: Sequence[str]) -> list[list[str]]:
    ordered = sorted(rows, key=lambda row: -row[0].mean)
    return [[names[bot], _points(one.mean), _interval(one)] for one, bot in ordered]


def _interval(found: Estimate) -> str:
    if found.low is None or found.high is None:
        return "-"
    return f"{_points(found.low)} to {_points(found.high)}"


def _points(points: float) -> str:
    return f"{points:+,.0f}"


def _milliseconds(played: Played, bot: int, share: float) -> float:
    return 1000 * quantile(played.times[bot], share)


def _slowest(played: Played, bot: int) -> float:
    return _milliseconds(played, bot, 0.99)


def _names(played: Played) -> tuple[str, ...]:
    return played.league.all_against_all[0].labels


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    line = "|---" * len(heads) + "|"
    return "\n".join([_line(heads), line, *map(_line, rows)])


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _command(league: League) -> str:
    """Return what plays the same league again."""
    rules = league.rules
    settings = [word for key, value in rules.settings for word in ("--set", f"{key}={value}")]
    words = [
        "escalera",
        "league",
        *league.bots,
        "--game",
        rules.game,
        "--players",
        str(rules.seats),
    ]
    words += [*settings, "--deals", str(league.deals), "--seed", league.seed]
    return join([*words, "--secret", league.secret, "--reference", league.reference])
