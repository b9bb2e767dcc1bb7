"""`python -m bench.choices`: what ids, heads and plans cost a step, and which actions share an id.

It writes bench/choices.md. Each way steps the same batch in turn, so that all of them meet the
same other work on the machine.
"""

import os
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from escalera.bots.greedy import GreedyBot
from escalera.engine.match.game import Game
from escalera.envs import FlatIds, Hands, Heads
from escalera.envs.numbering import HEADS, IDS
from escalera.envs.plans import TurnPlans
from escalera.rules import games, load

PAGE: Final = Path(__file__).parent / "choices.md"
ROWS: Final = 256
SECONDS: Final = 0.5
TIMES: Final = 5
STEPS: Final = 3000
PLANNED: Final = 400
GREEDY: Final = 4
"""How many hands the greedy bot plays of each game."""

Shared = tuple[int, int]
"""Legal actions, and those among them for which another one stands."""


def speeds(game: str) -> list[float]:
    """Return steps a second by place, by place with the mask of ids, by ids, and by heads."""
    hands, random = Hands(game, ROWS, seed=1), np.random.default_rng(1)
    flat, heads = FlatIds(hands), Heads(hands)

    def places() -> npt.NDArray[np.int64]:
        chosen: npt.NDArray[np.int64] = (random.random(ROWS) * hands.count).astype(np.int64)
        return chosen

    def by_place() -> None:
        hands.step(places())

    def with_mask() -> None:
        flat.look()
        hands.step(places())

    def by_id() -> None:
        flat.look()
        flat.step(flat.ids[np.arange(ROWS), places()])

    def by_heads() -> None:
        chosen = np.zeros((ROWS, HEADS), dtype=np.int64)
        for head in range(HEADS):
            mask = heads.mask(head, chosen)
            chosen[:, head] = (random.random(mask.shape) * mask).argmax(axis=1)
        heads.step(chosen)

    ways = (by_place, with_mask, by_id, by_heads)
    found = [[_speed(way) for way in ways] for _ in range(TIMES)]
    return [statistics.median(row[at] for row in found) for at in range(len(ways))]


def _speed(step: Callable[[], None]) -> float:
    steps, began = 0, time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        step()
        steps += ROWS
    return steps / (time.perf_counter() - began)


def shared(flat: FlatIds) -> Shared:
    """Count a batch's legal actions, and those with the id of one before them."""
    flat.look()
    ids = np.sort(flat.ids[:, : max(1, int(flat.hands.count.max()))], axis=1)
    again = (ids[:, 1:] == ids[:, :-1]) & (ids[:, 1:] >= 0)
    return int(flat.hands.count.sum()), int(again.sum())


def at_random(game: str) -> Shared:
    """Count in random hands, with each number of players."""
    listed = again = 0
    for players in load(game).players:
        hands, random = Hands(game, 64, seed=2, players=players), np.random.default_rng(2)
        flat = FlatIds(hands)
        for _ in range(STEPS):
            found = shared(flat)
            listed, again = listed + found[0], again + found[1]
            hands.step((random.random(hands.n) * hands.count).astype(np.int64))
    return listed, again


def by_planner(game: str) -> tuple[Shared, float, float]:
    """Count in the planner's hands; say what a look costs, in microseconds, and how many plans."""
    hands = Hands(game, 64, seed=3)
    plans, flat = TurnPlans(hands), FlatIds(hands)
    listed = again = looks = told = 0
    thought = 0.0
    for _ in range(PLANNED):
        found = shared(flat)
        began = time.perf_counter()
        plans.look()
        thought += time.perf_counter() - began
        listed, again = listed + found[0], again + found[1]
        looks, told = looks + hands.n, told + int(plans.count.sum())
        places = (hands.codes == plans.steps[:, 0, :1]).argmax(axis=1)
        hands.step(places)
    return (listed, again), 1e6 * thought / looks, told / looks


def by_greedy(game: str) -> Shared:
    """Count in the greedy bot's hands."""
    table, bot, hands = Game.new(game, seed=4), GreedyBot(0), Hands(game, 1)
    flat, listed, again, played = FlatIds(hands), 0, 0, 0
    while played < GREEDY:
        if table.hand_over:
            table = Game.new(game, seed=5 + played)
            played += 1
        hands.put(0, table.position.states)
        found = shared(flat)
        listed, again = listed + found[0], again + found[1]
        table.play(bot.choose(table.view(table.seat_to_act), table.legal_actions()))
    return listed, again


def _share(found: Shared) -> str:
    return f"{found[1]:,} of {found[0]:,}"


def main() -> None:
    """Measure all games, and write the page."""
    costs, shares, load_before = [], [], os.getloadavg()[0]
    for game in games():
        place, mask, ids, heads = speeds(game)
        planned, look, plans = by_planner(game)
        more = 1e6 / mask - 1e6 / place
        costs.append(
            f"| {game} | {place:,.0f} | {mask:,.0f} | {more:.2f} | {ids:,.0f} | {heads:,.0f} |"
            f" {look:.0f} | {plans:.1f} |"
        )
        told = map(_share, (at_random(game), by_greedy(game), planned))
        shares.append(f"| {game} | {' | '.join(told)} |")
        print(costs[-1], shares[-1], sep="\n", flush=True)
    busy = f"{load_before:.1f} before and {os.getloadavg()[0]:.1f} at the end"
    PAGE.write_text(_page(costs, shares, busy), encoding="utf-8")


def _page(costs: list[str], shares: list[str], busy: str) -> str:
    return f"""# Other ways to choose

What choosing by ids, heads and plans costs (`python -m bench.choices`): steps a second of {ROWS}
hands at random in one thread, medians of {TIMES}, the ways in turn. The machine has two shared
cores; on average {busy} processes wanted one. The mask has {IDS:,} places a hand.

| game | by place | with the mask | us more a step | by ids | by heads | us a plan look | plans |
|---|---|---|---|---|---|---|---|
{chr(10).join(costs)}

By heads is choosing all nine, each with its mask. A look for plans is timed where the planner plays
all seats, a look an action.

## Actions that share an id

How many legal actions have the id of one before them in the list, so that they can't be chosen by
it: in random hands with each number of players, in the greedy bot's and in the planner's.

| game | random | greedy | planner |
|---|---|---|---|
{chr(10).join(shares)}
"""


if __name__ == "__main__":
    main()
