"""What the plays so far show: who discarded which ranks, who took which cards, who took back."""

from functools import lru_cache
from typing import Any, Final

from escalera.cards.jit import interpreted
from escalera.cards.kinds import FOUR, JOKER
from escalera.engine.match.view import View
from escalera.engine.state.action import Action, Verb
from escalera.engine.topics.facts import cards_taken

_cards_taken: Final = interpreted(cards_taken)
_parse = lru_cache(maxsize=8192)(Action.parse)


def follow(v: Any, view: View) -> None:
    """Note in a record what the other seats' discards and takes tell about their hands."""
    v.took_back = _took_back(view)
    known = [[0] * 53 for _ in range(view.rules.seats)]
    thrown = [[0] * 14 for _ in range(view.rules.seats)]
    _walk(view, known, thrown)
    for seat in range(view.rules.seats):
        if seat != view.seat - 1:
            v.known[seat][:], v.thrown[seat][:] = known[seat], thrown[seat]


def _took_back(view: View) -> bool:
    """Say whether the seat took cards back this turn: then it tables nothing new.

    So no turn goes in circles, and every turn ends.
    """
    for _, play in reversed(view.plays):
        if play.startswith(Verb.BACK):
            return True
        if play.startswith(Verb.DISCARD) or play == Verb.SPECIAL:
            return False
    return False


def _walk(view: View, known: list[list[int]], thrown: list[list[int]]) -> None:
    """Replay the pile: a card taken is known to be held until it is seen to leave the hand."""
    pile: list[int] = []
    for seat, text in view.plays:
        action = _parse(text)
        held = known[seat - 1] if seat else []
        if action.verb == Verb.DISCARD:
            kind = action.cards[0].kind
            pile.append(kind)
            held[kind] = max(0, held[kind] - 1)
            if FOUR * 4 <= kind < JOKER:
                thrown[seat - 1][kind >> 2] += 1
        elif action.verb == Verb.TAKE:
            _take(view, pile, held, thrown[seat - 1])
        elif action.verb == Verb.BACK:
            for card in action.cards:
                held[card.kind] += 1
        for card in action.cards if action.verb in (Verb.MELD, Verb.ADD, Verb.TAKE) else ():
            held[card.kind] = max(0, held[card.kind] - 1)


def _take(view: View, pile: list[int], held: list[int], thrown: list[int]) -> None:
    """Move the pile's cards into a hand, as far as their faces were seen."""
    first = len(pile) - _cards_taken(view.rules, len(pile))
    for kind in pile[first:-1]:
        if kind not in (5, 6):
            held[kind] += 1
    if pile:
        thrown[pile[-1] >> 2] = 0 if pile[-1] < 52 else thrown[13]
    del pile[first:]
