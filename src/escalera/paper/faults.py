"""Why a sheet can't be printed as asked."""

from typing import ClassVar

from escalera.texts import NamedError


class PaperError(NamedError):
    """There is no such paper, or no sheet in that language."""

    FILES: ClassVar = ("sheets",)
