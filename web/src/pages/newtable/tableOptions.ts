// How a table runs, apart from the rules: the choices, and the usual ones.
import type { TableBody } from '../../protocol'

export type Manners = Required<Omit<TableBody, 'game' | 'players' | 'settings'>>

export const USUAL: Manners = {
  public: false,
  spectators: true,
  chat: false,
  clock: 'none',
  turn_seconds: 0,
  grace_seconds: 120,
  pace: 'calm',
  hints: true,
  take_back_seconds: 0,
  pauses: 6,
  pause_seconds: 1800,
}

export const PACES = ['slow', 'calm', 'quick', 'instant'] as const
export const CLOCKS = ['none', 'gentle', 'strict', 'day'] as const

const HOUR = 3600
/** Seconds for a turn; 0 is the clock's own. */
export const TURNS: Record<Manners['clock'], readonly number[]> = {
  none: [0],
  gentle: [0, 30, 60, 120, 180, 300],
  strict: [0, 30, 60, 120, 180, 300],
  day: [0, 12 * HOUR, 48 * HOUR, 72 * HOUR, 168 * HOUR],
}
/** For how many seconds a discard can be taken back at a table of friends; 0: not. */
export const TAKE_BACKS = [0, 3, 5] as const
export const GRACES = [15, 60, 120, 300, 900, 3600] as const

/** A time in the largest unit that gives a whole number. */
export function timeOf(seconds: number): { unit: 'seconds' | 'minutes' | 'hours' | 'days'; n: number } {
  if (seconds >= 48 * HOUR && seconds % (24 * HOUR) === 0) return { unit: 'days', n: seconds / 24 / HOUR }
  if (seconds >= HOUR && seconds % HOUR === 0) return { unit: 'hours', n: seconds / HOUR }
  if (seconds >= 60 && seconds % 60 === 0) return { unit: 'minutes', n: seconds / 60 }
  return { unit: 'seconds', n: seconds }
}

/** The options of a table opened before, with the usual ones for what it lacks. */
export function mannersOf(table: Partial<Manners> | undefined): Manners {
  const known = Object.keys(USUAL) as (keyof Manners)[]
  const kept = known.filter((key) => table?.[key] !== undefined).map((key) => [key, table?.[key]])
  return { ...USUAL, ...(Object.fromEntries(kept) as Partial<Manners>) }
}
