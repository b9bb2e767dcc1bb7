"""The server is gone: score pad and rule books go on, and no page is blank."""

import re
import signal
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import product
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import expect

from escalera.book import LANGUAGES
from escalera.pad import agreed, described
from escalera.rules import games
from tests.browser.conftest import Come
from tests.browser.driver import SECONDS, Player
from tests.browser.scenes import ASKED, BOOK, PAGES
from tests.browser.scorer import Scorer
from tests.browser.serving import server_to_kill, tables_of
from tests.browser.watching import LOST, PHONE, Visitor
from tests.server.serving import Server

HAND = {"teams": [{"red_canastas": 2, "out": 1, "table": 435, "hand": 20}, {"hand": 110}]}
SENTENCE = re.compile(
    "The server does not answer|The connection is lost|without the server|Only the server has|"
    "and none answers|can.t be reached"
)
ALL_FILES = """async () => {
  const files = await (await fetch('/files.json')).json()
  const kept = await Promise.all(files.map((file) => caches.match('/' + file)))
  return kept.every(Boolean)
}"""
"""Whether the browser keeps the whole page."""
LOSE_SOME = """async () => {
  const [name] = await caches.keys()
  const store = await caches.open(name)
  const files = await (await fetch('/files.json')).json()
  const lost = files.filter((file, i) => i % 9 === 0)
  await Promise.all(lost.map((file) => store.delete('/' + file)))
  return lost.length
}"""
"""Leaves the browser with the files that a visit which was cut off had got."""
ALONE = {
    "/pad",
    "/move",
    "/",
    "/new/sambola",
    "/look",
    "/about",
    "/nothing/here",
    "/pad/season",
    "/pad/unknown",
    "/move#word",
    PAGES["rules"],
    BOOK["rule-card"],
    BOOK["differs"],
    BOOK["referee"],
    "/book/samba/lessons",
}
"""Pages that need no server."""
OTHERS = (
    "/mine",
    "/house/word",
    "/t/word",
    "/t/word/replay/1",
    "/t/word/rules",
    "/pad/shared/word",
)
EVERY_PAGE = sorted({*PAGES.values(), *BOOK.values(), *OTHERS, *ALONE, "/book/samba/lessons"})


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, to kill."""
    with server_to_kill(tmp_path / "server") as made:
        yield made


def wait_until_whole(visitor: Visitor) -> None:
    """Wait until the browser keeps the whole page; the browser's own waiting takes any promise."""
    until = time.monotonic() + SECONDS
    while not visitor.page.evaluate(ALL_FILES):
        assert time.monotonic() < until, "not all files are kept"
        visitor.page.wait_for_timeout(50)


def left_alone(visitor: Visitor, server: Server, path: str) -> None:
    """Visit one page, then kill the server."""
    visitor.allowed = (*LOST, "status of 404", "Failed to load resource")
    visitor.go(path)
    Scorer(visitor).wait_until_kept()
    wait_until_whole(visitor)
    server.stop(signal.SIGKILL)


@pytest.mark.parametrize("first", ["/", "table"])
def test_the_pad_never_visited_before_serves_an_evening(
    come: Come, server: Server, first: str
) -> None:
    visitor = come(device=PHONE, at=server.address, keeps=True)
    path = first
    if first == "table":
        table = tables_of(server).position("frozen")
        visitor.be(table.cookies["Ann"])
        path = table.path
    left_alone(visitor, server, path)
    scorer = Scorer(visitor)
    for game in games() if first == "/" else ["villages-samba"]:
        players = 6 if game == "sambola" else 4
        scorer.start(game, players)
        if game == "samba":
            scorer.open()
            scorer.write_in(described(agreed(game)), HAND)
            scorer.write_down(alone=True)
            visitor.page.reload()
            expect(visitor.page.locator("td.score").first).to_have_text("1,615")
    visitor.go("/pad/season")
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()


def test_no_page_is_blank_without_the_server(come: Come, server: Server) -> None:
    visitor = come(at=server.address, keeps=True)
    left_alone(visitor, server, "/")
    for path in EVERY_PAGE:
        page = visitor.go(path)
        expect(page.locator("#app")).to_contain_text(re.compile(r"\w{4}"))
        if path not in ALONE:
            expect(page.get_by_text(SENTENCE).first).to_be_visible()
        else:
            expect(page.get_by_role("heading", level=1).first).to_be_visible()


def test_a_first_visit_that_was_cut_off_is_made_whole_by_the_next(
    come: Come, server: Server
) -> None:
    visitor = come(at=server.address, keeps=True)
    visitor.go("/")
    Scorer(visitor).wait_until_kept()
    wait_until_whole(visitor)
    assert visitor.page.evaluate(LOSE_SOME) > 5
    visitor.go("/about")
    wait_until_whole(visitor)


class Away(BaseHTTPRequestHandler):
    """A proxy whose server is away."""

    def do_GET(self) -> None:
        self.send_error(502)

    def log_message(self, *_: object) -> None:
        pass


def test_a_proxy_that_finds_no_server_is_no_blank_page(come: Come, server: Server) -> None:
    visitor = come(at=server.address, keeps=True)
    left_alone(visitor, server, "/")
    with ThreadingHTTPServer(("127.0.0.1", int(server.port)), Away) as proxy:
        Thread(target=proxy.serve_forever).start()
        page = visitor.go("/pad")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        proxy.shutdown()


def test_books_never_opened_before_are_there_in_both_languages(come: Come, server: Server) -> None:
    visitor = come(device=PHONE, at=server.address, keeps=True)
    left_alone(visitor, server, "/")
    for game, language in product(games(), LANGUAGES):
        visitor.remember(language=language)
        page = visitor.go(f"/book/{game}?players=2")
        contents = page.locator("main nav.panel").get_by_role("link")
        expect(contents.nth(12)).to_be_visible()
        expect(page.locator(f"main [lang={language}] section[id]")).to_have_count(contents.count())
        contents.last.tap()
        chapter = page.locator(page.evaluate("location.hash"))
        expect(chapter).to_be_in_viewport()
        assert page.locator("figure figcaption strong").count() > 10
        expect(page.get_by_role("alert")).to_have_count(0)


def test_lessons_and_the_referee_need_no_server(come: Come, server: Server) -> None:
    visitor = come(device=PHONE, at=server.address, keeps=True)
    left_alone(visitor, server, "/")
    page = visitor.go("/book/bolivia/lessons#draw")
    lesson = page.locator(".became")
    expect(lesson).to_have_attribute("data-became", "open")
    Player(visitor, "touch").draw()
    expect(lesson).to_have_attribute("data-plays", "1")
    page.locator("[data-zone=hand] [data-card='4C']").tap()
    page.locator(".bar .end").tap()
    expect(lesson).to_have_attribute("data-became", "reached")
    visitor.remember(language="es")
    page = visitor.go(ASKED.replace("7S+7H+JK+4C", "7S+7H+9C+4C").replace("7H+JK", "7H+9C"))
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("No permitido.")
    expect(verdict).to_contain_text("(Grupos; Escaleras)")
    page = visitor.go(f"{ASKED}&meld=1+KS+KH")
    expect(page.get_by_role("alert")).to_contain_text("lleva al menos tres cartas")


def test_house_rules_have_the_games_own_book_until_the_server_is_back(
    come: Come, server: Server
) -> None:
    visitor = come(at=server.address, keeps=True)
    left_alone(visitor, server, "/")
    page = visitor.go(BOOK["book"])
    instead = page.get_by_role("status").filter(has_text="own rule book. Your table changes")
    expect(instead).to_be_visible()
    expect(page.locator("#table")).to_contain_text("6 jokers")
    server.start()
    page.reload()
    expect(page.locator("#table")).to_contain_text("9 jokers")
    expect(instead).to_have_count(0)


def test_a_page_says_so_where_nothing_could_be_kept(come: Come, server: Server) -> None:
    """There is no service worker in a private window, or on a network without HTTPS."""
    visitor = come(at=server.address, keeps=True)
    visitor.allowed = (*LOST, "Failed to load resource", "Failed to register")
    visitor.first("delete Navigator.prototype.serviceWorker")
    page = visitor.go("/")
    expect(page.get_by_role("button", name="Play now: Samba", exact=True)).to_be_visible()
    server.stop(signal.SIGKILL)
    page.get_by_role("link", name="Score pad").first.click()
    expect(page.get_by_role("alert")).to_contain_text("shown without the server")
