"""States, observations and actions as plain data: what OpenSpiel's structs and their JSON hold.

Cards and actions are text, as in a record; seats, teams and hands count from 1.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np

from escalera.bots.programs.view_data import view_data
from escalera.cards.kinds import text_of
from escalera.engine.match.position import Position
from escalera.envs.openspiel.spiel_hand import SpielHand

Struct = dict[str, Any]


def observation_struct(hand: SpielHand, seat: int) -> Struct:
    """Return what a seat (from 0) may know: `view_data` and the plays; how many are dealt yet."""
    if hand.position is None:
        return {**_deal(hand), "seat": seat + 1}
    return {**view_data(hand.view(seat)), "plays": _plays(hand)}


def state_struct(hand: SpielHand) -> Struct:
    """Return the whole hand: what all see, and every hidden card; stocks have their top first."""
    if hand.position is None:
        return {**_deal(hand), "dealt": _texts(hand.dealt)}
    seen = view_data(hand.view(-1))
    shown = {name: value for name, value in seen.items() if name not in ("seat", "your_hand")}
    return {**shown, **_hidden(hand.position), "plays": _plays(hand)}


def _deal(hand: SpielHand) -> Struct:
    rules = hand.table.rules
    shared = {"game": rules.game, "settings": dict(rules.settings)}
    return {**shared, "phase": "deal", "cards_dealt": len(hand.dealt)}


def _hidden(board: Position) -> Struct:
    seats = range(board.rules.seats)
    down = np.repeat(np.arange(len(board.state.face_down)), board.state.face_down)
    return {
        "hands": [_texts(board.hand(seat)) for seat in seats],
        "feet": [_texts(board.foot(seat)) for seat in seats],
        "stocks": [_texts(stock) for stock in board.stocks()],
        "face_down": _texts(down.tolist()),
    }


def _plays(hand: SpielHand) -> list[str]:
    return [f"{seat} {text}" if seat else text for seat, text in hand.plays]


def _texts(kinds: Iterable[int]) -> list[str]:
    return [text_of(kind) for kind in kinds]
