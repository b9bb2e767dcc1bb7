"""The score of a hand, line by line (every document's scoring sections; R16, R17, R20a)."""

from typing import Any

from escalera.cards.jit import kernel
from escalera.cards.kinds import KINDS
from escalera.engine.enums import Ending, Line, RedThreeSign, RedThreesLaid
from escalera.engine.layout import Meld, Rules, State
from escalera.engine.needs import class_of
from escalera.engine.table import SEVEN_CARDS, count_at, kind_at, lies

LINES = len(Line)


@kernel
def meld_points(r: Rules, m: Meld) -> int:
    """Return the card points of a meld; black 3s may be worth nothing (R20a)."""
    points = 0
    for spot in range(12):
        count = count_at(m, spot)
        kind = kind_at(m, spot) if count > 0 else 0
        if r.black_threes_score or (kind != 4 and kind != 7):
            points += count * int(r.points[kind])
    return points


@kernel
def wild_bonus(r: Rules, m: Meld) -> int:
    """Return the bonus of a complete wild meld, by its jokers (R16)."""
    jokers = int(m.cards[8]) & 15
    if jokers == 0:
        return int(r.wild_red)
    return int(r.wild_black) if jokers == 4 else int(r.wild_mixed)


@kernel
def bonus_of(r: Rules, m: Meld) -> int:
    """Return the bonus of a complete meld."""
    line = class_of(r, m)
    if line == Line.WILD_CANASTAS:
        return wild_bonus(r, m)
    if line == Line.RED_SAMBAS:
        return int(r.red_samba)
    if line == Line.BLACK_SAMBAS:
        return int(r.black_samba)
    if line == Line.TABLE:
        return 0
    if line == Line.SEVENS and r.sevens_bonus > 0:
        return int(r.sevens_bonus)
    return int(r.black_canasta) if m.wilds > 0 else int(r.red_canasta)


@kernel
def _score_melds(s: State, r: Rules, lines: Any) -> None:
    for slot in range(int(s.slots)):
        m = s.melds[slot]
        if m.team == 0 or m.into > 0:
            continue
        team = m.team - 1
        lines[team][Line.TABLE] += meld_points(r, m)
        if m.total >= SEVEN_CARDS:
            lines[team][class_of(r, m)] += bonus_of(r, m)


@kernel
def _held_points(r: Rules, kind: int) -> int:
    """Return what a card left in a hand costs, red 3s apart."""
    if kind == 4 or kind == 7:
        return int(r.black_three_in_hand)
    return int(r.points[kind])


@kernel
def _score_hand(s: State, r: Rules, seat: int, lines: Any) -> None:
    team = int(r.team_of[seat])
    for kind in range(KINDS):
        count = int(s.hands[seat][kind]) + int(s.feet[seat][kind])
        if seat == s.seat:
            count += int(s.face_down[kind])
        if count == 0 or kind == 5 or kind == 6:
            continue
        lines[team][Line.HAND] -= count * _held_points(r, kind)


@kernel
def unlaid(s: State, r: Rules, team: int) -> int:
    """Count the red 3s in a team's hands and feet."""
    count = 0
    for seat in range(r.seats):
        if r.team_of[seat] == team:
            count += int(s.hands[seat][5]) + int(s.hands[seat][6])
            count += int(s.feet[seat][5]) + int(s.feet[seat][6])
    return count


@kernel
def complete_melds(s: State, r: Rules, team: int) -> int:
    """Count a team's complete melds."""
    count = 0
    for slot in range(team, int(s.slots), int(r.teams)):
        m = s.melds[slot]
        whole = lies(m, team) and m.total >= SEVEN_CARDS
        count += int(whole and class_of(r, m) != Line.TABLE)
    return count


@kernel
def _negative(s: State, r: Rules, team: int) -> bool:
    if r.red_three_sign == RedThreeSign.NOT_MELDED:
        return not s.teams[team].melded
    return r.red_three_sign == RedThreeSign.TWO_COMPLETE and complete_melds(s, r, team) < 2


@kernel
def _score_red_threes(s: State, r: Rules, team: int, lines: Any) -> None:
    """Score a team's red 3s: laid ones by sign, unlaid ones by the game (R4, R20, R20a)."""
    laid = int(s.teams[team].red_threes[0]) + int(s.teams[team].red_threes[1])
    left = unlaid(s, r, team)
    if r.red_threes_laid == RedThreesLaid.DECLARE:
        lines[team][Line.UNLAID_RED_THREES] -= left * int(r.undeclared_penalty)
    elif r.red_three_in_hand > 0:
        lines[team][Line.UNLAID_RED_THREES] -= left * int(r.red_three_in_hand)
    else:
        laid += left
    value = laid * int(r.red_three)
    if r.red_three_all > 0 and laid > 0 and laid == r.all_red_threes:
        value = int(r.red_three_all)
    lines[team][Line.RED_THREES] += -value if _negative(s, r, team) else value


@kernel
def score(s: State, r: Rules, lines: Any) -> None:
    """Score an ended hand into lines, an int array of shape (teams or more, len(Line))."""
    for team in range(r.teams):
        for line in range(LINES):
            lines[team][line] = 0
    _score_melds(s, r, lines)
    for seat in range(r.seats):
        _score_hand(s, r, seat, lines)
    for team in range(r.teams):
        _score_red_threes(s, r, team, lines)
        lines[team][Line.CUTS] = int(s.teams[team].cuts) * int(r.cut_points)
        lines[team][Line.PENALTIES] = -int(s.teams[team].penalty)
    if s.ending == Ending.OUT:
        lines[r.team_of[s.out_seat]][Line.GOING_OUT] = int(r.going_out_bonus)
