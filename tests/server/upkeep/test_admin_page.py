"""The pages for whoever runs the server: the way in, and each button."""

import html
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from escalera.server.host.administrators import Administrators
from escalera.server.http.hosting.admin_pages import AGES, PAGES
from escalera.server.store.admin.notes import note_now
from escalera.server.upkeep.acts import ACTS
from escalera.texts import LANGUAGES
from tests.server.http.guests import Guests, guests_of
from tests.server.upkeep.commands import Commands
from tests.texts.files import messages

MOST = 100
BAD = '<script>alert("x")</script>'
SPANISH = {"accept-language": "es"}
NOTED = [
    *(("admin", what) for what in (*ACTS, "export")),
    *(("p3rs0n", what) for what in ("remove", "lock", "unlock")),
    *(("server", f"purge-{age}") for age in AGES),
    ("admin", "unheard-of"),
]
"""Who has done what, as it is noted; what no version knows comes last."""


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[tuple[Guests, httpx.AsyncClient]]:
    """A server, and the browser of whoever runs it, who has come in."""
    async with guests_of(folder) as guests:
        host = guests.guest()
        word = Administrators(await guests.services.store.secret()).word()
        entered = await host.post("/admin/enter", data={"word": f" {word}\n"})
        assert (entered.status_code, entered.headers["location"]) == (303, "/admin/tables")
        assert "HttpOnly" in entered.headers["set-cookie"]
        assert "SameSite=strict" in entered.headers["set-cookie"]
        yield guests, host


async def press(host: httpx.AsyncClient, page: str, what: str, about: str) -> str:
    """Press a button of a page, and return the page that follows."""
    shown = (await host.get(f"/admin/{page}")).text
    assert f'value="{what}"' in shown
    done = await host.post("/admin/act", data={"page": page, "what": what, "about": about})
    assert done.headers["location"].startswith(f"/admin/{page}?said=")
    return html.unescape((await host.get(done.headers["location"])).text)


async def table_of(guest: httpx.AsyncClient) -> str:
    made = await guest.post("/api/tables", json={"game": "samba", "players": 4})
    return str(made.json()["id"])


@pytest.mark.asyncio
async def test_nobody_comes_in_without_the_commands_word(tmp_path: Path) -> None:
    async with guests_of(tmp_path) as guests:
        stranger = guests.guest()
        assert "escalera admin page" in (await stranger.get("/admin")).text
        for page in PAGES:
            shown = await stranger.get(f"/admin/{page}")
            assert (shown.status_code, shown.headers["location"]) == (303, "/admin")
        for button in "act", "purge", "export":
            pressed = await stranger.post(f"/admin/{button}", data={"what": "ban", "about": "x"})
            assert (pressed.status_code, pressed.headers["location"]) == (303, "/admin")
        elsewhere = Administrators(b"0" * 32)
        for word in "", "guess", elsewhere.word():
            entered = await stranger.post("/admin/enter", data={"word": word})
            assert entered.headers["location"] == "/admin?refused=1"
        assert "wrong, too old or used" in (await stranger.get("/admin?refused=1")).text
        forged = {"cookie": f"escalera_admin={elsewhere.cookie()}"}
        assert (await stranger.get("/admin/people", headers=forged)).status_code == 303


@pytest.mark.asyncio
async def test_a_form_with_too_many_fields_holds_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as (guests, host):
        many = dict.fromkeys((f"field{n}" for n in range(21)), "x")
        entered = await guests.guest().post("/admin/enter", data=many)
        assert (entered.status_code, entered.headers["location"]) == (303, "/admin?refused=1")
        pressed = await host.post("/admin/act", data={"what": "ban", "about": "x", **many})
        assert pressed.headers["location"].endswith("?said=admin-nothing-done")


@pytest.mark.asyncio
async def test_a_word_is_good_once_and_is_no_cookie(tmp_path: Path) -> None:
    async with guests_of(tmp_path) as guests:
        word = Administrators(await guests.services.store.secret()).word()
        one, other = guests.guest(), guests.guest()
        as_cookie = {"cookie": f"escalera_admin={word}"}
        assert (await one.get("/admin/people", headers=as_cookie)).status_code == 303
        await one.post("/admin/enter", data={"word": word})
        assert (await one.get("/admin/people")).status_code == 200
        entered = await other.post("/admin/enter", data={"word": word})
        assert entered.headers["location"] == "/admin?refused=1"
        await one.post("/admin/leave")
        assert (await one.get("/admin/people")).status_code == 303


@pytest.mark.asyncio
async def test_the_command_prints_the_word(commands: Commands, tmp_path: Path) -> None:
    async with guests_of(tmp_path, database_url=commands.database) as guests:
        said = await commands.soon("admin", "page")
        host = guests.guest()
        entered = await host.post("/admin/enter", data={"word": said.split()[-1]})
        assert entered.headers["location"] == "/admin/tables"


@pytest.mark.asyncio
async def test_tables_are_closed_and_deleted(tmp_path: Path) -> None:
    async with house(tmp_path) as (guests, host):
        guest = await guests.known()
        table = await table_of(guest)
        assert table in (await host.get("/admin/tables?status=open")).text
        assert table not in (await host.get("/admin/tables?status=playing")).text
        assert "The table is closed." in await press(host, "tables", "close", table)
        assert (await guest.get(f"/api/tables/{table}")).status_code == 410
        assert "The table is deleted." in await press(host, "tables", "delete", table)
        assert table not in (await host.get("/admin/tables")).text
        pressed = {"page": "tables", "what": "delete", "about": table}
        again = await host.post("/admin/act", data=pressed)
        assert "said=admin-nothing-done" in again.headers["location"]
        audit = (await host.get("/admin/audit")).text
        done = re.findall(r">(table deleted|table closed|came in)</td>", audit)
        assert done == ["table deleted", "table closed", "came in"]


@pytest.mark.asyncio
async def test_a_row_reads_as_one_table_and_each_figure_says_what_it_counts(tmp_path: Path) -> None:
    async with house(tmp_path) as (guests, host):
        guest = await guests.known()
        table = await table_of(guest)
        shown = (await host.get("/admin/tables", headers=SPANISH)).text
        assert '<td data-head="Estado">abierta</td>' in shown
        await press(host, "tables", "close", table)
        shown = (await host.get("/admin/tables", headers=SPANISH)).text
        assert '<td data-head="Estado">terminada</td>' in shown
        shown = (await host.get("/admin/people", headers=SPANISH)).text
        assert '<td data-head="Mesas">1</td>' in shown
        assert "attr(data-head)" in (await host.get("/host.css")).text


@pytest.mark.asyncio
async def test_what_was_done_is_said_in_words(tmp_path: Path) -> None:
    async with house(tmp_path) as (guests, host):
        for by, what in NOTED:
            await note_now(guests.services.store, by, what, "")
        shown = (await host.get("/admin/audit", headers=SPANISH)).text
        words = set(re.findall(r'data-head="Qué">([^<]*)<', shown))
        assert words.isdisjoint({what for _, what in NOTED[:-1]})
        assert NOTED[-1][1] in words  # noted by another version
        assert len(words) == len(NOTED) + 1  # and that somebody came in
        who = set(re.findall(r'data-head="Quién">([^<]*)<', shown))
        assert who == {"quien lleva el servidor", "el servidor", "p3rs0n"}


@pytest.mark.asyncio
async def test_people_are_banned_given_out_and_forgotten(tmp_path: Path) -> None:
    async with house(tmp_path) as (guests, host):
        guest = await guests.known()
        await guest.put("/api/me", json={"name": "Mallory"})
        person = guests.asker(guest).person
        shown = (await host.get("/admin/people?name=mall")).text
        assert person in shown
        assert person not in (await host.get("/admin/people?name=zoe")).text
        assert "They are banned" in await press(host, "people", "ban", person)
        assert "They may come in again" in await press(host, "people", "unban", person)
        given = await host.post("/admin/export", data={"about": person})
        assert given.json()["name"] == "Mallory"
        assert "attachment" in given.headers["content-disposition"]
        assert "They are forgotten" in await press(host, "people", "forget", person)
        assert "Mallory" not in (await host.get("/admin/people")).text


@pytest.mark.asyncio
async def test_old_things_go(tmp_path: Path) -> None:
    async with house(tmp_path) as (guests, host):
        table = await table_of(await guests.known())
        for days, said in ("1", "nothing-done"), ("x", "nothing-done"), ("", "nothing-done"):
            done = await host.post("/admin/purge", data={"idle": days})
            assert done.headers["location"] == f"/admin/purge?said=admin-{said}"
        assert table in (await host.get("/admin/tables")).text


@pytest.mark.asyncio
async def test_what_people_write_stays_text(tmp_path: Path) -> None:
    async with house(tmp_path) as (guests, host):
        await guests.services.store.save_person("mallory", BAD)
        assert html.escape(BAD) in (await host.get("/admin/people")).text
        for path in f"people?name={BAD}", f"tables?status={BAD}&said={BAD[:20]}":
            assert "<script" not in (await host.get(f"/admin/{path}")).text
        led = await host.post("/admin/act", data={"page": "//evil.example", "what": "x"})
        assert led.headers["location"] == "/admin/tables?said=admin-nothing-done"
        foreign = {"origin": "https://evil.example"}
        assert (await host.post("/admin/act", headers=foreign)).status_code == 403


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_button_says_what_it_did(language: str) -> None:
    for what in (*ACTS, "purge"):
        assert {f"admin-{what}", f"admin-done-{what}"} <= messages(language, "adminpage").keys()


@pytest.mark.asyncio
async def test_a_list_that_is_longer_says_so(tmp_path: Path) -> None:
    async with house(tmp_path) as (guests, host):
        store = guests.services.store
        for number in range(MOST):
            await store.save_person(f"p{number}", f"P {number}", float(number))
        assert "escalera admin people" not in (await host.get("/admin/people")).text
        await store.save_person("one more", "One More", 0.5)
        shown = (await host.get("/admin/people")).text
        assert f"Only the newest {MOST} are shown" in shown
        assert "escalera admin people --limit N" in shown
        assert shown.count("<tr>") == MOST + 1
        assert "escalera admin people" not in (await host.get("/admin/people?name=more")).text
