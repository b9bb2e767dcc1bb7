"""What the server runs on, made once at its start."""

import asyncio
from dataclasses import dataclass, field

from escalera.server.host.administrators import Administrators
from escalera.server.host.crowd import Crowd
from escalera.server.host.people import People
from escalera.server.host.settings import Settings
from escalera.server.host.signings import Signings
from escalera.server.live.bus import Bus
from escalera.server.live.hub import Hub
from escalera.server.live.limits.quotas import Quotas
from escalera.server.live.limits.rate_limits import Limits
from escalera.server.live.processes.botpool import BotPool
from escalera.server.live.processes.fair_shares import FairShares
from escalera.server.live.processes.heavy import HeavyAnswers
from escalera.server.live.processes.kept_answers import KeptAnswers
from escalera.server.live.scheduler import Keeper
from escalera.server.messages.refused_words import RefusedWords
from escalera.server.store import Store
from escalera.server.upkeep.banned_people import Bans
from escalera.server.upkeep.housekeeping import Housekeeper

AT_ONCE = 4
"""How many sockets are looked at before they are let in; more would wait for the database."""


@dataclass
class Services:
    """The parts of a running server."""

    settings: Settings
    store: Store
    bus: Bus
    hub: Hub
    keeper: Keeper
    bots: BotPool
    heavy: HeavyAnswers
    people: People
    requests: Limits
    messages: Limits
    """Of each address, all its connections together."""
    quotas: Quotas
    bans: Bans
    housekeeper: Housekeeper
    words: RefusedWords
    signings: Signings
    administrators: Administrators
    crowd: Crowd
    giving: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a match brought along is checked: one at a time, so that tables play on."""
    doorway: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))
    """The room for sockets that are looked at: if many come back at once, tables play on."""
    retold: KeptAnswers = field(default_factory=KeptAnswers)
    """What was played in hands, as it was told again."""
    retelling: FairShares = field(default_factory=lambda: FairShares(1))
    """Whose turn it is to be told again what was played: many at once would hold up the tables."""
