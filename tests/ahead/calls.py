"""`python -m tests.ahead.calls FOLDER`: calls of the library's doors, and what came of each.

`calls` and `answers` go into the folder, for another engine or machine to repeat. A number has
8 bytes, the lowest first. A call: the length of the door's name and the name, what it gives (0
nothing, 1 a whole number, 2 a real one), how many arguments; an argument is -1 and a number, or an
array's size in bytes, its two lengths and its bytes. An answer: what was given, then the bytes of
each array.
"""

import struct
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import Any, BinaryIO

from escalera.cards.compiling import library
from escalera.cards.compiling.arrays import Argument, Array, arguments, symbol

GIVES = {type(None): 0, int: 1, bool: 1, float: 2}
FIRST, EVERY, MOST = 30, 10, 300
"""Of each door's calls the first ones are noted, then every tenth up to the last of these."""


class Notes:
    """Notes the calls of doors."""

    def __init__(self, calls: BinaryIO, answers: BinaryIO) -> None:
        self.calls, self.answers = calls, answers
        self.counts: dict[str, int] = {}
        self._door, self._lock = library.door, Lock()

    def door(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """Return a door of the library that notes its calls."""
        taken = arguments(function)
        gives = GIVES[_plain(taken.pop("return"))]
        name, call = symbol(function), self._door(function)
        kinds = list(taken.values())

        def noted(*given: Any) -> Any:
            if not self._wanted(name):
                return call(*given)
            with self._lock:  # search plays in threads
                self.calls.write(called(name, gives, kinds, given))
                answer = call(*given)
                self.answers.write(answered(answer, kinds, given))
            return answer

        return noted

    def _wanted(self, name: str) -> bool:
        count = self.counts[name] = self.counts.get(name, 0) + 1
        return count <= FIRST or (count % EVERY == 0 and count <= MOST)


def _plain(kind: Argument) -> type:
    assert not isinstance(kind, Array)
    return kind


def called(name: str, gives: int, kinds: list[Argument], given: tuple[Any, ...]) -> bytes:
    """Return a call as bytes."""
    parts = [struct.pack("<q", len(name)), name.encode(), struct.pack("<qq", gives, len(given))]
    for kind, one in zip(kinds, given, strict=True):
        if isinstance(kind, Array):
            first, second = (*one.shape, 0)[:2]
            parts += [struct.pack("<qqq", one.nbytes, first, second), one.tobytes()]
        else:
            parts.append(struct.pack("<qq", -1, int(one)))
    return b"".join(parts)


def answered(answer: Any, kinds: list[Argument], given: tuple[Any, ...]) -> bytes:
    """Return an answer as bytes."""
    told = (
        struct.pack("<d", answer) if isinstance(answer, float) else struct.pack("<q", answer or 0)
    )
    pairs = zip(kinds, given, strict=True)
    return b"".join([told, *(one.tobytes() for kind, one in pairs if isinstance(kind, Array))])


def play() -> None:
    """Play the golden games again, random hands, and some plays of each bot with their frames."""
    import numpy as np

    from escalera.bots import make_bot
    from escalera.cards.rng import seed_words
    from escalera.engine.legal.survey import BUFFER
    from escalera.engine.match import doors
    from escalera.engine.match.game import Game
    from escalera.engine.state.dtypes import SEATS, new_states
    from escalera.engine.state.rule_record import numbers
    from escalera.notation import read
    from escalera.rules import games, load
    from escalera.server.frames.fast_json import cards_part, legal_part, public_part
    from tools import golden

    for game in games():
        states, out, scores = new_states(1), np.zeros(BUFFER, np.int64), np.zeros(SEATS, np.int64)
        doors.play_hands(states, 0, numbers(load(game)), seed_words(game), out, 50, scores)
    for game, varied in golden.names():
        Game.from_record(read(golden.file_of(game, varied=varied).read_text()))
    for name, plays in {"planner": 400, "greedy": 400, "search": 6}.items():
        for game in games():
            match = Game.new(load(game), seed=f"calls {name}")
            bots = [make_bot(name, seed=seat) for seat in range(match.rules.seats)]
            while not match.hand_over and len(match.view(1).plays) < plays:
                seat = match.seat_to_act
                public_part(match.position), cards_part(match.position, seat - 1)
                legal_part(match.position)
                match.play(bots[seat - 1].choose(match.view(seat), match.legal_actions()))


def main(folder: Path) -> None:
    """Write the calls and the answers."""
    with (folder / "calls").open("wb") as calls, (folder / "answers").open("wb") as answers:
        notes = Notes(calls, answers)
        library.door = notes.door  # type: ignore[assignment]
        play()
    sys.stdout.writelines(f"{name} {count}\n" for name, count in sorted(notes.counts.items()))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
