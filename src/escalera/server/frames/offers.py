"""What a player can do with the cards they hold up, by mouse or finger."""

from escalera.cards.kinds import kind_of
from escalera.engine.match.card_options import use_of
from escalera.engine.match.game import Game
from escalera.engine.state.action import Action, Verb
from escalera.server.frames.messages_out import hand_and_seat, in_words
from escalera.server.messages import asks, protocol
from escalera.server.table.table import Table


def offers(table: Table, person: str, ask: asks.Offer) -> protocol.Offers:
    """Return every action a person can take with exactly these cards, or why there is none."""
    return offers_of(*hand_and_seat(table, person), ask)


def offers_of(game: Game, seat: int, ask: asks.Offer) -> protocol.Offers:
    """Return every action a seat can take with exactly these cards, or why there is none."""
    use = use_of(game, seat, tuple(map(kind_of, ask.cards)))
    return protocol.Offers(
        ask.cards,
        tuple(map(str, use.actions)),
        *in_words(use.refusal),
        freezes=any(_freezes(game, action) for action in use.actions),
        ref=ask.ref,
    )


def _freezes(game: Game, action: Action) -> bool:
    """Say whether the pile is frozen after a discard, and is not before: the discard is tried."""
    if action.verb != Verb.DISCARD or game.view(0).frozen:
        return False
    after = game.copy()
    after.play(action)
    return after.view(0).frozen
