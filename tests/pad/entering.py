"""Writes down a hand that the engine has played, as a person at the table would.

It only counts the cards there, and uses nothing of the engine's or the pad's scoring.
"""

from collections import Counter
from typing import Any

from escalera.engine.match.position import Position, count_at, kind_at
from escalera.engine.state.enums import Ending, Form
from escalera.engine.state.rule_record import points_of
from escalera.rules import RuleSet

BLACK = (4, 7)
RED = (5, 6)
JOKER = 52


def cards_of(meld: Any) -> Counter[int]:
    """Return a meld's cards by kind."""
    found: Counter[int] = Counter()
    for spot in map(int, meld.cards.nonzero()[0]):
        found[int(kind_at(meld, spot))] += int(count_at(meld, spot))
    return found


def meld_field(rules: RuleSet, meld: Any, cards: Counter[int]) -> str:
    """Return the field that counts a meld, "" if it is not complete."""
    if cards.total() < rules.complete_cards or cards[4] + cards[7] > 0:
        return ""
    jokers = cards[JOKER]
    wilds = jokers + sum(cards[two] for two in range(4))
    if meld.form == Form.WILD:
        if rules.wild_red == rules.wild_black == rules.wild_mixed:
            return "wild_melds"
        return {0: "wild_twos", 4: "wild_jokers"}.get(jokers, "wild_mixed")
    colour = "black" if wilds else "red"
    if meld.form == Form.SEQUENCE:
        return f"{colour}_sambas"
    sevens = meld.which == 5 and (rules.need_sevens or rules.sevens_bonus)
    return f"{colour}_sevens" if sevens else f"{colour}_canastas"


def held(position: Position, seat: int) -> Counter[int]:
    """Return what a seat holds, from 0: its hand, its foot, and what it took face down."""
    s = position.state
    own = s.face_down if s.seat == seat else [0] * 53
    pairs = zip(s.hands[seat], s.feet[seat], own, strict=True)
    return Counter({kind: sum(map(int, counts)) for kind, counts in enumerate(pairs)})


def points(rules: RuleSet, cards: Counter[int]) -> int:
    return sum(points_of(rules, kind) * count for kind, count in cards.items())


def team_data(position: Position, team: int) -> dict[str, int]:
    """Return what is written for a team (from 1)."""
    rules, state = position.rules, position.state
    data: Counter[str] = Counter(
        red_threes=sum(map(int, state.teams[team - 1].red_threes)),
        cuts=int(state.teams[team - 1].cuts),
    )
    for slot, _ in position.slots():
        meld = state.melds[slot]
        if meld.team == team:
            cards = cards_of(meld)
            data[meld_field(rules, meld, cards)] += 1
            tabled = cards if rules.black_threes_score else cards - Counter({4: 99, 7: 99})
            data["table"] += points(rules, tabled)
    for seat in range(rules.seats):
        if rules.team_of(seat + 1) == team:
            _hold(rules, data, held(position, seat))
    _penalty(rules, data, int(state.teams[team - 1].penalty))
    out = state.ending == Ending.OUT and rules.team_of(int(state.out_seat) + 1) == team
    data["out"] = int(out)
    data["concealed"] = int(out and state.concealed and rules.concealed_bonus > 0)
    del data[""]
    return {name: number for name, number in data.items() if number}


def _hold(rules: RuleSet, data: Counter[str], cards: Counter[int]) -> None:
    reds = sum(cards[kind] for kind in RED)
    costs = rules.red_threes_laid == "declare" or rules.red_three_in_hand
    data["red_threes_left" if costs else "red_threes"] += reds
    if rules.black_three_in_hand != rules.points_black_three:
        data["black_threes_left"] += cards[4] + cards[7]
        cards = cards - Counter({4: 99, 7: 99})
    data["hand"] += points(rules, cards)


def _penalty(rules: RuleSet, data: Counter[str], penalty: int) -> None:
    """Write the penalties as offences: 100 each for a question, 50 for a claim (R20)."""
    if rules.unused_yes_penalty and rules.partners:
        data["unused_yes"], penalty = divmod(penalty, rules.unused_yes_penalty)
    if rules.claim_penalty:
        data["claims"], penalty = divmod(penalty, rules.claim_penalty)
    data["other_penalties"] = penalty


def hand_data(position: Position) -> dict[str, Any]:
    """Return the hand that has just ended, in the form `pad.read_hand` takes."""
    teams = range(1, position.rules.teams + 1)
    return {"teams": [team_data(position, team) for team in teams]}
