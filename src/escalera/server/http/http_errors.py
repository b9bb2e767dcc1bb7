"""How the REST edge refuses a request."""

from fastapi import HTTPException
from fastapi.responses import JSONResponse

from escalera.rules import RuleError
from escalera.server.messages.errors import sentence, short


class Denied(HTTPException):
    """A denied request, which changed nothing: a status, a name, its text's values.

    key: the setting at fault, empty for none.
    """

    def __init__(self, status: int, name: str, key: str = "", **values: str | int) -> None:
        super().__init__(status, name)
        self.name, self.key, self.values = name, key, short(values)


def impossible(error: RuleError, status: int = 422) -> Denied:
    """Return the error to raise for impossible rules."""
    return Denied(status, error.name, error.key, **error.values)


def denial(status: int, name: str, key: str = "", **values: str | int) -> JSONResponse:
    """Return the answer to a denied request."""
    said = short(values)
    body = {"name": name, "detail": sentence(name, said), "key": key, "values": said}
    return JSONResponse(body, status)
