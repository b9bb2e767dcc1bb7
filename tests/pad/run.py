"""The long run: `python -m tests.pad.run` (`make pad`), each hand on a pad too.

Bots play whole matches until each game has enough hands; then come random hands for every game,
number of players and switch value. Prints a line for each game; exit 1 if a score differed.
"""

import argparse
import sys
import time

from escalera.rules import games, load
from tests.fuzz.tables import all_tables, house_tables
from tests.pad.playing import differences, random_differences


def options(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.pad.run", description=__doc__)
    parser.add_argument("--hands", type=int, default=10_000, help="random hands in all")
    parser.add_argument("--matches", type=int, default=400, help="bots' hands for each game")
    parser.add_argument("--house", type=int, default=20, help="tables with random house rules")
    return parser.parse_args(words)


def matches(game: str, hands: int) -> list[str]:
    """Play whole matches of one game until it has enough hands; return the differences."""
    began, played, number = time.monotonic(), 0, 0
    found: list[str] = []
    while played < hands:
        count, wrong = differences(load(game), ("greedy",), f"long/{number}")
        played, number, found = played + count, number + 1, found + wrong
    seconds = time.monotonic() - began
    print(f"{game}: {played} hands of {number} matches, {len(found)} differ, {seconds:.0f} s")
    return found


def random_hands(hands: int, house: int) -> list[str]:
    """Play random hands over all tables; return the differences."""
    began = time.monotonic()
    tables = [*all_tables(), *house_tables(3, house)]
    each = -(-hands // len(tables))
    found = [one for table in tables for one in random_differences(table, each, 1000)]
    seconds = time.monotonic() - began
    count = each * len(tables)
    print(f"random: {count} hands of {len(tables)} tables, {len(found)} differ, {seconds:.0f} s")
    return found


def main(words: list[str] | None = None) -> int:
    """Run; return the number of hands that differ."""
    chosen = options(words)
    found = [one for game in games() for one in matches(game, chosen.matches)]
    found += random_hands(chosen.hands, chosen.house)
    for one in found[:20]:
        print(f"  {one}")
    return len(found)


if __name__ == "__main__":
    sys.exit(main() > 0)
