"""What a setting's text must be, beyond its type; and which names are no settings."""

import os
from collections.abc import Iterable
from ipaddress import ip_network
from typing import Annotated, Final
from urllib.parse import urlsplit

from dotenv import dotenv_values
from pydantic import AfterValidator
from pydantic_core import PydanticCustomError

PREFIX: Final = "ESCALERA_"
FILE: Final = "escalera.env"
_ELSEWHERE: Final = {"CACHE", "COMPLETE", "ENGINE", "GAMES", "LANGUAGE"}
"""Variables of the engine and the terminal."""


def _origin(text: str) -> str:
    """Return a web address as browsers name it: any other is never the same as theirs."""
    parts = urlsplit(text)
    plain = f"{parts.scheme}://{parts.netloc}".lower()
    is_site = parts.scheme in ("http", "https") and parts.netloc and "@" not in text
    if not is_site or text.lower().removesuffix("/") != plain:
        raise PydanticCustomError("origin", "no origin")
    return plain


def _proxies(text: str) -> str:
    """Return addresses and networks, set apart by commas; a name would never be an address."""
    for one in filter(None, map(str.strip, text.split(","))):
        try:
            ip_network("0.0.0.0/0" if one == "*" else one)
        except ValueError:
            raise PydanticCustomError("proxies", "no addresses") from None
    return text


Origin = Annotated[str, AfterValidator(_origin)]
Proxies = Annotated[str, AfterValidator(_proxies)]


def unknown(fields: Iterable[str]) -> list[str]:
    """Return the names, in the environment and the file, that look like settings and are none."""
    known = {f"{PREFIX}{name.upper()}" for name in (*fields, *_ELSEWHERE)}
    given = {*os.environ, *dotenv_values(FILE)}
    return sorted(
        name for name in given if name.upper().startswith(PREFIX) and name.upper() not in known
    )
