"""A position that looks the same to one seat, with all that it can't see dealt anew."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from escalera.cards.kinds import KINDS, RED_THREES
from escalera.engine.match import doors
from escalera.engine.match.position import Position
from escalera.engine.state.enums import Phase
from escalera.rules import RuleSet


@dataclass
class Place:
    """A hidden place: what kind of place, of which seat or stock pile, and its cards."""

    name: str
    index: int
    cards: list[int]
    takes_red_threes: bool


def reshuffled(position: Position, seat: int, random: Random) -> Position:
    """Return a position that looks the same to a seat (from 0): other hands, feet, stock order.

    Every place keeps its size. Red 3s go only where one may be at this moment.
    """
    made = position.copy()
    places = list(hidden(made, seat))
    pool = [kind for place in places for kind in place.cards]
    random.shuffle(pool)
    for place in sorted(places, key=lambda place: place.takes_red_threes):
        fill(made, place, draw(pool, place))
    return made


def hidden(position: Position, seat: int) -> Iterator[Place]:
    """Yield the places a seat can't look into; a noted last red 3 (R8) stays where it is."""
    rules, s = position.rules, position.state
    for other in range(rules.seats):
        if other != seat:
            yield Place("hand", other, movable(position, other), may_hold(rules, position, other))
        yield Place("foot", other, list(position.foot(other)), True)
    down = [kind for kind in range(KINDS) for _ in range(int(s.face_down[kind]))]
    yield Place("face down", 0, down, any(kind in RED_THREES for kind in down))
    for pile, cards in enumerate(position.stocks()):
        yield Place("stock", pile, cards, True)


def movable(position: Position, seat: int) -> list[int]:
    """Return a hand without the red 3 that ends the discards once it is declared."""
    cards = list(position.hand(seat))
    noted = int(position.state.last_three) - 1
    if noted >= 0 and noted // 2 == seat:
        cards.remove(RED_THREES[noted % 2])
    return cards


def may_hold(rules: RuleSet, position: Position, seat: int) -> bool:
    """Say whether a red 3 may be in a hand now: not if the game lays it at once."""
    if rules.red_threes_laid == "turn":
        held = any(kind in RED_THREES for kind in position.hand(seat))
        return held and position.phase != Phase.ANSWER
    return rules.red_threes_laid == "declare"


def draw(pool: list[int], place: Place) -> list[int]:
    """Take as many cards from the pool as a place holds, but no red 3 that can't go there."""
    fit = [at for at, kind in enumerate(pool) if place.takes_red_threes or kind not in RED_THREES]
    return [pool.pop(at) for at in reversed(fit[: len(place.cards)])]


def fill(position: Position, place: Place, cards: list[int]) -> None:
    """Replace the cards of a place."""
    s = position.state
    if place.name == "hand":
        kept = Counter(position.hand(place.index)) - Counter(place.cards)
        s.hands[place.index] = s.ranks[place.index] = s.suits[place.index] = 0
        s.held[place.index] = 0
        for kind in (*kept.elements(), *cards):
            doors.put_in_hand(position.states, 0, place.index, kind)
    elif place.name == "stock":
        s.deck[s.tops[place.index] : s.ends[place.index]] = cards
    else:
        counts = s.feet[place.index] if place.name == "foot" else s.face_down
        counts[:] = [cards.count(kind) for kind in range(KINDS)]
