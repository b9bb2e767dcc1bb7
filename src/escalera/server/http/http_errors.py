"""How the REST edge refuses a request."""

from fastapi import HTTPException
from fastapi.responses import JSONResponse

from escalera.rules import RuleError


class Denied(HTTPException):
    """A denied request, which changed nothing: a status, a name, a sentence for a person.

    key: the setting at fault, empty for none.
    """

    def __init__(self, status: int, name: str, sentence: str, key: str = "") -> None:
        super().__init__(status, sentence)
        self.name, self.key = name, key


def impossible(error: RuleError, status: int = 422) -> Denied:
    """Return the error to raise for impossible rules."""
    return Denied(status, error.name, str(error), error.key)


def denial(status: int, name: str, sentence: str, key: str = "") -> JSONResponse:
    """Return the answer to a denied request."""
    return JSONResponse({"name": name, "detail": sentence, "key": key}, status)
