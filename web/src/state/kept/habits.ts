// How this browser's player last opened tables of a game, and the house rules they kept.
import type { TableBody } from '../../protocol'
import { keep, kept } from './storage'

export interface Habit {
  table: Omit<TableBody, 'game'>
  bot: string
}

export interface KeptHouse {
  id: string
  name: string
  game: string
  /** With their settings, so that nobody has to be asked for them; older pages kept none. */
  players?: number
  settings?: Record<string, string>
}

const HABITS = 'escalera.habits'
const HOUSES = 'escalera.houses'
const MOST_HOUSES = 30
const OWN = 'here-'

export function habit(game: string): Habit | null {
  return (kept<Record<string, Habit>>(HABITS) ?? {})[game] ?? null
}

export function keepHabit(game: string, made: Habit): void {
  keep(HABITS, { ...(kept<Record<string, Habit>>(HABITS) ?? {}), [game]: made })
}

export function houses(): KeptHouse[] {
  return kept<KeptHouse[]>(HOUSES) ?? []
}

/** Whether house rules are nowhere but in this browser. */
export function isOwnHouse(id: string): boolean {
  return id.startsWith(OWN)
}

/** An id for house rules that are kept here alone. */
export function ownHouseId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  return OWN + [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Puts house rules at the top of the list, which drops old ones that a server has too. */
export function keepHouse(house: KeptHouse): void {
  const others = houses().filter((one) => one.id !== house.id)
  keep(HOUSES, [house, ...others].filter(({ id }, at) => at < MOST_HOUSES || isOwnHouse(id)))
}

export function forgetHouse(id: string): void {
  keep(
    HOUSES,
    houses().filter((one) => one.id !== id),
  )
}
