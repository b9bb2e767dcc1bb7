"""What refuses a rule set, as TypeScript: the page judges settings as a server does."""

import inspect
from typing import Final

from escalera.rules import checks, requirements
from escalera.rules.parameter import Kind
from escalera.rules.parameters import PARAMETERS
from tools.page.translated import Translator

_HEAD: Final = """\
// Written by `python -m tools.page` from the checks in src/escalera/rules. Edits are lost.
import { numberOf, refuse, upTo, type Blamed } from '../rules/ruleFault'

/** A rule set, as far as it is checked. */
export interface Checked extends Blamed {
  seats: number
"""
_TYPES: Final = {
    Kind.YES_NO: "boolean",
    Kind.CHOICE: "string",
    Kind.NUMBERS: "readonly number[]",
}
_ELSEWHERE: Final = ("refuse", "needs_of")
"""What the page writes itself, or doesn't need."""


def checks_text() -> str:
    """Return the file's text."""
    fields = "".join(f"  {one.name}: {_TYPES.get(one.kind, 'number')}\n" for one in PARAMETERS)
    translator = Translator(_ELSEWHERE)
    parts = [translator.text(inspect.getsource(one)) for one in (requirements, checks)]
    return "\n".join([f"{_HEAD}{fields}}}\n", *parts])
