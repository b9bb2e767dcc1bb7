"""`make bench`: measure everything in one run and write bench/results.md."""

from pathlib import Path

from bench import rollouts, server
from escalera.bench.report import gather, lines

_HEAD = """# Benchmark

Medians of three, in one run on one machine (`make bench`). An action is: list all legal ones,
pick one at random, apply it. Peers are driven as their own documentation shows, on their nearest
game: OpenSpiel from Python, with a new game each time and from a cloned start; Pgx jitted and in
batches. OpenSpiel deals and draws by chance nodes. They count as actions, as they are listed,
picked and applied; for its players' actions alone they don't, as the engine's deals don't. The
peers' games are smaller than these, so a ratio is a rough guide.

"""


_SERVER_HEAD = """
## The table server

Tables of four clients by socket, one play in flight a table: every play is stored before it is
shown, and counts when all four have their new view. One server process on one core, the clients on
the other.

"""


_ROLLOUTS_HEAD = """
## Rollouts

From the middle of a hand (half its plays, by four greedy players) to its end, what is hidden dealt
anew; hands a second of one core.

"""


def main() -> None:
    """Write the page and print it."""
    page = _HEAD + "\n".join(lines(gather())) + "\n"
    page += _ROLLOUTS_HEAD + "\n".join(rollouts.lines(rollouts.all_figures())) + "\n"
    page += _SERVER_HEAD + "\n".join(server.lines(server.all_figures())) + "\n"
    (Path(__file__).parent / "results.md").write_text(page)
    print(page)


if __name__ == "__main__":
    main()
