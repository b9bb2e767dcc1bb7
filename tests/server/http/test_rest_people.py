"""Who people are at the REST edge, what they may do, and how much."""

import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import pytest_asyncio

from escalera.server.http.app import MOST_BYTES
from tests.server.http.guests import HOST, UNKNOWN, Guests, guests_of, sentence

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def guests(tmp_path: Path) -> AsyncIterator[Guests]:
    async with guests_of(tmp_path) as made:
        yield made


async def link_of(guest: httpx.AsyncClient) -> str:
    """Return a person's private link for another device."""
    return str((await guest.post("/api/me/link")).json()["path"])


def token_of(path: str) -> str:
    return path.partition("#")[2]


async def moved(guest: httpx.AsyncClient, path: str) -> httpx.Response:
    """Return the answer when somebody goes on here by a private link."""
    return await guest.post("/api/me/move", json={"token": token_of(path)})


# ---------------------------------------------------------------- who one is


async def test_a_name_is_kept_with_the_cookie(guests: Guests) -> None:
    guest = await guests.known()
    assert (await guest.put("/api/me", json={"name": "  Ann   Lee "})).json() == {"name": "Ann Lee"}
    assert (await guest.get("/api/me")).json() == {"name": "Ann Lee"}
    for name in ("", "   ", "a\x00b", "a" * 41):
        sentence(await guest.put("/api/me", json={"name": name}), 422)
    for name in ("bot:hard", " BOT: Ann"):
        answer = await guest.put("/api/me", json={"name": name})
        assert sentence(answer, 422) == "Enter your name; `bot:` is for bots."
        assert answer.json()["name"] == "NO_NAME"
    assert (await guest.get("/api/me")).json() == {"name": "Ann Lee"}


async def test_a_cookie_is_not_for_scripts_or_other_sites(guests: Guests) -> None:
    answer = await guests.guest().get("/api/me")
    words = answer.headers["set-cookie"].lower()
    assert "httponly" in words
    assert "samesite=lax" in words
    assert "set-cookie" not in (await guests.made[-1].get("/api/me")).headers


async def test_a_changed_cookie_is_a_new_guest(guests: Guests) -> None:
    guest = await guests.known()
    await guest.put("/api/me", json={"name": "Ann"})
    cookie = guest.cookies["escalera"]
    token = token_of(await link_of(guest))
    for changed in (cookie[:-1], cookie + "x", "x" + cookie, cookie.swapcase(), "", token):
        answer = await guests.guest(cookie=f"escalera={changed}").get("/api/me")
        assert answer.json() == {"name": ""}
        assert "escalera=" in answer.headers["set-cookie"]


async def test_a_private_link_moves_a_person_to_another_device(guests: Guests) -> None:
    tablet, phone = await guests.known(), guests.guest()
    await tablet.put("/api/me", json={"name": "Ann"})
    assert (await moved(phone, await link_of(tablet))).json() == {"name": "Ann"}
    assert (await phone.get("/api/me")).json() == {"name": "Ann"}
    assert guests.asker(phone).person == guests.asker(tablet).person


async def test_a_private_link_is_good_for_one_device(guests: Guests) -> None:
    tablet, phone, other = await guests.known(), guests.guest(), guests.guest()
    path, again = await link_of(tablet), await link_of(tablet)
    assert path != again
    assert (await moved(tablet, path)).status_code == 200  # its owner does not use it up
    assert (await moved(phone, path)).status_code == 200
    assert (await moved(phone, path)).status_code == 200
    answer = await moved(other, path)
    assert "used" in sentence(answer, 404)
    assert "set-cookie" not in answer.headers
    assert (await moved(other, again)).status_code == 200


async def test_looking_at_a_private_link_uses_nothing_up(guests: Guests) -> None:
    tablet, preview, phone = await guests.known(), await guests.known(), guests.guest()
    path = await link_of(tablet)
    for way in ("/api/me/move", f"/api/me/move?token={token_of(path)}", path):
        await preview.get(way)
        await preview.head(way)
    assert guests.asker(preview).person != guests.asker(tablet).person
    assert (await moved(phone, path)).status_code == 200


async def test_a_private_link_is_good_for_a_quarter_of_an_hour(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    tablet, now = await guests.known(), time.time()
    path = await link_of(tablet)
    for later, status in ((901, 404), (890, 200)):
        monkeypatch.setattr(time, "time", lambda later=later: now + later)
        assert (await moved(guests.guest(), path)).status_code == status


async def test_a_false_link_moves_nobody(guests: Guests) -> None:
    guest = await guests.known()
    path = await link_of(guest)
    cookie = guest.cookies["escalera"]
    for false in (path[:-1], path + "x", "#", "#x", f"#{cookie}"):
        answer = await moved(guests.guest(), false)
        sentence(answer, 404)
        assert "set-cookie" not in answer.headers


# ---------------------------------------------------------------- who may, and how much


async def test_other_sites_may_change_nothing(guests: Guests) -> None:
    for origin in ("https://elsewhere.example", "null", "http://127.0.0.1:8001"):
        stranger = guests.guest(origin=origin)
        sentence(await stranger.put("/api/me", json={"name": "Ann"}), 403)
        sentence(await stranger.post("/api/tables", json={"game": "samba"}), 403)
        assert (await stranger.get("/api/games")).status_code == 200
    assert await guests.services.store.open_tables(10) == []
    assert (await guests.guest(origin=HOST).put("/api/me", json={"name": "Ann"})).is_success


async def test_a_host_may_allow_another_site(tmp_path: Path) -> None:
    site = "https://club.example"
    async with guests_of(tmp_path, origins=(site,)) as guests:
        assert (await guests.guest(origin=site).put("/api/me", json={"name": "Ann"})).is_success


async def test_large_bodies_are_refused(guests: Guests) -> None:
    async def unsaid() -> AsyncIterator[bytes]:
        for _ in range(3):
            yield b" " * MOST_BYTES

    guest = guests.guest()
    sentence(await guest.put("/api/me", content=b" " * (MOST_BYTES + 1)), 413)
    sentence(await guest.put("/api/me", content=unsaid()), 413)
    sentence(await guest.put("/api/me", content=b"{}", headers={"content-length": "-1"}), 413)


async def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    async with guests_of(tmp_path, requests_a_minute=4) as guests:
        guest = await guests.known()
        for _ in range(4):
            assert (await guest.get("/api/me")).status_code == 200
        sentence(await guest.get("/api/me"), 429)
        sentence(await guest.post("/api/rules", json={"game": "samba"}), 429)
        assert (await guests.guest().get("/api/me")).status_code == 200


async def test_every_answer_has_the_security_headers(guests: Guests) -> None:
    guest, stranger = guests.guest(), guests.guest(origin="https://elsewhere.example")
    answers = [
        await guest.get("/api/games"),
        await guest.get(f"/api/tables/{UNKNOWN}"),
        await stranger.post("/api/me/link"),
        await guest.get("/health"),
    ]
    for answer in answers:
        assert answer.headers["content-security-policy"].startswith("default-src 'none'; ")
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"


async def test_health_and_metrics_answer(guests: Guests) -> None:
    guest = guests.guest()
    assert (await guest.get("/health")).text.startswith("ok\n")
    assert "escalera_tables" in (await guest.get("/metrics")).text


async def test_health_says_that_the_database_does_not_answer(
    guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unwell() -> bool:
        return False

    monkeypatch.setattr(guests.services.store, "healthy", unwell)
    answer = await guests.guest().get("/health")
    told = "the database does not answer"
    assert answer.status_code == 503
    assert answer.text.startswith(f"{told}\nstore: {told}\nkeeper: ok\n")


async def test_metrics_can_be_off(tmp_path: Path) -> None:
    async with guests_of(tmp_path, metrics=False) as guests:
        assert (await guests.guest().get("/metrics")).status_code == 404
