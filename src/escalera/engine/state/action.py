"""A player's action as people write it: `take with 8D JK=9D to m3`, `discard 4S`."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from typing import ClassVar, Final, NamedTuple, Self

from escalera.cards.kinds import is_wild, kind_of, text_of
from escalera.texts import NamedError


class ActionError(NamedError):
    """A text is no action: a name, and what its sentence names."""

    FILES: ClassVar = ("actions",)


class Verb(StrEnum):
    """What is done; the value is the action's first word (the two ends: both words)."""

    DRAW = "draw"
    TAKE = "take"
    MELD = "meld"
    ADD = "add"
    MERGE = "merge"
    BACK = "back"
    ASK = "ask"
    YES = "yes"
    NO = "no"
    DISCARD = "discard"
    SPECIAL = "special"
    DECLARE = "declare"
    CLAIM = "claim"
    END_STOCK = "end stock"
    END_STUCK = "end stuck"


ENDS: Final = frozenset({Verb.END_STOCK, Verb.END_STUCK})
"""The verbs that records write without a seat."""
TURN_ENDS: Final = (Verb.DISCARD, Verb.SPECIAL)
"""How a play's text begins (`str.startswith`) that ends a turn and not the hand."""


class TabledCard(NamedTuple):
    """A card on its way to or from a meld; `stands_for` is a sequence wild's place, else -1."""

    kind: int
    stands_for: int = -1

    def __str__(self) -> str:
        if self.stands_for < 0:
            return text_of(self.kind)
        return f"{text_of(self.kind)}={text_of(self.stands_for)}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the card that `TH`, `JK` or `JK=6D` names; ActionError if it names none."""
        card, equals, place = text.partition("=")
        kind = named_kind(card)
        if not equals:
            return cls(kind)
        stands_for = named_kind(place)
        if not is_wild(kind) or is_wild(stands_for):
            raise ActionError("NO_WILD", word=repr(text))
        return cls(kind, stands_for)


def named_kind(text: str) -> int:
    """Return the kind that a text such as `TH` names; ActionError if there is none."""
    try:
        return kind_of(text)
    except ValueError:
        raise ActionError("NO_CARD", word=repr(text)) from None


def canonical_order(card: TabledCard) -> tuple[bool, int, int]:
    """Return the sort key of canonical text: naturals and placed wilds by kind, then wilds."""
    if card.stands_for >= 0:
        return False, card.stands_for, card.kind
    return is_wild(card.kind), card.kind, -1


@dataclass(frozen=True, slots=True)
class Action:
    """One action: who acts is not part of it.

    `cards` are kept in canonical order, so actions that differ in the order of their cards only
    are equal. `meld` is the N of `to mN`, `from mN` or the meld that remains in `merge mN mK`,
    `other` the K; 0 where there is none. Nothing here says that the action is legal.
    """

    verb: Verb
    cards: tuple[TabledCard, ...] = ()
    meld: int = 0
    other: int = 0
    _text: str = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if len(self.cards) > 1:
            object.__setattr__(self, "cards", tuple(sorted(self.cards, key=canonical_order)))
        object.__setattr__(self, "_text", self._written())

    def __hash__(self) -> int:
        return hash(self._text)

    def __str__(self) -> str:
        """Return the canonical text, which `Action.parse` reads back."""
        return self._text

    def _written(self) -> str:
        words: list[str] = [self.verb]
        if self.cards:
            words += ["with"] * (self.verb is Verb.TAKE)
            words += map(str, self.cards)
        if self.meld and self.verb is not Verb.MERGE:
            words.append("from" if self.verb is Verb.BACK else "to")
        words += [f"m{number}" for number in (self.meld, self.other) if number]
        return " ".join(words)

    @staticmethod
    @lru_cache(maxsize=8192)
    def parse(text: str) -> "Action":
        """Return the action that a text names, as in record.md; ActionError if it names none."""
        action = _PLAIN.get(text)
        if action is not None:
            return action
        verb, *words = text.split(" ")
        if verb == "" or "" in words:
            raise ActionError("SINGLE_SPACES")
        if verb not in _WRITTEN:
            raise _unknown(verb)
        return _WRITTEN[verb](words)


def parse_play(text: str) -> tuple[int | None, Action]:
    """Return seat and action of a text such as `2 take with 7S 7D`; without a seat, None.

    `end stock` and `end stuck` never have a seat. ActionError if the text is no play.
    """
    first, space, rest = text.partition(" ")
    if not first[:1].isdigit():
        return None, Action.parse(text)
    if not _SEAT.fullmatch(first):
        raise ActionError("NO_SEAT_NUMBER", word=repr(first))
    if not space:
        raise ActionError("SEAT_ALONE", seat=first)
    action = Action.parse(rest)
    if action.verb in ENDS:
        raise ActionError("WITHOUT_SEAT", action=str(action))
    return int(first), action


_SEAT: Final = re.compile("[1-9][0-9]?")
_MELD: Final = re.compile("m([1-9][0-9]{0,3})")

_FORMS: Final = {
    Verb.TAKE: ("take to m3", "take with 7S 7D", "take with 8D JK=9D to m3"),
    Verb.MELD: ("meld 7S 7H 2C",),
    Verb.ADD: ("add 9D to m2",),
    Verb.MERGE: ("merge m1 m4",),
    Verb.BACK: ("back", "back 9D from m2"),
    Verb.DISCARD: ("discard 4S",),
    Verb.DECLARE: ("declare 3H",),
}


def _form(verb: Verb) -> ActionError:
    return written_as(*_FORMS[verb])


def written_as(*forms: str) -> ActionError:
    """Return the error of a text that should look like one of up to three forms."""
    named = dict(zip(("first", "second", "third"), forms, strict=False))
    return ActionError(("WRITE_AS", "WRITE_AS_TWO", "WRITE_AS_THREE")[len(forms) - 1], **named)


def _unknown(verb: str) -> ActionError:
    if verb == "end":
        return ActionError("ONLY_TWO_ENDS")
    if verb in _PLAIN:
        return ActionError("NOTHING_AFTER", verb=verb)
    return ActionError("NO_VERB", word=repr(verb), verbs=", ".join(Verb))


def _cards(words: list[str]) -> tuple[TabledCard, ...]:
    return tuple(map(TabledCard.parse, words))


def _number(word: str) -> int:
    found = _MELD.fullmatch(word)
    if found is None:
        raise ActionError("NO_MELD_NUMBER", word=repr(word))
    return int(found[1])


def _target(words: list[str], link: str, verb: Verb) -> tuple[list[str], int]:
    """Split `CARDS to mN` into the words of the cards and N (0: not written)."""
    if link not in words:
        return words, 0
    at = words.index(link)
    if len(words) != at + 2:
        raise _form(verb)
    return words[:at], _number(words[at + 1])


def _take(words: list[str]) -> Action:
    named, meld = _target(words, "to", Verb.TAKE)
    if not named and meld:
        return Action(Verb.TAKE, meld=meld)
    if len(named) < 2 or named[0] != "with":
        raise _form(Verb.TAKE)
    return Action(Verb.TAKE, _cards(named[1:]), meld)


def _meld(words: list[str]) -> Action:
    if not words:
        raise _form(Verb.MELD)
    return Action(Verb.MELD, _cards(words))


def _moved(verb: Verb, link: str) -> Callable[[list[str]], Action]:
    def read(words: list[str]) -> Action:
        named, meld = _target(words, link, verb)
        if not named or not meld:
            raise _form(verb)
        return Action(verb, _cards(named), meld)

    return read


def _merge(words: list[str]) -> Action:
    if len(words) != 2:
        raise _form(Verb.MERGE)
    return Action(Verb.MERGE, meld=_number(words[0]), other=_number(words[1]))


def _single(verb: Verb) -> Callable[[list[str]], Action]:
    def read(words: list[str]) -> Action:
        if len(words) != 1 or "=" in words[0]:
            raise _form(verb)
        return Action(verb, _cards(words))

    return read


_WRITTEN: Final[dict[str, Callable[[list[str]], Action]]] = {
    Verb.TAKE: _take,
    Verb.MELD: _meld,
    Verb.ADD: _moved(Verb.ADD, "to"),
    Verb.MERGE: _merge,
    Verb.BACK: _moved(Verb.BACK, "from"),
    Verb.DISCARD: _single(Verb.DISCARD),
    Verb.DECLARE: _single(Verb.DECLARE),
}
_PLAIN: Final[dict[str, Action]] = {
    verb: Action(verb) for verb in Verb if verb not in _WRITTEN or verb is Verb.BACK
}
