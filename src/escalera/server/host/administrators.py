"""Who runs the server: whoever brings a word that only the command line can make.

The word is good once and for a quarter of an hour; the cookie that it is changed for, half a day.
"""

from secrets import token_urlsafe
from typing import Final

from itsdangerous import URLSafeTimedSerializer

from escalera.server.host.people import read_signed

ADMIN_COOKIE: Final = "escalera_admin"
ADMIN_SECONDS: Final = 43_200
WORD_SECONDS: Final = 900


class Administrators:
    """Signs and reads words and cookies, with the database's secret."""

    def __init__(self, secret: bytes) -> None:
        self._word = URLSafeTimedSerializer(secret, salt="escalera.admin.word")
        self._cookie = URLSafeTimedSerializer(secret, salt="escalera.admin.cookie")

    def word(self) -> str:
        """Return a new word."""
        return str(self._word.dumps(token_urlsafe(9)))

    def once(self, word: str) -> str:
        """Return what makes a word unlike all others, empty if it is forged or too old."""
        return read_signed(self._word, word, WORD_SECONDS)

    def cookie(self) -> str:
        """Return a cookie of whoever brought a word."""
        return str(self._cookie.dumps(token_urlsafe(9)))

    def knows(self, cookie: str | None) -> bool:
        """Say whether a cookie is good."""
        return bool(read_signed(self._cookie, cookie, ADMIN_SECONDS))
