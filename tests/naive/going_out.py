"""Who may go out, and asking for it (R6, R7, R18, R20)."""

from tests.naive.cards import playable
from tests.naive.melds import NEW, Meld, is_canasta_or_samba
from tests.naive.table import Table

YES, NO, OFFENCE = "yes", "no", "offence"


def needs_met(table: Table, melds: dict[int, Meld]) -> bool:
    """Say whether the sets needed to go out are among the melds (Going Out; R7, R19d)."""
    have = count_complete(table, melds)
    return all(have[need] >= table.rules.number(f"need_{need}") for need in have)


def count_complete(table: Table, melds: dict[int, Meld]) -> dict[str, int]:
    """Count the complete melds of each sort that a game may need."""
    done = [meld for meld in melds.values() if is_canasta_or_samba(table.rules, meld)]
    sets = [meld for meld in done if meld.kind == "set"]
    sambas = [meld for meld in done if meld.kind == "sequence"]
    sevens = [meld for meld in sets if meld.rank == "7"]
    sevens_apart = table.rules.number("need_sevens") > 0
    return {
        "any": len(done),
        "red": sum(not meld.wilds for meld in sets + sambas),
        "black": sum(bool(meld.wilds) for meld in sets + sambas),
        "samba": len(sambas),
        "red_canasta": sum(
            not meld.wilds for meld in sets if not (sevens_apart and meld.rank == "7")
        ),
        "black_canasta": sum(bool(meld.wilds) for meld in sets),
        "wild": sum(meld.kind == "wild" for meld in done),
        "sevens": len(sevens),
    }


def must_ask(table: Table) -> bool:
    """Say whether every partner must say yes before the last card leaves the hand (R7)."""
    return table.rules.word("asking") == "required" and bool(table.partners)


def foot_allows(table: Table) -> bool:
    """Say whether the seat has its foot and took no pile with hidden cards (R19g, h).

    It can still give back a take that waits for the initial meld's minimum.
    """
    taken = table.turn.took and not table.turn.pending
    hidden = taken and table.rules.flag("pile_face_down")
    return not table.has_foot and not hidden


def verdict(table: Table, melds: dict[int, Meld], *, answered: bool = False) -> str:
    """Say what happens if the last card leaves the hand now: out, not allowed, or an offence."""
    turn = table.turn
    if not (table.lies(melds) and needs_met(table, melds) and foot_allows(table)):
        return NO
    if turn.failed_out:
        return NO
    if answered:
        return YES
    if turn.no or (must_ask(table) and not turn.yes):
        return OFFENCE if offence_allowed(table) else NO
    return YES


def offence_allowed(table: Table) -> bool:
    """Say whether a player may try to go out against the answer (R20: self-policed play).

    Never if there is nothing else to do: the offence has no effect, and the turn goes on.
    """
    fined = table.rules.number("out_after_no_penalty") > 0
    after_no = table.turn.no and fined and _could_obey_no(table)
    return after_no or table.rules.flag("out_without_yes_returns")


def black_threes_may_lie(table: Table) -> bool:
    """Say whether black 3s may be tabled now: the needed sets are down already (R18).

    They wait while a take for the initial meld is pending, as they could not be taken back then.
    """
    turn = table.turn
    can_go = not turn.pending and not turn.no and not turn.failed_out and foot_allows(table)
    return can_go and needs_met(table, table.tabled)


def may_ask(table: Table, can_leave: bool) -> bool:
    """Say whether the seat may ask its partners now (R7).

    It may also ask with a single card that only a yes can free, though it could not obey a no.
    """
    turn = table.turn
    if turn.asked or turn.failed_out or not table.partners or not foot_allows(table):
        return False
    if _could_obey_no(table):
        return True
    waits = must_ask(table) and needs_met(table, table.tabled)
    return waits and len(playable(table.hand)) <= 1 and can_leave


def _could_obey_no(table: Table) -> bool:
    """Say whether the seat has two cards in hand or can take them back (R7)."""
    back = sum(each.mark == NEW for meld in table.tabled.values() for each in meld.laid)
    return bool(table.turn.pending) or len(playable(table.hand)) + back >= 2


def ask(table: Table) -> None:
    """Put the question; the partners answer in seat order."""
    table.turn.asked = True
    table.turn.waiting = table.partners


def answer(table: Table, said: str) -> None:
    """Take one partner's answer; the first no ends the question."""
    turn = table.turn
    turn.waiting = turn.waiting[1:]
    if said == "no":
        turn.no, turn.waiting = True, []
    elif not turn.waiting:
        turn.yes = True
        if not playable(table.hand) and verdict(table, table.tabled) == YES:
            go_out(table)


def go_out(table: Table) -> None:
    """End the hand: the seat whose turn it is has gone out."""
    finish(table, f"out {table.turn.seat}")


def finish(table: Table, how: str) -> None:
    """End the hand; charge an unused yes (R20)."""
    if not how.startswith("out"):
        unused_yes(table)
    if table.tabled and table.lies(table.tabled):
        table.melded.add(table.team)
    table.hand += table.facedown
    table.facedown = []
    table.over = how


def unused_yes(table: Table) -> None:
    """Charge a yes if the turn or the hand ends without using it (R20)."""
    if table.turn.yes:
        table.penalties[table.team] += table.rules.number("unused_yes_penalty")
