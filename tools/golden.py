"""Makes the golden games and node counts again: `python -m tools.golden`.

If they change, behaviour has changed: read the difference, and bump the game's rules version.
"""

import random
from pathlib import Path

from escalera.engine.match.game import Game
from escalera.engine.match.position import Position
from escalera.notation import write
from escalera.rules import games, load

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
SETTINGS = {
    "samba": {"self_policed": "yes"},
    "sambola": {"jokers": "6"},
    "black-samba": {"pile_take": "all"},
    "bolivia": {"jokers": "9"},
    "villages-samba": {"hands": "3", "self_policed": "yes"},
}
HANDS = 2
DEPTHS = (1, 2, 3)
EVERY = 25


def names() -> list[tuple[str, bool]]:
    """Return the names to keep: each game as it is, and once with a variation."""
    return [(game, varied) for game in games() for varied in (False, True)]


def played(game: str, *, varied: bool) -> Game:
    """Play two random hands; the choice doesn't depend on the order of the legal list."""
    rules = load(game, 4, SETTINGS[game] if varied else {})
    match, generator = Game.new(rules, seed=f"golden {varied}"), random.Random(f"golden {varied}")
    for hand in range(HANDS):
        while not match.hand_over:
            match.play(generator.choice(sorted(match.legal_actions(), key=str)))
        if match.outcome() is None and hand + 1 < HANDS:
            match.next_hand()
    return match


def nodes(position: Position, depth: int) -> int:
    """Count the ways to play some number of atomic actions."""
    codes = position.codes()
    if depth == 1:
        return len(codes)
    count = 0
    for code in codes:
        following = position.copy()
        following.apply(code)
        count += nodes(following, depth - 1)
    return count


def counts(game: str) -> list[tuple[int, ...]]:
    """Return step and node counts at some positions of a hand."""
    match, generator = Game.new(load(game), seed="nodes"), random.Random("nodes")
    found: list[tuple[int, ...]] = []
    for step in range(EVERY * 5):
        if match.hand_over:
            break
        if step % EVERY == 0 and len(match.position.codes()) < 40:
            found.append((step, *(nodes(match.position, depth) for depth in DEPTHS)))
        match.play(generator.choice(sorted(match.legal_actions(), key=str)))
    return found


def nodes_text() -> str:
    """Return all node counts as text, one position to a line: game, step, depth 1, 2, 3."""
    lines = [f"{game} {' '.join(map(str, row))}" for game in games() for row in counts(game)]
    return "\n".join(lines) + "\n"


def file_of(game: str, *, varied: bool) -> Path:
    """Return the file of a golden game."""
    return FOLDER / f"{game}{'-varied' if varied else ''}.rec"


def main() -> None:
    """Write everything."""
    for game, varied in names():
        file_of(game, varied=varied).write_text(write(played(game, varied=varied).record()))
    (FOLDER / "nodes.txt").write_text(nodes_text())


if __name__ == "__main__":
    main()
