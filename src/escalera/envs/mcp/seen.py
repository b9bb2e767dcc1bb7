"""What a seat sees of a table, as plain data for JSON and as text."""

from typing import Any

from escalera.bots.programs.view_data import view_data
from escalera.engine.match.game import Game


def seen(game: Game, seat: int) -> dict[str, Any]:
    """Return what a seat may know of a match; nothing in it depends on a hidden card."""
    return {
        **view_data(game.view(seat)),
        "hand_points": list(game.hand_end.points) if game.hand_end else None,
        "match_is_over": game.outcome() is not None,
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
