"""The static site in Debian's Firefox: a whole hand, a reload in it, and the host gone."""

import io
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from tests.browser.firefox.bidi import Firefox, running_firefox
from tests.browser.looking import PHASE
from tests.browser.scorer import KEPT_SHEETS, SHEETS
from tests.browser.site.static_host import StaticHost, hosted

HAND_SECONDS = 300.0
HABITS = """() => localStorage.setItem('escalera.habits', JSON.stringify(
  { samba: { table: { players: 4, pace: 'instant' }, bot: 'hard' } }))
  || localStorage.setItem('escalera.prefs', JSON.stringify({ hold: 'off' }))"""
HELD = """() => [...document.querySelectorAll('[data-zone=hand] [data-card]')]
  .map((card) => card.dataset.card).sort()"""
CARD = "(card) => document.querySelector(`[data-zone=hand] [data-card='${card}']`)"
BUTTON = """(words) => [...document.querySelectorAll('dialog[open] button, button')].find(
  (button) => new RegExp(words).test(button.ariaLabel || button.innerText.trim()))"""
ANSWER = "() => [...document.querySelectorAll('dialog[open] button')].at(-1)"
CAN_DISCARD = f"() => ({BUTTON})('^Discard ')?.ariaDisabled === 'false'"
SURELY = "^Yes, discard "
ASKED = f"() => !!({BUTTON})('{SURELY}')"
"""Whether the page asks before a dear discard."""
END = "^End the hand"
NO_CARDS = f"() => !!({BUTTON})('{END}')"
"""Whether nothing is left to draw and nothing may be taken."""
LET_GO = "^Let go of the chosen cards$"
CHOSEN = f"() => !!({BUTTON})('{LET_GO}')"
CHANGED = "(before) => document.body.innerText !== before"
DROPDOWN = "() => document.querySelector('.dropdown select')"
ARROW = 6, 30
"""How far from its right edge a drop-down has its arrow, in pixels."""
LOOKS = "() => document.body.innerText"


@pytest.fixture
def host(tmp_path: Path) -> Iterator[StaticHost]:
    with hosted(tmp_path) as made:
        yield made


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Firefox]:
    with running_firefox(tmp_path) as started:
        yield started
        assert started.faults == []


def press(browser: Firefox, finder: str, *given: str) -> None:
    """Click, and wait until the page has changed."""
    before = browser.ask(LOOKS)
    browser.click(finder, *given)
    browser.wait(CHANGED, before)


def answer(browser: Firefox) -> None:
    """Answer where the page asks before a dear discard; it takes no answer that comes at once."""
    while browser.ask(ASKED):
        browser.click(BUTTON, SURELY)


def let_go(browser: Firefox) -> None:
    """Let go of chosen cards, if the page has not done so: it does when it hears of a play."""
    if browser.ask(CHOSEN):
        browser.click(BUTTON, LET_GO)


def discard(browser: Firefox) -> None:
    """Discard the first card that may be."""
    for card in dict.fromkeys(browser.ask(HELD)):
        if browser.ask(PHASE) != "play":
            return None  # the page has only now heard of the last play
        browser.click(CARD, card)
        if browser.ask(CAN_DISCARD):
            press(browser, BUTTON, "^Discard ")
            return answer(browser)
        let_go(browser)
    raise AssertionError(browser.ask(LOOKS))


def move(browser: Firefox) -> str:
    """Do the next thing, if it is one's turn; return what it was."""
    phase = str(browser.ask(PHASE))
    match phase:
        case "sheet":
            press(browser, ANSWER)
        case "draw":
            press(browser, BUTTON, r"^Draw (a card|\d+ cards)$")
        case "play" if browser.ask(NO_CARDS):
            press(browser, BUTTON, END)
        case "play":
            discard(browser)
        case "chosen":
            let_go(browser)
    return phase


def test_a_hand_goes_on_after_a_reload_and_without_the_host(
    browser: Firefox, host: StaticHost
) -> None:
    browser.go(host.address)
    browser.ask(HABITS)
    browser.wait(f"async () => (await ({KEPT_SHEETS})()) >= {SHEETS}")
    press(browser, BUTTON, "^Play now: Samba$")
    browser.wait(f"() => ({HELD})().length > 10")
    while browser.ask(PHASE) != "draw":
        move(browser)
    held = browser.ask(HELD)
    host.kill()
    browser.reload()
    assert browser.wait(f"() => ({HELD})().length && ({HELD})()") == held
    until = time.monotonic() + HAND_SECONDS
    while move(browser) != "over":
        assert time.monotonic() < until, browser.ask(LOOKS)
    assert "is over" in browser.ask(LOOKS)


def test_a_drop_down_has_an_arrow(browser: Firefox, host: StaticHost) -> None:
    browser.go(f"{host.address}/book/samba/differs?players=4#bolivia")
    shot = Image.open(io.BytesIO(browser.picture(DROPDOWN))).convert("L")
    near, far = ARROW
    arrow = shot.crop((shot.width - far, near, shot.width - near, shot.height - near))
    shades = arrow.tobytes()
    assert max(shades) - min(shades) > 100
