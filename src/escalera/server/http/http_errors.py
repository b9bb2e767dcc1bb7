"""How the REST edge refuses a request, and survives one that goes wrong."""

from fastapi import HTTPException
from fastapi.responses import JSONResponse
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from escalera.rules import RuleError
from escalera.server.live.fault_log import log_fault
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


class Survived:
    """Answers with `FAULT` what nobody foresaw, and logs it.

    The framework would give it on to the log with its words, which may name cards.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request; start and stop as they are."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun = False

        async def noted(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, noted)
        except ClientDisconnect:
            return  # nobody waits for an answer
        except Exception as error:  # noqa: BLE001 - whatever it is, the next request goes on
            log_fault(error, "request")
            if not begun:  # else the server cuts the connection, as the answer has no end
                await denial(500, "FAULT")(scope, receive, send)
