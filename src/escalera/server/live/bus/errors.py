"""Why processes can't tell each other anything."""

from typing import ClassVar

from escalera.texts import NamedError


class BusError(NamedError):
    """The bus named can't be opened."""

    FILES: ClassVar = ("commands",)
