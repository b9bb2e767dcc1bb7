"""What is said of actions: features of the legal ones, and the plays so far as tokens."""

from typing import Any, Final

from escalera.engine.state import codes
from escalera.engine.state.codes import NO_CARD
from escalera.engine.state.dtypes import Rules, State
from escalera.envs.kernels.kernel import kernel
from escalera.envs.kernels.observation import relative_slot
from escalera.envs.layout import Feature, PlayNumber

_MOST: Final = 127
"""The largest number of a token."""


@kernel
def _card(kind: int) -> int:
    return 0 if kind == NO_CARD else kind + 1


@kernel
def _points(r: Rules, kind: int) -> int:
    return 0 if kind == NO_CARD else int(r.points[kind])


@kernel
def _row(slot: int, my_team: int, teams: int) -> int:
    return 0 if slot < 0 else 1 + relative_slot(slot, my_team, teams)


@kernel
def describe(s: State, r: Rules, my_team: int, code: int, out: Any, at: int) -> None:
    """Write an action's features into out from a place on."""
    a, b, c = codes.card_a(code), codes.card_b(code), codes.card_c(code)
    slot, teams = codes.slot_of(code), int(r.teams)
    out[at + Feature.OP] = codes.op_of(code)
    out[at + Feature.CARD_A] = _card(a)
    out[at + Feature.CARD_B] = _card(b)
    out[at + Feature.CARD_C] = _card(c)
    out[at + Feature.PLACE] = codes.place_of(code)
    out[at + Feature.MELD] = _row(slot, my_team, teams)
    out[at + Feature.OTHER] = _row(codes.other_of(code), my_team, teams)
    out[at + Feature.FORM] = s.melds[slot].form if slot >= 0 else 0
    out[at + Feature.WHICH] = s.melds[slot].which if slot >= 0 else 0
    out[at + Feature.TOTAL] = s.melds[slot].total if slot >= 0 else 0
    out[at + Feature.WILDS] = s.melds[slot].wilds if slot >= 0 else 0
    out[at + Feature.POINTS] = _points(r, a) + _points(r, b) + _points(r, c)


@kernel
def note_play(s: State, seat: int, code: int, out: Any, at: int) -> None:
    """Write a play, before it happens, as a token into out from a place on."""
    slot = codes.slot_of(code)
    out[at + PlayNumber.SEAT] = seat + 1
    out[at + PlayNumber.OP] = codes.op_of(code)
    out[at + PlayNumber.CARD_A] = _card(codes.card_a(code))
    out[at + PlayNumber.CARD_B] = _card(codes.card_b(code))
    out[at + PlayNumber.CARD_C] = _card(codes.card_c(code))
    out[at + PlayNumber.PLACE] = codes.place_of(code)
    out[at + PlayNumber.MELD] = slot + 1
    out[at + PlayNumber.OTHER] = codes.other_of(code) + 1
    out[at + PlayNumber.FORM] = s.melds[slot].form if slot >= 0 else 0
    out[at + PlayNumber.WHICH] = s.melds[slot].which if slot >= 0 else 0
    out[at + PlayNumber.TOTAL] = s.melds[slot].total if slot >= 0 else 0
    out[at + PlayNumber.PILE] = min(int(s.pile_count), _MOST)
