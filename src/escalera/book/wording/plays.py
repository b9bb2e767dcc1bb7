"""Cards and plays in words, with the suits' symbols."""

from escalera.book.wording.catalogue import Catalogue
from escalera.book.wording.phrases import say
from escalera.engine.state.action import Action, Verb

_SYMBOLS = str.maketrans({"S": "♠", "H": "♥", "D": "♦", "C": "♣", "T": "10"})


def card_words(card: str) -> str:
    """Return a card as it is shown: `10♥` for TH, `JK=6♥` for a wild with its place."""
    own, equals, place = card.partition("=")
    return _face(own) + (equals and f"={_face(place)}")


def _face(card: str) -> str:
    return card if card == "JK" else card.translate(_SYMBOLS)


def play_words(text: str, words: Catalogue) -> str:
    """Return a play such as `take with 8S 8H`, without a seat, in words."""
    action = Action.parse(text)
    cards = " ".join(card_words(str(card)) for card in action.cards)
    return words.text(say(_key(action), cards=cards, meld=action.meld, other=action.other))


def _key(action: Action) -> str:
    match action.verb:
        case Verb.TAKE if not action.cards:
            return "play-take_alone"
        case Verb.TAKE if action.meld:
            return "play-take_to"
        case Verb.BACK if not action.cards:
            return "play-back_all"
        case Verb.END_STOCK | Verb.END_STUCK:
            return "play-end"
        case verb:
            return f"play-{verb.value}"
