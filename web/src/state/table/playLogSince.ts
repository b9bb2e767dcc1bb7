// What was played since my last turn, by the others and by a bot in my place, from the log.
import { action, type Kind } from '../plays/actions'
import { mySeat, type LogLine, type TableState } from './table'

/** Plays that end a turn. */
const ENDING: readonly Kind[] = ['discard', 'special']

/** The plays in this hand, but for my own, since I last ended a turn myself; none for a spectator. */
export function sinceMyTurn(state: TableState): LogLine[] {
  const me = mySeat(state)
  if (!me || !state.hand) return []
  const lines = state.log.filter((line) => line.hand === state.hand!.table.number)
  const own = (line: LogLine) => line.seat === me && !playedForMe(line, me)
  const ended = lines.findLastIndex((line) => own(line) && ENDING.includes(action(line.action).kind))
  return lines.slice(ended + 1).filter((line) => !own(line))
}

/** Whoever comes back has not seen what a bot played for them. */
function playedForMe(line: LogLine, me: number): boolean {
  return line.seat === me && line.by === 'bot'
}

/** The same by player, in the order in which they played; who only drew has done nothing to tell. */
export function byPlayer(lines: readonly LogLine[]): { seat: number; lines: LogLine[] }[] {
  const told = lines.filter((line) => line.action !== 'draw')
  const seats = [...new Set(told.map((line) => line.seat))]
  return seats.map((seat) => ({ seat, lines: told.filter((line) => line.seat === seat) }))
}
