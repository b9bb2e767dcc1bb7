"""What a seat sees of a table, as plain data for JSON and as text."""

from collections.abc import Sequence
from typing import Any

from escalera.cards.kinds import text_of
from escalera.engine.match.game import Game
from escalera.engine.match.view import MeldView, View


def seen(game: Game, seat: int) -> dict[str, Any]:
    """Return what a seat may know of a match; nothing in it depends on a hidden card."""
    view = game.view(seat)
    return {
        "game": view.rules.game,
        "seat": seat,
        "hand_number": view.hand_number,
        "phase": view.phase.name.lower(),
        "to_act": game.seat_to_act,
        "your_hand": _texts(view.hand),
        "stock": sum(view.stocks),
        "pile": _texts(view.pile),
        "pile_is_frozen": view.frozen,
        "pile_is_blocked": view.blocked,
        "seats": [_seat(view, number) for number in range(1, view.rules.seats + 1)],
        "teams": [_team(view, number) for number in range(1, view.rules.teams + 1)],
        "hand_points": list(game.hand_end.points) if game.hand_end else None,
        "match_is_over": game.outcome() is not None,
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
        "red_threes": _texts(view.red_threes[number - 1]),
        "melds": [_meld(meld) for meld in view.melds_of(number)],
    }


def _meld(meld: MeldView) -> dict[str, Any]:
    return {
        "meld": f"m{meld.number}",
        "form": meld.form.name.lower(),
        "cards": list(map(str, meld.cards)),
        "complete": meld.complete,
    }


def told(table: dict[str, Any]) -> str:
    """Return what is `seen` as a few lines."""
    frozen = ", frozen" * table["pile_is_frozen"]
    lines = [
        f"{table['game']}, hand {table['hand_number']}. You are seat {table['seat']}.",
        f"Your hand: {' '.join(table['your_hand']) or 'empty'}.",
        f"Stock: {table['stock']}.",
        f"Pile, the top card last{frozen}: {' '.join(table['pile']) or 'empty'}.",
        *map(_told_team, table["teams"]),
        f"Played since: {'; '.join(table['played']) or 'nothing'}.",
    ]
    return "\n".join([*lines, _told_turn(table)])


def _told_team(team: dict[str, Any]) -> str:
    melds = "; ".join(f"{one['meld']} {' '.join(one['cards'])}" for one in team["melds"])
    need = "" if team["has_melded"] else f", needs {team['initial_meld']} to meld"
    return f"Team {team['team']}: {team['score']} points{need}. Melds: {melds or 'none'}."


def _told_turn(table: dict[str, Any]) -> str:
    if table["match_is_over"]:
        return "The match is over."
    if not table["to_act"]:
        return f"The hand is over; points of the teams: {table['hand_points']}."
    return f"You may: {'; '.join(table['legal'])}."
