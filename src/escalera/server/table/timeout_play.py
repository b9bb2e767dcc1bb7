"""A safe play for somebody whose time is up: draw, answer no, take back, discard low."""

from escalera.cards.kinds import FIRST_NATURAL, is_wild
from escalera.engine.match.game import Game
from escalera.engine.state.action import Action, Verb
from escalera.engine.state.rule_record import points_of
from escalera.rules import RuleSet

_BEFORE_DISCARD = (Verb.NO, Verb.DRAW, Verb.DECLARE, Verb.BACK)
_LAST = (Verb.SPECIAL, Verb.END_STOCK, Verb.END_STUCK)


def safe_play(game: Game) -> Action:
    """Return a legal action that gives little away; the game must not be over."""
    legal = game.legal_actions()
    for verb in _BEFORE_DISCARD:
        found = [action for action in legal if action.verb is verb and not action.meld]
        if found:
            return found[0]
    discards = [action for action in legal if action.verb is Verb.DISCARD]
    if discards:
        return min(discards, key=lambda action: _given_away(game.rules, action))
    return next((action for verb in _LAST for action in legal if action.verb is verb), legal[0])


def _given_away(rules: RuleSet, action: Action) -> tuple[bool, int]:
    kind = action.cards[0].kind
    return is_wild(kind), points_of(rules, kind) if kind >= FIRST_NATURAL else 0
