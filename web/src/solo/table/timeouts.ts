// What happens at a table as time passes: deals, and bots' turns. Everybody but one person is a bot.
import type { Event } from './events'
import type { Table } from './soloTable'

/** How long a committed hand waits for the player's seal, and then as long for the number. */
const NUMBER_SECONDS = 4
const TURN_SECONDS: Record<string, number> = { none: 0, gentle: 90, strict: 90, day: 86_400 }
const BOT_SECONDS: Record<string, number> = { instant: 0, quick: 0.4, calm: 1.2, slow: 2.5 }

/** When a hand stops waiting for seals, or for numbers; 0 if none waits. */
export function numbersUntil(table: Table): number {
  return table.dealing ? table.shuffle.at + NUMBER_SECONDS : 0
}

/** Lets every wait that began later than now begin now: the clock has been set back. */
export function waitFrom(table: Table, now: number): void {
  table.turnSince = Math.min(table.turnSince, now)
  table.shuffle.at = Math.min(table.shuffle.at, now)
}

/** When the score sheet goes by itself: never for somebody who plays against bots. */
export function nextUntil(_table: Table): number {
  return 0
}

/** When the turn's time is up, 0 without a clock, or if it is nobody's turn. */
export function turnUntil(table: Table): number {
  const { clock = 'none', turn_seconds = 0 } = table.made.options
  const limit = turn_seconds || TURN_SECONDS[clock]!
  const seat = table.playing?.seatToAct ?? 0
  return clock !== 'none' && seat && !table.seat(seat).bot ? table.turnSince + limit : 0
}

/** The next event whose time has come, null if there is none. */
export function overdue(table: Table, now: number): Event | null {
  if (table.status !== 'playing' || !table.dealing) return null
  const late = now >= numbersUntil(table)
  if (table.shuffle.numbers) {
    return late || !table.withheld().length ? { type: 'dealt', at: now } : null
  }
  if (table.unsealed().length && !late) return null
  return table.withheld().length ? { type: 'numbers', at: now } : { type: 'dealt', at: now }
}

/** The seat that a bot must play, the bot, and when; null if it is not a bot's turn. */
export function botTurn(table: Table): { seat: number; bot: string; when: number } | null {
  const seat = table.playing?.seatToAct ?? 0
  const bot = seat ? table.seat(seat).bot : ''
  if (!bot) return null
  return { seat, bot, when: table.turnSince + BOT_SECONDS[table.made.options.pace ?? 'calm']! }
}
