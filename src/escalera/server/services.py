"""What the server runs on, made once at its start."""

from dataclasses import dataclass

from escalera.server.botpool import BotPool
from escalera.server.bus import Bus
from escalera.server.hub import Hub
from escalera.server.keeper import Keeper
from escalera.server.limits import Limits
from escalera.server.people import People
from escalera.server.settings import Settings
from escalera.server.store import Store


@dataclass
class Services:
    """The parts of a running server."""

    settings: Settings
    store: Store
    bus: Bus
    hub: Hub
    keeper: Keeper
    bots: BotPool
    people: People
    requests: Limits
