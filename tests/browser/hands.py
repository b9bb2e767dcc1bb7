"""The three ways to press a button: with a mouse, a finger, or keys alone."""

from typing import Protocol

from playwright.sync_api import Locator, Page

MOST_STEPS = 120
"""This many presses of Tab lead around every page."""
MOST_FRAMES = 600
_IS_FOCUSED = "element => element === document.activeElement"
_IN_HAND = "() => !!document.activeElement?.closest('[data-zone=hand]')"


class Hands(Protocol):
    """A way to press what one sees."""

    def press(self, button: Locator) -> None:
        """Press a button, a link or a card."""


class Mouse:
    """Clicks, in the page in front."""

    def press(self, button: Locator) -> None:
        button.page.bring_to_front()
        button.click()


class Finger:
    """Taps, in the page in front."""

    def press(self, button: Locator) -> None:
        button.page.bring_to_front()
        button.tap()


class Keys:
    """Tab to get there, arrows within the hand, Enter to press, and no other keys."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def press(self, button: Locator) -> None:
        self._page.bring_to_front()
        self._go_to(button)
        self._page.keyboard.press("Enter")

    def _go_to(self, button: Locator) -> None:
        card = button.get_attribute("data-card") is not None
        for _ in range(MOST_STEPS):
            if button.evaluate(_IS_FOCUSED):
                return
            inside = card and self._page.evaluate(_IN_HAND)
            self._page.keyboard.press("ArrowRight" if inside else "Tab")
            if inside and self._at_the_end(button):
                self._page.keyboard.press("Home")
        raise AssertionError(f"the keyboard does not reach {button}")

    def _at_the_end(self, button: Locator) -> bool:
        """Say whether this is the last card; the first one is next then."""
        last = self._page.locator("[data-zone=hand] [data-card]").last
        return bool(last.evaluate(_IS_FOCUSED)) and not button.evaluate(_IS_FOCUSED)


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
    button.page.bring_to_front()
    button.scroll_into_view_if_needed()
    place = button.evaluate(_SETTLED, MOST_FRAMES)
    assert place, f"{button} can't be hit"
    button.page.mouse.click(*place)


def hands_of(page: Page, way: str) -> Hands:
    """Return the hands of a `mouse`, `touch` or `keys` player."""
    if way == "keys":
        return Keys(page)
    return Finger() if way == "touch" else Mouse()
