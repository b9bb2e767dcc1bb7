// Whether the player wants a coach, and what the coach has said already, by game; kept in this browser.
import { writable } from 'svelte/store'

interface Coaching {
  on: boolean
  /** By game, the situations that were explained. */
  said: Record<string, string[]>
}

const KEY = 'escalera.coach'

function read(): Coaching {
  const none = { on: false, said: {} }
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Coaching>) }
  } catch {
    return none
  }
}

export const coaching = writable(read())
coaching.subscribe((now) => {
  try {
    localStorage.setItem(KEY, JSON.stringify(now))
  } catch {
    // a browser that keeps nothing
  }
})

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
