"""A process that has loaded the server's modules, and forks a server for each who asks.

Loading them takes longer than what most tests do with a server. A forked one runs the same module
as `python -m MODULE ...` does, with arguments, surroundings, output and signals of its own.
"""

import json
import os
import runpy
import selectors
import socket
import struct
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import IO, Final, Self

LOADED: Final = (
    "alembic.command",
    "escalera.cli.commands.hosting.opening",
    "escalera.server.http.app",
    "escalera.server.http.run",
    "escalera.server.live.bus.postgres_bus",
    "escalera.server.store.migrate",
    "uvicorn",
)
MOST = 1 << 20
"""The most bytes of a request."""
_STARTING = threading.Lock()
NUMBER: Final = struct.Struct("=i")


@dataclass
class Forked:
    """A forked process, as `subprocess.Popen` shows one."""

    pid: int
    stdout: IO[str]
    _ended: socket.socket
    returncode: int | None = field(default=None, init=False)

    @classmethod
    def start(
        cls, module: str, arguments: Sequence[str], surroundings: Mapping[str, str], log: int
    ) -> Self:
        """Run a module as `python -m` does; its errors go to an open file."""
        ours, theirs = socket.socketpair()
        reading, writing = os.pipe()
        asked = json.dumps([module, list(arguments), dict(surroundings)]).encode()
        socket.send_fds(_way_there(), [asked], [writing, log, theirs.fileno()])
        os.close(writing)
        theirs.close()
        return cls(_number(ours), os.fdopen(reading, encoding="utf-8"), ours)

    def poll(self) -> int | None:
        """Return the exit code, or None while it runs."""
        try:
            return self.wait(0)
        except subprocess.TimeoutExpired:
            return None

    def wait(self, timeout: float | None = None) -> int:
        """Return the exit code once it has ended; subprocess.TimeoutExpired if it does not."""
        if self.returncode is None:
            self._ended.settimeout(timeout)
            try:
                self.returncode = _number(self._ended)
            except (TimeoutError, BlockingIOError):
                raise subprocess.TimeoutExpired(str(self.pid), timeout or 0) from None
            self._ended.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send a signal unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)


def _number(stream: socket.socket) -> int:
    got = stream.recv(NUMBER.size)
    assert got, "the forking process has ended"
    return int(NUMBER.unpack(got)[0])


def _way_there() -> socket.socket:
    """Return the way to this process's forking process, which one thread at a time may start."""
    with _STARTING:
        return _forking()[0]


@cache
def _forking() -> tuple[socket.socket, "subprocess.Popen[bytes]"]:
    """Return this process's forking process and the way to it; it ends when this one does."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    command = [sys.executable, "-m", "tests.server.forking", str(theirs.fileno())]
    process = subprocess.Popen(command, pass_fds=[theirs.fileno()])
    theirs.close()
    return ours, process


# ---------------------------------------------------------------- in the forking process


def _serve(asking: socket.socket) -> tuple[str, list[str]]:
    """Fork for each who asks, and say how it ended; return, in each fork, what it shall run."""
    watching = selectors.DefaultSelector()
    watching.register(asking, selectors.EVENT_READ)
    while True:
        for key, _ in watching.select():
            if key.fileobj is not asking:
                watching.unregister(key.fileobj)
                _tell_the_end(key.fd, *key.data)
                continue
            request, handles, _, _ = socket.recv_fds(asking, MOST, 3)
            if not request:
                sys.exit()
            child = os.fork()
            if child == 0:
                asking.close()
                watching.close()
                return _become(request, handles)
            ended = _said(handles, child)
            watching.register(os.pidfd_open(child), selectors.EVENT_READ, (child, ended))


def _said(handles: list[int], child: int) -> socket.socket:
    """Close a fork's handles but one, and say its number there."""
    output, log, ended = handles
    os.close(output)
    os.close(log)
    stream = socket.socket(fileno=ended)
    stream.send(NUMBER.pack(child))
    return stream


def _tell_the_end(handle: int, child: int, ended: socket.socket) -> None:
    os.close(handle)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    with suppress(BrokenPipeError):  # nobody asks
        ended.send(NUMBER.pack(code))
    ended.close()


def _become(request: bytes, handles: list[int]) -> tuple[str, list[str]]:
    """Take a fork's surroundings and output; return its module and arguments."""
    os.dup2(handles[0], 1)
    os.dup2(handles[1], 2)
    for handle in handles:
        os.close(handle)
    module, arguments, surroundings = json.loads(request)
    os.environ.clear()
    os.environ.update(surroundings)
    return module, arguments


def main() -> None:
    """Load, then fork; what comes after is a fork."""
    asking = socket.socket(fileno=int(sys.argv[1]))
    for name in LOADED:
        import_module(name)
    module, arguments = _serve(asking)
    sys.argv[1:] = arguments
    runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
