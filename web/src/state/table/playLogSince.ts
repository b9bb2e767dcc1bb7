// What the others have played since my last turn, from the log.
import { action, type Kind } from '../plays/actions'
import { mySeat, type LogLine, type TableState } from './table'

/** Plays that end a turn. */
const ENDING: readonly Kind[] = ['discard', 'special']

/** The others' plays in this hand since I last ended a turn; none for a spectator. */
export function sinceMyTurn(state: TableState): LogLine[] {
  const me = mySeat(state)
  if (!me || !state.hand) return []
  const lines = state.log.filter((line) => line.hand === state.hand!.table.number)
  const ended = lines.findLastIndex((line) => line.seat === me && ENDING.includes(action(line.action).kind))
  return lines.slice(ended + 1).filter((line) => line.seat !== me)
}

/** The same by player, in the order in which they played; who only drew has done nothing to tell. */
export function byPlayer(lines: readonly LogLine[]): { seat: number; lines: LogLine[] }[] {
  const told = lines.filter((line) => line.action !== 'draw')
  const seats = [...new Set(told.map((line) => line.seat))]
  return seats.map((seat) => ({ seat, lines: told.filter((line) => line.seat === seat) }))
}
