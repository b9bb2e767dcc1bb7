"""What somebody can do with the cards they hold up, for a person with a mouse or a finger."""

from escalera.cards.kinds import kind_of
from escalera.engine.using import use_of
from escalera.server import protocol
from escalera.server.table import Table
from escalera.server.telling import hand_and_seat


def offers(table: Table, person: str, ask: protocol.Offer) -> protocol.Offers:
    """Return every action of a person with exactly these cards, or why there is none."""
    game, seat = hand_and_seat(table, person)
    use = use_of(game, seat, tuple(map(kind_of, ask.cards)))
    why = use.refusal
    return protocol.Offers(
        cards=ask.cards,
        actions=tuple(map(str, use.actions)),
        name=why.name if why else "",
        sentence=why.sentence if why else "",
        rule=why.rule if why else "",
        ref=ask.ref,
    )
