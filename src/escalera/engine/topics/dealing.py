"""The deal: packs, hands, feet, upcards and stock (every document's Deal and Piles sections)."""

from typing import Any, Final

from escalera.cards.jit import kernel
from escalera.cards.kinds import (
    ACE,
    FIRST_NATURAL,
    JOKER,
    KINDS,
    SUIT_COUNT,
    THREE,
    is_red_three,
    is_wild,
    rank_of,
)
from escalera.cards.rng import Words, below, shuffle
from escalera.engine.state.dtypes import RANK_COLUMNS, SEATS, STOCK_PILES, Rules, State
from escalera.engine.state.enums import Ending, Place, RedThreesLaid, Upcard
from escalera.engine.state.hand import gain
from escalera.engine.state.pile_cards import push_pile
from escalera.engine.topics.initial_meld import minimum_for
from escalera.engine.topics.stock import lay_red_threes
from escalera.engine.topics.turn import start_turn

_ROLLS: Final = 1 << 30
"""A chance is counted in so many parts."""
_ROUNDED: Final = 0.5
"""Makes a number that is cut off the nearest one."""
_FEET, _UPCARDS, _STOCKS = int(Place.FEET), int(Place.UPCARDS), int(Place.STOCKS)


@kernel
def _clear_seat(s: State, seat: int) -> None:
    s.held[seat] = 0
    s.feet_left[seat] = 0
    for suit in range(SUIT_COUNT):
        s.suits[seat][suit] = 0
    for rank in range(RANK_COLUMNS):
        s.ranks[seat][rank] = 0
    for kind in range(KINDS):
        s.hands[seat][kind] = 0
        s.feet[seat][kind] = 0


@kernel
def _clear_table(s: State) -> None:
    for slot in range(int(s.slots)):
        s.melds[slot].team = 0
        s.melds[slot].into = 0
    s.slots = 0
    s.merges = 0
    s.tabled = 0
    s.pile_count = 0
    s.pile_wilds = 0
    s.pile_reds = 0
    s.last_three = 0
    s.face_down_count = 0
    s.ending = Ending.NONE
    for pile in range(STOCK_PILES):
        s.tops[pile] = 0
        s.ends[pile] = 0
    for kind in range(KINDS):
        s.face_down[kind] = 0


@kernel
def clear(s: State, r: Rules, dealer: int, hand_number: int, scores: Words) -> None:
    """Make a state an empty table before a hand; scores: the teams' points so far."""
    for seat in range(SEATS):
        _clear_seat(s, seat)
    _clear_table(s)
    s.dealer = dealer
    for team in range(r.teams):
        t = s.teams[team]
        t.melded = 0
        t.red_threes[0] = 0
        t.red_threes[1] = 0
        t.cuts = 0
        t.next_number = 1
        t.penalty = 0
        t.minimum = minimum_for(r, int(scores[team]), hand_number)


@kernel
def fill_pack(s: State, r: Rules) -> None:
    """Put the game's whole pack into the deck, in order of kinds."""
    at = 0
    for kind in range(JOKER):
        for _ in range(r.packs):
            s.deck[at] = kind
            at += 1
    for _ in range(r.jokers):
        s.deck[at] = JOKER
        at += 1


@kernel
def _deal_cards(s: State, r: Rules, feet: int, at: int) -> int:
    """Deal hands, or feet, one card at a time around the table; return the cards dealt so far."""
    for _ in range(r.foot_cards if feet else r.hand_cards):
        for step in range(r.seats):
            seat = (int(s.dealer) + 1 + step) % int(r.seats)
            kind = int(s.deck[at])
            if feet:
                s.feet[seat][kind] += 1
                s.feet_left[seat] += 1
            else:
                gain(s, seat, kind)
            at += 1
    return at


@kernel
def upcard_stays(r: Rules, kind: int) -> bool:
    """Say whether a card turned to start the pile is the last one turned (The Piles)."""
    if r.upcard == Upcard.UNTIL_NATURAL:
        return kind >= FIRST_NATURAL and not is_wild(kind)
    if r.upcard == Upcard.NOT_RED_THREE:
        return not is_red_three(kind)
    return True


@kernel
def _turn_upcards(s: State, r: Rules, at: int) -> int:
    if r.upcard == Upcard.NONE:
        return at
    while at < r.deck_size:
        kind = int(s.deck[at])
        push_pile(s, kind)
        at += 1
        if upcard_stays(r, kind):
            break
    return at


@kernel
def begin(s: State, r: Rules, first: int) -> None:
    """Lay the red 3s that are laid at the deal (R4) and start the first turn."""
    if r.red_threes_laid == RedThreesLaid.DEAL:
        for step in range(r.seats):
            lay_red_threes(s, r, (first + step) % int(r.seats), 0)
    start_turn(s, r, first)


@kernel
def deal(s: State, r: Rules) -> None:
    """Deal the shuffled deck and start the first turn, after `clear`."""
    at = _deal_cards(s, r, 0, 0)
    at = _deal_cards(s, r, 1, at)
    at = _turn_upcards(s, r, at)
    left = int(r.deck_size) - at
    middle = at + (left if r.stock_piles == 1 else (left + 1) // STOCK_PILES)
    s.tops[0] = at
    s.ends[0] = middle
    s.tops[1] = middle
    s.ends[1] = r.deck_size
    begin(s, r, (int(s.dealer) + 1) % int(r.seats))


@kernel
def shuffle_and_deal(
    s: State, r: Rules, words: Words, dealer: int, hand_number: int, scores: Words
) -> None:
    """Shuffle the pack with the generator's words and deal a hand."""
    clear(s, r, dealer, hand_number, scores)
    fill_pack(s, r)
    shuffle(words, s.deck, int(r.deck_size))
    deal(s, r)


@kernel
def draw_dealer(s: State, r: Rules, words: Words) -> int:
    """Draw for the first dealer: ace high, 2 low, jokers and 3s redrawn, ties redraw (R3)."""
    fill_pack(s, r)
    shuffle(words, s.deck, int(r.deck_size))
    among = (1 << int(r.seats)) - 1
    at = 0
    while among & (among - 1):
        best = -1
        winners = 0
        for seat in range(r.seats):
            if not (among >> seat) & 1:
                continue
            rank = THREE
            while rank == THREE or rank > ACE:
                if at == r.deck_size:
                    shuffle(words, s.deck, int(r.deck_size))
                    at = 0
                rank = rank_of(int(s.deck[at]))
                at += 1
            if rank > best:
                best = rank
                winners = 0
            if rank == best:
                winners |= 1 << seat
        among = winners
    return _lowest_bit(among)


@kernel
def _lowest_bit(bits: int) -> int:
    i = 0
    while not (bits >> i) & 1:
        i += 1
    return i


@kernel
def place_dealt(s: State, r: Rules, places: Any) -> int:
    """Write, right after a deal, the `Place` of each card of the deck; return how many."""
    at = _place_around(s, r, places, 0, 0, int(r.hand_cards))
    at = _place_around(s, r, places, at, _FEET, int(r.foot_cards))
    for i in range(at, at + int(s.pile_count)):
        places[i] = _UPCARDS
    at += int(s.pile_count)
    middle = at + (int(r.deck_size) - at + 1) // STOCK_PILES
    for i in range(at, int(r.deck_size)):
        places[i] = _STOCKS + int(r.stock_piles > 1 and i >= middle)
    return int(r.deck_size)


@kernel
def _place_around(s: State, r: Rules, places: Any, at: int, first: int, cards: int) -> int:
    """Write the places of hands or feet, one card at a time around the table."""
    for _ in range(cards):
        for step in range(r.seats):
            places[at] = first + (int(s.dealer) + 1 + step) % int(r.seats)
            at += 1
    return at


@kernel
def cut(s: State, r: Rules, words: Words) -> int:
    """Let each seat cut after the shuffle: exactly 30 cards with the agreed chance (R19i).

    Return a bit for each seat that did, and note it for the score.
    """
    chance, seats = int(r.cut_bonus * _ROLLS + _ROUNDED), 0
    if chance == 0:
        return 0
    for seat in range(r.seats):
        if below(words, _ROLLS) < chance:
            seats |= 1 << seat
            s.teams[r.team_of[seat]].cuts += 1
    return seats
