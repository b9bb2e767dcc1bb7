"""At the start, loads the compiled code that a play may need, and the texts of refusals.

Numba loads a compiled function from its file when it is first called. A server with no file
descriptor left could not do that, and a player's first meld would fail.
"""

from dataclasses import astuple

from escalera.engine.match.card_options import use_of
from escalera.engine.match.game import Game
from escalera.engine.match.position import Position
from escalera.engine.match.refusals import sentence
from escalera.engine.state.action import ActionError, parse_play
from escalera.engine.state.reasons import Reason
from escalera.server.frames.fast_json import cards_part, legal_part, public_part

_PLAYS = 20


def load() -> None:
    """Load texts, and load or compile the code of engine and frames, before anybody waits."""
    game = Game.new("samba", seed="warm up")
    for _ in range(_PLAYS):
        game.play(game.legal_actions()[-1])
        astuple(game.view(0))  # a view makes its fields when they are looked at
        _use(game.position)
        use_of(game, game.seat_to_act, game.hand(game.seat_to_act)[:1])
    game.score_sheet()
    sentence(Reason.PILE_TOO_SMALL, game.rules)
    try:
        parse_play("")
    except ActionError as error:
        str(error)  # the texts of what is no action


def _use(position: Position) -> None:
    """Call, on a copy, what a request or a frame may call."""
    public_part(position)
    cards_part(position, 0)
    legal_part(position)
    position.can_go_out()
    for code in position.codes()[:1]:
        after = position.copy()
        if not after.check(code):
            after.apply(code)
