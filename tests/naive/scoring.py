"""The hand's score by team, line by line."""

from tests.naive.cards import is_black_three, is_red_three, points
from tests.naive.melds import Meld, is_canasta_or_samba
from tests.naive.table import Table


def score(table: Table, team: int) -> int:
    """Return what a team scores in a hand that has ended."""
    melds = list(table.melds[team].values())
    return (
        sum(bonus(table, meld) for meld in melds)
        + sum(meld_points(table, meld) for meld in melds)
        + red_threes(table, team)
        + going_out(table, team)
        + cut_bonus(table, team)
        - sum(table.hand_points(seat) for seat in seats_of(table, team))
        - table.penalties[team]
    )


def seats_of(table: Table, team: int) -> list[int]:
    """Return the seats of a team."""
    return [seat for seat in range(1, table.players + 1) if table.team_of(seat) == team]


def bonus(table: Table, meld: Meld) -> int:
    """Return the bonus of a complete meld (Sets & Bonus Points)."""
    if not is_canasta_or_samba(table.rules, meld):
        return 0
    if meld.kind == "wild":
        return wild_bonus(table, meld)
    if meld.kind == "set" and meld.rank == "7" and table.rules.number("sevens_bonus"):
        black = table.rules.number("black_sevens_bonus") if meld.wilds else 0
        return black or table.rules.number("sevens_bonus")
    colour = "black" if meld.wilds else "red"
    return table.rules.number(f"{colour}_{'canasta' if meld.kind == 'set' else 'samba'}")


def wild_bonus(table: Table, meld: Meld) -> int:
    """Seven 2s, three 2s and four jokers, or any other mixture (R16)."""
    twos = sum(card[0] == "2" for card in meld.cards)
    whole = table.rules.number("complete_cards")
    return table.rules.number({whole: "wild_red", whole - 4: "wild_black"}.get(twos, "wild_mixed"))


def meld_points(table: Table, meld: Meld) -> int:
    """Return the card points of a meld; black 3s may score nothing (R20a)."""
    silent = not table.rules.flag("black_threes_score")
    cards = [card for card in meld.cards if not (silent and is_black_three(card))]
    return sum(points(table.rules, card) for card in cards)


def red_threes(table: Table, team: int) -> int:
    """Return the value of a team's red 3s, laid and held (R4, R20, R20a)."""
    rules = table.rules
    held = sum(
        sum(map(is_red_three, [*table.hands[seat], *table.feet.get(seat, [])]))
        for seat in seats_of(table, team)
    )
    laid = len(table.red_threes[team])
    if rules.word("red_threes_laid") == "declare":
        return laid_value(table, team, laid) - rules.number("undeclared_penalty") * held
    if rules.number("red_three_in_hand"):
        return laid_value(table, team, laid) - rules.number("red_three_in_hand") * held
    return laid_value(table, team, laid + held)


def laid_value(table: Table, team: int, count: int) -> int:
    """Return the value of red 3s on the table: more for all of them, sometimes negative."""
    value = count * table.rules.number("red_three")
    if count == 2 * table.rules.number("packs") and table.rules.number("red_three_all"):
        value = table.rules.number("red_three_all")
    return -value if is_negative(table, team) else value


def is_negative(table: Table, team: int) -> bool:
    """Say whether a team's red 3s count against it."""
    sign = table.rules.word("red_three_sign")
    if sign == "not_melded":
        return team not in table.melded
    complete = sum(is_canasta_or_samba(table.rules, meld) for meld in table.melds[team].values())
    return sign == "two_complete" and complete < 2


def going_out(table: Table, team: int) -> int:
    """Return the bonus for going out."""
    seat = int(table.over.split()[1]) if table.over.startswith("out") else 0
    out = seat > 0 and table.team_of(seat) == team
    concealed = table.rules.number("concealed_bonus") if table.turn.concealed else 0
    return table.rules.number("going_out_bonus") + concealed if out else 0


def cut_bonus(table: Table, team: int) -> int:
    """Return the bonus of the players who cut exactly thirty cards (R19i)."""
    cuts = sum(table.team_of(seat) == team for seat in table.cuts)
    return cuts * table.rules.number("cut_points")
