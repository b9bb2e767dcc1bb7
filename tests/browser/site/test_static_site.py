"""The static site on `python -m http.server`: hands, pad and book, with the host and after it."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Request, expect

from escalera.pad import agreed, described
from escalera.rules import games, load
from tests.browser.conftest import Come
from tests.browser.driver import Player
from tests.browser.pages.test_pages import MORE, fits_the_smallest_phone, sound
from tests.browser.scorer import Scorer
from tests.browser.site.static_host import BUILT, PLACE, StaticHost, hosted
from tests.browser.watching import DESKTOP, LOST, PHONE, Device, Visitor

CARDS = "[data-zone=hand] [data-card]"
DEVICES: dict[str, Device] = {"phone": PHONE, "desktop": DESKTOP}
PAGES = {
    "/": "Which game",
    "/new/sambola": "Sambola",
    "/new/villages-samba": "The Villages",
    "/mine": "You have not played here yet.",
    "/look": "Looks",
    "/about": "Everything stays in this browser",
    "/pad": "Score pad",
    "/pad/season": "Season",
    "/pad/unknown": "no such pad",
    "/t/word": "There is no such table.",
    "/book/samba": "The match is over when a team has 10,000 points",
    "/book/bolivia/card?players=4": "Rule card",
    "/book/samba/differs#bolivia": "What differs",
    "/book/samba/referee": "May I",
    "/book/samba/lessons": "The first meld",
    "/rules/samba": "Samba: the rules",
    "/move": "There is no such page.",
    "/house/word": "There are no such house rules.",
    "/pad/shared/word": "There is no such page.",
    "/nothing/here": "There is no such page.",
}
"""Every page and some that a site hasn't, with words that stand there."""
OFFER = """() => {
  const offer = new Event('beforeinstallprompt', { cancelable: true })
  dispatchEvent(Object.assign(offer, { prompt: () => (window.asked = true) }))
}"""
"""What a browser does that can install the page."""
FAR = "100000"
"""A target that two hands never reach: a match in 2,600 is over after two."""
HAND = {"teams": [{"red_canastas": 2, "out": 1, "table": 435, "hand": 20}, {"hand": 110}]}


@pytest.fixture(scope="module", autouse=True)
def site() -> None:
    """These tests use the built site."""
    assert (BUILT / "index.html").is_file(), f"{BUILT} is missing: make site"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[StaticHost]:
    """A host of the test's own; nobody may have asked it for anything but the site's files."""
    with hosted(tmp_path) as made:
        yield made
    assert made.asked()
    assert [one for one in made.asked() if not is_file(*one)] == []


def is_file(method: str, path: str, status: int) -> bool:
    """Say whether a request was for a file of the site, and was answered."""
    return method == "GET" and path.startswith(f"/{PLACE}/") and status in {200, 304}


def at_home(come: Come, device: Device = PHONE, **settings: str) -> Visitor:
    """Visit the first page with such house rules, and wait until all of it is kept."""
    visitor = come(device=device, keeps=True)
    visitor.allowed = (*LOST, "Failed to load resource")
    table = {"players": 4, "pace": "instant", "settings": settings}
    habits = {game: {"table": table, "bot": "hard"} for game in games()}
    visitor.has_kept("habits", habits)
    visitor.go("/")
    Scorer(visitor).wait_until_kept()
    return visitor


def play_now(visitor: Visitor, way: str, game: str = "samba") -> Player:
    """Open a table with one tap."""
    title = load(game).title.replace("'", "\u2019")
    player = Player(visitor, way)
    player.hands.press(player.button(f"Play now: {title}"))
    expect(visitor.page.locator(CARDS).first).to_be_visible()
    return player


@pytest.mark.parametrize("kind", DEVICES)
def test_hands_before_and_after_the_host_is_gone(come: Come, server: StaticHost, kind: str) -> None:
    visitor = at_home(come, DEVICES[kind], target=FAR)
    page = visitor.page
    player = play_now(visitor, "touch" if kind == "phone" else "mouse")
    player.play_hand()
    page.reload()
    expect(page.get_by_role("heading", name=re.compile("is over"))).to_be_visible()
    server.kill()
    page.reload()
    player.press(player.button("Next hand"), "next")
    player.play_hand()
    visitor.go("/")
    expect(page.get_by_role("link", name="Go on").first).to_be_visible()
    scorer = Scorer(visitor)
    scorer.start("samba")
    scorer.open()
    scorer.write_in(described(agreed("samba")), HAND)
    scorer.write_down(alone=True)
    expect(page.locator("td.score").first).to_have_text("1,615")
    visitor.go("/book/samba")
    expect(page.get_by_role("heading", name="Samba: Rule book")).to_be_visible()
    assert visitor.context.cookies() == []


@pytest.mark.parametrize("gone", [False, True], ids=["host", "no-host"])
def test_every_page_says_something(come: Come, server: StaticHost, gone: bool) -> None:
    visitor = at_home(come)
    if gone:
        server.kill()
    for path, words in PAGES.items():
        page = visitor.go(path)
        expect(page.locator("#app")).to_contain_text(words)
        expect(page.get_by_text("The server does not answer")).to_have_count(0)
        expect(page.get_by_text("This needs a server")).to_have_count(0)
    assert visitor.context.cookies() == []


@pytest.mark.parametrize("kind", DEVICES)
@pytest.mark.parametrize("path", ["/", "/new/sambola", "/pad", "/about", "/book/samba"])
def test_what_a_site_shows_is_sound(come: Come, server: StaticHost, path: str, kind: str) -> None:
    visitor = come(device=DEVICES[kind])
    visitor.go(path)
    sound(visitor)
    fits_the_smallest_phone(visitor)


def test_the_engine_comes_while_the_first_page_is_looked_at(come: Come, server: StaticHost) -> None:
    visitor = come()
    with visitor.page.expect_event("requestfinished", is_engine):
        visitor.go("/")
    visitor.settle()


def is_engine(request: Request) -> bool:
    """Say whether a request is for the engine's module."""
    return request.url.endswith(".wasm")


def test_what_needs_a_server_is_not_shown(come: Come, server: StaticHost) -> None:
    page = come().go("/new/sambola")
    expect(page.get_by_role("button", name="Play now with bots")).to_be_visible()
    expect(page.get_by_text("Invite friends")).to_have_count(0)
    page.get_by_text(MORE).click()
    page.get_by_text("Speed and clock").click()
    expect(page.get_by_text("How fast bots play")).to_be_visible()
    expect(page.get_by_role("checkbox")).to_have_count(1)
    expect(page.get_by_label("Players may ask for a hint")).to_be_checked()


def test_a_variation_for_other_players_is_refused_without_a_server(
    come: Come, server: StaticHost
) -> None:
    page = come().go("/new/sambola")
    page.get_by_text(MORE).click()
    page.get_by_role("radio", name="One red and one black").check()
    page.get_by_role("button", name="Play now with bots").click()
    expect(page.get_by_role("alert").first).to_contain_text("another number of players")
    page.get_by_role("radio", name="3", exact=True).check()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Play now with bots").click()
    expect(page.locator(CARDS).first).to_be_visible()


def test_a_pad_with_a_variation(come: Come, server: StaticHost) -> None:
    visitor = come()
    visitor.go("/pad")
    page = visitor.page
    page.locator('input[name=pad-game][value="sambola"]').check()
    page.get_by_role("radio", name="4", exact=True).check()
    page.get_by_text("Variations", exact=True).click()
    page.get_by_role("radio", name="1,500 and 1,000 points").check()
    for seat, name in enumerate(["Ann", "Bob", "Cem", "Dee"], 1):
        page.get_by_role("textbox", name=re.compile(f"^Player {seat}")).fill(name)
    scorer = Scorer(visitor)
    scorer.button("Start the pad").click()
    scorer.open()
    sheet = described(agreed("sambola", 4, {"samba_bonus": "1500/1000"}))
    scorer.write_in(sheet, {"teams": [{"red_sambas": 1}, {}]})
    scorer.write_down(alone=True)
    assert scorer.scores()[0] == 1500


def test_a_newer_version_says_so_and_keeps_the_tables(come: Come, server: StaticHost) -> None:
    visitor = at_home(come)
    player = play_now(visitor, "touch")
    player.play_turns(0)
    held = player.hand()
    publish_anew(server.site)
    visitor.go("/")
    page = visitor.page
    page.evaluate("navigator.serviceWorker.getRegistration().then((kept) => kept.update())")
    line = page.get_by_text("There is a new version.")
    expect(line).to_be_visible()
    assert visitor.look_at() == []
    page.get_by_role("button", name="Reload").tap()
    expect(line).to_be_hidden()
    assert page.locator("script[type=module]").get_attribute("src") == "./assets/index-newer.js"
    server.kill()
    page.reload()
    page.get_by_role("link", name="Go on").first.tap()
    expect(page.locator(CARDS).first).to_be_visible()
    player.wait(lambda: player.hand().total() == held.total(), f"it is not as many cards as {held}")
    assert player.hand() == held


def publish_anew(site: Path) -> None:
    """Put a newer build in the place of this one: its first script has another name."""
    [script] = site.glob("assets/index-*.js")
    newer = script.with_name("index-newer.js")
    script.rename(newer)
    for file in site / "index.html", site / "files.json", *site.glob("assets/*.js"):
        file.write_text(file.read_text("utf-8").replace(script.name, newer.name), "utf-8")
    worker = site / "sw.js"
    worker.write_text(re.sub("const BUILD = '.*'", "const BUILD = 'newer'", worker.read_text()))


@pytest.mark.parametrize("language", ["en-GB", "es-ES"])
def test_a_browser_can_install_it(come: Come, server: StaticHost, language: str) -> None:
    visitor = come(device=PHONE)
    visitor.remember(language=language[:2])
    page = visitor.go("/")
    page.evaluate(OFFER)
    sound(visitor)
    fits_the_smallest_phone(visitor)
    page.get_by_role("button", name=re.compile("^(Install|Instalar)$")).tap()
    assert page.evaluate("window.asked") is True
    found = visitor.context.new_cdp_session(page).send("Page.getAppManifest")
    assert found["errors"] == []
    icons = json.loads(found["data"])["icons"]
    assert {"192x192", "512x512"} <= {one["sizes"] for one in icons}
    for icon in icons:
        assert page.request.get(f"{server.address[:-1]}{icon['src']}").ok
    assert page.request.get(f"{server.address[:-1]}apple-touch-icon.png").ok
