"""Tab completion: what may come next in the line being typed."""

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

from escalera.cards.kinds import text_of
from escalera.cli.drawing.hand import ORDERS
from escalera.cli.play.input.commands import COMMANDS
from escalera.cli.play.input.typed_play import verbs_named
from escalera.cli.play.match import Match
from escalera.engine.state.action import Action, Verb

_LINKS = ("to", "from")


def next_words(before: Sequence[str], match: Match) -> list[str]:
    """Return the words that may follow the words before the cursor."""
    legal = match.game.legal_actions() if match.yours else []
    verbs = list(dict.fromkeys(action.verb.split()[0] for action in legal))
    if not before:
        return [*verbs, *COMMANDS]
    first, *rest = (word.lower() for word in before)
    if first in ("why", "w", "?"):
        return next_words(rest, match) if rest or first == "?" else [*verbs]
    if first in _FIXED:
        return _FIXED[first] if not rest else []
    named = verbs_named(first)
    return _of_verb(named[0], rest, legal, match) if named else []


_FIXED = {
    "sort": list(ORDERS),
    "auto": ["turn", "hand", "match"],
    "end": ["stock", "stuck"],
}


def _of_verb(verb: Verb, typed: list[str], legal: list[Action], match: Match) -> list[str]:
    """Return what may follow in the legal actions of a verb, else the cards in hand."""
    found: dict[str, None] = {}
    words = Counter(word.upper() for word in typed)
    for action in legal:
        tokens = str(action).split()[1:]
        if action.verb is verb and not words - Counter(token.upper() for token in tokens):
            left = Counter(tokens) - Counter(_cased(typed, tokens))
            found.update(dict.fromkeys(token for token in tokens if left[token]))
    if not found:
        found = dict.fromkeys(text_of(kind) for kind in match.view().hand)
    return [word for word in found if _in_place(word, typed, verb)]


def _cased(typed: list[str], tokens: list[str]) -> list[str]:
    """Return the typed words as the tokens write them."""
    spelling = {token.upper(): token for token in tokens}
    return [spelling[word.upper()] for word in typed]


def _in_place(word: str, typed: list[str], verb: Verb) -> bool:
    """Say whether a word may come here: melds only after `to` and `from` and in a merge."""
    after_link = bool(typed) and typed[-1] in _LINKS
    is_meld = word.startswith("m")
    return is_meld if after_link else not is_meld or verb is Verb.MERGE


def completer(match: Match) -> Callable[[str, int], str | None]:
    """Return a completer for readline."""
    import readline

    def complete(text: str, state: int) -> str | None:
        before = readline.get_line_buffer()[: readline.get_begidx()].split()
        found = completions(text, before, match)
        return found[state] if state < len(found) else None

    return complete


def completions(text: str, before: Sequence[str], match: Match) -> list[str]:
    """Return the words that begin with a text, in its case, each with a space after it."""
    if [word.lower() for word in before] == ["save"]:
        return _files(text)
    words = [word for word in next_words(before, match) if word.lower().startswith(text.lower())]
    small = text == text.lower() and (bool(text) or not any(w.isupper() for w in before))
    return [f"{word.lower() if small else word} " for word in words]


def _files(text: str) -> list[str]:
    path = Path(text or ".")
    folder = path if text.endswith("/") or not text else path.parent
    prefix = text[: len(text) - len(path.name)] if text and not text.endswith("/") else text
    names = sorted(item.name + "/" * item.is_dir() for item in folder.glob("*"))
    return [prefix + name for name in names if (prefix + name).startswith(text)]


def install(match: Match) -> None:
    """Let the Tab key complete, where Python has readline."""
    try:
        import readline
    except ImportError:
        return
    readline.set_completer(completer(match))
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")
