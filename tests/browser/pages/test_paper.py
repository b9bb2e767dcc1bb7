"""What is printed is dark on white, whatever look the screen has."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.pages.test_pad import FIRST, SAMBA
from tests.browser.scorer import Scorer

PALE = """() => {
  const parts = (colour) => colour.match(/[\\d.]+/g).map(Number)
  const light = ([red, green, blue]) => [red, green, blue]
    .map((part) => (part /= 255) <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0)
  const ground = (part) => {
    const { backgroundColor } = getComputedStyle(part)
    if (parts(backgroundColor)[3] !== 0) return light(parts(backgroundColor))
    return part.parentElement ? ground(part.parentElement) : 1
  }
  const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: holder } = text
    if (!text.data.trim() || !holder.checkVisibility() || holder.closest('.card, .unseen')) continue
    const ink = light(parts(getComputedStyle(holder).color))
    const least = Math.min(contrast(ink, 1), contrast(ink, ground(holder)))
    if (least < 4.5) found.push(`${text.data.trim()}: ${least.toFixed(1)}`)
  }
  const scheme = getComputedStyle(document.documentElement).colorScheme
  return scheme.includes('dark') ? [...found, scheme] : found
}"""
"""Words too pale for white paper, or for their own ground where browsers print grounds, too."""


def on_paper(page: Page) -> list[str]:
    page.emulate_media(media="print")
    expect(page.get_by_role("banner")).to_be_hidden()
    return list(page.evaluate(PALE))


@pytest.mark.parametrize(
    ("surface", "contrast"), [("felt", "normal"), ("dark", "normal"), ("dark", "high")]
)
def test_words_on_paper_are_dark(come: Come, surface: str, contrast: str) -> None:
    visitor = come()
    visitor.spent = True
    visitor.remember(surface=surface, contrast=contrast)
    for path, there in ("/book/samba/card", ".rule-card table"), ("/book/samba", "figure"):
        page = visitor.go(path)
        expect(page.locator(there).first).to_be_visible()
        assert on_paper(page) == [], path
        page.emulate_media(media="screen")
    scorer = Scorer(visitor)
    scorer.start("samba")
    scorer.enter(SAMBA, FIRST)
    expect(scorer.button(re.compile("^Enter hand"))).to_be_visible()
    assert on_paper(scorer.page) == []
