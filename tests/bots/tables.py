"""The tables for testing bots: every game, number of players and switch."""

from collections.abc import Iterator

from escalera.rules import games, load, switches

TABLES = [(game, players) for game in games() for players in load(game).players]


def variants() -> Iterator[tuple[str, int, dict[str, str]]]:
    """Yield every game, number of players and non-default switch value."""
    for game, players in TABLES:
        for switch in switches(game):
            for value in (*switch.values, "0.5" if switch.takes else switch.default):
                if value != switch.default and switch.allowed_at(value, players):
                    yield game, players, {switch.name: value}
