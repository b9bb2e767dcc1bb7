"""Why a plan is played: what it brings and what it keeps the others from, in short sentences."""

from collections.abc import Iterator, Sequence

from escalera.bots.planner import Plan
from escalera.cards.kinds import is_wild, rank_of, suit_of
from escalera.cli.advice.ahead import Ahead
from escalera.cli.drawing.cards import Faces, rank_plural
from escalera.cli.drawing.scores import counted
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
    return f"{whole:+,} point{'' if abs(whole) == 1 else 's'}"


def _answer(answer: Action, plan: Plan) -> str:
    if answer.verb is Verb.YES:
        return f"Ending the hand now is worth about {points(plan.value)} to your team."
    return f"Playing on is worth about {points(plan.value)} to your team."


def _drawing(
    first: Action, ahead: Ahead, plan: Plan, rest: Sequence[Plan], legal: Sequence[Action]
) -> Iterator[str]:
    """Tell why the pile is taken, or is not."""
    other = Verb.DRAW if first.verb is Verb.TAKE else Verb.TAKE
    against = next((each for each in rest if each.actions[0].verb is other), None)
    if first.verb is Verb.TAKE:
        pile = counted(len(ahead.before.pile), "card")
        yield f"The pile has {pile}, and its top card makes a meld with yours."
        if against:
            yield f"It is worth about {points(plan.value - against.value)} beside drawing."
    elif against:
        yield f"Taking the pile is worth less: {points(against.value - plan.value)}."
    elif not any(action.verb is Verb.TAKE for action in legal):
        yield _no_take(ahead.before)


def _no_take(view: View) -> str:
    if not view.pile:
        return "There is no pile to take."
    if view.blocked:
        return "The pile is blocked, so you can only draw."
    if len(view.pile) < view.rules.pile_minimum:
        return "The pile is too small to be taken."
    if view.frozen:
        return "The pile is frozen, and you hold nothing that takes it."
    return "You hold nothing that takes the pile."


def _tabling(
    ahead: Ahead, plan: Plan, rest: Sequence[Plan], legal: Sequence[Action]
) -> Iterator[str]:
    """Tell what laying cards down brings, or what holding them does."""
    before, after = ahead.before, ahead.after
    if after.phase == Phase.OVER and before.phase == Phase.PLAY:
        yield "You go out: the hand ends, and the cards that others hold count against them."
        yield from _against(plan, rest, "hold everything back", "playing on")
        return
    laid = [action for action in ahead.actions if action.verb in (Verb.MELD, Verb.ADD, Verb.TAKE)]
    team = before.team - 1
    if laid and after.melded[team] and not before.melded[team]:
        yield f"That is your first meld: it needs {before.minimums[team]} points."
    if ahead.completed:
        yield f"It completes a meld: {points(ahead.completed)}."
    if before.phase != Phase.PLAY:
        return
    if any(action.verb is Verb.ASK for action in ahead.actions):
        yield "After a yes you can go out."
    elif laid:
        yield from _against(plan, rest, "hold everything back", "holding the cards back")
    else:
        yield _holding(before, plan, rest, legal)


def _against(plan: Plan, rest: Sequence[Plan], word: str, said: str) -> Iterator[str]:
    other = next((each for each in rest if each.word == word), None)
    if other and round(plan.value - other.value) > 0:
        yield f"It is worth about {points(plan.value - other.value)} beside {said}."


def _holding(view: View, plan: Plan, rest: Sequence[Plan], legal: Sequence[Action]) -> str:
    if not any(action.verb in (Verb.MELD, Verb.ADD) for action in legal):
        return "Nothing that you hold makes a meld or fits one."
    other = next((each for each in rest if each.word == "table what fits"), None)
    if other:
        return f"Laying cards down is worth less: {points(other.value - plan.value)}."
    if not view.melded[view.team - 1]:
        return f"Your cards don't make a first meld of {view.minimums[view.team - 1]} points yet."
    return "What you could lay down is worth more in your hand for now."


def _discard(kind: int, ahead: Ahead, faces: Faces) -> str:
    """Tell why this card is discarded."""
    before, after, card = ahead.before, ahead.after, faces.word(kind)
    if after.frozen and not before.frozen:
        cards = counted(len(after.pile), "card")
        return f"{card} freezes the pile: its {cards} are then harder for everybody to take."
    if after.blocked:
        return f"{card} blocks the pile: the next player has to draw."
    if _stands_alone(kind, ahead.hand):
        return f"{card} goes with no other card in your hand."
    if not is_wild(kind) and rank_of(kind) in _thrown(before):
        return f"The next player has discarded {rank_plural(rank_of(kind))} too."
    return f"{card} is the card that you miss least."


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
