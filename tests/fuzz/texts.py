"""A state record as texts and dictionaries, in the form that the slow twin uses."""

from collections.abc import Sequence
from typing import Any

from escalera.cards.kinds import text_of
from escalera.engine.match.position import Position
from escalera.engine.state.action import canonical_order
from escalera.engine.state.enums import Ending, Phase
from tests.naive.cards import order


def cards(kinds: Sequence[int]) -> list[str]:
    return [text_of(kind) for kind in kinds]


def meld_cards(position: Position, slot: int) -> list[str]:
    return [str(card) for card in sorted(position.cards_at(slot), key=canonical_order)]


def melds(position: Position) -> dict[int, dict[int, list[str]]]:
    """Return the melds by team and number, from 1."""
    found: dict[int, dict[int, list[str]]] = {}
    for team in range(position.rules.teams):
        own = [slot for slot, owner in position.slots() if owner == team]
        named = {position.number_at(slot): meld_cards(position, slot) for slot in own}
        found[team + 1] = dict(sorted(named.items()))
    return found


def red_threes(position: Position) -> dict[int, list[str]]:
    teams = position.state.teams
    return {
        team + 1: ["3H"] * int(teams[team].red_threes[0]) + ["3D"] * int(teams[team].red_threes[1])
        for team in range(position.rules.teams)
    }


def hands(position: Position) -> dict[int, list[str]]:
    return {seat + 1: cards(position.hand(seat)) for seat in range(position.rules.seats)}


def feet(position: Position) -> dict[int, list[str]]:
    return {seat + 1: cards(position.foot(seat)) for seat in range(position.rules.seats)}


def over(position: Position) -> str:
    """Return how the hand ended: `out N`, `stock`, `stuck`; nothing while it goes on."""
    if position.phase != Phase.OVER:
        return ""
    ending = Ending(int(position.state.ending))
    seat = f" {int(position.state.out_seat) + 1}" if ending == Ending.OUT else ""
    return ending.name.lower() + seat


def facts(position: Position) -> dict[str, Any]:
    """Return everything on the table and in hands, as `NaiveGame.state` does."""
    s, ended = position.state, position.phase == Phase.OVER
    hidden = [text_of(kind) for kind in range(53) for _ in range(int(s.face_down[kind]))]
    held = hands(position)
    if ended:  # the twin's player picks them up before the score is counted
        held[int(s.seat) + 1] = sorted([*held[int(s.seat) + 1], *hidden], key=order)
    return {
        "actor": 0 if ended else position.actor + 1,
        "over": over(position),
        "hands": held,
        "feet": feet(position),
        "facedown": [] if ended else hidden,
        "pile": cards(position.pile()),
        "stocks": [cards(stock) for stock in position.stocks()],
        "melds": melds(position),
        "red3s": red_threes(position),
        "minimums": {team + 1: int(s.teams[team].minimum) for team in range(position.rules.teams)},
    }
