"""The privacy page tells all that is stored, and nothing else; the first page leads to it."""

import re
from pathlib import Path

import pytest

from escalera.server.host.settings import Settings
from escalera.server.http.hosting.privacy import ORDER, page
from escalera.server.store.schema import metadata
from escalera.texts import LANGUAGES
from tests.server.http.guests import guests_of
from tests.texts.files import messages

COLUMNS = {(name, column.name) for name, table in metadata.tables.items() for column in table.c}
HOME = Path(__file__).parents[3] / "web/src/pages/home/Home.svelte"


def test_every_table_and_column_of_the_database_is_told_once() -> None:
    assert sorted(ORDER) == sorted(metadata.tables)
    for language in LANGUAGES:
        told = re.split("<h3><code>", page(language, Settings()))[1:]
        found = [
            (part.partition("<")[0], column)
            for part in told
            for column in re.findall("<dt><code>([^<]+)", part)
        ]
        assert sorted(found) == sorted(COLUMNS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_left_of_what_is_stored_no_more(language: str) -> None:
    known = {f"privacy-{name}-{column}" for name, column in COLUMNS}
    known |= {f"privacy-table-{name}" for name in metadata.tables}
    said = {key for key in messages(language, "privacy") if key.count("-") > 1}
    assert {key for key in said if not key.startswith("privacy-kept-")} == known


def test_it_says_how_long_something_is_kept() -> None:
    told = page("en", Settings(keep_finished_days=90))
    assert "Finished tables: 90 days." in told
    assert "Your name: until somebody deletes it." in told
    assert "Tables that are not over: until somebody deletes them." in told
    idle = page("en", Settings(keep_idle_days=30))
    assert "Tables that are not over: 30 days after something last happened there." in idle
    assert "Mesas terminadas: 90 días." in page("es", Settings(keep_finished_days=90))


@pytest.mark.asyncio
async def test_it_is_served_in_the_browsers_language(tmp_path: Path) -> None:
    async with guests_of(tmp_path) as guests:
        reader = guests.guest()
        english = await reader.get("/privacy")
        spanish = await reader.get("/privacy", headers={"accept-language": "es-ES,es;q=0.9"})
        assert "What this server stores" in english.text
        assert "Lo que guarda este servidor" in spanish.text
        assert "What this server stores" in (await reader.get("/privacy?lang=<script>")).text
        assert (await reader.get("/host.css")).headers["content-type"].startswith("text/css")
        assert english.headers["content-security-policy"]
        assert not reader.cookies


def test_the_first_page_leads_to_it() -> None:
    assert re.search(r'href="/privacy[^>]*target="_self"', HOME.read_text())
