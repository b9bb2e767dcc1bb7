"""Written deals and positions as cards: who holds what when a hand starts."""

from collections.abc import Sequence
from dataclasses import dataclass

from escalera.cards.kinds import FIRST_NATURAL, JOKER, RED_THREES, is_red_three, text_of
from escalera.engine.record.filling import FilledLines, SetupError
from escalera.engine.record.match_record import HandRecord
from escalera.engine.record.placements import (
    Dealt,
    Foot,
    Pile,
    Placed,
    RedThrees,
    Stock,
    Tabled,
    Turn,
    Upcards,
)
from escalera.engine.state.action import TabledCard, canonical_order
from escalera.engine.state.enums import Form
from escalera.engine.state.shapes import MeldError, shape_of
from escalera.rules.ruleset import RuleSet

__all__ = ["PlacedMeld", "Setup", "SetupError", "deal_lines", "resolve"]


@dataclass(frozen=True, slots=True)
class PlacedMeld:
    """A meld of a position, its cards in canonical order."""

    team: int
    number: int
    form: Form
    cards: tuple[TabledCard, ...]
    line: int


@dataclass(frozen=True, slots=True)
class Setup:
    """Who holds what when a hand starts, before any red 3 is laid (kinds in lists).

    `hands` and `feet` by seat, `red_threes` by team, each from 0; `turn` is a seat from 1. The
    pile is bottom first, the stocks are top first. A foot without cards: none, or picked up.
    `pile` holds the upcards where there was a deal.
    """

    position: bool
    hands: list[list[int]]
    feet: list[list[int]]
    pile: list[int]
    stocks: list[list[int]]
    melds: list[PlacedMeld]
    red_threes: list[list[int]]
    turn: int


def resolve(hand: HandRecord, rules: RuleSet) -> Setup:
    """Return where every card is when a written hand starts.

    SetupError where the cards are not exactly the pack, a seat does not get what the game deals,
    the upcards are turned wrongly, or a meld's cards make no meld (record.md). The rules' limits
    on a position's melds are not checked here.
    """
    table = FilledLines(hand, rules)
    if hand.position:
        _check_position(table)
    else:
        _check_deal(table)
    return Setup(
        position=hand.position,
        hands=[table.kinds(table.find(Dealt, seat)) for seat in table.seats],
        feet=[table.kinds(table.find(Foot, seat)) for seat in table.seats],
        pile=table.kinds(table.find(Pile) or table.find(Upcards)),
        stocks=[table.stock(number) for number in range(1, rules.stock_piles + 1)],
        melds=[_placed_meld(table, line) for line in table.all(Tabled)],
        red_threes=[table.kinds(table.find(RedThrees, team)) for team in range(1, rules.teams + 1)],
        turn=_turn(table),
    )


def deal_lines(
    hands: Sequence[Sequence[int]],
    feet: Sequence[Sequence[int]],
    upcards: Sequence[int],
    stocks: Sequence[Sequence[int]],
) -> list[Placed]:
    """Return the statements that write a deal: hands and feet by seat, stocks top first."""
    lines: list[Placed] = [Dealt(seat, tuple(kinds)) for seat, kinds in enumerate(hands, 1)]
    lines += [Foot(seat, tuple(kinds)) for seat, kinds in enumerate(feet, 1) if kinds]
    lines += [Upcards(tuple(upcards))] * bool(upcards)
    lines += [Stock(number, tuple(kinds)) for number, kinds in enumerate(stocks, 1)]
    return lines


# ---------------------------------------------------------------- deals


def _check_deal(table: FilledLines) -> None:
    rules = table.rules
    _check_piles(table)
    for seat in table.seats:
        _check_count(table, Dealt, seat, rules.hand_cards)
        _check_count(table, Foot, seat, rules.foot_cards)
    _check_upcards(table)
    if table.over:
        named = " ".join(map(text_of, table.over[:5]))
        more = ", ..." if len(table.over) > 5 else ""
        raise SetupError(table.last_line, "CARDS_WITHOUT_PLACE", cards=f"{named}{more}")


def _check_piles(table: FilledLines) -> None:
    for line in table.all(Stock):
        if line.pile > table.rules.stock_piles:
            raise SetupError(line.line, "SINGLE_STOCK")


def _check_count(table: FilledLines, kind: type[Dealt | Foot], seat: int, count: int) -> None:
    line = table.find(kind, seat)
    held = len(table.kinds(line))
    if held != count:
        name = "HAND_CARDS" if kind is Dealt else "FOOT_CARDS"
        place = line.line if line else table.last_line
        raise SetupError(place, name, seat=seat, count=count, held=held)


def _check_upcards(table: FilledLines) -> None:
    line = table.find(Upcards)
    kinds = table.kinds(line)
    if not _turned_rightly(kinds, table.rules.upcard):
        raise SetupError(line.line if line else table.last_line, _TURNING[table.rules.upcard])


def _turned_rightly(upcards: list[int], rule: str) -> bool:
    """Say whether cards are turned up until the rule lets one stay, and no further."""
    if rule == "none" or not upcards:
        return rule == "none" and not upcards
    return [_may_lie(kind, rule) for kind in upcards] == [False] * (len(upcards) - 1) + [True]


def _may_lie(kind: int, rule: str) -> bool:
    if rule == "until_natural":
        return FIRST_NATURAL <= kind < JOKER
    return rule == "any" or kind not in RED_THREES


_TURNING = {
    "any": "ONE_UPCARD",
    "until_natural": "UPCARDS_UNTIL_NATURAL",
    "not_red_three": "UPCARDS_WHILE_RED_THREES",
    "none": "NO_UPCARD",
}


# ---------------------------------------------------------------- positions


def _check_position(table: FilledLines) -> None:
    _check_piles(table)
    for seat in table.seats:
        held = table.find(Dealt, seat)
        if not table.kinds(held):
            raise SetupError(held.line if held else table.last_line, "NO_CARDS", seat=seat)
    for foot in table.all(Foot):
        if not table.rules.foot_cards:
            raise SetupError(foot.line, "NO_FEET")
    for laid in table.all(RedThrees):
        if not all(map(is_red_three, table.kinds(laid))):
            raise SetupError(laid.line, "NO_RED_THREES")
    owned: list[Tabled | RedThrees] = [*table.all(Tabled), *table.all(RedThrees)]
    for line in owned:
        if line.team > table.rules.teams:
            raise SetupError(line.line, "NO_TEAM", team=line.team)


def _placed_meld(table: FilledLines, line: Tabled) -> PlacedMeld:
    cards = tuple(sorted(table.cards(line), key=canonical_order))
    try:
        form = shape_of(cards)
    except MeldError as error:
        raise SetupError(line.line, error.name) from None
    return PlacedMeld(line.team, line.meld, form, cards, line.line)


def _turn(table: FilledLines) -> int:
    """Return the seat to act: as the position says, or the dealer's left neighbour (R3)."""
    if not table.hand.position:
        return table.rules.left_of(table.hand.dealer)
    turn = next((line for line in table.hand.setup if isinstance(line, Turn)), None)
    if turn is None:
        raise SetupError(table.last_line, "NO_TURN")
    return turn.seat
