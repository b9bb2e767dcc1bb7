// A play put together from taps: the verb, cards from the hand, places of wilds, melds.
import { action, type Kind } from '../../state/plays/actions'
import { face, isWild } from '../../state/plays/cards'
import type { Table } from './setup'

type Melds = readonly (readonly string[])[]

export interface Asked {
  kind: Kind
  /** Positions in the hand, in the order tapped; for taking back, positions in the meld. */
  chosen: number[]
  /** What a chosen wild stands for, by its position; empty in a set. */
  places: Record<number, string>
  meld: number
  other: number
  /** What a link takes back, if the meld does not hold it: the question is still possible. */
  part?: string
}

interface Made {
  /** How many cards it names: from the hand, or from the meld it takes back from. */
  cards: 'no' | 'one' | 'some'
  melds: 0 | 1 | 2
}

/** The plays to ask about, and what each is made of; partners' answers follow a question. */
export const PLAYS: Readonly<Partial<Record<Kind, Made>>> = {
  draw: { cards: 'no', melds: 0 },
  take: { cards: 'some', melds: 1 },
  meld: { cards: 'some', melds: 0 },
  add: { cards: 'some', melds: 1 },
  merge: { cards: 'no', melds: 2 },
  discard: { cards: 'one', melds: 0 },
  ask: { cards: 'no', melds: 0 },
  special: { cards: 'no', melds: 0 },
  back: { cards: 'some', melds: 1 },
  declare: { cards: 'one', melds: 0 },
  claim: { cards: 'no', melds: 0 },
  'end stock': { cards: 'no', melds: 0 },
  'end stuck': { cards: 'no', melds: 0 },
}

/** The plays that a table has, always with the one already asked about. */
export function kindsOf({ declares, claims }: Table, asked: Kind): Kind[] {
  const known = { declare: declares, claim: claims } as Partial<Record<Kind, boolean>>
  return (Object.keys(PLAYS) as Kind[]).filter((kind) => kind === asked || (known[kind] ?? true))
}

export function nothing(kind: Kind = 'draw'): Asked {
  return { kind, chosen: [], places: {}, meld: 0, other: 0 }
}

/** Whether a card may be in a place: only wilds stand for another card. */
export function mayStand(kind: Kind, card: string): boolean {
  return isWild(card) && (kind === 'meld' || kind === 'add' || kind === 'take')
}

/** The play's text; empty while something is missing. */
export function textOf(asked: Asked, hand: readonly string[], melds: Melds = []): string {
  const made = PLAYS[asked.kind]
  if (!made) return ''
  if (asked.kind === 'back') return backOf(asked, melds)
  const cards = made.cards === 'no' ? [] : asked.chosen.map((at) => placed(asked, hand, at))
  if (missing(asked, cards.length)) return ''
  const named = [asked.meld, asked.other].slice(0, made.melds).filter(Boolean)
  const with_ = asked.kind === 'take' && cards.length ? ['with'] : []
  const to = named.length && asked.kind !== 'merge' ? ['to'] : []
  return [asked.kind, ...with_, ...cards, ...to, ...named.map((n) => `m${n}`)].join(' ')
}

/** Everything tabled this turn, or some cards of a meld. */
function backOf({ meld, chosen, part }: Asked, melds: Melds): string {
  if (part) return `back ${part}`
  if (!meld) return 'back'
  const cards = chosen.map((at) => melds[meld - 1]?.[at]).filter(Boolean)
  return cards.length ? `back ${cards.join(' ')} from m${meld}` : ''
}

/** The taps for a play, without cards that the hand lacks. */
export function askedOf(text: string, hand: readonly string[], melds: Melds = []): Asked {
  if (!text) return nothing()
  const { kind, cards, meld, other } = action(text)
  if (!PLAYS[kind]) return nothing()
  if (kind === 'back') return backAsked(text, cards, meld, melds)
  const found = { ...nothing(kind), meld, other }
  for (const card of cards) {
    const at = hand.findIndex((one, n) => one === face(card) && !found.chosen.includes(n))
    if (at < 0) continue
    found.chosen.push(at)
    if (card !== face(card)) found.places[at] = card.split('=')[1]!
  }
  return found
}

function backAsked(text: string, cards: readonly string[], meld: number, melds: Melds): Asked {
  const lie = melds[meld - 1] ?? []
  const chosen: number[] = []
  for (const card of cards) {
    const at = lie.findIndex((one, n) => one === card && !chosen.includes(n))
    if (at < 0) return { ...nothing('back'), part: text.slice('back '.length) }
    chosen.push(at)
  }
  return { ...nothing('back'), meld, chosen }
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
  if (kind === 'discard' || kind === 'declare') return cards !== 1
  return kind === 'merge' && (!meld || !other || meld === other)
}
