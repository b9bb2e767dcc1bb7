"""Guests: a person is a random id in a signed cookie; no account is needed.

A link for another device carries the same id, signed for that purpose and for a short time, and a
word that tells the store whether the link was used.
"""

from secrets import token_urlsafe

from itsdangerous import BadSignature, URLSafeTimedSerializer

COOKIE = "escalera"
COOKIE_SECONDS = 400 * 86_400
LINK_SECONDS = 900


class People:
    """Signs and reads who somebody is."""

    def __init__(self, secret: bytes) -> None:
        self._cookie = URLSafeTimedSerializer(secret, salt="escalera.cookie")
        self._link = URLSafeTimedSerializer(secret, salt="escalera.link")

    @staticmethod
    def new() -> str:
        """Return an id for a new person."""
        return token_urlsafe(12)

    def cookie(self, person: str) -> str:
        """Return the cookie of a person."""
        return str(self._cookie.dumps(person))

    def of_cookie(self, cookie: str | None) -> str:
        """Return the person of a cookie, empty if the cookie is not ours."""
        return self._read(self._cookie, cookie, COOKIE_SECONDS)

    def link(self, person: str) -> str:
        """Return the token of a private link that moves a person to another device."""
        return str(self._link.dumps(f"{person} {token_urlsafe(9)}"))

    def of_link(self, token: str) -> tuple[str, str]:
        """Return a private link's person and one-time word; empty if it is forged or too old."""
        person, _, once = self._read(self._link, token, LINK_SECONDS).partition(" ")
        return person, once

    @staticmethod
    def _read(signer: URLSafeTimedSerializer, text: str | None, seconds: int) -> str:
        try:
            return str(signer.loads(text or "", max_age=seconds))
        except BadSignature:
            return ""
