"""What melds are called on the screen (R1)."""

from escalera.cards.kinds import is_black_three, is_wild, rank_of, suit_of
from escalera.cli.drawing.cards import Faces, rank_plural, rank_word
from escalera.cli.words import phrase
from escalera.engine.match.view import MeldView
from escalera.engine.state.action import TabledCard
from escalera.engine.state.enums import Form


def is_red(meld: MeldView) -> bool:
    """Say whether a meld is red: without wilds."""
    return not any(is_wild(card.kind) for card in meld.cards)


def complete_name(meld: MeldView) -> str:
    """Return what a complete meld is: `red canasta`, `black samba`, `wild canasta`."""
    if meld.form == Form.WILD:
        return phrase("meld-wild-canasta")
    kind = "canasta" if meld.form == Form.SET else "samba"
    if kind == "samba" and any(is_black_three(card.kind) for card in meld.cards):
        return phrase("meld-full-sequence")
    return phrase(f"meld-{'red' if is_red(meld) else 'black'}-{kind}")


def family(meld: MeldView, faces: Faces) -> str:
    """Return what kind of cards a meld takes: `kings`, `♥ sequence`, `wilds`."""
    if meld.form != Form.SEQUENCE:
        return subject(meld, faces)
    return sequence(_place(meld.cards[0]), faces)


def sequence(kind: int, faces: Faces) -> str:
    """Return what a sequence with a card in it is called: `♥ sequence`."""
    return phrase("meld-sequence", suit=faces.suit(suit_of(kind)).plain)


def subject(meld: MeldView, faces: Faces) -> str:
    """Return what a meld is made of: `kings`, `♥ 5-J`, `wilds`."""
    if meld.form == Form.WILD:
        return phrase("meld-wilds")
    if meld.form == Form.SEQUENCE:
        return f"{faces.suit(suit_of(_place(meld.cards[0]))).plain} {span(meld.cards)}"
    if meld.rank < 0:
        return rank_plural(rank_of(meld.cards[0].kind))
    return rank_plural(meld.rank)


def span(cards: tuple[TabledCard, ...]) -> str:
    """Return the lowest and the highest rank of a sequence: `5-J`."""
    ranks = sorted(rank_of(_place(card)) for card in cards)
    return f"{rank_word(ranks[0])}-{rank_word(ranks[-1])}"


def _place(card: TabledCard) -> int:
    return card.stands_for if card.stands_for >= 0 else card.kind
