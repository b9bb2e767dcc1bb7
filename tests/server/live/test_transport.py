"""The wire: its frames follow the protocol, and a client that is gone causes no trouble."""

import asyncio
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from escalera.server.live.transport import text_frame
from tests.server.serving import guest, send, serving, until


@pytest.mark.parametrize("length", [0, 1, 125, 126, 4000, 65_535, 65_536, 200_000])
def test_a_frame_is_as_the_library_writes_it(length: int) -> None:
    text = b"x" * length
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_connections_that_break_off_hinder_nobody(tmp_path: Path) -> None:
    async def come_and_go() -> None:
        host, other = guest(server), guest(server)
        table = host.ask("POST", "/api/tables", {"game": "samba"})["id"]
        async with host.socket(table) as socket:
            for turn in range(20):
                gone = await other.socket(table)
                gone.transport.abort()
                await send(socket, "sit", seat=1 + turn % 4, name=f"Ann {turn}")
                await until(socket, "table", seq=2 * turn + 2)

    log = tmp_path / "log"
    with serving(f"sqlite:///{tmp_path / 'e.db'}", log) as server:
        asyncio.run(asyncio.wait_for(come_and_go(), 60))
    assert "error" not in log.read_text().lower()
