"""A view as plain data, for JSON: what a seat may know, with cards as text (R23)."""

from collections.abc import Sequence
from typing import Any

from escalera.cards.kinds import text_of
from escalera.engine.match.view import MeldView, View


def view_data(view: View) -> dict[str, Any]:
    """Return what a view shows; nothing in it depends on a hidden card."""
    return {
        "game": view.rules.game,
        "settings": dict(view.rules.settings),
        "seat": view.seat,
        "hand_number": view.hand_number,
        "dealer": view.dealer,
        "phase": view.phase.name.lower(),
        "turn": view.turn,
        "to_act": view.actor,
        **_turn(view),
        "your_hand": _texts(view.hand),
        "stock": sum(view.stocks),
        "stock_piles": list(view.stocks),
        "cards_face_down": view.face_down,
        "pile": _texts(view.pile),
        "pile_is_frozen": view.frozen,
        "pile_is_blocked": view.blocked,
        "seats": [_seat(view, number) for number in range(1, view.rules.seats + 1)],
        "teams": [_team(view, number) for number in range(1, view.rules.teams + 1)],
    }


def _turn(view: View) -> dict[str, Any]:
    """Return what has happened in the turn so far, and what it may no longer do."""
    return {
        "asked": view.asked.name.lower(),
        "took": view.took,
        "pending": view.pending,
        "barred": view.barred,
        "no_discard": view.no_discard,
        "tabled_points": view.tabled_points,
    }


def _texts(kinds: Sequence[int]) -> list[str]:
    return [text_of(kind) for kind in kinds]


def _seat(view: View, number: int) -> dict[str, Any]:
    return {
        "seat": number,
        "team": view.rules.team_of(number),
        "cards": view.hand_sizes[number - 1],
        "foot": view.feet[number - 1],
    }


def _team(view: View, number: int) -> dict[str, Any]:
    return {
        "team": number,
        "score": view.scores[number - 1],
        "initial_meld": view.minimums[number - 1],
        "has_melded": view.melded[number - 1],
        "penalty": view.penalties[number - 1],
        "cuts": view.cuts[number - 1],
        "red_threes": _texts(view.red_threes[number - 1]),
        "melds": [_meld(meld) for meld in view.melds_of(number)],
    }


def _meld(meld: MeldView) -> dict[str, Any]:
    return {
        "meld": f"m{meld.number}",
        "form": meld.form.name.lower(),
        "cards": list(map(str, meld.cards)),
        "tabled": list(map(str, meld.tabled)),
        "complete": meld.complete,
    }
