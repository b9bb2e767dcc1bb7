// What was played: a line for each play, from the table before and after it. The lines are the same
// whether the page saw the plays or the server told them again.
import type { HandLog, HandOver, MeldInfo, PublicHand, SeatInfo } from '../../protocol'
import { action } from '../plays/actions'
import { consequences, NOTHING } from '../plays/consequences'
import type { LogLine, TableState } from './table'

export const LONGEST_LOG = 10_000

/** The line of the play that led to `after`. */
export function lineOf(
  before: PublicHand | null,
  after: PublicHand,
  seq: number,
  seats: readonly SeatInfo[],
): LogLine {
  const [seat, text, by] = after.last!
  const team = seats.find((one) => one.seat === seat)?.team ?? 0
  return {
    seat,
    action: text,
    by,
    hand: after.number,
    seq,
    meld: named(text, team, after.melds) ?? named(text, team, before?.melds ?? []),
    followed: before ? consequences(before, after, team) : NOTHING,
    gap: false,
  }
}

function named(text: string, team: number, melds: readonly MeldInfo[]): MeldInfo | null {
  const { meld } = action(text)
  return melds.find((one) => one.number === meld && one.team === team) ?? null
}

/** Takes a hand as the server told it again; later plays stay after it. */
export function logged(state: TableState, hand: number, log: HandLog): TableState {
  const kept = state.log.filter((line) => line.hand !== hand || line.seq > log.seq)
  const again = linesOf(log, state.table?.seats ?? [])
  const over = log.over as HandOver | null
  return {
    ...state,
    log: [...kept, ...again].sort((one, other) => one.seq - other.seq).slice(-LONGEST_LOG),
    recalled: { ...state.recalled, [hand]: log.seq },
    ends: over ? { ...state.ends, [hand]: over } : state.ends,
  }
}

/** The first state is whole, each later one says what has changed. */
function linesOf(log: HandLog, seats: readonly SeatInfo[]): LogLine[] {
  let before: PublicHand | null = null
  const lines: LogLine[] = []
  for (const { seq, table } of log.plays) {
    const after: PublicHand = { ...before, ...(table as unknown as PublicHand) }
    if (after.last) lines.push(lineOf(before, after, seq, seats))
    before = after
  }
  return lines
}

/** Whether plays of a hand are not in the log: the page came later, or was cut off. */
export function lacking(state: TableState, hand: number): boolean {
  const lines = state.log.filter((line) => line.hand === hand)
  const whole = !lines.some((line) => line.gap)
  const inPlay = hand === state.hand?.table.number
  return !whole || (!inPlay && !(lines.length && state.ends[hand]))
}
