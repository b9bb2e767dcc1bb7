"""What a player can do with exactly these cards: a take, a meld, an addition, a discard.

No rule is written here: the cards' names and the table suggest what they may be meant for, and
`attempt` tries each meaning.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from escalera.cards.kinds import ACE, FOUR, is_wild, rank_of, suit_of
from escalera.engine.match.game import Game
from escalera.engine.match.refusals import Refusal, refusal
from escalera.engine.match.steps import attempt, plainest
from escalera.engine.match.view import MeldView, View
from escalera.engine.state.action import Action, TabledCard, Verb
from escalera.engine.state.enums import Form
from escalera.engine.state.reasons import Reason
from escalera.engine.state.shapes import place_of

MOST_TRIED: Final = 128
"""The most meanings tried: more than sensible cards have, and soon done."""

_SAYS_LITTLE: Final = {
    Reason.ALREADY_DRAWN,
    Reason.NOT_A_MELD,
    Reason.DOES_NOT_FIT,
    Reason.OPEN_SET_EXISTS,
    Reason.OPEN_WILD_MELD,
    Reason.PLACE_NEEDED,
}
"""Reasons that say less than another meaning's reason."""

Cards = tuple[TabledCard, ...]


@dataclass(frozen=True, slots=True)
class Use:
    """The legal actions with some cards; if there is none, why the likeliest is refused."""

    actions: tuple[Action, ...]
    refusal: Refusal | None = None


def use_of(game: Game, seat: int, kinds: Sequence[int]) -> Use:
    """Return every legal action of a seat that uses exactly these cards of its hand.

    kinds: at least one. Actions with the same result are given once.
    """
    if game.hand_over:
        return _refused(game, Reason.HAND_OVER)
    if seat != game.seat_to_act:
        return _refused(game, Reason.NOT_YOUR_TURN)
    if Counter(kinds) - Counter(game.hand(seat)):
        return _refused(game, Reason.NOT_IN_HAND)
    found: dict[bytes, Action] = {}
    reasons: list[Reason] = []
    for action in islice(_meanings(game.view(seat), kinds), MOST_TRIED):
        reason, after = attempt(game.position, action)
        if reason == Reason.OK:
            found.setdefault(after.states.tobytes(), action)
        reasons.append(reason)
    return Use(tuple(found.values())) if found else _refused(game, plainest(reasons, _SAYS_LITTLE))


def _refused(game: Game, reason: Reason) -> Use:
    return Use((), refusal(reason, game.rules))


# ---------------------------------------------------------------- what cards may mean


def _meanings(view: View, kinds: Sequence[int]) -> Iterator[Action]:
    """Yield what the cards may be meant for, the likeliest first."""
    cards = tuple(map(TabledCard, kinds))
    if len(cards) == 1:
        yield Action(Verb.DISCARD, cards)
        yield Action(Verb.DECLARE, cards)
    if len(cards) == 2 and view.upcard is not None:
        yield from _takes(view, cards, view.upcard)
    if len(cards) > 2:
        yield from _melds(cards)
    melds = view.melds_of(view.team)
    akin = [meld for meld in melds if _akin(meld, cards)]
    yield from _additions(cards, akin)
    if len(cards) == 2:
        yield Action(Verb.MELD, cards)
    yield from _additions(cards, [meld for meld in melds if meld not in akin])


def _takes(view: View, cards: Cards, upcard: int) -> Iterator[Action]:
    ways = [*placements(cards, (TabledCard(upcard),)), cards]
    ways = [way for at, way in enumerate(ways) if way not in ways[:at]]
    yield from (Action(Verb.TAKE, way) for way in ways)
    for meld in view.melds_of(view.team):
        yield from (Action(Verb.TAKE, way, meld.number) for way in ways)


def _melds(cards: Cards) -> Iterator[Action]:
    if any(is_wild(card.kind) for card in cards):
        yield from (Action(Verb.MELD, placed) for placed in placements(cards))
    yield Action(Verb.MELD, cards)


def _additions(cards: Cards, melds: Iterable[MeldView]) -> Iterator[Action]:
    for meld in melds:
        ways = placements(cards, meld.cards) if meld.form == Form.SEQUENCE else iter(())
        first = next(ways, cards)
        yield Action(Verb.ADD, first, meld.number)
        yield from (Action(Verb.ADD, way, meld.number) for way in ways)


def _akin(meld: MeldView, cards: Cards) -> bool:
    """Say whether the naturals have a set's rank, or a sequence's suit."""
    same = suit_of if meld.form == Form.SEQUENCE else rank_of
    naturals = {same(card.kind) for card in cards if not is_wild(card.kind)}
    lying = {same(place_of(card)) for card in meld.cards if not is_wild(place_of(card))}
    return naturals <= lying


# ---------------------------------------------------------------- wilds in sequences


def placements(cards: Cards, lying: Cards = ()) -> Iterator[Cards]:
    """Yield the cards with a place for each wild, in every way that makes a sequence.

    lying: cards already in the sequence; wilds that have a place keep it. Yields nothing if the
    cards can't be of one suit, one card a rank, without a gap; limits are not checked.
    """
    free = Counter(card.kind for card in cards if is_wild(place_of(card)))
    fixed = tuple(card for card in cards if not is_wild(place_of(card)))
    places = [place_of(card) for card in (*lying, *fixed)]
    suits = {suit_of(place) for place in places if not is_wild(place)}
    if len(suits) != 1 or len(set(places)) < len(places):
        return
    suit = suits.pop()
    for ranks in _gaps_and_ends(sorted(map(rank_of, places)), free.total()):
        for kinds in _orders(free, len(ranks)):
            pairs = zip(kinds, ranks, strict=True)
            yield (*fixed, *(TabledCard(kind, rank * 4 + suit) for kind, rank in pairs))


def _gaps_and_ends(ranks: list[int], free: int) -> Iterator[list[int]]:
    """Yield the ranks that so many wilds may take: all gaps, and some below and above."""
    low, high = ranks[0], ranks[-1]
    gaps = [rank for rank in range(low, high) if rank not in ranks]
    more = free - len(gaps)
    for below in range(more + 1):
        taken = [*range(low - below, low), *gaps, *range(high + 1, high + 1 + more - below)]
        if all(FOUR <= rank <= ACE for rank in taken):
            yield taken


def _orders(kinds: Counter[int], length: int) -> Iterator[tuple[int, ...]]:
    """Yield every different order of the kinds counted; length: how many they are."""
    if not length:
        yield ()
        return
    for kind in sorted(kinds):
        if kinds[kind]:
            kinds[kind] -= 1
            yield from ((kind, *rest) for rest in _orders(kinds, length - 1))
            kinds[kind] += 1
