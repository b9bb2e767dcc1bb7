"""A table that can't be opened: the page says so, in its language, and comes back without help."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from escalera.server.store import Conflict, Store, open_store
from tests.browser.conftest import Come
from tests.browser.tables import Tables
from tests.browser.watching import LOST
from tests.server.house import WORDS
from tests.server.serving import Server

SAID = {
    "en": "This table can't be opened: what is stored of it can't be read.",
    "es": "Esta mesa no se puede abrir: no se puede leer lo que hay guardado de ella.",
}
OUT_OF_TURN = b'{"type":"played","at":0,"seat":3,"action":"draw"}'
NOT_REPLAYED = {
    "en": ("This table can't go on", "The scores so far", "Download the record so far"),
    "es": ("Esta mesa no puede seguir", "Los puntos hasta", "Descargar el registro hasta"),
}
REFUSED = ("status of 503",)


def break_off(database: str, table: str, stored: bytes = WORDS) -> None:
    """Store an event after a table's log that can't be read, or can't be replayed."""

    async def broken() -> None:
        store = open_store(database)
        while not await appended(store):
            pass
        await store.close()

    async def appended(store: Store) -> bool:
        """Say whether it stands behind the log: the server may just have stored something."""
        log = await store.events(table)
        try:
            await store.append(table, len(log) + 1, [stored])
        except Conflict:
            return False
        return True

    with ThreadPoolExecutor(1) as other:  # Playwright's loop runs in this one
        other.submit(asyncio.run, broken()).result()


@pytest.mark.parametrize("language", SAID)
def test_who_sits_there_and_who_comes_is_told(
    come: Come, server: Server, tables: Tables, language: str
) -> None:
    table = tables.position("initial-meld")
    here = come(table)
    here.page.bring_to_front()
    here.allowed = LOST + REFUSED
    here.remember(language=language)
    here.page.reload()
    said = here.page.get_by_text(SAID[language])
    expect(here.page.locator(".board")).to_be_visible()
    expect(said).to_have_count(0)
    break_off(server.database, table.id)
    expect(said).to_be_visible()
    here.page.reload()
    expect(said).to_be_visible()


@pytest.mark.parametrize("language", NOT_REPLAYED)
def test_what_can_not_be_replayed_leaves_its_scores_and_its_record(
    come: Come, server: Server, tables: Tables, language: str
) -> None:
    table = tables.position("initial-meld")
    here = come(table)
    here.page.bring_to_front()
    here.allowed = LOST + REFUSED
    here.remember(language=language)
    here.page.reload()
    expect(here.page.locator(".board")).to_be_visible()
    break_off(server.database, table.id, OUT_OF_TURN)
    said, scores, record = NOT_REPLAYED[language]
    for _ in "now", "when the page is loaded anew":
        expect(here.page.get_by_role("alert").filter(has_text=said)).to_be_visible()
        expect(here.page.get_by_role("table", name=scores)).to_be_visible()
        expect(here.page.locator(".banners")).to_have_count(0)
        with here.page.expect_download() as saved:
            here.page.get_by_role("link", name=record).click()
        text = saved.value.path().read_text("utf-8")
        assert saved.value.suggested_filename == f"{table.id}.rec"
        assert text.startswith("escalera 1\ngame ")
        assert text.endswith("# 3 draw\n")
        assert "\ndeal " not in text
        here.page.reload()
