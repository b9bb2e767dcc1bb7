"""Whether the seat can go out this turn: against trying every play, and where hands ended so."""

from pathlib import Path

import pytest

from escalera.cards.rng import seed_words
from escalera.engine.match import doors
from escalera.engine.match.game import Game
from escalera.engine.match.position import Position
from escalera.engine.state.codes import op_of
from escalera.engine.state.dtypes import new_states
from escalera.engine.state.enums import Asked, Ending, Op, Phase
from escalera.notation import read
from escalera.rules import games
from tests.fuzz.checks.gate import NEAR_THE_END, Gate
from tests.fuzz.tables import Table
from tools import golden

TABLING = {Op.MELD, Op.ADD, Op.MERGE, Op.DISCARD}
SMALL = 7
STARTS = 600
ONE_MELD = {
    "need_any": "1",
    **dict.fromkeys(("need_red", "need_black", "need_samba", "need_wild", "need_sevens"), "0"),
    **dict.fromkeys(("need_red_canasta", "need_black_canasta"), "0"),
}


def tables(code: int) -> bool:
    return op_of(code) in TABLING


def tried_out(position: Position) -> bool:
    """Say, by trying every play, whether the hand can be emptied in this turn after a yes."""
    first = position.copy()
    if first.state.pending or first.state.asked == Asked.NO:
        return False
    if position.rules.asking == "required" and position.rules.partners:
        first.states["asked"] = Asked.YES
    seat, waiting = first.seat, [first]
    met: set[bytes] = set()
    while waiting:
        at = waiting.pop()
        for code in filter(tables, at.codes()):
            after = at.copy()
            after.apply(code)
            if after.phase == Phase.OVER:
                return bool(after.state.ending == Ending.OUT)
            if after.seat == seat and after.states.tobytes() not in met:
                met.add(after.states.tobytes())
                waiting.append(after)
    return False


def near_the_end(game: str, settings: dict[str, str]) -> list[Position]:
    """Return positions after a draw with few cards in hand."""
    table = Table(game, 4, tuple(settings.items()))
    gate = Gate(table)
    found: list[Position] = []
    for number in range(STARTS):
        states = new_states(1)
        gate.start(number * NEAR_THE_END + NEAR_THE_END - 1, states)
        position, words = Position(table.rules(), states), seed_words(f"way out {number}")
        for _ in range(4):
            codes = position.codes()
            if position.phase == Phase.PLAY and sum(position.counts(position.seat)) <= SMALL:
                found.append(position.copy())
            draws = [code for code in codes if op_of(code) == Op.DRAW]
            wanted = draws or [code for code in codes if op_of(code) in {Op.MELD, Op.ADD}]
            if not wanted:
                break
            position.apply(wanted[doors.roll(words, len(wanted))])
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("settings", [{}, ONE_MELD], ids=["as it is", "one meld is enough"])
def test_against_every_play_tried_out(game: str, settings: dict[str, str]) -> None:
    found = near_the_end(game, settings)
    answers = [position.can_go_out() for position in found]
    assert answers == [tried_out(position) for position in found]
    assert False in answers
    assert True in answers or not settings


GOLDEN = sorted(golden.FOLDER.rglob("*.rec"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_where_somebody_went_out_it_was_seen(path: Path) -> None:
    text = path.read_text().splitlines()
    ends = [number for number, line in enumerate(text) if line.startswith("end out")]
    for end in ends:
        last = max(number for number in range(end) if text[number][2:].startswith(("draw", "take")))
        tabled = text[last + 1 : end]
        if any("back" in line for line in tabled):
            continue
        game = Game.from_record(read("\n".join(text[: last + 1]) + "\n"))
        if game.position.phase == Phase.PLAY and not game.view(0).pending:
            assert game.can_go_out(), text[last]


@pytest.mark.parametrize("phase", ["draw", "over"])
def test_only_in_the_middle_of_a_turn(phase: str) -> None:
    game = Game.new("samba", seed=1)
    while phase == "over" and not game.hand_over:
        game.play(game.legal_actions()[-1])
    assert not game.can_go_out()
