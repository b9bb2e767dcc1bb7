// A play put together from what was tapped: the verb, cards of the hand, places of wilds, melds.
import { action, type Kind } from '../state/actions'
import { face, isWild } from '../state/cards'

export interface Asked {
  kind: Kind
  /** Positions in the hand, in the order tapped. */
  chosen: number[]
  /** What a chosen wild stands for, by its position; empty in a set. */
  places: Record<number, string>
  meld: number
  other: number
  /** What only some cards are taken back from, as written: it can be asked, not tapped. */
  part?: string
}

/** The plays one may ask about, and what each is made of. */
export const PLAYS: Readonly<Partial<Record<Kind, { cards: 'no' | 'one' | 'some'; melds: 0 | 1 | 2 }>>> = {
  draw: { cards: 'no', melds: 0 },
  take: { cards: 'some', melds: 1 },
  meld: { cards: 'some', melds: 0 },
  add: { cards: 'some', melds: 1 },
  merge: { cards: 'no', melds: 2 },
  discard: { cards: 'one', melds: 0 },
  ask: { cards: 'no', melds: 0 },
  special: { cards: 'no', melds: 0 },
  back: { cards: 'no', melds: 0 },
  'end stock': { cards: 'no', melds: 0 },
}

export function nothing(kind: Kind = 'draw'): Asked {
  return { kind, chosen: [], places: {}, meld: 0, other: 0 }
}

/** Whether a card may be asked about in a place: only wilds stand for another. */
export function mayStand(kind: Kind, card: string): boolean {
  return isWild(card) && (kind === 'meld' || kind === 'add' || kind === 'take')
}

/** The play's text; empty while something is missing. */
export function textOf(asked: Asked, hand: readonly string[]): string {
  const made = PLAYS[asked.kind]
  if (!made) return ''
  if (asked.kind === 'back' && asked.part) return `back ${asked.part}`
  const cards = made.cards === 'no' ? [] : asked.chosen.map((at) => placed(asked, hand, at))
  if (missing(asked, cards.length)) return ''
  const melds = made.melds === 0 ? [] : [asked.meld, asked.other].slice(0, made.melds).filter(Boolean)
  const with_ = asked.kind === 'take' && cards.length ? ['with'] : []
  const to = melds.length && asked.kind !== 'merge' ? ['to'] : []
  return [asked.kind, ...with_, ...cards, ...to, ...melds.map((n) => `m${n}`)].join(' ')
}

/** What was tapped for a play; cards that the hand lacks are left out. */
export function askedOf(text: string, hand: readonly string[]): Asked {
  if (!text) return nothing()
  const { kind, cards, meld, other } = action(text)
  if (!PLAYS[kind]) return nothing()
  if (kind === 'back') return { ...nothing(kind), part: text.slice('back '.length) }
  const found = { ...nothing(kind), meld, other }
  for (const card of cards) {
    const at = hand.findIndex((one, n) => one === face(card) && !found.chosen.includes(n))
    if (at < 0) continue
    found.chosen.push(at)
    if (card !== face(card)) found.places[at] = card.split('=')[1]!
  }
  return found
}

function placed(asked: Asked, hand: readonly string[], at: number): string {
  const card = hand[at] ?? ''
  const place = mayStand(asked.kind, card) ? asked.places[at] : ''
  return place ? `${card}=${place}` : card
}

function missing({ kind, meld, other }: Asked, cards: number): boolean {
  if (kind === 'take') return !cards && !meld
  if (kind === 'meld') return !cards
  if (kind === 'add') return !cards || !meld
  if (kind === 'discard') return cards !== 1
  return kind === 'merge' && (!meld || !other || meld === other)
}
