"""What one person may change at a table besides playing."""

from pathlib import Path

import pytest

from escalera.server.live.hub import Hub
from escalera.server.live.live_table import CHANGES, Live
from escalera.server.messages import asks
from escalera.server.messages.errors import Refused
from escalera.server.messages.options import Options
from escalera.server.table.commands import Asker
from escalera.server.table.events import TableMade
from tests.server.house import house
from tests.server.table.test_table import sealed, shuffle

pytestmark = pytest.mark.asyncio


async def change_on(hub: Hub, live: Live, person: str) -> tuple[int, str]:
    """Lock and unlock a table until that is refused; return how often it was done, and why not."""
    for done in range(2 * CHANGES):
        try:
            await hub.ask(live, asks.Lock(locked=not live.table.locked), Asker(person))
        except Refused as why:
            return done, why.name
    return 2 * CHANGES, ""


async def test_changes_without_end_are_refused_and_the_match_goes_on(tmp_path: Path) -> None:
    async with house(f"sqlite:///{tmp_path / 'e.db'}") as at:
        made = TableMade(0.0, "restless1", Options("samba", pace="instant"), "ann")
        hub, live = at.hub, await at.hub.open_table(made)
        await hub.ask(live, asks.Sit(seat=1, name="Ann"), Asker("ann"))
        await hub.ask(live, asks.Sit(seat=2, name="Bo"), Asker("bo"))
        seq = live.table.seq
        done, why = await change_on(hub, live, "ann")
        assert why == "TOO_MANY_CHANGES"
        assert done >= CHANGES - 1
        assert live.table.seq == seq + done
        await hub.ask(live, asks.Lock(locked=live.table.locked), Asker("ann"))
        assert live.table.seq == seq + done
        await hub.ask(live, asks.Start(), Asker("ann"))
        for ask in (sealed, shuffle):
            for person in ("ann", "bo"):
                await hub.ask(live, ask(person), Asker(person))
        assert live.table.game is not None
        assert live.table.game.hand_number == 1
        await hub.ask(live, asks.Pause(), Asker("bo"))
