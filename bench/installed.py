"""`python -m bench.installed`: a wheel in fresh environments: sizes, and how soon a game begins.

`make wheels` first. Nothing was compiled before in either environment, and nothing is.
"""

import asyncio
import os
import subprocess
import tempfile
import time
import venv
from pathlib import Path
from typing import Final

import pexpect

from escalera.cards.compiling.choice import machine
from examples import bot_client
from tests.server.client import joined
from tests.server.serving import Guest, Server
from tools.ahead.targets import TARGETS

PLAYERS: Final = 4


def installed(folder: Path, extra: str) -> tuple[Path, float]:
    """Install this machine's wheel with an extra; return the environment's programs, and the MB."""
    venv.create(folder, with_pip=True)
    before = megabytes(folder)
    (wheel,) = Path("dist").glob(f"*{TARGETS[machine()].wheel}.whl")
    pip = [str(folder / "bin" / "python"), "-m", "pip", "install", "-qq", f"{wheel}{extra}"]
    subprocess.run([*pip, "--disable-pip-version-check"], check=True)
    return folder / "bin", megabytes(folder) - before


def megabytes(folder: Path) -> float:
    """Return what a folder takes."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files) / 1e6


def first_play(programs: Path) -> float:
    """Return the seconds until the terminal shows a table."""
    start = time.perf_counter()
    child = pexpect.spawn(str(programs / "escalera"), ["play", "samba", "--fast"], timeout=60)
    child.expect("Stock")
    child.close(force=True)
    return time.perf_counter() - start


async def _first_hand(server: Server) -> None:
    """Seat programs at a new table, and start it: until there is a hand."""
    guests = [Guest(server, bot_client.guest(server.address)) for _ in range(PLAYERS)]
    table = guests[0].ask("POST", "/api/tables", {"game": "samba"})["id"]
    tasks = [
        asyncio.create_task(bot_client.play(server.address, table, guest.cookie, seat))
        for seat, guest in enumerate(guests, 1)
    ]
    async with joined(guests[0], table) as host:
        await host.until(lambda: all(seat["name"] for seat in host.table["seats"]))
        await host.send("start")
        await host.until(lambda: bool(host.hand))
    for task in tasks:
        task.cancel()


def first_card(programs: Path, folder: Path) -> float:
    """Return the seconds from `escalera serve` to the first hand of four programs."""
    command = [str(programs / "escalera"), "serve"]
    server = Server(f"sqlite:///{folder}/db", folder / "log", command=command)
    start = time.perf_counter()
    server.start()
    try:
        asyncio.run(_first_hand(server))
        return time.perf_counter() - start
    finally:
        server.stop()


def main() -> None:
    """Print the figures."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        os.environ |= {"HOME": name, "ESCALERA_CACHE": str(folder / "cache")}
        plain, terminal = installed(folder / "plain", "")
        server, everything = installed(folder / "server", "[server]")
        print(f"engine and terminal: {terminal:.0f} MB")
        print(f"with the server: {everything:.0f} MB")
        print(f"first `escalera play` shows a table: {first_play(plain):.1f} s")
        print(f"first `escalera serve` deals a card: {first_card(server, folder):.1f} s")


if __name__ == "__main__":
    main()
