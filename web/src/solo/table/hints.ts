// What the strongest bot would play for the player to act, and what it would think of next.
import type { Bots, Moment } from '../../engine/bots'
import type { Position } from '../../engine/position'

const SHOWN = 3

/** A way to play on in this turn, and how many points it is behind the best one. */
export interface Hint {
  actions: string[]
  behind: number
}

/** The best way to play and the next two, with what they cost in points. */
export function hints(bots: Bots, position: Position, moment: Moment): Hint[] {
  const [best, ...others] = bots.plans(position, moment)
  if (!best) return []
  const behind = others.filter(({ worth }) => worth <= best.worth)
  return [best, ...behind].slice(0, SHOWN).map(({ actions, worth }) => ({
    actions,
    behind: Math.round(best.worth - worth),
  }))
}
