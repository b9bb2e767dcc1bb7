"""What part of the table is in sight: measured in the browser, without scrolling."""

import time
from collections.abc import Iterable

from playwright.sync_api import Page

from tests.browser.driver import SECONDS
from tests.browser.watching import REACH, TWO_FRAMES, Visitor

Size = tuple[int, int]
SIZES: tuple[Size, ...] = (
    (320, 568),
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 600),
    (1280, 800),
    (1920, 1080),
    (2560, 1440),
)
LARGE_TEXT: tuple[Size, ...] = ((390, 844), (844, 390), (1280, 800))
"""Where the text is twice the usual size too."""
NEEDED = {
    "the pile": "[data-zone=pile]",
    "the upcard": "[data-zone=pile] .up",
    "the stock": ".stock",
    "whose turn it is": "[data-context] :is(.say, [role=alert])",
    # A tap on what is said over the strip of plays is the strip's.
    "a step": "[data-context] button:not(.others:has(+ .before [data-since]) .said)",
    "a button of the bar": ".actions button",
    "a team": ".team .who",
    "a meld": ".team :is(.meld, .folded)",
    "the scores": ".scores",
    "a player": ".seat",
}
"""What a player needs to play, by selector."""
MAY_LACK = {"a step", "a meld"}
CUT_NAMES = """() => [...document.querySelectorAll('.seat .name')]
  .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.innerText)"""
"""The players' names that are cut."""
ENDED = {
    **{what: NEEDED[what] for what in ("the pile", "the upcard", "the stock", "a team", "a meld")},
    **{what: NEEDED[what] for what in ("the scores", "a player")},
    "how the hand ended": "[data-ended] .how",
    "a hand turned up": "[data-turned]",
}
"""What everybody sees of the table once a hand is over."""
FOLDED = {**ENDED, "a button": ".actions button"}
SHEET = {
    "the sheet's heading": "[data-result] h2",
    "how the hand ended": "[data-result] h2 + p",
    "the first line": "[data-result] tbody tr:first-child",
    "the new scores": "[data-result] tbody tr:last-child :is(th, td)",
    "a button": "[data-result] footer button",
}
"""What everybody sees of the score sheet, wherever it lies."""
HIDDEN = """([needed, mayLack]) => Object.entries(needed).flatMap(([what, selector]) => {
  const found = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  if (!found.length && !mayLack.includes(what)) return [`${what}: not there`]
  return found.flatMap((element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    const name = () => `${what} ${element.ariaLabel ?? element.innerText ?? ''}`.trim()
    const near = 0.5
    if (left < -near || top < -near || right > innerWidth + near || bottom > innerHeight + near)
      return [`${name()}: out of the window, ${Math.round(top)} to ${Math.round(bottom)}`]
    const points = [[0.5, 0.5], [0.2, 0.15], [0.8, 0.15], [0.2, 0.85], [0.8, 0.85]]
    const covered = points.filter(([across, down]) => {
      const hit = document.elementFromPoint(left + across * width, top + down * height)
      return !hit || !(element.contains(hit) || hit.contains(element))
    })
    return covered.length > 1 ? [`${name()}: covered`] : []
  })
})"""
"""An element is covered if another is over two of its points; its own corners may be round."""
OUT_OF_REACH = """(least) => {
  const cards = [...document.querySelectorAll('[data-zone=hand] [data-card]')]
  if (!cards.length) return ['the hand: not there']
  return cards.flatMap((card) => {
    const { left, top, right, height } = card.getBoundingClientRect()
    let reached = 0
    for (let x = left + 0.5; x < right && reached < least; x++)
      reached += card.contains(document.elementFromPoint(x, top + height * 0.15)) ? 1 : 0
    const low = document.elementFromPoint(left + 6, top + height * 0.5)
    const whole = card.contains(low) && top + height < innerHeight + 0.5
    if (whole && reached >= least) return []
    return [`${card.dataset.key}: ${reached} px within reach${whole ? '' : ', its suit covered'}`]
  })
}"""
"""A card of the hand is reached by its index: rank and suit must show."""
CUT = """() => [
  ...[...document.querySelectorAll('.felt, .lying, .own, .table, .notices, .do, .actions')]
    .filter(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1)
    .map((part) => `${part.className}: ${part.scrollWidth} by ${part.scrollHeight} px in ` +
      `${part.clientWidth} by ${part.clientHeight}`),
  ...(document.documentElement.scrollWidth > innerWidth ? ['the page: wider than the window'] : []),
]"""
"""Parts whose content does not fit."""
COUNTED = """() => [...document.querySelectorAll('.team')].map((team) =>
  team.querySelectorAll('.meld').length +
  [...team.querySelectorAll('.folded')].reduce((sum, one) => sum + Number(one.dataset.melds), 0))"""
"""How many melds each team shows, those folded together too."""
PLACES = """() => Object.fromEntries(
  ['.own', '.cards', '.felt', '[data-zone=pile]', '.stock', '.actions', '[data-context]', '.scores']
  .map((selector) => {
    const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect()
    return [selector, [left, top, width, height].map(Math.round).join(' ')]
  }))"""
"""Where the parts are that a player's hand goes to."""


_SHEET_HIDDEN = f"([needed, mayLack]) => ({HIDDEN})([needed, mayLack])"
_ALL_HIDDEN = f"""([needed, mayLack, least]) => [
  ...({HIDDEN})([needed, mayLack]), ...({OUT_OF_REACH})(least), ...({CUT})(),
]"""


def hidden(page: Page, needed: dict[str, str] = NEEDED) -> list[str]:
    """Return, in words, what a player needs but can't see or reach."""
    # A score sheet may lie over the rest.
    look = _SHEET_HIDDEN if needed is SHEET else _ALL_HIDDEN
    found = page.evaluate(look, [needed, list(MAY_LACK), REACH])
    return [str(one).replace("\n", " ") for one in found]


def melds_shown(page: Page) -> list[int]:
    """Return how many melds each team shows, by the order on the screen."""
    return [int(n) for n in page.evaluate(COUNTED)]


def places(page: Page) -> dict[str, str]:
    """Return where hand, buttons, pile and stock are, and how large."""
    return dict(page.evaluate(PLACES))


def in_sight(
    page: Page, sizes: Iterable[Size] = SIZES, needed: dict[str, str] = NEEDED
) -> list[tuple[int, ...]]:
    """Nothing is hidden at any size, once the screen has turned.

    Returns how many melds each team shows, by size.
    """
    page.bring_to_front()
    return [_at(page, size, needed) for size in sizes]


def _at(page: Page, size: Size, needed: dict[str, str]) -> tuple[int, ...]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(TWO_FRAMES)  # only then is the page laid out for the new size
    until = time.monotonic() + SECONDS / 3
    while found := hidden(page, needed):
        assert time.monotonic() < until, (size, found)
        page.wait_for_timeout(50)
    return tuple(melds_shown(page))


def twice_as_large(visitor: Visitor) -> None:
    """Double the browser's usual text size."""
    visitor.spent = True
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
