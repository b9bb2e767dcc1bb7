// What the strongest bot would play for the player to act, and what it would think of next.
import type { Bots, Plan } from '../../engine/bots'
import type { Position } from '../../engine/position'
import type { RuleSet } from '../../engine/ruleSet'
import type { Play, Sight } from '../../engine/seen'

const SHOWN = 3

/** A way to play on in this turn, and how many points it is behind the best one. */
export interface Hint {
  actions: string[]
  behind: number
}

/** The best way to play and the next two, with what they cost in points. */
export function hints(bots: Bots, position: Position, plays: Play[]): Hint[] {
  return shown(bots.plans(position, plays))
}

/** The same from what the player sees, at a table that a server holds. */
export function hintsSeen(bots: Bots, rules: RuleSet, sight: Sight, plays: Play[]): Hint[] {
  return shown(bots.plansSeen(rules, sight, plays))
}

function shown([best, ...others]: Plan[]): Hint[] {
  if (!best) return []
  const behind = others.filter(({ worth }) => worth <= best.worth)
  return [best, ...behind].slice(0, SHOWN).map(({ actions, worth }) => ({
    actions,
    behind: Math.round(best.worth - worth),
  }))
}
