"""A real server process, and programs that play at it."""

import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

import httpx
from websockets.asyncio.client import connect

from examples import bot_client
from tests.server.forking import Forked
from tests.server.plain_http import PLAIN

PORTS = range(20_000, 30_000)
"""Ports below those a system gives to clients, so that no client takes a killed server's port."""
PYTHON = [sys.executable, "-m"]
SERVE = [*PYTHON, "escalera", "serve"]
HASTY = [*PYTHON, "tests.server.hasty_server", "serve"]
"""The same, without its waits."""
ADDRESS = re.compile(r"http://[0-9.]+:\d+")
QUICK = {
    "ESCALERA_NEW_PEOPLE_AN_HOUR": "100000",
    "ESCALERA_MADE_AN_HOUR": "100000",
    "ESCALERA_MADE_AN_HOUR_AT_ADDRESS": "100000",
    "ESCALERA_KEPT_AT_ONCE": "100000",
    "ESCALERA_KEPT_AT_ONCE_AT_ADDRESS": "100000",
    "ESCALERA_CONNECTIONS_AT_ADDRESS": "0",
    "ESCALERA_MESSAGES_A_SECOND": "100000",
    "ESCALERA_MESSAGES_A_SECOND_AT_ADDRESS": "1000000",
    "ESCALERA_REQUESTS_A_MINUTE": "100000",
    "ESCALERA_BOT_PROCESSES": "0",
    "ESCALERA_ANSWER_PROCESSES": "0",
    "ESCALERA_LOG_LEVEL": "warning",
}


def free_address(chance: random.Random) -> str:
    """Return an address that nobody listens at."""
    while True:
        port = chance.choice(PORTS)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return f"http://127.0.0.1:{port}"


@dataclass
class Server:
    """A server on a database; after a restart it listens on the same port."""

    database: str
    log: Path
    settings: dict[str, str] = field(default_factory=dict)
    address: str = ""
    command: list[str] = field(default_factory=lambda: SERVE)
    process: "subprocess.Popen[str] | Forked | None" = None
    patience: float = 20.0
    """Seconds that it may take to stop."""

    @property
    def port(self) -> str:
        return self.address.rpartition(":")[2] or "0"

    def start(self) -> None:
        """Start and wait until it serves."""
        with self.log.open("a") as log:
            self.process = self._run(log)
        assert self.process.stdout is not None
        said = (ADDRESS.search(line) for line in self.process.stdout)
        found = next(filter(None, said), None)
        assert found, self.log.read_text()
        self.address = found[0]
        self._wait()

    def _run(self, log: IO[str]) -> "subprocess.Popen[str] | Forked":
        """Run the command: forked if it can be, as that is quicker."""
        database = ["--database", self.database] if self.database else []
        command = [*self.command, "--port", self.port, *database]
        surroundings = {**os.environ, **QUICK, **self.settings}
        # Which engine runs is chosen while modules are loaded.
        if command[:2] == PYTHON and "ESCALERA_ENGINE" not in surroundings:
            return Forked.start(command[2], command[3:], surroundings, log.fileno())
        return subprocess.Popen(
            command, env=surroundings, stdout=subprocess.PIPE, stderr=log, text=True
        )

    def _wait(self) -> None:
        for _ in range(600):
            try:
                if httpx.get(f"{self.address}/health", timeout=5, verify=PLAIN).is_success:
                    return
            except httpx.TransportError:
                assert self.process is not None
                if self.process.poll() is not None:
                    raise AssertionError(self.log.read_text()) from None
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def stop(self, how: int = signal.SIGTERM) -> int:
        """Stop it (SIGKILL: at once, whatever it is doing); return the exit code."""
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(self.patience)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


@contextmanager
def serving(
    database: str, log: Path, address: str = "", command: Sequence[str] = SERVE, **settings: str
) -> Iterator[Server]:
    """Run a server; settings go by their names in the environment, without the prefix."""
    named = {f"ESCALERA_{key.upper()}": value for key, value in settings.items()}
    server = Server(database, log, named, address, [*command])
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()


@dataclass
class Guest:
    """Somebody with a cookie of one server."""

    server: Server
    cookie: str

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Return the answer of the REST edge, as JSON or text."""
        answer = httpx.request(
            method,
            self.server.address + path,
            json=body,
            cookies={"escalera": self.cookie},
            timeout=30,
            verify=PLAIN,
        )
        assert answer.is_success, answer.text
        kind = answer.headers.get("content-type", "")
        return answer.json() if "json" in kind else answer.text

    def socket(self, table: str, *at: str) -> Any:
        """Return a connection to a table, for `async with` to open; at: addresses, by a proxy."""
        headers = [("cookie", f"escalera={self.cookie}")]
        headers += [("x-forwarded-for", address) for address in at if address]
        return connect(
            f"{self.server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            additional_headers=headers,
        )


def guest(server: Server) -> Guest:
    """Return a new guest; a server that has no time for one yet is asked again."""
    with suppress(httpx.TransportError):
        answer = httpx.get(f"{server.address}/api/me", verify=PLAIN)
        if answer.is_success:
            return Guest(server, answer.cookies["escalera"])
    return Guest(server, bot_client.guest(server.address))


async def until(socket: Any, wanted: str, **values: Any) -> dict[str, Any]:
    """Return the next message of a type whose fields have these values."""
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] == wanted and all(message[k] == v for k, v in values.items()):
            return message


async def send(socket: Any, kind: str, **fields: Any) -> None:
    await socket.send(json.dumps({"type": kind, **fields}))
