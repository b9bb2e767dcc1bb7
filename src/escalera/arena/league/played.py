"""A league's deals, played; and what each bot gained in them, deal by deal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain
from statistics import fmean

from escalera.arena.duplicate import Done, play
from escalera.arena.league.league import League
from escalera.arena.order import Order
from escalera.arena.run import tasks_of
from escalera.arena.seating import pairings, sides_of
from escalera.arena.statistics import Estimate, clustered
from escalera.arena.summing import differences, hands_of
from escalera.arena.times import Times, added
from escalera.simulation.pool import spread

Progress = Callable[[int], None]
"""Called with how many deals are done."""
Gains = dict[tuple[int, int], list[float]]
"""By two sides, how much more the first scores in a hand, deal by deal."""


@dataclass(frozen=True)
class Played:
    """A league's gains: of each two bots, and of each two partners above the reference.

    gains: by bots' numbers, both ways round. partners: by bots' numbers, both ways round and with
    itself; empty where nobody is a partner. times: by bot.
    """

    league: League
    gains: Gains
    partners: Gains
    times: tuple[Times, ...]

    def above_all(self, bot: int, others: Sequence[int]) -> Estimate:
        """Return how much more a bot scores than the others do against it, each as often."""
        return _mean([self.gains[bot, other] for other in others if other != bot])

    def as_partner(self, bot: int) -> Estimate:
        """Return how much more a bot and a stranger score than the reference, over strangers."""
        others = (other for other in range(len(self.league.bots)) if other != bot)
        return _mean([self.partners[bot, other] for other in others])


def played(league: League, jobs: int = 1, progress: Progress | None = None) -> Played:
    """Play a league; any number of processes gives the same gains. Errors as in `League.check`."""
    league.check()
    counted = _Counted(progress)
    met = [_done(order, jobs, counted) for order in league.all_against_all]
    mixed = [_done(order, jobs, counted) for order in league.with_strangers]
    times = tuple(added(one.times[bot] for one in chain(*met)) for bot in range(len(league.bots)))
    gains = _gains(league.all_against_all[0], [*chain(*met)])
    partners = _partners(league.with_strangers[0], [*chain(*mixed)]) if mixed else {}
    return Played(league, gains, partners, times)


class _Counted:
    """How many deals are done, told to whoever wants to know."""

    def __init__(self, progress: Progress | None) -> None:
        self._progress = progress
        self._number = 0

    def one_more(self) -> None:
        self._number += 1
        if self._progress is not None:
            self._progress(self._number)


def _done(order: Order, jobs: int, counted: _Counted) -> list[Done]:
    found = []
    for done in spread(play, iter(tasks_of(order)), jobs):
        found.append(done)
        counted.one_more()
    return found


def _gains(order: Order, done: Sequence[Done]) -> Gains:
    """Return the gains of each two sides that met, by the sides' numbers."""
    gains: Gains = {}
    for number, pairing in enumerate(pairings(order)):
        one, other = pairing.sides
        gains[one, other] = differences(pairing, hands_of(done, number))
        gains[other, one] = [-gain for gain in gains[one, other]]
    return gains


def _partners(order: Order, done: Sequence[Done]) -> Gains:
    """Return what two bots gain as partners above the last bot of an order."""
    gains, last = _gains(order, done), len(order.bots) - 1
    partners: Gains = {}
    for number, side in enumerate(sides_of(order)):
        if number != last:
            one, other = side[0], side[-1]
            partners[one, other] = partners[other, one] = gains[number, last]
    return partners


def _mean(gains: Sequence[Sequence[float]]) -> Estimate:
    """Return the mean over several gains, which count deal by deal."""
    return clustered([fmean(deal) for deal in zip(*gains, strict=True)])
