"""Where the engine's fields are in memory, and what its numbers mean, as TypeScript."""

import json
from enum import IntEnum
from typing import Any, Final

from escalera.bots.planner.decide import plan_numbers
from escalera.bots.planner.decide.find_plans import MOST_PLANS
from escalera.bots.planner.observe.knowledge import CHOICE, RANKS, SEEN_MELD
from escalera.bots.planner.observe.knowledge import SEEN as SEEN_HAND
from escalera.bots.planner.playout import Desk
from escalera.bots.planner.value.weights import WEIGHTS
from escalera.cards.kinds import KINDS
from escalera.engine.legal.survey import BUFFER
from escalera.engine.legal.way_out import DEPTH, MOST_STEPS, SEEN, WIDTH
from escalera.engine.match.engine_version import ENGINE
from escalera.engine.match.score_sheet import NAMES
from escalera.engine.record.written_position import CLASHES
from escalera.engine.state.codes import NO_CARD
from escalera.engine.state.dtypes import DECK, MELDS, RULES, SEATS, STATE
from escalera.engine.state.enums import Asked, Ending, Form, Line, Op, Phase, Place
from escalera.engine.state.reasons import Reason
from escalera.engine.state.shapes import SHAPELESS
from escalera.engine.whole.card_uses import MOST_TRIED, STATES
from escalera.engine.whole.whole_row import VERBS, width
from escalera.engine.whole.wild_places import CARDS
from escalera.server.frames.fast_json.parts import _ACTION, _HAND, _PUBLIC, _WHOLE

_HEAD: Final = "// Written by `python -m tools.page` from the engine's records. Edits are lost.\n"
_STATE_FIELDS: Final = (
    "phase", "ending", "seat", "answerer", "out_seat", "took", "hands", "feet", "face_down",
)  # fmt: skip
_ENUMS: Final = (Asked, Form, Op, Phase, Ending, Place)


def layout_text() -> str:
    """Return the file's text."""
    said = {
        "ENGINE": ENGINE,
        "STATE": {"size": STATE.itemsize, **_offsets(STATE, _STATE_FIELDS)},
        "DECK_AT": dict(STATE.fields or {})["deck"][1],
        "RULES_SIZE": RULES.itemsize,
        "RULE_FIELDS": _rule_fields(),
        "WEIGHTS_SIZE": WEIGHTS.itemsize,
        "DESK": _desk(),
        "DESK_AT": _desk_at(),
        "KINDS": KINDS,
        "RANKS": RANKS,
        "NO_CARD": NO_CARD,
        "COUNTS": _counts(),
        "REASONS": _reasons(),
        "CARDS": _offsets(CARDS, ("kinds", "count")),
        "PLAN": _plan(),
        "SEEN": _record(SEEN_HAND),
        "SEEN_MELD": _record(SEEN_MELD),
        "CHOICE": _record(CHOICE),
        "LINES": [NAMES[line] for line in Line],
        "VERBS": [str(verb) for verb in VERBS],
        "SHAPELESS": SHAPELESS,
        "CLASHES": CLASHES,
    }
    enums = "".join(f"export const {_name(one)} = {_enum(one)} as const\n" for one in _ENUMS)
    told = "".join(f"export const {key} = {json.dumps(item)}\n" for key, item in said.items())
    return _HEAD + enums + told


def _name(enum: type[IntEnum]) -> str:
    return enum.__name__


def _enum(enum: type[IntEnum]) -> str:
    return json.dumps({item.name: item.value for item in enum})


def _offsets(dtype: Any, names: tuple[str, ...]) -> dict[str, int]:
    return {name: dtype.fields[name][1] for name in names}


def _rule_fields() -> dict[str, list[int | str]]:
    """Return where each number of a rule record is, and its type."""
    fields = dict(RULES.fields or {})
    return {name: [found[1], found[0].base.str[1:]] for name, found in fields.items()}


def _record(dtype: Any) -> dict[str, int]:
    """Return where the fields of a record lie, and how long it is: `size`."""
    return _offsets(dtype, tuple(dtype.fields)) | {"size": dtype.itemsize}


def _reasons() -> list[str]:
    """Return the reasons' names at their numbers; a number that no reason has any more is empty."""
    names = {int(reason): reason.name for reason in Reason}
    return [names.get(number, "") for number in range(max(names) + 1)]


def _desk() -> list[dict[str, Any]]:
    """Return the planner's scratch arrays: bytes, shape, and the words that are not zero."""
    return [
        {"bytes": made.nbytes, "shape": list(made.shape), "filled": _filled(made)}
        for made in Desk().arrays()
    ]


def _desk_at() -> dict[str, int]:
    """Return where each of them stands, by name."""
    return {name: at for at, name in enumerate(Desk.NAMES)}


def _filled(made: Any) -> list[list[int]]:
    """Return the places of eight bytes that a new array fills, and with which number."""
    whole = made.tobytes()
    words = [whole[at : at + 8] for at in range(0, len(whole), 8)]
    return [[at * 8, int.from_bytes(word, "little")] for at, word in enumerate(words) if any(word)]


def _plan() -> dict[str, int]:
    """Return where a plan's numbers lie, and how many all plans take at most."""
    names = ("INDEX", "ACTIONS", "HEAD")
    said = {name.lower(): int(getattr(plan_numbers, name)) for name in names}
    numbers = plan_numbers.MOST_NUMBERS + plan_numbers.HEAD * BUFFER
    return said | {"numbers": numbers, "most": MOST_PLANS + BUFFER}


def _counts() -> dict[str, int]:
    return {
        "state": STATE.itemsize, "seats": SEATS, "deck": DECK, "melds": MELDS, "buffer": BUFFER,
        "depth": DEPTH, "width": WIDTH, "seen": SEEN, "mostSteps": MOST_STEPS, "lines": len(Line),
        "row": width(DECK), "usesStates": STATES, "usesTried": MOST_TRIED, "cards": CARDS.itemsize,
        "public": _PUBLIC, "hand": _HAND, "action": _ACTION, "whole": _WHOLE,
    }  # fmt: skip
