// What was played since my last turn, by the others and by a bot in my place, from the log.
import { action, type Kind } from '../plays/actions'
import { mySeat, type LogLine, type TableState } from './table'

/** Plays that end a turn. */
const ENDING: readonly Kind[] = ['discard', 'special']

/**
 * The plays, but for my own, since I last ended a turn myself; none for a spectator. Of the hand before
 * only what a bot played for me.
 */
export function sinceMyTurn(state: TableState): LogLine[] {
  const me = mySeat(state)
  if (!me || !state.hand) return []
  const hand = state.hand.table.number
  const before = awaits(state) ? since(state, hand - 1, me).filter((line) => playedForMe(line, me)) : []
  return [...before, ...since(state, hand, me)]
}

/** Whether I have not ended a turn in this hand, so that the end of the one before may be news. */
export function awaits(state: TableState): boolean {
  const [me, hand] = [mySeat(state), state.hand?.table.number ?? 0]
  return me > 0 && hand > 1 && !state.log.some((line) => line.hand === hand && endsTurn(line, me))
}

function since(state: TableState, hand: number, me: number): LogLine[] {
  const lines = state.log.filter((line) => line.hand === hand)
  const ended = lines.findLastIndex((line) => endsTurn(line, me))
  return lines.slice(ended + 1).filter((line) => line.seat !== me || playedForMe(line, me))
}

function endsTurn(line: LogLine, me: number): boolean {
  return line.seat === me && !playedForMe(line, me) && ENDING.includes(action(line.action).kind)
}

/** Whoever comes back has not seen what a bot played for them. */
function playedForMe(line: LogLine, me: number): boolean {
  return line.seat === me && line.by === 'bot'
}

export interface Player {
  seat: number
  hand: number
  lines: LogLine[]
}

/** The same by hand and player, in the order in which they played; who only drew has done nothing to tell. */
export function byPlayer(lines: readonly LogLine[]): Player[] {
  const players: Player[] = []
  for (const line of lines.filter(({ action }) => action !== 'draw')) {
    const found = players.find(({ seat, hand }) => seat === line.seat && hand === line.hand)
    if (found) found.lines.push(line)
    else players.push({ seat: line.seat, hand: line.hand, lines: [line] })
  }
  return players
}
