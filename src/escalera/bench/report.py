"""All measurements of one run, as JSON, as a table in the terminal, and as a page."""

import json as json_format
import sys
from dataclasses import asdict, dataclass
from typing import Any

from escalera.bench import measure
from escalera.bench.peers import peer_figures
from escalera.engine.state.dtypes import STATE
from escalera.rules import games

SECONDS = 1.0
PEER_SECONDS = 2.0
NEAREST = ("openspiel", "openspiel_players")
"""OpenSpiel with its chance nodes counted as actions, and with only the players' actions."""


_HEADINGS = (
    "| game | actions a second | two threads | hands a second | times OpenSpiel "
    "| its players' actions alone |"
)


@dataclass(frozen=True, slots=True)
class Results:
    """One run's figures."""

    games: dict[str, measure.RandomPlay]
    clone_nanoseconds: float
    call_microseconds: dict[str, float]
    cold_start_seconds: float
    warm_start_seconds: float
    bytes_per_game: int
    peers: dict[str, dict[str, Any]]


def gather(seconds: float = SECONDS) -> Results:
    """Measure everything, one after the other."""
    played = {game: measure.random_play(game, seconds) for game in games()}
    cold, warm = measure.start_seconds()
    return Results(
        games=played,
        clone_nanoseconds=measure.clone_nanoseconds(),
        call_microseconds=measure.call_microseconds(),
        cold_start_seconds=cold,
        warm_start_seconds=warm,
        bytes_per_game=STATE.itemsize,
        peers=peer_figures(PEER_SECONDS),
    )


def ratio(results: Results, game: str, peer: str) -> str:
    """Return how many times as fast as a peer a game plays, `-` if the peer was not measured."""
    if peer not in results.peers:
        return "-"
    rate = float(results.peers[peer]["actions_per_second"])
    return f"{results.games[game].actions_per_second / rate:.0f}"


def lines(results: Results) -> list[str]:
    """Return the page, as Markdown."""
    made = [_HEADINGS, "|---|---|---|---|---|---|"]
    for game, play in results.games.items():
        made.append(
            f"| {game} | {play.actions_per_second / 1e6:.2f} M "
            f"| {play.two_threads_actions_per_second / 1e6:.2f} M | {play.hands_per_second:,.0f} "
            f"| {' | '.join(ratio(results, game, peer) for peer in NEAREST)} |"
        )
    made += ["", "| peer | its game | actions a second |", "|---|---|---|"]
    for name, peer in results.peers.items():
        rate = float(peer["actions_per_second"])
        made.append(f"| {name} {peer['version']} | {peer['game']} | {rate:,.0f} |")
    made += ["", "| what | figure |", "|---|---|", *_others(results)]
    return made


def _others(results: Results) -> list[str]:
    calls = [f"| call: {name} | {us:.2f} us |" for name, us in results.call_microseconds.items()]
    return [
        *calls,
        f"| clone within compiled code | {results.clone_nanoseconds:.0f} ns |",
        f"| cold start (everything compiled) | {results.cold_start_seconds:.1f} s |",
        f"| warm start to the first legal list | {results.warm_start_seconds:.2f} s |",
        f"| bytes a game | {results.bytes_per_game} |",
    ]


def run(json: bool = False) -> None:
    """Measure and print, as a table or as JSON (`escalera bench`)."""
    results = gather()
    text = json_format.dumps(asdict(results), indent=1) if json else "\n".join(lines(results))
    sys.stdout.write(text + "\n")
