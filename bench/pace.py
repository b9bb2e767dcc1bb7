"""How long hands last, and which rules make them drag: `python -m bench.pace`, bench/pace.md.

Planners play the first hand of a match, two against two: each game as it is, then a rule changed.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import mean

from escalera.arena.statistics import middle
from escalera.bots import make_bot
from escalera.bots.greedy.rule_summary import summary_of
from escalera.bots.greedy.team_needs_left import needs_of
from escalera.bots.greedy.working_table import read_meld
from escalera.cli.table_rules import agreed
from escalera.engine.match.game import Game
from escalera.engine.match.view import View
from escalera.engine.state.action import Verb
from escalera.engine.state.enums import Ending
from escalera.rules import load

REPORT = Path(__file__).parent / "pace.md"
USED = {Verb.TAKE, Verb.MELD, Verb.ADD, Verb.MERGE}
ASKED: tuple[tuple[str, str], ...] = (
    ("samba", ""),
    ("samba", "draw_cards=2"),
    ("samba", "going_out_bonus=1000"),
    ("sambola", ""),
    ("sambola", "draw_cards=1"),
    ("sambola", "need_red=1"),
    ("black-samba", ""),
    ("black-samba", "pile_take=all"),
    ("bolivia", ""),
    ("bolivia", "need_samba=0"),
    ("bolivia", "going_out_bonus=1000"),
    ("villages-samba", ""),
    ("villages-samba", "need_red_canasta=3"),
    ("villages-samba", "need_sevens=0"),
    ("villages-samba", "need_wild=0"),
)
"""Games, and the rule to change."""
HEAD = """# How long hands last

{deals} first hands of a match a line, four planners, two against two (`make pace`). Turns: of all
four together; 10, 50 and 90 of a hundred hands have no more. Idle: turns in which nothing was taken
from the pile and nothing tabled. Ready: teams that had the melds needed to go out at the hand's
end, and how many turns earlier they had got them. Missing: the needed melds that the other teams
lacked most often, in shares of all teams.

| game | changed | went out | turns: mean (10 / 50 / 90) | idle | ready, turns | missing |
|---|---|---|---|---|---|---|
"""


@dataclass(frozen=True, slots=True)
class Hand:
    """One hand: how it ended, its turns, the idle turns, and what each team lacked and when."""

    out: bool
    turns: int
    idle: int
    ready: tuple[int, ...]  # turns from the last needed meld to the end
    missing: tuple[str, ...]  # needs of teams that lacked something


def missing(view: View, team: int) -> tuple[str, ...]:
    """Return the names of a team's needs that are not met."""
    needs = needs_of(summary_of(view.rules), [read_meld(meld) for meld in view.melds_of(team)])
    return tuple(name for name, count in needs._asdict().items() if count)


def played(game: str, changed: str, number: int) -> Hand:
    """Play the hand of a number; the same number gives the same hand."""
    rules = agreed(game, None, [changed] if changed else [])
    table = Game.waiting(rules)
    table.dealer = number % rules.seats + 1
    table.next_hand(f"pace/{number}")
    bots = [make_bot("planner", f"{number}/{seat}") for seat in range(rules.seats)]
    turns: list[tuple[int, set[Verb]]] = []
    since: dict[int, int] = {}
    while not table.hand_over:
        view = table.view(table.seat_to_act)
        action = bots[view.actor - 1].choose(view, table.legal_actions())
        if not turns or turns[-1][0] != view.turn:
            turns.append((view.turn, set()))
        turns[-1][1].add(action.verb)
        table.play(action)
        after = table.view(1)
        for team in range(1, rules.teams + 1):
            if missing(after, team):
                since.pop(team, None)
            else:
                since.setdefault(team, len(turns))
    return _told(table, turns, since)


def _told(table: Game, turns: Sequence[tuple[int, set[Verb]]], since: dict[int, int]) -> Hand:
    view, end = table.view(1), table.hand_end
    teams = range(1, view.rules.teams + 1)
    return Hand(
        out=end is not None and end.ending == Ending.OUT,
        turns=len(turns),
        idle=sum(not verbs & USED for _, verbs in turns),
        ready=tuple(len(turns) - met for met in since.values()),
        missing=tuple(name for team in teams for name in missing(view, team)),
    )


def line(game: str, changed: str, hands: Sequence[Hand], teams: int) -> str:
    """Return the report's line for some hands."""
    turns = [hand.turns for hand in hands]
    tenth, half, most = (middle(turns, share) for share in (0.1, 0.5, 0.9))
    ready = [early for hand in hands for early in hand.ready]
    lacks = [name for hand in hands for name in hand.missing]
    often = sorted(set(lacks), key=lambda name: (-lacks.count(name), name))[:2]
    sides = teams * len(hands)
    cells = (
        game,
        changed.replace("_", " "),
        f"{mean(hand.out for hand in hands):.0%}",
        f"{mean(turns):.1f} ({tenth} / {half} / {most})",
        f"{sum(hand.idle for hand in hands) / sum(turns):.0%}",
        f"{len(ready) / sides:.0%}, {mean(ready or [0]):.0f}",
        ", ".join(f"{name.replace('_', ' ')} {lacks.count(name) / sides:.0%}" for name in often),
    )
    return "| " + " | ".join(cells) + " |"


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, print and write the report."""
    parser = argparse.ArgumentParser(prog="python -m bench.pace", description=__doc__)
    parser.add_argument("--deals", type=int, default=60, help="hands of a line")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args(arguments)
    text = HEAD.format(deals=asked.deals)
    with ProcessPoolExecutor(asked.jobs, get_context("spawn")) as executor:
        for game, changed in ASKED:
            hands = list(executor.map(partial(played, game, changed), range(asked.deals)))
            text += line(game, changed, hands, load(game).teams) + "\n"
            print(text.splitlines()[-1], flush=True)
    REPORT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
