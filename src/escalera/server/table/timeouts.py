"""What happens at a table as time passes: deals, stand-ins, clocks, bots. No input or output."""

from collections.abc import Iterator
from math import inf

from escalera.engine.match.game import Game
from escalera.server.messages.options import BOT_SECONDS
from escalera.server.table import events
from escalera.server.table.commands import USUAL_BOT, Asker, next_committed
from escalera.server.table.events import Event
from escalera.server.table.table import Table
from escalera.server.table.timeout_play import safe_play

NUMBER_SECONDS = 4.0
"""How long a committed hand waits for the players' seals, and then again for their numbers."""
LEAST_GRACE = 1.0
"""The least seconds that a seat waits: a page that reloads is away for a moment."""
BETWEEN_HANDS = 120.0
"""How long the score sheet stays if one of several people is not ready."""


PLAYING_CLOCKS = ("strict", "day")
"""The clocks that play when time is up."""


def overdue(table: Table, asker: Asker) -> Event | None:
    """Return the next event whose time has come, None if there is none."""
    if table.status != "playing":
        return None
    now = asker.now()
    return (
        _stand_in(table, now)
        or _resume(table, now)
        or _deal(table, now)
        or _go_on(table, asker)
        or _clock(table, now)
    )


def next_at(table: Table) -> float:
    """Return the time before which nothing happens at a table by itself; infinity for never.

    It holds until the table changes.
    """
    if table.status != "playing":
        return inf
    plays = turn_until(table) if table.options.clock in PLAYING_CLOCKS else 0.0
    times = (pause_until(table), numbers_until(table), next_until(table), plays)
    return min((when for when in (*times, *_stand_ins(table)) if when), default=inf)


def _stand_ins(table: Table) -> Iterator[float]:
    """Yield when a bot sits in for each who is away."""
    if table.options.clock == "day":  # people come and go, and have a day for each turn
        return
    for seat in table.seats.values():
        if seat.away_since and not seat.stand_in:
            yield seat.away_since + max(LEAST_GRACE, table.options.grace_seconds)


def _present(table: Table) -> bool:
    return any(seat.present for seat in table.seats.values())


def _stand_in(table: Table, now: float) -> Event | None:
    if table.options.clock == "day":
        return None
    grace = max(LEAST_GRACE, table.options.grace_seconds)
    for number, seat in table.seats.items():
        waited = seat.away_since and now - seat.away_since >= grace
        if waited and not seat.stand_in:
            return events.StandIn(now, number, USUAL_BOT)
    return None


def _resume(table: Table, now: float) -> Event | None:
    until = pause_until(table)
    return events.Resumed(now, table.paused_by) if until and now >= until else None


def pause_until(table: Table) -> float:
    """Return when a pause ends by itself; 0 if there is none, or nobody else waits."""
    if not table.paused_by or not table.several or table.status != "playing":
        return 0.0
    return table.paused_since + table.options.seconds_a_pause()


def _deal(table: Table, now: float) -> Event | None:
    """Ask for the numbers once all are sealed, deal once they came; or when time is up."""
    if not table.dealing:
        return None
    late = now >= numbers_until(table) or not _present(table)
    if table.shuffle.numbers:
        return events.HandDealt(now) if late or not table.withheld() else None
    if table.unsealed() and not late:
        return None
    return events.NumbersAsked(now) if table.withheld() else events.HandDealt(now)


def numbers_until(table: Table) -> float:
    """Return when a hand stops waiting for seals, or for numbers; 0 if none waits."""
    return table.shuffle.at + NUMBER_SECONDS if table.dealing else 0.0


def _go_on(table: Table, asker: Asker) -> Event | None:
    if not _between(table) or table.paused_by or not _present(table):
        return None
    until = next_until(table)
    late = until and asker.now() >= until
    return next_committed(table, asker) if late or _all_ready(table) else None


def _between(table: Table) -> bool:
    """Say whether the score sheet is shown: a hand is over and the next one not under way."""
    return table.status == "playing" and table.hand_over and not table.dealing


def next_until(table: Table) -> float:
    """Return when the score sheet goes even if not all are ready; 0 if it waits for ever.

    It waits for ever for somebody who plays against bots: nobody else has to wait.
    """
    waits = table.several and not table.paused_by and _between(table)
    return table.over_since + BETWEEN_HANDS if waits else 0.0


def _all_ready(table: Table) -> bool:
    """Say whether the table waits for nobody: all are ready, or have left."""
    return all(seat.ready for seat in table.seats.values() if seat.present)


def playing(table: Table) -> Game | None:
    """Return the game if a hand is being played and not paused."""
    game = table.game
    if table.status != "playing" or table.paused_by or table.dealing:
        return None
    return None if game is None or game.hand_over else game


def _clock(table: Table, now: float) -> Event | None:
    game = playing(table)
    if game is None or table.options.clock not in PLAYING_CLOCKS:
        return None
    seat = game.seat_to_act
    late = now - table.turn_since >= table.options.seconds_a_turn()
    if table.seats[seat].player or not late:
        return None
    return events.Played(now, seat, str(safe_play(game)), "clock")


def clock_runs(table: Table) -> bool:
    """Say whether a table's clock plays for people, connected or not.

    The score sheet has no clock: it waits for somebody to come. So do bots among themselves.
    """
    on = table.status == "playing" and not _between(table) and not _halted(table)
    return on and table.options.clock in PLAYING_CLOCKS


def due_at(table: Table) -> float:
    """Return the time before which no clock or bot plays at a table left alone, 0 if none will."""
    if not clock_runs(table):
        return 0.0
    if table.dealing:
        return numbers_until(table)
    if table.paused_by:
        return pause_until(table)
    turn = bot_turn(table)
    return turn[2] if turn else table.turn_since + table.options.seconds_a_turn()


def turn_until(table: Table) -> float:
    """Return when the turn's time is up, 0 if there is no clock or nobody's turn."""
    limit = table.options.seconds_a_turn()
    game = playing(table) if limit else None
    if game is None or table.seats[game.seat_to_act].player:
        return 0.0
    return table.turn_since + limit


def bot_turn(table: Table) -> tuple[int, str, float] | None:
    """Return the seat that a bot must play, the bot, and when; None if it is not a bot's turn.

    Bots stop while they would play for nobody, so that an empty table does not play on.
    """
    game = playing(table)
    if game is None:
        return None
    seat = game.seat_to_act
    bot = table.seats[seat].player
    if not bot or not _is_played_for_somebody(table):
        return None
    return seat, bot, table.turn_since + BOT_SECONDS[table.options.pace]


def _is_played_for_somebody(table: Table) -> bool:
    """Say whether somebody is there, or somebody's turn will come, which a clock ends."""
    turns = any(seat.person and not seat.player for seat in table.seats.values())
    return _present(table) or (turns and table.options.clock in PLAYING_CLOCKS)


def _halted(table: Table) -> bool:
    """Say whether it is a bot's turn and no bot plays until somebody comes."""
    game = playing(table)
    if game is None or not table.seats[game.seat_to_act].player:
        return False
    return bot_turn(table) is None
