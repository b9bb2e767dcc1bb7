"""Values to try for each parameter."""

from functools import cache

from escalera.rules import Kind, Parameter, parameters

_NUMBERS: dict[str, tuple[object, ...]] = {
    "partner_counts": ("4", "6", "4/6", "none"),
    "minimums": ("50/90/120", "60/100/130/160", "10/20/30/40/50"),
}


def values_of(parameter: Parameter) -> tuple[object, ...]:
    """A few values of a parameter, most of them in its range's low part."""
    low, high = parameter.low, parameter.high
    few = sorted({low, low + 1, min(low + 2, high), min(low + 4, high), high})
    return {
        Kind.WHOLE: tuple(few),
        Kind.COUNT: ("all", *few),
        Kind.YES_NO: ("yes", "no"),
        Kind.CHOICE: parameter.choices,
        Kind.NUMBERS: _NUMBERS.get(parameter.name, ()),
        Kind.CHANCE: ("off", 0.25, 1),
    }[parameter.kind]


@cache
def choices() -> dict[str, tuple[object, ...]]:
    """Values to try, by parameter; not for `players`, which is no setting."""
    named = ((item.name, values_of(item)) for item in parameters())
    return {name: values for name, values in named if name != "players"}
