"""What follows from a play by rule: melds completed, red 3s laid, the foot, penalties."""

from collections import Counter

from rich.text import Text

from escalera.cli.drawing.cards import Faces
from escalera.cli.drawing.names import complete_name, subject
from escalera.cli.play.narration.deeds import Event
from escalera.cli.words import counted, phrase, styled
from escalera.engine.match.view import View
from escalera.engine.state.action import Verb


def consequences(event: Event, faces: Faces) -> list[Text]:
    """Return what followed from a seat's play, each in words."""
    before, after = event.before, event.after
    found = [
        _laid_too(event, faces),
        *_completed(before, after, faces),
        _received(event),
        _foot(event),
        _froze(event),
        _penalty(event),
    ]
    return [text for text in found if text]


def _laid_too(event: Event, faces: Faces) -> Text:
    """Tell of red 3s laid by rule; one that was declared is in the deed itself."""
    if event.action.verb is Verb.DECLARE:
        return Text()
    return laid(event.before, event.after, event.before.rules.team_of(event.seat), faces)


def laid(before: View, after: View, team: int, faces: Faces) -> Text:
    """Tell of a team's new red 3s."""
    new = Counter(after.red_threes[team - 1]) - Counter(before.red_threes[team - 1])
    if not new:
        return Text()
    return styled("told-laid", cards=faces.cards(sorted(new.elements())))


def _completed(before: View, after: View, faces: Faces) -> list[Text]:
    whole = {(meld.team, meld.number) for meld in before.melds if meld.complete}
    new = [m for m in after.melds if m.complete and (m.team, m.number) not in whole]
    return [
        Text(_completion(complete_name(meld), subject(meld, faces)), style="bold") for meld in new
    ]


def _completion(meld: str, cards: str) -> str:
    return phrase("told-completed", meld=meld, cards=cards)


def _received(event: Event) -> Text:
    """Tell of the pile's other cards, which come with the initial meld (R5)."""
    number = len(event.before.pile) - len(event.after.pile)
    if number <= 0 or event.action.verb not in (Verb.MELD, Verb.ADD):
        return Text()
    return Text(phrase("told-received", cards=counted(number, "card")))


def _foot(event: Event) -> Text:
    picked_up = event.before.feet[event.seat - 1] and not event.after.feet[event.seat - 1]
    return Text(phrase("told-foot") if picked_up else "")


def _froze(event: Event) -> Text:
    froze = event.action.verb is Verb.DISCARD and event.after.frozen and not event.before.frozen
    return Text(phrase("told-froze") if froze else "")


def _penalty(event: Event) -> Text:
    team = event.before.rules.team_of(event.seat) - 1
    points = event.after.penalties[team] - event.before.penalties[team]
    return Text(phrase("told-penalty", points=str(points)) if points else "")
