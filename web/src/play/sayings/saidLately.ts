// What was said just now, and for how long it still stands in the line.
import type { Heard } from '../../state/table/sayings'

/** Long enough for whoever is looking at the cards, or for a cup of tea. */
export const STAYS = 45_000
const MOST = 2

/** When each was said: the line comes and goes with the table, and must not begin anew. */
const heardAt = new WeakMap<Heard, number>()

/** The last sayings that are not over yet, and when the first of them will be. */
export function saidLately(said: readonly Heard[], now: number): { shown: Heard[]; until: number } {
  for (const one of said) if (!heardAt.has(one)) heardAt.set(one, now - one.ago * 1000)
  const ends = (one: Heard) => heardAt.get(one)! + STAYS
  const shown = said.slice(-MOST).filter((one) => ends(one) > now)
  return { shown, until: Math.min(...shown.map(ends)) }
}
