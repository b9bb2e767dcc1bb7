"""Tunes the planner's weights for a game: `python -m tools.tune --game GAME`, or `make tune`.

CMA-ES lets candidates play against the weights the run began with. All candidates of a generation
get the same new deals, every deal twice with the teams swapped. Then the tuned weights are checked
on deals of other seeds, and written if they are surely better. Weights tuned at a game's usual
table also hold for other numbers of players if they are surely better there than those set by hand.
Weights tuned at another table (`--players N`) hold only there, and come first.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from escalera.arena.statistics import Estimate
from escalera.bots.planner.value.weights import NAMES, TUNED, Weights, untuned_for, weights_for
from escalera.rules import DEFAULT_PLAYERS, games, load
from tools.tuning.evolution import Generation, Run, evolve
from tools.tuning.fitness import Player, Task, compared, player
from tools.tuning.space import space_of

PROBE = 12
"""How many deals show whether a weight matters in a game."""


def options(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Return the options of the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.tune", description=__doc__)
    parser.add_argument("--game", required=True, choices=games())
    parser.add_argument("--players", type=int, default=DEFAULT_PLAYERS)
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--population", type=int, default=16, help="candidates of a generation")
    parser.add_argument("--deals", type=int, default=100, help="for each candidate")
    parser.add_argument("--sigma", type=float, default=0.7, help="the first spread, in units")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--check", type=int, default=3000, help="deals of the check at the end")
    parser.add_argument("--from-untuned", action="store_true", help="begin at the untuned weights")
    parser.add_argument("--state", type=Path, help="the run's file, from which it goes on")
    parser.add_argument("--out", type=Path, help="the weights' file; else the package's")
    return parser.parse_args(arguments)


def run_of(asked: argparse.Namespace) -> tuple[Run, Path]:
    """Return the run asked for, and its state file."""
    rules = load(asked.game, asked.players)
    start = untuned_for(rules) if asked.from_untuned else weights_for(rules)
    named = {"game": rules.game, "version": rules.version, "players": rules.seats}
    run = Run(
        space_of(rules, start, f"tune/{asked.seed}/probe", PROBE),
        asked.seed,
        asked.population,
        asked.sigma,
        {**named, "deals": asked.deals},
    )
    return run, asked.state or Path("build") / "tune" / f"{name_of(asked)}-{asked.seed}.jsonl"


def name_of(asked: argparse.Namespace) -> str:
    """Return the name for a run's files: the game, and the number of players if it is unusual."""
    usual = asked.players == DEFAULT_PLAYERS
    return str(asked.game) if usual else f"{asked.game}-{asked.players}"


def tuned(asked: argparse.Namespace, run: Run, state: Path, play: Player) -> Weights:
    """Run the evolution, report each generation, and return the weights it ends with."""
    rules = load(asked.game, asked.players)
    found = run.space.start

    def fitness(number: int, candidates: list[Weights]) -> list[float]:
        seed = f"tune/{asked.seed}/{number}"
        tasks = [Task(rules, one, run.space.start, seed, asked.deals) for one in candidates]
        return [sum(points) / len(points) for points in play(tasks)]

    for generation in evolve(run, fitness, asked.generations, state):
        say(line_of(generation))
        found = generation.weights
    return found


def line_of(generation: Generation) -> str:
    """Return a generation's report."""
    points = generation.points
    mean = sum(points) / len(points)
    return (
        f"{generation.number:4}: mean {mean:+8.1f}, best {max(points):+8.1f}, "
        f"worst {min(points):+8.1f} points a hand; spread {generation.spread:.2f}"
    )


def text_of(
    game: str, weights: Weights, command: str, found: Estimate, players: Sequence[int]
) -> str:
    """Return a weights file."""
    begun = "untuned weights" if "--from-untuned" in command else "tuned weights that stood here"
    lines = [
        f"# {command}",
        f"# {told(found)} above its start, the {begun}",
        f'tuned_for = "{game}"',
        f"players = {sorted(players)}",
        "",
        "[weights]",
        *(f"{name} = {getattr(weights, name)}" for name in NAMES),
    ]
    return "\n".join(lines) + "\n"


def other_tables(asked: argparse.Namespace, weights: Weights, play: Player) -> list[int]:
    """Return the other numbers of players for which weights beat those set by hand.

    Weights tuned at an unusual table are only for that number of players.
    """
    better: list[int] = []
    if asked.players != DEFAULT_PLAYERS:
        return better
    for players in load(asked.game).players:
        if players == asked.players:
            continue
        rules, seed = load(asked.game, players), f"tune/{asked.seed}/{players}"
        above = compared(play, rules, weights, untuned_for(rules), seed, asked.check)
        say(f"{asked.game}: with {players} players {told(above)} above those set by hand")
        if above.low is not None and above.low > 0:
            better.append(players)
    return better


def told(found: Estimate) -> str:
    """Return an estimate in words."""
    if found.low is None:
        return f"{found.mean:+.1f} points a hand"
    return f"{found.mean:+.1f} points a hand (95 %: {found.low:+.1f} to {found.high:+.1f})"


def command_of(asked: argparse.Namespace, start: Weights) -> str:
    """Return the command that repeats this tuning from the same start."""
    by_hand = start == untuned_for(load(asked.game, asked.players))
    again = ["game", "players", "generations", "population", "deals", "sigma", "seed", "check"]
    words = [f"--{name} {getattr(asked, name)}" for name in again]
    words += ["--from-untuned"] if by_hand else []
    return " ".join(["python -m tools.tune", *words])


def say(line: str) -> None:
    """Report a line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main(arguments: Sequence[str] | None = None) -> None:
    """Tune, check and write."""
    asked = options(arguments)
    rules = load(asked.game, asked.players)
    run, state = run_of(asked)
    say(f"{asked.game}: {len(run.space.names)} weights matter; state in {state}")
    with player(asked.jobs) as play:
        found = tuned(asked, run, state, play)
        seed = f"tune/{asked.seed}"
        above = compared(play, rules, found, run.space.start, seed, asked.check)
        say(f"{asked.game}: tuned above the start {told(above)}, {asked.check} other deals")
        if above.low is None or above.low <= 0:
            say("Not surely better: nothing is written.")
            return
        players = [asked.players, *other_tables(asked, found, play)]
    file = asked.out or TUNED / f"{name_of(asked)}.toml"
    file.parent.mkdir(parents=True, exist_ok=True)
    command = command_of(asked, run.space.start)
    file.write_text(text_of(asked.game, found, command, above, players), encoding="utf-8")
    say(f"Written to {file}.")


if __name__ == "__main__":
    main()
