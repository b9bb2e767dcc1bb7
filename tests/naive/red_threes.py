"""The stock, and red 3s: laid, replaced, declared (R4, R8, R11)."""

from tests.naive.cards import is_red_three
from tests.naive.table import Table


def laid_by_themselves(table: Table) -> bool:
    """Say whether red 3s are laid without the player doing anything."""
    return table.rules.word("red_threes_laid") != "declare"


def pop(table: Table, at: int) -> tuple[str, int] | None:
    """Take the top card of a stock pile, or of another if that is empty (R11)."""
    for which in [at, *range(len(table.stocks))]:
        if table.stocks[which]:
            return table.stocks[which].pop(0), which
    return None


def give(table: Table, seat: int, at: int) -> None:
    """Move one stock card to a hand; lay and replace a red 3 if the game does so unasked."""
    popped = pop(table, at)
    if popped is not None:
        keep(table, seat, *popped)


def keep(table: Table, seat: int, card: str, at: int) -> None:
    """Put a card from stock pile `at` into a hand, or lay it."""
    if is_red_three(card) and table.stock_size == 0:
        table.last_red = (seat, card)
    if is_red_three(card) and laid_by_themselves(table):
        lay(table, seat, card, at)
    else:
        table.hands[seat].append(card)


def lay(table: Table, seat: int, card: str, at: int | None) -> None:
    """Lay a red 3; replace it from stock pile `at`, or not at all."""
    table.red_threes[table.team_of(seat)].append(card)
    if table.last_red == (seat, card):
        _lay_the_last(table, seat)
    elif at is not None:
        give(table, seat, at)


def _lay_the_last(table: Table, seat: int) -> None:
    """The stock's last card was a red 3: in its holder's turn nothing is discarded (R8, D7)."""
    table.last_red = None
    if table.rules.flag("last_red_three") and seat == table.turn.seat:
        table.turn.no_discard = True
        table.turn.drawn = True


def lay_all(table: Table, seat: int) -> None:
    """Lay the red 3s of a hand, each replaced before the next, from the fuller pile (R11)."""
    while any(map(is_red_three, table.hands[seat])):
        card = next(filter(is_red_three, table.hands[seat]))
        table.hands[seat].remove(card)
        lay(table, seat, card, table.fuller_stock)


def lay_dealt(table: Table, first: int) -> None:
    """Lay the red 3s of the deal if the game lays them at once, player by player (R4)."""
    if table.rules.word("red_threes_laid") != "deal":
        return
    for seat in table.seats_from(first):
        lay_all(table, seat)
    table.last_red = None


def draw(table: Table) -> None:
    """Draw what the game says, or what is left: one card from each pile in turn."""
    table.turn.drawn = True
    for each in range(table.rules.number("draw_cards")):
        give(table, table.turn.seat, each % len(table.stocks))


def declare(table: Table, card: str) -> None:
    """Lay a red 3 at the player's own wish; it is replaced at once (R20)."""
    table.hand.remove(card)
    lay(table, table.turn.seat, card, table.fuller_stock)
