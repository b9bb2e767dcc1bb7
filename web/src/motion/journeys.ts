// Which cards travel from where to where in a play: zones are the `data-zone` of the page's parts.
import type { PublicHand } from '../protocol'
import { action } from '../state/plays/actions'
import { face } from '../state/plays/cards'

export interface Journey {
  from: string
  to: string
  /** The card, empty for one that is not seen. */
  card: string
  /** Of a take: how many cards away from the pile's top it is shown first, from the middle. */
  spread?: number
}

const AT_MOST = 8 // of a pile of thirty a few say as much

/** `me`: the seat whose hand is open, with `got`: the new cards in it. */
export function journeys(
  before: PublicHand | null,
  after: PublicHand,
  me: number,
  got: readonly string[] = [],
): Journey[] {
  if (!before || !after.last || before.number !== after.number) return []
  const [seat, text] = after.last
  const { kind, cards, meld } = action(text)
  const hand = `seat-${seat}`
  const open = (card: string) => (me === seat ? `hand-${face(card)}` : hand)
  if (kind === 'draw') return drawn(before, after, hand, me === seat ? got : [])
  if (kind === 'discard') return [{ from: open(cards[0] ?? ''), to: 'pile', card: face(cards[0] ?? '') }]
  const zone = `meld-${teamOfMeld(before, after, meld)}-${meld}`
  if (kind === 'add') return cards.map((card) => ({ from: open(card), to: zone, card: face(card) }))
  if (kind === 'back' && meld) return cards.map((card) => ({ from: zone, to: open(card), card: face(card) }))
  if (kind === 'meld') return onto(newMeld(before, after), cards, open)
  if (kind === 'take') return taken(before, after, hand, meld ? zone : newMeld(before, after), cards, open)
  return []
}

function drawn(before: PublicHand, after: PublicHand, hand: string, got: readonly string[]): Journey[] {
  const found: Journey[] = []
  after.stocks.forEach((left, at) => {
    const n = Math.max(0, (before.stocks[at] ?? 0) - left)
    for (let i = 0; i < n; i += 1) found.push({ from: `stock-${at}`, to: hand, card: '' })
  })
  return found
    .slice(0, AT_MOST)
    .map((one, n) => (got[n] ? { ...one, to: `hand-${got[n]}`, card: got[n] } : one))
}

function onto(zone: string, cards: readonly string[], open: (card: string) => string): Journey[] {
  return zone ? cards.map((card) => ({ from: open(card), to: zone, card: face(card) })) : []
}

/** The upcard goes to the meld with the cards from the hand, the rest of the take to the hand. */
function taken(
  before: PublicHand,
  after: PublicHand,
  hand: string,
  zone: string,
  cards: readonly string[],
  open: (card: string) => string,
): Journey[] {
  const upcard = before.pile[before.pile.length - 1] ?? ''
  const rest = Math.max(0, before.pile.length - after.pile.length - 1)
  const along = before.pile.slice(0, -1).slice(-Math.min(rest, AT_MOST))
  return [
    { from: 'pile', to: zone || hand, card: upcard },
    ...onto(zone, cards, open),
    ...(rest ? along.map((card, n) => ({ from: 'pile', to: hand, card, spread: n - (along.length - 1) / 2 })) : []),
  ]
}

/** The zone of the meld that was not there before. */
function newMeld(before: PublicHand, after: PublicHand): string {
  const known = new Set(before.melds.map((meld) => `${meld.team}-${meld.number}`))
  const made = after.melds.find((meld) => !known.has(`${meld.team}-${meld.number}`))
  return made ? `meld-${made.team}-${made.number}` : ''
}

/** A seat's team, by a meld of that number that has changed. */
function teamOfMeld(before: PublicHand, after: PublicHand, meld: number): number {
  const size = (hand: PublicHand, team: number) =>
    hand.melds.find((one) => one.team === team && one.number === meld)?.cards.length ?? 0
  const teams = new Set([...before.melds, ...after.melds].map((one) => one.team))
  return [...teams].find((team) => size(before, team) !== size(after, team)) ?? 0
}
