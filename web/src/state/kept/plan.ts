// What should happen at a table as soon as it is there: the seat, the bots, the start.
import type { ClientMessage } from '../../protocol'

export interface Plan {
  name: string
  /** The bot for the other seats, empty to leave them free for friends. */
  bot: string
  /** Start at once. */
  start: boolean
}

/** What is asked of a table with so many seats, one after the other. */
export function asks({ name, bot, start }: Plan, seats: number): ClientMessage[] {
  const others = bot ? Array.from({ length: seats - 1 }, (_, at) => at + 2) : []
  return [
    { type: 'sit', seat: 1, name },
    ...others.map((seat): ClientMessage => ({ type: 'bot', seat, bot })),
    ...(start ? [{ type: 'start' } as const] : []),
  ]
}

const key = (table: string) => `escalera.plan.${table}`

export function makePlan(table: string, plan: Plan): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(plan))
  } catch {
    // If the browser keeps nothing, the lobby asks: that only costs two taps.
  }
}

/** Returns a table's plan once, null if there is none. */
export function takePlan(table: string): Plan | null {
  try {
    const kept = sessionStorage.getItem(key(table))
    sessionStorage.removeItem(key(table))
    return kept ? (JSON.parse(kept) as Plan) : null
  } catch {
    return null
  }
}
