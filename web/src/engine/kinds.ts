// Cards as the engine counts them: kinds 0 to 51 by rank and suit, 52 for a joker.
const SUITS = 'SHDC'
const RANKS = '23456789TJQKA'
export const JOKER = 52
export const NONE = -1

/** A card's text; every kind has one. */
export function textOf(kind: number): string {
  return kind === JOKER ? 'JK' : RANKS[kind >> 2]! + SUITS[kind & 3]!
}

/** A card's kind, NONE if the text names no card. */
export function kindOf(text: string): number {
  if (text === 'JK') return JOKER
  const [rank, suit] = [RANKS.indexOf(text[0] ?? ''), SUITS.indexOf(text[1] ?? '')]
  return text.length === 2 && rank >= 0 && suit >= 0 ? rank * 4 + suit : NONE
}

export function isRedThree(kind: number): boolean {
  return kind === 5 || kind === 6
}

export function isWild(kind: number): boolean {
  return kind === JOKER || (kind >= 0 && kind < 4)
}
