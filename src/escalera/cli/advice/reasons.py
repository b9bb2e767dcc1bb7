"""Why a plan is played: what it gains and what it denies the others, in short sentences."""

from collections.abc import Iterator, Sequence

from escalera.bots.planner import Plan
from escalera.cards.kinds import is_wild, rank_of, suit_of
from escalera.cli.advice.ahead import Ahead
from escalera.cli.drawing.cards import Faces, rank_plural
from escalera.cli.words import counted, phrase
from escalera.cli.words import points as plain
from escalera.engine.match.view import View
from escalera.engine.state.action import Action, Verb
from escalera.engine.state.enums import Phase


def reasons(
    ahead: Ahead, plan: Plan, rest: Sequence[Plan], legal: Sequence[Action], faces: Faces
) -> Iterator[str]:
    """Yield sentences; `rest` are the other plans, the best first."""
    first = ahead.actions[0] if ahead.actions else plan.actions[0]
    if first.verb in (Verb.YES, Verb.NO):
        yield _answer(first, plan)
        return
    if first.verb in (Verb.DRAW, Verb.TAKE):
        yield from _drawing(first, ahead, plan, rest, legal)
    yield from _tabling(ahead, plan, rest, legal)
    last = ahead.actions[-1] if ahead.actions else first
    asked = any(action.verb is Verb.ASK for action in ahead.actions)
    if last.verb is Verb.DISCARD and not asked and ahead.after.phase != Phase.OVER:
        yield _discard(last.cards[0].kind, ahead, faces)


def points(number: float) -> str:
    """Return points with their sign: `+120 points`, `-1 point`."""
    whole = round(number)
    signed = f"{'-' if whole < 0 else '+'}{plain(abs(whole))}"
    return phrase("advice-points", n=abs(whole), points=signed)


def _more(number: float) -> str:
    """Return how many points more something is worth, without a sign: `about 120 points`."""
    whole = round(number)
    return phrase("advice-about", n=whole, points=plain(whole))


def _answer(answer: Action, plan: Plan) -> str:
    key = "advice-yes" if answer.verb is Verb.YES else "advice-no"
    return phrase(key, points=points(plan.value))


def _drawing(
    first: Action, ahead: Ahead, plan: Plan, rest: Sequence[Plan], legal: Sequence[Action]
) -> Iterator[str]:
    """Tell why the pile is taken, or is not."""
    other = Verb.DRAW if first.verb is Verb.TAKE else Verb.TAKE
    against = next((each for each in rest if each.actions[0].verb is other), None)
    if first.verb is Verb.TAKE:
        cards = counted(len(ahead.before.pile), "card")
        yield phrase("advice-take" if first.cards else "advice-take-alone", cards=cards)
        if against and round(plan.value - against.value) > 0:
            yield phrase("advice-take-worth", points=_more(plan.value - against.value))
    elif against:
        yield phrase("advice-take-less", points=points(against.value - plan.value))
    elif not any(action.verb is Verb.TAKE for action in legal):
        yield _no_take(ahead.before)


def _no_take(view: View) -> str:
    if not view.pile:
        return phrase("advice-no-pile")
    if view.blocked:
        return phrase("advice-blocked")
    if len(view.pile) < view.rules.pile_minimum:
        return phrase("advice-small")
    if view.frozen:
        return phrase("advice-frozen")
    return phrase("advice-nothing-takes")


def _tabling(
    ahead: Ahead, plan: Plan, rest: Sequence[Plan], legal: Sequence[Action]
) -> Iterator[str]:
    """Tell what laying cards down brings, or what holding them does."""
    before, after = ahead.before, ahead.after
    if after.phase == Phase.OVER and before.phase == Phase.PLAY:
        yield phrase("advice-out")
        yield from _against(plan, rest, "advice-beside-on")
        return
    laid = [action for action in ahead.actions if action.verb in (Verb.MELD, Verb.ADD, Verb.TAKE)]
    team = before.team - 1
    if laid and after.melded[team] and not before.melded[team]:
        yield phrase("advice-first-meld", n=str(before.minimums[team]))
    if ahead.completed:
        yield phrase("advice-completes", points=points(ahead.completed))
    if before.phase != Phase.PLAY:
        return
    if any(action.verb is Verb.ASK for action in ahead.actions):
        yield phrase("advice-after-yes")
    elif laid:
        yield from _against(plan, rest, "advice-beside-holding")
    else:
        yield _holding(before, plan, rest, legal)


def _against(plan: Plan, rest: Sequence[Plan], key: str) -> Iterator[str]:
    """Tell what a plan is worth, compared with holding everything back."""
    other = next((each for each in rest if each.word == "hold everything back"), None)
    if other and round(plan.value - other.value) > 0:
        yield phrase(key, points=_more(plan.value - other.value))


def _holding(view: View, plan: Plan, rest: Sequence[Plan], legal: Sequence[Action]) -> str:
    if not any(action.verb in (Verb.MELD, Verb.ADD) for action in legal):
        return phrase("advice-nothing-fits")
    other = next((each for each in rest if each.word == "table what fits"), None)
    if other:
        return phrase("advice-table-less", points=points(other.value - plan.value))
    if not view.melded[view.team - 1]:
        return phrase("advice-too-few", n=str(view.minimums[view.team - 1]))
    return phrase("advice-hold")


def _discard(kind: int, ahead: Ahead, faces: Faces) -> str:
    """Tell why this card is discarded."""
    before, after, card = ahead.before, ahead.after, faces.word(kind)
    if after.frozen and not before.frozen:
        cards = counted(len(after.pile), "card")
        return phrase("advice-freezes", card=card, cards=cards)
    if after.blocked:
        return phrase("advice-blocks", card=card)
    if _stands_alone(kind, ahead.hand):
        return phrase("advice-alone", card=card)
    if not is_wild(kind) and rank_of(kind) in _thrown(before):
        return phrase("advice-thrown", cards=rank_plural(rank_of(kind)))
    return phrase("advice-least", card=card)


def _stands_alone(kind: int, hand: Sequence[int]) -> bool:
    """Say whether a card has no pair and no neighbour of its suit within two ranks."""
    if is_wild(kind):
        return False
    others = list(hand)
    others.remove(kind)
    return not any(
        rank_of(other) == rank_of(kind)
        or (suit_of(other) == suit_of(kind) and abs(rank_of(other) - rank_of(kind)) <= 2)
        for other in others
        if not is_wild(other)
    )


def _thrown(view: View) -> set[int]:
    """Return the ranks that the next player has discarded in this hand."""
    following = view.seat % view.rules.seats + 1
    thrown = [Action.parse(text) for seat, text in view.plays if seat == following]
    return {rank_of(action.cards[0].kind) for action in thrown if action.verb is Verb.DISCARD}
