"""What a player can do with the cards they hold up, by mouse or finger."""

from escalera.cards.kinds import kind_of
from escalera.engine.match.card_options import use_of
from escalera.engine.match.game import Game
from escalera.server.frames.messages_out import hand_and_seat, in_words
from escalera.server.messages import asks, protocol
from escalera.server.table.table import Table


def offers(table: Table, person: str, ask: asks.Offer) -> protocol.Offers:
    """Return every action a person can take with exactly these cards, or why there is none."""
    return offers_of(*hand_and_seat(table, person), ask)


def offers_of(game: Game, seat: int, ask: asks.Offer) -> protocol.Offers:
    """Return every action a seat can take with exactly these cards, or why there is none."""
    use = use_of(game, seat, tuple(map(kind_of, ask.cards)))
    actions = tuple(map(str, use.actions))
    return protocol.Offers(ask.cards, actions, *in_words(use.refusal), ref=ask.ref)
