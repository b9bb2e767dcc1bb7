"""Tells the player why a play can't be made."""

from escalera.book.referee import rule_of
from escalera.cli.play.input.readings import objection
from escalera.cli.play.input.typed_play import Typed
from escalera.engine.match.game import Game
from escalera.engine.state.action import Verb


def why_not(game: Game, typed: Typed) -> str:
    """Return why a typed play is refused: a sentence, and the chapter that tells the rule."""
    refusal = objection(game, typed)
    if refusal is not None:
        chapters = rule_of(refusal.name)
        return f"{refusal.sentence} ({chapters})" if chapters else refusal.sentence
    if typed.verb is Verb.TAKE:
        return "You have no way to take the pile now."
    return f"There is nothing to {typed.verb} now. Type ? for what you can do."
