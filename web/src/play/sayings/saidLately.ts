// What was said just now, and for how long it still stands in the line.
import type { Said } from '../../protocol'

/** Long enough for whoever is looking at the cards. */
export const STAYS = 20_000
const MOST = 2

/** When each was first heard: the line comes and goes with the table, and must not begin anew. */
const heardAt = new WeakMap<Said, number>()

/** The last sayings that are not over yet, and when the first of them will be. */
export function saidLately(said: readonly Said[], now: number): { shown: Said[]; until: number } {
  for (const one of said) if (!heardAt.has(one)) heardAt.set(one, now)
  const ends = (one: Said) => heardAt.get(one)! + STAYS
  const shown = said.slice(-MOST).filter((one) => ends(one) > now)
  return { shown, until: Math.min(...shown.map(ends)) }
}
