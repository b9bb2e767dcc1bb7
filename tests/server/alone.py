"""Matches of one person against bots, as a table in the page holds them: their records."""

from functools import cache

from escalera.notation import write
from escalera.server.frames.replay_frames import finished
from tests.server.store.kept import kept_logs

PAGE = "page-0123456789abcdef"


@cache
def alone(hands: int = 1, *, plays: int = 0, game: str = "samba", **settings: str) -> str:
    """Return the record after some hands and, of the next one, some plays; Ann sits in seat 1."""
    match = kept_logs.alone(hands, plays, game=game, settings=settings).table.game
    assert match is not None
    return write(match.record() if plays else finished(match))


def scores_of(record: str) -> list[int]:
    """Return the scores after a record's last hand, added up by hand."""
    lines = [line.split()[1:] for line in record.splitlines() if line.startswith("score ")]
    return [sum(map(int, team)) for team in zip(*lines, strict=True)]
