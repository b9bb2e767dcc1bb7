"""What a player reads off the page and waits for there: each question is one call.

Waiting is done in the page, which looks again whenever it has changed: no call for each look.
"""

_SOON = """const soon = (find, most) => new Promise((found) => {
  const now = find()
  if (now) return found(now)
  let next
  const end = (value) => {
    changes.disconnect()
    clearTimeout(next)
    clearTimeout(last)
    found(value)
  }
  const look = () => {
    next = 0
    const value = find()
    if (value) end(value)
  }
  const changes = new MutationObserver(() => (next ||= setTimeout(look, 10)))
  const all = { subtree: true, childList: true, characterData: true, attributes: true }
  changes.observe(document, all)
  const last = setTimeout(() => end(find()), most)
})"""
"""`soon(find, most)` comes to what `find()` finds, once it does; after `most` ms at last."""
_PHASE = r"""const phase = () => {
  if (document.querySelector('dialog[open]')) return 'sheet'
  if (document.querySelector('[data-result]')) return 'over'
  const context = document.querySelector('[data-context]')
  if (!context?.querySelector('.turn') || context.querySelector('button:disabled')) return 'wait'
  if (/One moment/.test(context.innerText)) return 'wait'
  const buttons = [...document.querySelectorAll('button')]
  if (buttons.some((button) => /^Draw (a|\d+) cards?$/.test(button.innerText.trim()))) return 'draw'
  const stock = buttons.find((button) => button.ariaLabel?.startsWith('Draw. '))
  return stock?.ariaDisabled === 'false' ? 'chosen' : 'play'
}"""
PHASE = f"() => {{ {_PHASE}; return phase() }}"
"""Read all at once, as bots may play between two looks."""
NEXT_PHASE = f"""(most) => {{
  {_SOON}
  {_PHASE}
  return soon(() => phase() !== 'wait' && phase(), most).then((found) => found || 'wait')
}}"""
"""The same, once it is not somebody else's turn, or after so many milliseconds."""
NOTED = "() => void (window.noted = document.body.innerText)"
"""Notes how the page looks."""
CHANGED = f"(most) => {{ {_SOON}; return soon(() => document.body.innerText !== noted, most) }}"
"""Whether the page looks otherwise than noted, at last."""
ANY_CHANGE = f"""(most) => {{
  {_SOON}
  let looks = 0
  return soon(() => looks++, most)
}}"""
"""Comes to an end as soon as anything in the page changes."""
OFFERS = f"""(most) => {{
  {_SOON}
  const known = () => !document.querySelector('[data-context] [aria-busy=true]') &&
    [...document.querySelectorAll('[data-offer]')].map((offer) => offer.innerText.trim())
  return soon(known, most)
}}"""
"""What the chosen cards can do, once the page knows; false if it does not come to know."""
AFTER_DISCARD = rf"""(most) => {{
  {_SOON}
  {_PHASE}
  const asks = () => [...document.querySelectorAll('button')]
    .some((button) => /^Yes, (discard |show my hand)/.test(button.innerText.trim()))
  const refused = () => document.querySelector('[data-context] [role=alert]')
  const played = () => !['play', 'chosen'].includes(phase())
  return soon(() => (asks() ? 'asks' : (played() || refused()) && 'done'), most)
}}"""
"""What has become of a discard: `asks`, whether it is meant, or `done`; or false."""
ANSWERED = rf"""(most) => {{
  {_SOON}
  const asks = () => [...document.querySelectorAll('button')]
    .some((button) => /^Yes, (discard |show my hand)/.test(button.innerText.trim()))
  return soon(() => !asks(), most)
}}"""
"""Whether the question about a dear discard is gone, at last."""
HELD = """() => [...document.querySelectorAll('[data-zone=hand] [data-card]')]
  .map((card) => [card.dataset.card, card.ariaLabel])"""
"""The player's own cards: each kind with its label."""
