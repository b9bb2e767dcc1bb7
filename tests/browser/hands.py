"""The three ways to press a button: with a mouse, a finger, or keys alone."""

from collections.abc import Iterator
from typing import Protocol

from playwright.sync_api import Browser, Locator, Page

MOST_STEPS = 120
"""This many presses of Tab lead around every page."""
MOST_LEAPS = 3
"""So often several steps are made at once; not all that looks so is a stop on the way."""
MOST_FRAMES = 600
_WAY = """(button) => {
  const now = document.activeElement
  if (now === button) return null
  const cards = [...document.querySelectorAll('[data-zone=hand] [data-card]')]
  const at = cards.indexOf(now)
  if (at >= 0 && button.dataset.card) {
    const steps = cards.indexOf(button) - at
    return steps < 0 ? ['Home', 1] : ['ArrowRight', steps]
  }
  if (now === document.body) return ['Tab', 1]
  const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  const stops = [...within.querySelectorAll('a[href], button, input, select, summary, [tabindex]')]
    .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility())
  const { DOCUMENT_POSITION_FOLLOWING } = Node
  const comes = (one, other) => one.compareDocumentPosition(other) & DOCUMENT_POSITION_FOLLOWING
  const onWay = comes(now, button)
    ? stops.filter((one) => comes(now, one) && comes(one, button))
    : stops.filter((one) => comes(now, one) || comes(one, button))
  return ['Tab', onWay.length + (comes(now, button) ? 1 : 2)]
}"""
"""The key that leads to a button, and how often it leads on; null on the button."""


def to_front(page: Page) -> None:
    """Bring a page in front of the others, if there are any."""
    browser = page.context.browser
    if browser is None or any(_others(page, browser)):
        page.bring_to_front()


def _others(page: Page, browser: Browser) -> Iterator[Page]:
    """Yield the other pages; an empty one waits for somebody who comes later."""
    for context in browser.contexts:
        for other in context.pages:
            if other is not page and other.url != "about:blank":
                yield other


class Hands(Protocol):
    """A way to press what one sees."""

    def press(self, button: Locator) -> None:
        """Press a button, a link or a card."""


class Mouse:
    """Clicks, in the page in front."""

    def press(self, button: Locator) -> None:
        to_front(button.page)
        button.click()


class Finger:
    """Taps, in the page in front."""

    def press(self, button: Locator) -> None:
        to_front(button.page)
        button.tap()


class Keys:
    """Tab to get there, arrows within the hand, Enter to press, and no other keys."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def press(self, button: Locator) -> None:
        to_front(self._page)
        self._go_to(button)
        self._page.keyboard.press("Enter")

    def _go_to(self, button: Locator) -> None:
        left, leaps = MOST_STEPS, MOST_LEAPS
        while left > 0 and (way := button.evaluate(_WAY)):
            key, steps = way
            leaps -= key == "Tab" and steps > 1
            for _ in range(min(steps, left) if leaps > 0 else 1):
                self._page.keyboard.press(key)
                left -= 1
        assert left > 0, f"the keyboard does not reach {button}"


_SETTLED = """
(button, frames) => new Promise(settled => {
  const look = (before, left) => requestAnimationFrame(() => {
    const { x, y, width, height } = button.getBoundingClientRect()
    const [middle, centre] = [x + width / 2, y + height / 2]
    const hit = document.elementFromPoint(middle, centre)
    const now = button.contains(hit) ? `${middle} ${centre}` : ""
    if (now && now === before) settled([middle, centre])
    else if (left) look(now, left - 1)
    else settled(null)
  })
  look("", frames)
})
"""


def click_at(button: Locator) -> None:
    """Click where a button is, once it stays there, even one that says it can't be pressed now."""
    to_front(button.page)
    button.scroll_into_view_if_needed()
    place = button.evaluate(_SETTLED, MOST_FRAMES)
    assert place, f"{button} can't be hit"
    button.page.mouse.click(*place)


def hands_of(page: Page, way: str) -> Hands:
    """Return the hands of a `mouse`, `touch` or `keys` player."""
    if way == "keys":
        return Keys(page)
    return Finger() if way == "touch" else Mouse()
