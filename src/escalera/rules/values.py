"""Parameter values as text and as typed values."""

import re
from collections.abc import Callable
from operator import index
from typing import Final, SupportsIndex, cast

from escalera.rules.errors import RuleError
from escalera.rules.parameter import Kind, Parameter
from escalera.texts import LANGUAGES, message_id, texts

Value = int | bool | str | float | tuple[int, ...]

WHOLE: Final = re.compile(r"0|[1-9][0-9]{0,8}")
CHANCE: Final = re.compile(r"(0|1|0?\.[0-9]{1,6}|1\.0{1,6})")
"""What a number and a chance look like; the page uses the same patterns."""


def parse(parameter: Parameter, value: object) -> Value:
    """The typed value that a text or a typed value stands for.

    Raises RuleError, naming the parameter, for a wrong type or a value out of range.
    """
    typed = _PARSERS[parameter.kind](parameter, value)
    if typed is None:
        raise RuleError(parameter.name, "NO_VALUE", value=shown(value), **takes(parameter))
    return typed


def text(parameter: Parameter, value: Value) -> str:
    """The canonical text of a typed value, as records write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return "/".join(str(number) for number in value) or "none"
    if parameter.kind is Kind.CHANCE:
        return f"{value:.6f}".rstrip("0").rstrip(".") if value else "off"
    return "all" if parameter.kind is Kind.COUNT and value == 0 else str(value)


def allowed(parameter: Parameter, language: str = LANGUAGES[0]) -> str:
    """The values of a parameter in words."""
    values = takes(parameter)
    return texts(language, "settings").say(f"takes-{values['kind']}", values)


def takes(parameter: Parameter) -> dict[str, str | int]:
    """The values of a parameter, as a message takes them."""
    choices = ", ".join(parameter.choices)
    kind = message_id(parameter.kind)
    return {"kind": kind, "low": parameter.low, "high": parameter.high, "choices": choices}


def whole(value: object) -> int | None:
    """The whole number that a value is, such as NumPy's; None for a truth or anything else."""
    try:
        return None if isinstance(value, bool) else index(cast("SupportsIndex", value))
    except TypeError:
        return None


def shown(value: object) -> str:
    """A value as an error sentence shows it: short, on one line."""
    plain = value if isinstance(value, str) else repr(value)
    return repr(plain[:40])


def _whole(parameter: Parameter, value: object) -> int | None:
    if isinstance(value, str) and WHOLE.fullmatch(value):
        value = int(value)
    number = whole(value)
    return number if number is not None and parameter.low <= number <= parameter.high else None


def _yes_no(_: Parameter, value: object) -> bool | None:
    if isinstance(value, bool):
        return value
    return {"yes": True, "no": False}.get(value) if isinstance(value, str) else None


def _choice(parameter: Parameter, value: object) -> str | None:
    return value if isinstance(value, str) and value in parameter.choices else None


def _count(parameter: Parameter, value: object) -> int | None:
    if (isinstance(value, str) and value == "all") or whole(value) == 0:
        return 0
    return _whole(parameter, value)


def _chance(_: Parameter, value: object) -> float | None:
    if isinstance(value, str):
        if value == "off":
            return 0.0
        return float(value) if CHANCE.fullmatch(value) else None
    number = value if isinstance(value, float) else whole(value)
    return round(float(number), 6) if number is not None and 0 <= number <= 1 else None


def _numbers(parameter: Parameter, value: object) -> tuple[int, ...] | None:
    if isinstance(value, str):
        value = [] if value == "none" else value.split("/")
    if not isinstance(value, list | tuple):
        return None
    numbers = tuple(_whole(parameter, number) for number in value)
    whole = tuple(number for number in numbers if number is not None)
    return whole if len(whole) == len(numbers) else None


_PARSERS: dict[Kind, Callable[[Parameter, object], Value | None]] = {
    Kind.WHOLE: _whole,
    Kind.YES_NO: _yes_no,
    Kind.CHOICE: _choice,
    Kind.NUMBERS: _numbers,
    Kind.COUNT: _count,
    Kind.CHANCE: _chance,
}
