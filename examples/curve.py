"""How a network gets on: measured now and then against a bot, and kept as a bot each time."""

import argparse
import time
from pathlib import Path

from escalera.rules import load
from examples.network import Network
from examples.network_bot import against, save_bot


def arguments(description: str, rate: float) -> argparse.ArgumentParser:
    """Return what the examples that learn by playing understand on their command lines."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("game")
    parser.add_argument("-o", dest="folder", type=Path, required=True, help="for the bots")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--hands", type=int, default=20_000, help="to learn from")
    parser.add_argument("--measures", type=int, default=10, help="how often to measure")
    parser.add_argument("--deals", type=int, default=50, help="to measure with, at least 2")
    parser.add_argument("--against", default="greedy", help="a bot to be measured with")
    parser.add_argument("--weights", type=Path, help="a saved network to begin with")
    parser.add_argument("--rate", type=float, default=rate, help="how fast to learn at first")
    parser.add_argument("--seed", type=int, default=1)
    return parser


class Curve:
    """Prints a line and writes a bot each time that a share of the hands was played.

    ``going``: whether there is more to learn; ``rate``: how fast, to fall to nothing.
    """

    def __init__(self, given: argparse.Namespace) -> None:
        self.rules, self.began = load(given.game, given.players), time.monotonic()
        self.given, self.measured, self.going, self.rate = given, 0, True, given.rate
        print(f"minutes    hands  points a hand above {given.against}, 95 %")

    def after(self, ended: int, network: Network) -> None:
        """Measure a network after so many hands, if it is time to."""
        given = self.given
        self.rate = given.rate * max(0.0, 1 - ended / given.hands)
        if ended < given.hands * (self.measured + 1) / given.measures:
            return
        self.measured += 1
        self.going = self.measured < given.measures
        path = given.folder / f"{self.measured:02}.py"
        save_bot(network, path)
        found = against(path, given.against, self.rules, given.deals)
        points = f"{found.mean:+,.0f} ({found.low:+,.0f} to {found.high:+,.0f})"
        minutes = (time.monotonic() - self.began) / 60
        print(f"{minutes:7.1f} {ended:8,}  {points}", flush=True)
