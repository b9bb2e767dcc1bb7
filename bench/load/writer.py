"""A bare writer beside the table server: Starlette sends four frames a play and does nothing else.

It speaks just enough of the protocol that the load generator plays at it: no rules, no store, and
frames as long as a table's are on average.
"""

import argparse
import json
import secrets
import socket
from collections import defaultdict
from dataclasses import dataclass, field

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from bench.load.table import SEATS

FRAME = 1_650
"""Bytes of a view."""
FULL = {
    "type": "table",
    "status": "open",
    "wait_until": 0,
    "seats": [{"name": "P"}] * SEATS,
}


@dataclass
class Room:
    """Four sockets and whose turn it is."""

    sockets: list[WebSocket] = field(default_factory=list)
    seq: int = 0

    async def tell(self) -> None:
        """Send everybody the next view."""
        self.seq += 1
        for seat, one in enumerate(self.sockets):
            await one.send_text(self._frame("draw" if self.seq % SEATS == seat else ""))

    def _frame(self, action: str) -> str:
        legal = f'"{action}"' if action else ""
        head = f'{{"type":"hand","seq":{self.seq},"legal":[{legal}],"more":"'
        return head.ljust(FRAME - 2, "-") + '"}'


_rooms: defaultdict[str, Room] = defaultdict(Room)


async def _me(_request: Request) -> PlainTextResponse:
    answer = PlainTextResponse("ok")
    answer.set_cookie("escalera", "guest")
    return answer


async def _made(_request: Request) -> JSONResponse:
    return JSONResponse({"id": secrets.token_hex(8)})


async def _socket(one: WebSocket) -> None:
    await one.accept()
    room = _rooms[one.path_params["table"]]
    try:
        while True:
            await _answer(room, one, json.loads(await one.receive_text()))
    except WebSocketDisconnect:
        room.sockets.remove(one)


async def _answer(room: Room, one: WebSocket, message: dict[str, object]) -> None:
    if message["type"] != "sit":
        await room.tell()
        return
    room.sockets.append(one)
    if len(room.sockets) == SEATS:
        await one.send_text(json.dumps(FULL, separators=(",", ":")))


def main() -> None:
    """Serve, and print the address, as the table server does."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--database")
    app = Starlette(
        routes=[
            Route("/health", _me),
            Route("/api/me", _me),
            Route("/api/tables", _made, methods=["POST"]),
            WebSocketRoute("/api/tables/{table}/socket", _socket),
        ]
    )
    listening = socket.create_server(("127.0.0.1", parser.parse_args().port))
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    config = uvicorn.Config(app, access_log=False, ws_per_message_deflate=False)
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()
