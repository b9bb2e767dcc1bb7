"""What part of the table is in sight: measured in the browser, without scrolling."""

from playwright.sync_api import Page

NEEDED = {
    "the pile": "[data-zone=pile]",
    "the stock": ".stock",
    "a card of the hand": "[data-zone=hand] [data-card]",
    "whose turn it is": "[data-context] .say",
    "a step": "[data-context] button",
    "a button of the bar": ".actions button",
}
"""What a player needs to play, by selector."""
HIDDEN = """(needed) => Object.entries(needed).flatMap(([what, selector]) => {
  const found = [...document.querySelectorAll(selector)]
  if (!found.length && what !== 'a step') return [`${what}: not there`]
  return found.flatMap((element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    const name = `${what} ${element.dataset.card ?? element.innerText ?? ''}`.trim()
    const near = 0.5
    if (left < -near || top < -near || right > innerWidth + near || bottom > innerHeight + near)
      return [`${name}: out of the window, ${Math.round(top)} to ${Math.round(bottom)}`]
    const points = [[0.5, 0.5], [0.2, 0.15], [0.8, 0.15], [0.2, 0.85], [0.8, 0.85]]
    const covered = points.filter(([across, down]) => {
      const hit = document.elementFromPoint(left + across * width, top + down * height)
      return !hit || !(element.contains(hit) || hit.contains(element))
    })
    return covered.length > 1 ? [`${name}: covered`] : []
  })
})"""
"""An element is covered if another is over two of its points; its own corners may be round."""


def hidden(page: Page) -> list[str]:
    """Return, in words, what a player needs but can't see."""
    return [str(one).replace("\n", " ") for one in page.evaluate(HIDDEN, NEEDED)]


OURS = {"a meld of ours": ".team.ours .meld"}


def unseen_melds(page: Page) -> list[str]:
    """Return which of our melds are not in sight."""
    return [str(one) for one in page.evaluate(HIDDEN, OURS)]
