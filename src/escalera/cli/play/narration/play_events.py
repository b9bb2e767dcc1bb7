"""From a play to what is told of it: the deed."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from rich.text import Text

from escalera.cli.drawing.cards import Faces
from escalera.cli.drawing.names import family
from escalera.cli.play.narration.consequences import consequences
from escalera.cli.play.narration.deeds import Deed, Event
from escalera.cli.words import phrase, styled
from escalera.engine.match.view import MeldView, View
from escalera.engine.state.action import Action, TabledCard, Verb


def deed(event: Event, faces: Faces) -> Deed:
    """Return what a seat's play did, as the viewer saw it."""
    done = _TELLERS[event.action.verb](event, faces)
    done.verb = event.action.verb
    done.extras += consequences(event, faces)
    return done


def gained(before: View, after: View, own: Action | None) -> list[int]:
    """Return the cards that came into the viewer's hand, with a play of its own or without."""
    if own is not None and own.verb is Verb.BACK:
        return []
    used = Counter(card.kind for card in own.cards) if own else Counter[int]()
    return sorted(((Counter(after.hand) + used) - Counter(before.hand)).elements())


def _drew(event: Event, _: Faces) -> Deed:
    if event.own:
        came = gained(event.before, event.after, event.action)
        return Deed(phrase("told-drew"), [TabledCard(kind) for kind in came])
    number = sum(event.before.stocks) - sum(event.after.stocks)
    return Deed(phrase("told-drew") if number == 1 else phrase("told-drew-cards", n=number))


def _took(event: Event, faces: Faces) -> Deed:
    before, action = event.before, event.action
    number = len(before.pile) - len(event.after.pile)
    upcard = [] if before.upcard is None else [TabledCard(before.upcard)]
    onto = _meld_words("told-onto", event.after, action, faces)
    if action.cards:
        cards = styled("told-with", cards=faces.tabled_cards(action.cards))
        onto = Text(" ").append_text(cards).append_text(onto)
    words = phrase("told-took-cards", n=number) if number > 1 else phrase("told-took")
    return Deed(words, upcard, onto)


def _melded(event: Event, _: Faces) -> Deed:
    lay = {meld.number for meld in event.before.melds_of(_team(event))}
    new = [m.number for m in event.after.melds_of(_team(event)) if m.number not in lay]
    return Deed(phrase("told-melded"), list(event.action.cards), meld=new[0] if new else 0)


def _added(event: Event, faces: Faces) -> Deed:
    action = event.action
    meld = _meld_words("told-to", event.before, action, faces)
    return Deed(phrase("told-added"), list(action.cards), meld, action.meld)


def _merged(event: Event, _: Faces) -> Deed:
    action = event.action
    return Deed(phrase("told-merged", number=str(action.meld), other=str(action.other)))


def _took_back(event: Event, _: Faces) -> Deed:
    if not event.action.cards:
        return Deed(phrase("told-back-all"), undoes=True)
    source = Text(f" {phrase('told-from', number=str(event.action.meld))}")
    return Deed(phrase("told-back"), list(event.action.cards), source)


def _discarded(event: Event, _: Faces) -> Deed:
    return Deed(phrase("told-discarded"), list(event.action.cards))


def _declared(event: Event, _: Faces) -> Deed:
    return Deed(phrase("told-declared"), list(event.action.cards))


def _plain(key: str) -> Callable[[Event, Faces], Deed]:
    return lambda _event, _faces: Deed(phrase(key))


_TELLERS: Final[dict[Verb, Callable[[Event, Faces], Deed]]] = {
    Verb.DRAW: _drew,
    Verb.TAKE: _took,
    Verb.MELD: _melded,
    Verb.ADD: _added,
    Verb.MERGE: _merged,
    Verb.BACK: _took_back,
    Verb.ASK: _plain("told-asked"),
    Verb.YES: _plain("told-yes"),
    Verb.NO: _plain("told-no"),
    Verb.DISCARD: _discarded,
    Verb.SPECIAL: _plain("told-special"),
    Verb.DECLARE: _declared,
    Verb.CLAIM: _plain("told-claimed"),
    Verb.END_STOCK: _plain("told-ended"),
    Verb.END_STUCK: _plain("told-ended"),
}


def _team(event: Event) -> int:
    return event.after.rules.team_of(event.seat)


def _meld_words(key: str, view: View, action: Action, faces: Faces) -> Text:
    """Return which meld an action names, in words."""
    meld = meld_of(view, view.rules.team_of(view.turn), action.meld)
    if meld is None:
        return Text()
    return Text(f" {phrase(key, number=str(action.meld), family=family(meld, faces))}")


def meld_of(view: View, team: int, number: int) -> MeldView | None:
    """Return a team's meld by its number."""
    return next((meld for meld in view.melds_of(team) if meld.number == number), None)
