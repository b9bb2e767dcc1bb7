"""A NATS server of a test's own."""

import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from tests.server.serving import free_address

PROGRAM = Path(sys.executable).with_name("nats-server")
PATIENCE = 20.0


class NatsServer:
    """A server on a port of the loopback interface; after a kill it can be started there again."""

    def __init__(self) -> None:
        self.port = urlsplit(free_address(random.Random())).port or 0
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start and wait until it listens."""
        command = [str(PROGRAM), "--addr", "127.0.0.1", "--port", str(self.port)]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        given_up = time.monotonic() + PATIENCE
        while not self._listens():
            assert self.process.poll() is None, "it has ended: its port may be taken"
            assert time.monotonic() < given_up
            time.sleep(0.02)

    def _listens(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def kill(self) -> None:
        """Let it die in the middle of its work."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@contextmanager
def running_nats() -> Iterator[NatsServer]:
    """Run a server."""
    server = NatsServer()
    server.start()
    try:
        yield server
    finally:
        server.kill()
