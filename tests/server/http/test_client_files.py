"""The client's files: index.html for its paths, hashed files for ever, and a friendly line."""

import os
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import pytest_asyncio

from escalera.server.http import app as serving
from escalera.server.http.client_files import NOT_BUILT
from tests.server.http.guests import Guests, guests_of

pytestmark = pytest.mark.asyncio

SCRIPT = "assets/index-Ab3_x-9Z.js"


def build(folder: Path, title: str = "Escalera") -> None:
    """Write files like those of a client's build."""
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    (folder / SCRIPT).write_text("let x = 1;\n" * 200)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "index.html").write_text(f"<!doctype html><title>{title}</title>\n")


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "dist"
    monkeypatch.setattr(serving, "client_folder", lambda: folder)
    return folder


@pytest_asyncio.fixture
async def guests(client: Path, tmp_path: Path) -> AsyncIterator[Guests]:
    async with guests_of(tmp_path) as made:
        yield made


PATHS = ("/", "/new/samba", "/t/quiet-river/replay/1?seat=2", "/about", "/pad/shared/its-name.")
"""Paths of the client, the last with the full stop of the sentence that it stood in."""


@pytest.mark.parametrize("path", PATHS)
async def test_each_path_of_the_client_is_its_page(client: Path, guests: Guests, path: str) -> None:
    build(client)
    guest = guests.guest()
    first = await guest.get(path)  # gives a new person a cookie at once
    assert first.headers["cache-control"] == "no-store"
    assert first.cookies["escalera"]
    assert (await guest.get("/api/me")).is_success
    answer = await guest.get(path)
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers
    assert "<title>Escalera</title>" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"


async def test_hashed_files_are_kept_for_ever_and_come_compressed(
    client: Path, guests: Guests
) -> None:
    build(client)
    guest = guests.guest()
    packed = await guest.get(f"/{SCRIPT}", headers={"accept-encoding": "gzip"})
    plain = await guest.get(f"/{SCRIPT}", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(plain.content) / 10
    assert packed.content == plain.content
    for answer in packed, plain:
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["vary"] == "accept-encoding"


async def test_brotli_is_sent_as_the_build_packed_it(client: Path, guests: Guests) -> None:
    build(client)
    (client / f"{SCRIPT}.br").write_bytes(b"packed")
    guest = guests.guest()
    ways = ("gzip, br", "br;q=1.0, gzip", "gzip", "br;q=0, gzip")
    asked = [guest.stream("GET", f"/{SCRIPT}", headers={"accept-encoding": way}) for way in ways]
    told = []
    for one in asked:
        async with one as answer:
            told.append(answer.headers["content-encoding"])
            if told[-1] == "br":
                assert b"".join([part async for part in answer.aiter_raw()]) == b"packed"
    assert told == ["br", "br", "gzip", "gzip"]
    assert (await guest.get(f"/{SCRIPT}.br")).status_code == 404


async def test_what_is_packed_after_the_page_was_first_asked_for_is_sent(
    client: Path, guests: Guests
) -> None:
    build(client)
    os.utime(client / "assets", (1, 1))
    guest = guests.guest()
    assert (await guest.get("/")).is_success
    (client / f"{SCRIPT}.br").write_bytes(b"packed")
    packed = guest.stream("GET", f"/{SCRIPT}", headers={"accept-encoding": "br"})
    async with packed as answer:
        assert answer.headers["content-encoding"] == "br"


async def test_other_files_are_asked_for_again(client: Path, guests: Guests) -> None:
    build(client)
    guest = guests.guest()
    first = await guest.get("/manifest.webmanifest")
    assert first.headers["content-type"] == "application/manifest+json"
    assert first.headers["cache-control"] == "no-cache"
    again = await guest.get(
        "/manifest.webmanifest", headers={"if-none-match": f'W/"x", {first.headers["etag"]}'}
    )
    assert (again.status_code, again.content) == (304, b"")


async def test_a_client_built_anew_is_served_at_once(client: Path, guests: Guests) -> None:
    build(client)
    guest = guests.guest()
    assert "Escalera" in (await guest.get("/")).text
    build(client, "Newer")
    os.utime(client / "index.html", (1, 1))
    assert "Newer" in (await guest.get("/mine")).text


async def test_without_a_build_the_page_says_what_to_do(guests: Guests) -> None:
    answer = await guests.guest().get("/")
    assert (answer.status_code, answer.text) == (503, NOT_BUILT)


@pytest.mark.parametrize("path", ["/assets/none-12345678.js", "/../app.py", "/%2e%2e/app.py"])
async def test_nothing_else_is_served(client: Path, guests: Guests, path: str) -> None:
    build(client)
    (client.parent / "app.py").write_text("secret")
    answer = await guests.guest().get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/api/tables/t/x.js"])
async def test_no_such_path_of_the_edge_is_json(
    client: Path, guests: Guests, method: str, path: str
) -> None:
    build(client)
    answer = await guests.guest().request(method, path)
    assert answer.status_code == 404
    assert (answer.json()["name"], answer.json()["detail"]) == (
        "NOTHING_HERE",
        "There is nothing here.",
    )


async def test_pages_are_only_read(client: Path, guests: Guests) -> None:
    build(client)
    answer: httpx.Response = await guests.guest().post("/about")
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD")
    assert (await guests.guest().head("/about")).status_code == 200
