"""The doors' names in portable code."""

import re


def exported(code: str) -> list[str]:
    """Return the names of the functions that a library offers."""
    return re.findall(r"^define dllexport [^@]*@(\w+)\(", code, re.MULTILINE)
