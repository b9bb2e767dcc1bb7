"""Why a database can't be used."""

from typing import ClassVar

from escalera.texts import NamedError


class DatabaseError(NamedError):
    """The database named can't be opened."""

    FILES: ClassVar = ("commands",)
