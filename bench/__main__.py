"""`make bench`: measure everything in one run and write bench/results.md."""

from pathlib import Path

from escalera.bench.report import gather, lines

_HEAD = """# Benchmark

Medians of three, in one run on one machine (`make bench`). An action is: list all legal ones,
pick one at random, apply it. Peers are driven as their own documentation shows, on their nearest
game: OpenSpiel from Python, with a new game each time and from a cloned start; Pgx jitted and in
batches. OpenSpiel deals and draws by chance nodes. They count as actions, as they are listed,
picked and applied; for its players' actions alone they don't, as the engine's deals don't. The
peers' games are smaller than these, so a ratio is a rough guide.

"""


def main() -> None:
    """Write the page and print it."""
    page = _HEAD + "\n".join(lines(gather())) + "\n"
    (Path(__file__).parent / "results.md").write_text(page)
    print(page)


if __name__ == "__main__":
    main()
