"""The lines of a score sheet: fields that share a line, in the order in which they are written.

The order is that of the Villages' printed sheet, for every game: cuts, the highest scores first,
red 3s, the card count; penalties, which it lacks, come last.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from escalera.engine.state.enums import Item
from escalera.pad.sheet.fields import Field, FieldKind, fields, labelled
from escalera.rules import RuleSet

_CANASTAS = (Item.RED_CANASTA, Item.BLACK_CANASTA)
CARD_COUNT = "card_count"
PENALTIES = "penalties"


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One line: `each` is what one counts on it (the first field's sign), 0 where that differs.

    words: what its labels are found by in the texts.
    """

    name: str
    words: tuple[str, ...]
    each: int
    fields: tuple[Field, ...]

    @property
    def label(self) -> str:
        """What the line is called, side by side if several fields share it."""
        return ", ".join(labelled(part) for part in self.words)


@cache
def lines(rules: RuleSet) -> tuple[SheetLine, ...]:
    """Return a rule set's lines: together they hold every field once."""
    by_name = {found.name: found for found in fields(rules)}
    cuts, out, blacks = by_name.get("cuts"), by_name["out"], by_name.get("black_threes_left")
    concealed = [by_name["concealed"]] if "concealed" in by_name else []
    scoring = [*_meld_lines(rules), _line("out", ("Going-out",), out, *concealed)]
    scoring.sort(key=lambda line: -line.each)
    return (
        *([_line("cuts", (cuts.words,), cuts)] if cuts else []),
        *scoring,
        _line("red_threes", ("Red-3s",), *_red_threes(by_name)),
        _line(CARD_COUNT, ("Card-count",), by_name["table"], by_name["hand"]),
        *([_line("black_threes_left", ("Black-3s-left",), blacks)] if blacks else []),
        _line(PENALTIES, ("Penalties",), *_penalties(by_name)),
    )


def _line(name: str, words: tuple[str, ...], *found: Field) -> SheetLine:
    counted = all(field.kind in (FieldKind.COUNT, FieldKind.FLAG) for field in found)
    same = len({abs(field.each) for field in found}) == 1
    return SheetLine(name, words, found[0].each if counted and same else 0, found)


def _meld_lines(rules: RuleSet) -> Iterator[SheetLine]:
    """Yield a line for each canasta's colour, and one for all other melds of the same worth."""
    shared: dict[int, list[Field]] = {}
    for found in fields(rules):
        if found.item is None or found.item >= Item.OUT:
            continue
        if found.item in _CANASTAS:
            yield _line(found.name, (found.words,), found)
        else:
            shared.setdefault(found.each, []).append(found)
    for group in shared.values():
        first, *others = group
        words = (first.words, *(found.among for found in others))
        yield _line("+".join(found.name for found in group), words, *group)


def _red_threes(by_name: dict[str, Field]) -> Iterator[Field]:
    yield by_name["red_threes"]
    if _left_with_laid(by_name):
        yield by_name["red_threes_left"]


def _left_with_laid(by_name: dict[str, Field]) -> bool:
    """Say whether red 3s left in hands share a line with the laid ones: if each costs as much."""
    left = by_name.get("red_threes_left")
    return left is not None and left.each == -by_name["red_threes"].each


def _penalties(by_name: dict[str, Field]) -> Iterator[Field]:
    if "red_threes_left" in by_name and not _left_with_laid(by_name):
        yield by_name["red_threes_left"]
    for name in ("unused_yes", "out_after_no", "claims", "other_penalties"):
        if name in by_name:
            yield by_name[name]
