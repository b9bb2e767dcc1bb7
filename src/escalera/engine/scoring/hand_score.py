"""The score of a hand, line by line (every document's scoring sections; R16, R17, R20a)."""

from typing import Any

from escalera.cards.jit import kernel
from escalera.cards.kinds import KINDS, is_black_three, is_red_three
from escalera.engine.scoring.worth import item_of, red_threes_worth, unlaid_count_as_laid, worth
from escalera.engine.state.dtypes import MELD_CARDS, Meld, Rules, State
from escalera.engine.state.enums import Ending, Item, Line
from escalera.engine.state.meld_slots import count_at, kind_at, lies
from escalera.engine.state.threes import count_red_threes
from escalera.engine.topics.needs import class_of

LINES = len(Line)


@kernel
def meld_points(r: Rules, m: Meld) -> int:
    """Return the card points of a meld; black 3s may be worth nothing (R20a)."""
    points = 0
    for spot in range(MELD_CARDS):
        count = count_at(m, spot)
        kind = kind_at(m, spot) if count > 0 else 0
        if r.black_threes_score or not is_black_three(kind):
            points += count * int(r.points[kind])
    return points


@kernel
def _score_melds(s: State, r: Rules, lines: Any) -> None:
    for slot in range(int(s.slots)):
        m = s.melds[slot]
        if m.team == 0 or m.into > 0:
            continue
        team = m.team - 1
        lines[team][Line.TABLE] += meld_points(r, m)
        if m.total >= r.complete_cards:
            item = item_of(r, m)
            if item >= 0:
                lines[team][class_of(r, m)] += worth(r, item)


@kernel
def _held_points(r: Rules, kind: int) -> int:
    """Return what a card left in a hand costs, red 3s apart."""
    if is_black_three(kind):
        return -worth(r, Item.BLACK_THREE_LEFT)
    return int(r.points[kind])


@kernel
def _score_hand(s: State, r: Rules, seat: int, lines: Any) -> None:
    team = int(r.team_of[seat])
    for kind in range(KINDS):
        count = int(s.hands[seat][kind]) + int(s.feet[seat][kind])
        if seat == s.seat:
            count += int(s.face_down[kind])
        if count == 0 or is_red_three(kind):
            continue
        lines[team][Line.HAND] -= count * _held_points(r, kind)


@kernel
def unlaid(s: State, r: Rules, team: int) -> int:
    """Count the red 3s in a team's hands and feet."""
    count = 0
    for seat in range(r.seats):
        if r.team_of[seat] == team:
            count += count_red_threes(s.hands[seat])
            count += count_red_threes(s.feet[seat])
    return count


@kernel
def complete_melds(s: State, r: Rules, team: int) -> int:
    """Count a team's complete melds."""
    count = 0
    for slot in range(team, int(s.slots), int(r.teams)):
        m = s.melds[slot]
        whole = lies(m, team) and m.total >= r.complete_cards
        count += int(whole and class_of(r, m) != Line.TABLE)
    return count


@kernel
def _score_red_threes(s: State, r: Rules, team: int, lines: Any) -> None:
    """Score a team's red 3s: laid ones by sign, unlaid ones by the game (R4, R20, R20a)."""
    laid = int(s.teams[team].red_threes[0]) + int(s.teams[team].red_threes[1])
    left = unlaid(s, r, team)
    if unlaid_count_as_laid(r):
        laid += left
    else:
        lines[team][Line.UNLAID_RED_THREES] += left * worth(r, Item.UNLAID_RED_THREE)
    melded = s.teams[team].melded != 0
    value = red_threes_worth(r, laid, melded, complete_melds(s, r, team))
    lines[team][Line.RED_THREES] += value


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
        lines[team][Line.CUTS] = int(s.teams[team].cuts) * worth(r, Item.CUT)
        lines[team][Line.PENALTIES] = -int(s.teams[team].penalty)
    if s.ending == Ending.OUT:
        bonus = worth(r, Item.OUT) + int(s.concealed) * worth(r, Item.CONCEALED)
        lines[r.team_of[s.out_seat]][Line.GOING_OUT] = bonus
