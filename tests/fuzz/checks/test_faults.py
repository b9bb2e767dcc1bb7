"""The gate sees what is wrong: a state or list spoilt on purpose gives the right fault."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from escalera.engine.match import doors
from escalera.engine.state import codes
from escalera.engine.state.dtypes import new_states
from escalera.engine.state.enums import Form, Op, Phase
from tests.fuzz.checks import listing
from tests.fuzz.checks.faults import Fault
from tests.fuzz.checks.gate import Gate, check_state
from tests.fuzz.checks.turns import note_start
from tests.fuzz.tables import Table

Spoil = Callable[[Any], None]


@pytest.fixture(scope="module")
def gate() -> Gate:
    return Gate(Table("sambola", 4))


def sequence_of(s: Any) -> Any:
    """Return an open sequence on the table, None if there is none."""
    lying = (m for m in s.melds[: s.slots] if m.form == Form.SEQUENCE and m.team and m.total < 7)
    return next(lying, None)


def hand_of(s: Any) -> int:
    """Return how many cards the seat to act holds."""
    return int(s.hands[s.seat].sum())


@pytest.fixture
def states(gate: Gate) -> Any:
    """Return a state before a draw, with an open sequence on the table and cards to play."""
    made = new_states(1)
    for number in range(4, 2000, 5):
        for steps in range(30, 90, 10):
            gate.hand(number, made, most=steps)
            if made[0].phase == Phase.DRAW and hand_of(made[0]) > 4 and sequence_of(made[0]):
                return made
    raise AssertionError


def fault(gate: Gate, states: Any) -> Fault:
    rows = gate.scratch[3]
    note_start(states[0], gate.numbers[0], rows[2])
    return Fault(check_state(states[0], gate.numbers[0], rows[0], rows[2]))


def bump(name: str) -> Spoil:
    def spoil(s: Any) -> None:
        s[name] += 1

    return spoil


def bump_first(name: str) -> Spoil:
    def spoil(s: Any) -> None:
        s[name][0] += 1

    return spoil


def bump_meld(name: str, by: int = 1) -> Spoil:
    def spoil(s: Any) -> None:
        sequence_of(s)[name] += by

    return spoil


def gain_a_nine(s: Any) -> None:
    s.hands[0][28] += 1


def drop_a_suit(s: Any) -> None:
    s.suits[0][1] ^= 1 << 9


def take_back_melding(s: Any) -> None:
    s.teams[sequence_of(s).team - 1].melded ^= 1


SPOILT: dict[Fault, list[Spoil]] = {
    Fault.CARDS: [gain_a_nine, bump("pile_count")],
    Fault.HELD: [bump_first("held")],
    Fault.SUITS: [drop_a_suit],
    Fault.FEET: [bump_first("feet_left")],
    Fault.FACE_DOWN: [bump("face_down_count")],
    Fault.PILE: [bump("pile_wilds"), bump("pile_reds")],
    Fault.MELD: [bump_meld("total"), bump_meld("wilds"), bump_meld("tabled")],
    Fault.SPAN: [bump_meld("low"), bump_meld("low", -1), bump_meld("high")],
    Fault.TABLED: [bump("tabled")],
    Fault.BLACKS: [bump("black_tabled")],
    Fault.MERGES: [bump("merges")],
    Fault.NUMBERS: [bump_meld("number", 99)],
    Fault.MELDED: [take_back_melding],
    Fault.POINTS: [bump("points")],
}


@pytest.mark.parametrize(
    ("wanted", "spoil"), [(key, spoil) for key, spoils in SPOILT.items() for spoil in spoils]
)
def test_a_spoilt_state(gate: Gate, states: Any, wanted: Fault, spoil: Spoil) -> None:
    assert fault(gate, states) == Fault.OK
    spoil(states[0])
    assert fault(gate, states) == wanted


def compared(gate: Gate, states: Any, out: Any, n: int) -> Fault:
    _, seen, stamps, rows, _ = gate.scratch
    twice = Fault(listing.remember(seen, stamps, out, n))
    if twice != Fault.OK:
        return twice
    scratch = seen, stamps, rows[3], rows[1]
    return Fault(listing.check_complete(states[0], gate.numbers[0], *scratch, n, 0))


def test_a_spoilt_list(gate: Gate, states: Any) -> None:
    draw = np.zeros(1, dtype=np.int64)
    doors.apply_action(states, 0, gate.numbers, codes.plain(Op.DRAW))
    out = np.zeros_like(gate.scratch[0])
    n = doors.list_legal(states, 0, gate.numbers, out)
    assert n > 2
    assert compared(gate, states, out, n) == Fault.OK
    assert compared(gate, states, out, n - 1) == Fault.NOT_LISTED
    out[n] = draw[0]
    assert compared(gate, states, out, n + 1) == Fault.NOT_ALLOWED
    out[n] = out[0]
    assert compared(gate, states, out, n + 1) == Fault.TWICE
