"""The doors' names in portable code."""

import re
from typing import Final

_NO_PAGE: Final = "escalera_envs_"
"""The doors of programs that learn: a page has no use for them."""


def exported(code: str) -> list[str]:
    """Return the names of the functions that a library offers."""
    return re.findall(r"^define dllexport [^@]*@(\w+)\(", code, re.MULTILINE)


def is_for_page(name: str) -> bool:
    """Say whether a page may call a door: one of ours that is for players."""
    return name.startswith("escalera_") and not name.startswith(_NO_PAGE)
