"""Answers that take long, as bytes; each runs in a process of `HeavyAnswers`."""

import gzip
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from escalera.book import book, figures, lessons
from escalera.pad import read_pad
from escalera.rules import RuleSet
from escalera.server.frames.replay_frames import replay_frames
from escalera.server.table.stored.rebuilding import rebuilt

QUICKLY = 1
"""The compression level: low, as the text repeats itself and shrinks well anyway."""


def replay(log: Sequence[bytes], hand: int, seat: int, zipped: bool) -> bytes:
    """Return a finished hand as a seat saw it, as JSON; log: the table's, all of it."""
    made = msgspec.json.encode(replay_frames(rebuilt(log), hand, seat, log))
    return gzip.compress(made, QUICKLY) if zipped else made


def rule_book(rules: RuleSet, language: str) -> bytes:
    """Return the rule book and the rule card, as JSON."""
    told = msgspec.to_builtins(book(rules, language))
    return msgspec.json.encode({**told, "card": figures(rules, language)})


def course(rules: RuleSet, language: str) -> bytes:
    """Return a game's lessons, as JSON."""
    return msgspec.json.encode(lessons(rules, language))


def score_sheet(
    pad: dict[str, Any], paper: Literal["a4", "letter"], large: bool, named: bool, language: str
) -> bytes:
    """Return a score sheet as PDF; ImportError where sheets can't be printed."""
    from escalera.paper import score_sheet as printed

    return printed(read_pad(pad), paper=paper, large=large, named=named, language=language)
