// What the strongest bot would play for the player to act, and what it would think of next.
import { parseAction } from '../../engine/actionText'
import { Bots, type Plan } from '../../engine/bots/bots'
import type { Engine } from '../../engine/engine'
import type { Position } from '../../engine/position'
import { ruleSet, type RuleSet } from '../../engine/ruleSet'
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

/** What a player at a server's table asks: the rules, what they see, and the hand's plays. */
export interface Asked {
  game: string
  players: number
  settings: Record<string, string>
  sight: Sight
  plays: [number, string][]
}

/** The same for a player at a server's table, from what they see. */
export function hintsAsked(engine: Engine, { game, players, settings, sight, plays }: Asked): Hint[] {
  const played = plays.map(([seat, text]): Play => ({ seat, action: parseAction(text) }))
  return hintsSeen(new Bots(engine), ruleSet(game, players, settings), sight, played)
}

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
