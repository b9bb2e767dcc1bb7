// Where the pips of the number cards lie, on a face of 60 by 84.
import type { Suit } from '../state/plays/cards'
import { signs } from './shapes'

type Place = [number, number]

const SIZE = 0.45
const [LEFT, MIDDLE, RIGHT] = [24, 30, 36]
const [TOP, UPPER, HALF] = [14.5, 32.5, 42]

const SIDES = (y: number): Place[] => [
  [LEFT, y],
  [RIGHT, y],
]

/** The upright pips of the upper half, with those on the middle line. */
const UPRIGHT: Record<string, Place[]> = {
  2: [[MIDDLE, TOP]],
  3: [
    [MIDDLE, TOP],
    [MIDDLE, HALF],
  ],
  4: SIDES(TOP),
  5: [...SIDES(TOP), [MIDDLE, HALF]],
  6: [...SIDES(TOP), ...SIDES(HALF)],
  7: [...SIDES(TOP), ...SIDES(HALF), [MIDDLE, 28]],
  8: [...SIDES(TOP), ...SIDES(HALF), [MIDDLE, 28]],
  9: [...SIDES(TOP), ...SIDES(UPPER), [MIDDLE, HALF]],
  T: [...SIDES(TOP), ...SIDES(UPPER), [MIDDLE, 23.5]],
}
/** How many of these, the last ones, have no partner upside down. */
const ALONE: Record<string, number> = { 3: 1, 5: 1, 6: 2, 7: 3, 9: 1 }

export interface Pips {
  upright: string
  /** To be drawn turned round. */
  turned: string
  size: number
}

/** A number card's pips as two paths, to be drawn `size` times as large. */
export function pips(rank: string, suit: Suit): Pips {
  const upright = UPRIGHT[rank] ?? []
  const turned = turnedOf(rank, upright)
  const path = (places: Place[]) => signs(suit, places.map(([x, y]) => [x / SIZE, y / SIZE]))
  return { upright: path(upright), turned: path(turned), size: SIZE }
}

/** An 8 has the upper middle pip twice, and the sides' middle ones once. */
function turnedOf(rank: string, upright: Place[]): Place[] {
  if (rank === '8') return upright.filter(([, y]) => y !== HALF)
  return upright.slice(0, upright.length - (ALONE[rank] ?? 0))
}
