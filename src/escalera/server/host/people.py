"""Guests: a person is a random id in a signed cookie; no account is needed.

A link for another device carries the same id, signed for that purpose and for a short time, and a
word that tells the store whether the link was used.
"""

import time
from hashlib import blake2b
from secrets import token_urlsafe

from itsdangerous import BadSignature, URLSafeTimedSerializer

COOKIE = "escalera"
COOKIE_SECONDS = 400 * 86_400
LINK_SECONDS = 900


class People:
    """Signs and reads who somebody is."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._cookie = URLSafeTimedSerializer(secret, salt="escalera.cookie")
        self._link = URLSafeTimedSerializer(secret, salt="escalera.link")

    @staticmethod
    def new() -> str:
        """Return an id for a new person."""
        return token_urlsafe(12)

    def digest(self, address: str) -> str:
        """Return what is kept of an address: equal for equal ones, and of no use elsewhere."""
        return blake2b(address.encode(), key=self._secret, digest_size=16).hexdigest()

    def cookie(self, person: str, version: int = 0) -> str:
        """Return the cookie of a person; version: of their cookies that is good now."""
        return str(self._cookie.dumps(_with(person, version)))

    def signed(self, cookie: str | None) -> tuple[str, int]:
        """Return a cookie's person and its version; an empty person if the cookie is not ours."""
        person, version, _ = _parts(read_signed(self._cookie, cookie, COOKIE_SECONDS))
        return person, version

    def given(self, cookie: str | None) -> float:
        """Return when a cookie was given, in UTC seconds; 0 if it is not ours."""
        return _read(self._cookie, cookie)[1]

    def link(self, person: str, version: int = 0) -> str:
        """Return the token of a private link that moves a person to another device."""
        return str(self._link.dumps(f"{_with(person, version)} {token_urlsafe(9)}"))

    def of_link(self, token: str) -> tuple[str, int, str]:
        """Return a link's person, version and one-time word; empty if it is forged or too old."""
        return _parts(read_signed(self._link, token, LINK_SECONDS))


def read_signed(signer: URLSafeTimedSerializer, text: str | None, seconds: int) -> str:
    """Return what was signed at most some seconds ago; empty for anything else.

    What was signed later than now is good: our clock has been set back.
    """
    found, at = _read(signer, text)
    return found if time.time() - at <= seconds else ""


def _read(signer: URLSafeTimedSerializer, text: str | None) -> tuple[str, float]:
    """Return what was signed and when, in UTC seconds; empty and 0 if it is forged."""
    try:
        found, at = signer.loads(text or "", return_timestamp=True)
    except BadSignature:
        return "", 0.0
    return str(found), at.timestamp()


def _with(person: str, version: int) -> str:
    """Return a person and a version as one text; cookies from before versions have none."""
    return f"{person} v{version}" if version else person


def _parts(text: str) -> tuple[str, int, str]:
    """Return the person, the version and the rest of a signed text."""
    person, _, rest = text.partition(" ")
    version, _, after = rest.partition(" ")
    if version[:1] == "v" and version[1:].isdigit() and version != "v0":
        return person, int(version[1:]), after
    return person, 0, rest
