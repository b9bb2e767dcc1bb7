"""What a view says about hidden cards: who is known to hold which, and what each discarded."""

from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from escalera.bots.planner.observe.knowledge import RANKS
from escalera.cards.jit import interpreted
from escalera.cards.kinds import RED_THREES
from escalera.cards.pack import pack
from escalera.engine.match.view import View
from escalera.engine.state.action import Action, Verb
from escalera.engine.topics.facts import cards_taken

UNKNOWN = -1
"""A card of the pile whose face no play shows."""
_cards_taken: Final = interpreted(cards_taken)
_parse = lru_cache(maxsize=8192)(Action.parse)
_LEAVES = {Verb.MELD, Verb.ADD, Verb.TAKE, Verb.DISCARD, Verb.DECLARE}


@dataclass
class KnownCards:
    """What a seat knows about hidden cards; seats count from 0.

    `held` are the cards that others took from the pile and were not seen to part with, `down` those
    of them that are face down until the turn ends; `pool` are the kinds of all other hidden cards.
    """

    held: list[Counter[int]]
    down: Counter[int]
    pool: list[int]
    thrown: list[list[int]]
    """By seat and rank: what it discarded, as long as it did not take that rank back."""


@dataclass
class _Story:
    """The plays so far, followed from the first: the pile and what came out of it."""

    view: View
    pile: list[int] = field(default_factory=list)
    held: list[Counter[int]] = field(default_factory=list)
    thrown: list[list[int]] = field(default_factory=list)
    down: Counter[int] = field(default_factory=Counter)
    before: tuple[list[int], Counter[int], Counter[int]] | None = None
    """Pile and cards as they were before this turn's take, while that can still be undone."""


def known_cards(view: View) -> KnownCards:
    """Return what a view says; a spectator's view has no hidden hand of its own."""
    story = _follow(view)
    for seat in range(view.rules.seats):
        if seat == view.seat - 1:
            story.held[seat].clear()
    left = _unseen(view)
    for cards in (*story.held, story.down):
        _keep_possible(cards, left)
    for seat, cards in enumerate(story.held):
        _keep_at_most(cards, view.hand_sizes[seat], left)
    _keep_at_most(story.down, view.face_down, left)
    return KnownCards(story.held, story.down, sorted(left.elements()), story.thrown)


def _unseen(view: View) -> Counter[int]:
    """Return the pack without the cards that the viewer sees."""
    left = Counter(pack(view.rules.packs, view.rules.jokers))
    left.subtract(view.hand)
    left.subtract(view.pile)
    for reds in view.red_threes:
        left.subtract(reds)
    for meld in view.melds:
        left.subtract(card.kind for card in meld.cards)
    return left


def _keep_possible(cards: Counter[int], left: Counter[int]) -> None:
    """Move cards out of the unseen ones; those that can't be there are forgotten."""
    for kind in list(cards):
        cards[kind] = min(cards[kind], left[kind])
        left[kind] -= cards[kind]


def _keep_at_most(cards: Counter[int], size: int, left: Counter[int]) -> None:
    """Forget cards that a place is too small for, the highest kinds first."""
    for kind in sorted(cards, reverse=True):
        over = min(cards[kind], cards.total() - size)
        if over > 0:
            cards[kind] -= over
            left[kind] += over


def _follow(view: View) -> _Story:
    seats = range(view.rules.seats)
    story = _Story(view, held=[Counter() for _ in seats], thrown=[[0] * RANKS for _ in seats])
    for seat, text in view.plays:
        if seat:
            _play(story, seat - 1, _parse(text))
    return story


def _play(story: _Story, seat: int, action: Action) -> None:
    held, thrown = story.held[seat], story.thrown[seat]
    if action.verb == Verb.TAKE:
        story.before = list(story.pile), held.copy(), story.down.copy()
        _take(story, held, thrown)
    if action.verb in _LEAVES:
        for card in action.cards:
            held[card.kind] = max(0, held[card.kind] - 1)
    if action.verb == Verb.BACK:
        _back(story, seat, action)
    if action.verb == Verb.DISCARD:
        story.pile.append(action.cards[0].kind)
        thrown[action.cards[0].kind >> 2] += 1
    if action.verb == Verb.SPECIAL:
        story.pile.append(UNKNOWN)
    if action.verb in (Verb.DISCARD, Verb.SPECIAL):
        held.update(story.down)
        story.down.clear()
        story.before = None


def _take(story: _Story, held: Counter[int], thrown: list[int]) -> None:
    """Move what is known of the pile into a hand, or face down in front of it."""
    rules = story.view.rules
    first = len(story.pile) - _cards_taken(rules, len(story.pile))
    into = story.down if rules.pile_face_down else held
    laid = () if rules.red_threes_laid == "declare" else RED_THREES
    into.update(kind for kind in story.pile[first:-1] if kind != UNKNOWN and kind not in laid)
    if story.pile and story.pile[-1] != UNKNOWN:
        thrown[story.pile[-1] >> 2] = 0
    del story.pile[first:]


def _back(story: _Story, seat: int, action: Action) -> None:
    """Give cards back to a hand; a whole turn taken back before the minimum undoes its take."""
    team = story.view.rules.team_of(seat + 1) - 1
    pending = story.before is not None and not action.cards and not action.meld
    if pending and story.before is not None and not story.view.melded[team]:
        story.pile, story.held[seat], story.down = story.before
        story.before = None
    story.held[seat].update(card.kind for card in action.cards)
