// Whether the player wants a coach, and what the coach has said already, by game; kept in this browser.
import { keptStore, parsed } from './storage'

interface Coaching {
  on: boolean
  /** By game, the situations that were explained. */
  said: Record<string, string[]>
}

const KEY = 'escalera.coach'

const NONE: Coaching = { on: false, said: {} }

export const coaching = keptStore<Coaching>(KEY, (text) => ({ ...NONE, ...parsed<Coaching>(text) }))

/** Turns the coach on or off; turned on, it says everything once more. */
export function coach(on: boolean): void {
  coaching.set({ on, said: {} })
}

export function explained(game: string, situation: string): void {
  coaching.update((now) => ({
    ...now,
    said: { ...now.said, [game]: [...new Set([...(now.said[game] ?? []), situation])] },
  }))
}
