// The drawn shapes of the cards, as paths in a square of 24 by 24.
import type { Suit } from '../state/plays/cards'

/** The suits' signs, drawn from their middle, so that one path can hold many. */
const SIGNS: Record<Suit, string> = {
  S: 'm0-10.4c3.5 4.6 9 8 9 12.4 0 3-2.1 4.8-4.4 4.8-1.7 0-3-.8-3.7-2 .1 2.2.9 4.2 2.6 5.6h-7c1.7-1.4 2.5-3.4 2.6-5.6-.7 1.2-2 2-3.7 2-2.3 0-4.4-1.8-4.4-4.8 0-4.4 5.5-7.8 9-12.4z',
  H: 'm0 9.8c-7-6.2-10-9.9-10-13.8 0-3.2 2.4-5.4 5-5.4 2.2 0 4 1.3 5 3.3 1-2 2.8-3.3 5-3.3 2.6 0 5 2.2 5 5.4 0 3.9-3 7.6-10 13.8z',
  D: 'm0-10.8c2.6 4 5.4 7.5 8.6 10.8-3.2 3.3-6 6.8-8.6 10.8-2.6-4-5.4-7.5-8.6-10.8 3.2-3.3 6-6.8 8.6-10.8z',
  C: 'm0-10.2a4.7 4.7 0 0 1 4 7.1 4.8 4.8 0 1 1-3.1 7.7c.1 2.4.9 4.4 2.6 5.8h-7c1.7-1.4 2.5-3.4 2.6-5.8a4.8 4.8 0 1 1-3.1-7.7 4.7 4.7 0 0 1 4-7.1z',
}

/** A suit's sign at some places, as one path. */
export function signs(suit: Suit, places: readonly (readonly [number, number])[]): string {
  return places.map(([x, y]) => `M${x} ${y}${SIGNS[suit]}`).join('')
}

export const SHAPES: Record<string, string> = {
  S: signs('S', [[12, 12]]),
  H: signs('H', [[12, 12]]),
  D: signs('D', [[12, 12]]),
  C: signs('C', [[12, 12]]),
}

export const STAR =
  'M12 1.2l3.2 7 7.6.8-5.7 5.1 1.6 7.5L12 17.8l-6.7 3.8 1.6-7.5L1.2 9l7.6-.8Z'

/** A cap with three bells. */
export const CAP =
  'M4 20h16l1-10.5a1.8 1.8 0 1 1 1.7-1.2M4 20 3 9.5a1.8 1.8 0 1 0-1.7-1.2M3 9.5c3 0 4.5 1.5 5.5 4L12 4.5l3.5 9c1-2.5 2.5-4 5.5-4'

/** Above a court card's suit, by rank. */
export const CROWNS: Record<string, string> = {
  K: 'M3 20h18l1.5-12-6 4.5L12 3 7.5 12.5 1.5 8Z',
  Q: 'M3 20h18l2-10-5.5 3L15 6l-3 6-3-6-2.5 7L1 10Z',
  J: 'M3 20h18v-4C21 9 16 5 6 4c2 3 2 5 0 8-2 2-3 3-3 5Z',
}
