"""Any change to a revealed hand is noticed, whatever it is."""

import random
import re

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from escalera.engine.match.game import Game
from escalera.notation.read import read
from escalera.notation.verify import Fault, replayed, verify
from escalera.notation.write import write
from tests.notation.provable import (
    provable,
)

TEXT = provable("samba")


LINES = TEXT.splitlines()


SEALED = [
    n for n, line in enumerate(LINES) if re.match("dealer|commit|deal|upcards|stock|reveal", line)
]


slow = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@slow
@given(st.sampled_from(SEALED), st.integers(0, 400), st.sampled_from("0123456789abcdefSHDCJKQT-"))
def test_any_character_of_the_sealed_lines_counts(number: int, place: int, character: str) -> None:
    line = LINES[number]
    place %= len(line)
    changed = [*LINES]
    changed[number] = line[:place] + character + line[place + 1 :]
    fault = verify("\n".join(changed) + "\n")
    assert (fault is None) == (changed == LINES)
    assert fault is None or 1 <= fault.line <= len(LINES)


@slow
@given(st.integers(0, 2**32))
def test_any_two_cards_of_the_deal_count(seed: int) -> None:
    generator = random.Random(seed)
    rows = [n for n in SEALED if LINES[n].startswith(("deal", "upcards", "stock"))]
    cells = [
        (n, at)
        for n in rows
        for at in range(2 if LINES[n].startswith("deal") else 1, len(LINES[n].split()))
    ]
    (one, left), (other, right) = generator.sample(cells, 2)
    words = {n: LINES[n].split() for n in (one, other)}
    words[one][left], words[other][right] = words[other][right], words[one][left]
    changed = [" ".join(words.get(n, line.split())) for n, line in enumerate(LINES)]
    assert (verify("\n".join(changed) + "\n") is None) == (changed == LINES)


@slow
@given(st.sampled_from(range(len(LINES))), st.sampled_from(range(len(LINES))), st.booleans())
def test_lines_moved_or_lost(number: int, to: int, lost: bool) -> None:
    changed = [*LINES]
    line = changed.pop(number)
    if not lost:
        changed.insert(to, line)
    text = "\n".join(changed) + "\n"
    found = replayed(text)
    if isinstance(found, Fault):
        assert 1 <= found.line <= len(changed) + 1
        return
    again = write(found.record())
    assert again.startswith(text)
    assert write(Game.from_record(read(again)).record()) == again
    if number in SEALED:
        kept = read(text).hands[0]
        assert set(kept.setup) == set(read(TEXT).hands[0].setup)
