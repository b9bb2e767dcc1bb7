"""All attacks in short, on one server with small limits; `make attack` has the long form."""

import asyncio
from collections.abc import Iterator

import pytest

from escalera.server.host.settings import Settings
from tests.server.serving import Server
from tests.server.strangers.attack import making
from tests.server.strangers.attack.attacks import ATTACKS, faults_of, served
from tests.server.strangers.attack.stranger import Stranger
from tests.server.strangers.attack.tally import Tally

LIMITS = Settings.model_construct(
    bot_processes=0,
    answer_processes=0,
    new_people_an_hour=12,
    made_an_hour=8,
    made_an_hour_at_address=60,
    connections_at_address=30,
    request_seconds=2.0,  # a busy machine takes its time between connecting and asking
)
SLOW = "expert"
"""Who thinks longer than a short test takes."""


def no() -> bool:
    """Say that an attack is to end once it was made in full."""
    return False


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("attack"), LIMITS) as made:
        yield made


def test_every_limit_holds_and_every_refusal_has_a_name(server: Server) -> None:
    stranger, found = Stranger(server.address, LIMITS, scale=0.1), dict[str, Tally]()
    for name, attack in ATTACKS.items():
        if SLOW not in name:
            found[name] = Tally()
            asyncio.run(attack(stranger, found[name], no))
    assert [fault for tally in found.values() for fault in tally.faults] == []
    assert all(tally.tried for tally in found.values())
    refused = {name for tally in found.values() for name in tally.refused}
    assert {"TOO_MANY_PEOPLE", "TOO_MANY_MADE", "NOT_YOUR_TURN", "NO_MESSAGE"} <= refused
    assert faults_of(server) == []


def test_a_limit_that_does_not_hold_is_noticed() -> None:
    tally = Tally(tried=9, let_in=9)
    tally.no_more_than(3, making.HOUR)
    assert tally.faults == ["9 let in, and no more than 3 may be"]


def test_a_refusal_without_a_name_is_noticed() -> None:
    tally = Tally()
    for name in ("TOO_FAST", "FAULT", ""):
        tally.refuse(name)
    assert len(tally.faults) == 2
