"""A turn from its start to the discard, and the ways a player can end a hand."""

from tests.naive.cards import JOKER, is_red_three, kinds, playable, without
from tests.naive.going_out import (
    NO,
    OFFENCE,
    finish,
    go_out,
    may_ask,
    unused_yes,
    verdict,
)
from tests.naive.melds import NEW
from tests.naive.option import Option
from tests.naive.red_threes import laid_by_themselves, lay_all, pop
from tests.naive.table import Table, Turn, count_black_threes, count_cards
from tests.naive.tabling import (
    add_options,
    back_options,
    last_card_may_leave,
    meld_options,
    merge_options,
    offend,
    take_all_back,
)
from tests.naive.taking import take_options

# ------------------------------------------------------------------ what is legal


def options(table: Table) -> list[Option]:
    """Return every action that the seat to act may play."""
    if table.over:
        return []
    if table.turn.waiting:
        return [Option("no"), Option("yes")]
    return in_turn(table) if table.turn.drawn else at_start(table)


def at_start(table: Table) -> list[Option]:
    """Before the draw: draw or take, or end the hand if the stock is gone (R8, R19j)."""
    if table.turn.short:
        return [Option("end stock")]
    takes = take_options(table)
    found = [*takes, *declarations(table)]
    if table.stock_size:
        found.append(Option("draw"))
    elif not takes or table.team not in table.melded:
        found.append(Option("end stock"))
    if table.rules.number("claim_penalty") and table.pile and not takes and not table.turn.claimed:
        found.append(Option("claim"))
    return found


def in_turn(table: Table) -> list[Option]:
    """After the draw: table, take back, ask, and end the turn."""
    found = [*meld_options(table), *add_options(table), *merge_options(table)]
    found += back_options(table)
    if may_ask(table, last_card_may_leave(table)):
        found.append(Option("ask"))
    return found + endings(table)


def endings(table: Table) -> list[Option]:
    """Discards, the special discard, declarations; if there are none, the hand's end."""
    found = [*discards(table), *special(table), *declarations(table)]
    if table.turn.no_discard and playable(table.hand) and not table.fresh_black_threes:
        return [*found, Option("end stock")]
    if not found and not table.changed:
        return [Option("end stuck")]
    return found


def declarations(table: Table) -> list[Option]:
    """Self-policed play: the player may lay a red 3 from the hand (R20)."""
    if laid_by_themselves(table):
        return []
    return [Option(f"declare {card}", (card,)) for card in kinds(table.hand) if is_red_three(card)]


def discards(table: Table) -> list[Option]:
    """Each card that may be discarded."""
    if table.turn.pending or table.turn.no_discard:
        return []
    special_jokers = table.rules.word("joker_discard") == "special"
    cards = [card for card in kinds(playable(table.hand)) if not (special_jokers and card == JOKER)]
    return [Option(f"discard {card}", (card,)) for card in cards if may_discard(table, card)]


def may_discard(table: Table, card: str) -> bool:
    """Say whether the turn may end with this discard (R5, R6, R18, R20)."""
    if table.is_short:
        return table.rules.number("short_initial_raise") > 0
    if cards_kept(table, card):
        return not table.fresh_black_threes
    return verdict(table, table.tabled) != NO


def cards_kept(table: Table, card: str) -> int:
    """Count what the seat holds after a discard, hidden cards and foot included (R6, R19f)."""
    comes = table.tabled_for_good or table.rules.word("foot_taken") == "empty"
    foot = table.feet.get(table.turn.seat, []) if comes else []
    return len(playable(without(table.hand, [card])) + table.facedown + foot)


def special(table: Table) -> list[Option]:
    """Nothing but jokers in hand, and nothing else to take back (R13)."""
    fresh = [each for meld in table.tabled.values() for each in meld.laid if each.mark == NEW]
    cards = playable(table.hand) + [each.card for each in fresh]
    allowed = table.rules.word("joker_discard") == "special" and bool(playable(table.hand))
    if allowed and set(cards) == {JOKER} and not (table.turn.pending or table.turn.no_discard):
        return [Option("special")]
    return []


# ------------------------------------------------------------------ doing it


def begin(table: Table, seat: int) -> None:
    """Start a turn: a stock too short to draw ends the hand before red 3s are laid (R19j, R4)."""
    table.turn = Turn(seat, {}, 0, 0)
    table.turn.concealed = table.team not in table.melded
    table.turn.base = dict(table.tabled)
    table.turn.cards_before = count_cards(table.tabled)
    table.turn.black_threes_before = count_black_threes(table.tabled)
    if table.rules.word("stock_end") == "short":
        table.turn.short = table.stock_size < table.rules.number("draw_cards")
    if laid_by_themselves(table) and not table.turn.short:
        lay_all(table, seat)


def discard(table: Table, option: Option) -> None:
    """Discard a card: the turn ends, or the player goes out, or pays for an offence."""
    (card,) = option.cards
    last = not table.is_short and not cards_kept(table, card)
    if last and verdict(table, table.tabled) == OFFENCE:
        offend(table)
        return
    table.hand.remove(card)
    table.pile.append(card)
    if last:
        go_out(table)
    else:
        end_turn(table)


def discard_specially(table: Table) -> None:
    """Put the top card of the fuller stock pile on the discard pile (R13)."""
    popped = pop(table, table.fuller_stock)
    if popped is not None:
        table.pile.append(popped[0])
    end_turn(table)


def end_turn(table: Table) -> None:
    """Settle the turn: short melds return, hidden cards and foot are picked up (R19f, R20)."""
    unused_yes(table)
    if table.is_short:
        take_all_back(table)
        table.raises[table.team] += table.rules.number("short_initial_raise")
    if table.tabled:
        table.melded.add(table.team)
    table.hand += table.facedown
    table.facedown = []
    if table.goes_on_with_foot:
        comes = not playable(table.hand)
    else:
        comes = table.tabled_for_good and table.rules.word("foot_taken") == "tabled"
    if comes:
        table.hand += table.feet.get(table.turn.seat, [])
        table.feet[table.turn.seat] = []
    table.tabled = {number: meld.settled() for number, meld in table.tabled.items()}
    begin(table, table.seats_from(table.turn.seat)[1])


def end_by_stock(table: Table) -> None:
    """End the hand because the stock is gone; an unfinished initial meld returns (R8, D12)."""
    if table.is_short or table.turn.pending:
        take_all_back(table)
    finish(table, "stock")
