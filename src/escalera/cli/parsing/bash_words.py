"""bash takes a word such as `jokers=6` for three; it is completed as one."""

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from itertools import pairwise

COMPLETING = "_ESCALERA_COMPLETE"
"""What a shell sets when it asks for completions."""


@contextmanager
def whole_words() -> Iterator[None]:
    """Let the parser see whole words, and bash only what replaces a word's last piece."""
    if os.environ.get(COMPLETING) != "complete_bash":
        yield
        return
    *before, word = _joined(_pieces())
    os.environ.update(COMP_WORDS="\n".join([*before, word]), COMP_CWORD=str(len(before)))
    offered = io.StringIO()
    try:
        with redirect_stdout(offered):
            yield
    finally:
        there = _there_already(word)
        lines = offered.getvalue().splitlines(keepends=True)
        sys.stdout.write("".join(line.removeprefix(there) for line in lines))


def _pieces() -> list[str]:
    """Return what is typed so far, as bash cuts it up; the last piece is the one at the cursor."""
    at = int(os.environ["COMP_CWORD"])
    pieces = os.environ["COMP_WORDS"].split("\n")[: at + 1]
    return [*pieces, *[""] * (at + 1 - len(pieces))]


def _joined(pieces: list[str]) -> list[str]:
    """Return the words of which these are the pieces."""
    words = pieces[:1]
    for last, piece in pairwise(pieces):
        if piece == "=" or (last == "=" and piece):
            words[-1] += piece
        else:
            words.append(piece)
    return words


def _there_already(word: str) -> str:
    """Return what of a value bash leaves as it is: all up to the last `=`."""
    value = word.partition("=")[2] if word.startswith("--") else word
    return value[: value.rfind("=") + 1]
