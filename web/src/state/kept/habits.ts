// How this browser's player last opened tables of a game, and the house rules they kept.
import type { TableBody } from '../../protocol'

export interface Habit {
  table: Omit<TableBody, 'game'>
  bot: string
}

export interface KeptHouse {
  id: string
  name: string
  game: string
}

const HABITS = 'escalera.habits'
const HOUSES = 'escalera.houses'
const MOST_HOUSES = 30

function read<T>(key: string, empty: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? empty
  } catch {
    return empty
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // a browser that keeps nothing
  }
}

export function habit(game: string): Habit | null {
  return read<Record<string, Habit>>(HABITS, {})[game] ?? null
}

export function keepHabit(game: string, made: Habit): void {
  write(HABITS, { ...read<Record<string, Habit>>(HABITS, {}), [game]: made })
}

export function houses(): KeptHouse[] {
  return read<KeptHouse[]>(HOUSES, [])
}

export function keepHouse(house: KeptHouse): void {
  const others = houses().filter((one) => one.id !== house.id)
  write(HOUSES, [house, ...others].slice(0, MOST_HOUSES))
}

export function forgetHouse(id: string): void {
  write(
    HOUSES,
    houses().filter((one) => one.id !== id),
  )
}
