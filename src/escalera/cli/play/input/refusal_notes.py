"""Tells the player why a play can't be made."""

from escalera.book.positions.referee import rule_of
from escalera.cli.language import chosen
from escalera.cli.play.input.readings import objection
from escalera.cli.play.input.typed_play import Typed
from escalera.cli.words import phrase
from escalera.engine.match.game import Game
from escalera.engine.match.refusals import sentence
from escalera.engine.state.action import ENDS, Verb
from escalera.engine.state.reasons import Reason


def why_not(game: Game, typed: Typed) -> str:
    """Return why a typed play is refused: a sentence, and the chapter that tells the rule."""
    refusal = objection(game, typed)
    if refusal is not None:
        said = sentence(Reason[refusal.name], game.rules, chosen())
        chapters = rule_of(refusal.name, chosen())
        return f"{said} ({chapters})" if chapters else said
    if typed.verb is Verb.TAKE:
        return phrase("answer-no-take")
    if typed.verb in ENDS:
        return phrase("answer-no-end")
    return phrase("answer-no-play", verb=typed.verb)
