"""Words that a server's host doesn't want in names, chat, house rules and pads."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from unicodedata import combining, normalize

from escalera.server.messages.errors import Refused

_LOOKALIKES = str.maketrans("013457@$", "oieastas")
_WORDS = re.compile(r"\w+")


def folded(text: str) -> str:
    """Return a text as words are compared: without case, accents and digits written for letters."""
    signs = normalize("NFKD", text.casefold().translate(_LOOKALIKES))
    return "".join(sign for sign in signs if not combining(sign))


@dataclass(frozen=True)
class RefusedWords:
    """The words that are refused, folded."""

    words: frozenset[str] = frozenset()

    @classmethod
    def of_lines(cls, lines: Iterable[str]) -> "RefusedWords":
        """Return the words of a file: one a line, empty lines and those from `#` on left out."""
        words = (_together(line.partition("#")[0]) for line in lines)
        return cls(frozenset(word for word in words if word))

    def check(self, *texts: str) -> None:
        """Raise `Refused` for a text that has such a word in it, or is one when read together."""
        for text in texts:
            found = _WORDS.findall(folded(text))
            if not self.words.isdisjoint([*found, "".join(found)]):
                raise Refused("REFUSED_WORD")


NO_WORDS = RefusedWords()


def _together(text: str) -> str:
    return "".join(_WORDS.findall(folded(text)))
