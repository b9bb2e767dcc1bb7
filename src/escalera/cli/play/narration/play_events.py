"""From a play to what is told of it: the deed itself."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from rich.text import Text

from escalera.cli.drawing.cards import Faces
from escalera.cli.drawing.names import family
from escalera.cli.play.narration.consequences import consequences
from escalera.cli.play.narration.deeds import Deed, Event
from escalera.engine.match.view import MeldView, View
from escalera.engine.state.action import Action, TabledCard, Verb


def deed(event: Event, faces: Faces) -> Deed:
    """Return what a seat's play did, as the viewer saw it."""
    done = _TELLERS[event.action.verb](event, faces)
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
        return Deed("drew", [TabledCard(kind) for kind in came])
    number = sum(event.before.stocks) - sum(event.after.stocks)
    return Deed("drew" if number == 1 else f"drew {number} cards")


def _took(event: Event, faces: Faces) -> Deed:
    before, action = event.before, event.action
    number = len(before.pile) - len(event.after.pile)
    upcard = [] if before.upcard is None else [TabledCard(before.upcard)]
    onto = _meld_words("onto", event.after, action, faces)
    if action.cards:
        onto = Text(" with ").append_text(faces.tabled_cards(action.cards)).append_text(onto)
    return Deed(f"took {number} cards of the pile," if number > 1 else "took", upcard, onto)


def _melded(event: Event, _: Faces) -> Deed:
    lay = {meld.number for meld in event.before.melds_of(_team(event))}
    new = [m.number for m in event.after.melds_of(_team(event)) if m.number not in lay]
    return Deed("melded", list(event.action.cards), meld=new[0] if new else 0)


def _added(event: Event, faces: Faces) -> Deed:
    action = event.action
    return Deed(
        "added", list(action.cards), _meld_words("to", event.before, action, faces), action.meld
    )


def _merged(event: Event, _: Faces) -> Deed:
    return Deed(f"put m{event.action.other} onto m{event.action.meld}")


def _took_back(event: Event, _: Faces) -> Deed:
    if not event.action.cards:
        return Deed("took everything back", undoes=True)
    return Deed("took back", list(event.action.cards), Text(f" from m{event.action.meld}"))


def _discarded(event: Event, _: Faces) -> Deed:
    return Deed("discarded", list(event.action.cards))


def _plain(words: str) -> Callable[[Event, Faces], Deed]:
    return lambda _event, _faces: Deed(words)


_TELLERS: Final[dict[Verb, Callable[[Event, Faces], Deed]]] = {
    Verb.DRAW: _drew,
    Verb.TAKE: _took,
    Verb.MELD: _melded,
    Verb.ADD: _added,
    Verb.MERGE: _merged,
    Verb.BACK: _took_back,
    Verb.ASK: _plain("asked: “May I go out?”"),
    Verb.YES: _plain("said yes"),
    Verb.NO: _plain("said no"),
    Verb.DISCARD: _discarded,
    Verb.SPECIAL: _plain("showed a hand of jokers and made the special discard"),
    Verb.DECLARE: _plain("declared a red 3"),
    Verb.CLAIM: _plain("claimed an upcard that can't be used"),
    Verb.END_STOCK: _plain("ended the hand"),
    Verb.END_STUCK: _plain("ended the hand"),
}


def _team(event: Event) -> int:
    return event.after.rules.team_of(event.seat)


def _meld_words(link: str, view: View, action: Action, faces: Faces) -> Text:
    """Return which meld an action names, in words."""
    meld = meld_of(view, view.rules.team_of(view.turn), action.meld)
    return Text(f" {link} m{action.meld} ({family(meld, faces)})" if meld else "")


def meld_of(view: View, team: int, number: int) -> MeldView | None:
    """Return a team's meld by its number."""
    return next((meld for meld in view.melds_of(team) if meld.number == number), None)
