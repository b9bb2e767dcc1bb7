"""Names and notes in signs that the sheets' type has: any other would print as nothing."""

from dataclasses import replace
from unicodedata import category, normalize

from escalera.pad import Pad
from escalera.paper.typeface import printed_signs
from escalera.paper.words import Words


def printable(pad: Pad, text: Words) -> Pad:
    """Return a pad to print: a name in letters that the type lacks becomes a number."""
    team = "sheet-team" if pad.rules.partners else "sheet-player"
    return replace(
        pad,
        names=_named(pad.names, "sheet-player", text),
        teams=_named(pad.teams, team, text),
        title=_whole(pad.title),
        played=_whole(pad.played),
        hands=tuple(replace(hand, note=_kept(hand.note)) for hand in pad.hands),
    )


def _named(names: tuple[str, ...], key: str, text: Words) -> tuple[str, ...]:
    return tuple(_whole(name) or text.say(key, n=at) for at, name in enumerate(names, 1))


def _whole(words: str) -> str:
    """Return words without the signs that the type lacks; empty if letters are among those."""
    lacking = set(normalize("NFC", words)) - printed_signs()
    return "" if any(category(sign)[0] in "LN" for sign in lacking) else _kept(words)


def _kept(words: str) -> str:
    kept = (sign for sign in normalize("NFC", words) if sign in printed_signs())
    return " ".join("".join(kept).split())
