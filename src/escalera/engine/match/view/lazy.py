"""An object whose fields are made when they are first looked at."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

Fill = Callable[[Any, str], bool]
"""Puts a field into an object by its name, and those that come with it; False: there is none."""


class Lazy:
    """What has fields in slots: one that is empty is filled when somebody looks at it.

    An object without ``_fill`` has all its fields from the start.
    """

    __slots__ = ("_fill",)

    if not TYPE_CHECKING:  # a type checker knows the fields, and no others

        def __getattr__(self, name: str) -> Any:
            """Return a field that is not there yet."""
            if name == "_fill" or not _filled(self, name):
                raise AttributeError(name, name=name, obj=self)
            return object.__getattribute__(self, name)


def _filled(lazy: Lazy, name: str) -> bool:
    """Fill a field; return whether there is one."""
    fill: Fill | None = getattr(lazy, "_fill", None)
    return fill is not None and fill(lazy, name)
