// Cards as the protocol writes them: "4S", "TH", "JK", and "2C=6D" for a wild in a sequence.

export type Suit = 'S' | 'H' | 'D' | 'C'

export interface Card {
  text: string
  /** A K Q J T 9 to 2, or JK. */
  rank: string
  suit: Suit | ''
  /** What a wild in a sequence stands for, "6D", else empty. */
  place: string
}

export const RANKS = ['4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const
export const SUITS: readonly Suit[] = ['S', 'H', 'D', 'C']

const RANK_ORDER = ['JK', '2', 'A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3']
const SUIT_ORDER = ['S', 'H', 'D', 'C', '']

/** Reads a card. */
export function card(text: string): Card {
  const [face = '', place = ''] = text.split('=')
  if (face === 'JK') return { text, rank: 'JK', suit: '', place }
  return { text, rank: face[0] ?? '', suit: (face[1] ?? '') as Suit | '', place }
}

export function isWild(text: string): boolean {
  const { rank } = card(text)
  return rank === 'JK' || rank === '2'
}

/** The card without what it stands for. */
export function face(text: string): string {
  return text.split('=')[0] ?? text
}

/** Sorts by rank (wilds first, aces high, 3s last) or by suit with the wilds first. */
export function sorted(cards: readonly string[], by: 'rank' | 'suit'): string[] {
  return [...cards].sort((one, other) => weight(one, by) - weight(other, by))
}

function weight(text: string, by: 'rank' | 'suit'): number {
  const { rank, suit } = card(text)
  const r = RANK_ORDER.indexOf(rank)
  const s = SUIT_ORDER.indexOf(suit)
  if (by === 'rank' || isWild(text)) return r * 5 + s
  return 1000 * (s + 1) + r
}

/** How many copies of each card. */
export function counted(cards: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of cards) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

/** The cards of `from` without those of `taken`, copy by copy. */
export function without(from: readonly string[], taken: readonly string[]): string[] {
  const left = counted(taken)
  return from.filter((text) => {
    const n = left.get(text) ?? 0
    if (n) left.set(text, n - 1)
    return n === 0
  })
}
