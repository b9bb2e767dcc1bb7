"""What differs over TLS, and who may read the figures."""

import stat
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import pytest_asyncio

from escalera.server.http.asgi import Door
from tests.server.http.guests import Guests, guests_of

pytestmark = pytest.mark.asyncio

SAFE, PLAIN = "https://cards.example", "http://cards.example"


@pytest_asyncio.fixture
async def guests(tmp_path: Path) -> AsyncIterator[Guests]:
    async with guests_of(tmp_path) as guests:
        yield guests


def through(guests: Guests, base: str, client: str = "192.0.2.7", **door: str) -> httpx.AsyncClient:
    """Return somebody whose requests come through the server's door from an address."""
    transport = httpx.ASGITransport(Door(guests.app, **door), client=(client, 5000))
    return httpx.AsyncClient(transport=transport, base_url=base)


async def test_over_tls_cookies_and_pages_stay_with_tls(guests: Guests) -> None:
    async with through(guests, SAFE) as safe, through(guests, PLAIN) as plain:
        over, under = await safe.get("/api/me"), await plain.get("/api/me")
    assert over.headers["strict-transport-security"] == "max-age=31536000"
    assert "secure" in over.headers["set-cookie"].lower().split("; ")
    assert "strict-transport-security" not in under.headers
    assert "secure" not in under.headers["set-cookie"].lower().split("; ")


async def test_a_trusted_proxys_word_is_taken_and_no_others(guests: Guests) -> None:
    said = {"x-forwarded-proto": "https", "x-forwarded-for": "198.51.100.4"}
    async with through(guests, PLAIN, proxies="192.0.2.0/24") as trusted:
        assert "strict-transport-security" in (await trusted.get("/api/me", headers=said)).headers
    async with through(guests, PLAIN) as other:
        assert "strict-transport-security" not in (await other.get("/api/me", headers=said)).headers


@pytest.mark.parametrize(
    ("base", "origin", "status"),
    [(SAFE, SAFE, 200), (SAFE, PLAIN, 403), (PLAIN, PLAIN, 200), (PLAIN, SAFE, 200)],
)
async def test_a_page_without_tls_changes_nothing_over_it(
    guests: Guests, base: str, origin: str, status: int
) -> None:
    async with through(guests, base) as guest:
        answer = await guest.put("/api/me", json={"name": "Ann"}, headers={"origin": origin})
    assert answer.status_code == status


async def test_figures_are_for_this_machine(guests: Guests) -> None:
    async with through(guests, PLAIN) as stranger, through(guests, PLAIN, "::1") as here:
        assert (await stranger.get("/metrics")).status_code == 404
        assert "escalera_tables" in (await here.get("/metrics")).text


async def test_figures_are_for_whoever_has_the_token(tmp_path: Path) -> None:
    right, wrong = ({"authorization": f"Bearer {word}"} for word in ("a word", "a sword"))
    async with (
        guests_of(tmp_path, metrics_token="a word") as guests,
        through(guests, PLAIN) as stranger,
    ):
        assert "escalera_tables" in (await stranger.get("/metrics", headers=right)).text
        assert (await stranger.get("/metrics", headers=wrong)).status_code == 404
        assert (await stranger.get("/metrics")).status_code == 404


async def test_a_new_database_file_is_its_owners(tmp_path: Path, guests: Guests) -> None:
    assert (await guests.guest().get("/health")).is_success
    for file in tmp_path.glob("escalera.db*"):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
