// A hand's replay: the frames as the board wants them, who sat where, and what each step was.
import { words } from '../../words/playText'
import type { ListedTable, PublicHand, ReplayFrame, SeatInfo } from '../../protocol'

export interface Frame {
  table: PublicHand
  cards: string[]
}

/** The API leaves a frame's table untyped: it is the table of a `hand` message. */
export function framesOf(found: readonly ReplayFrame[]): Frame[] {
  return found.map(({ table, cards }) => ({ table: table as unknown as PublicHand, cards }))
}

/** Who sat where; teams alternate, as the protocol says. */
export function seatsOf(row: ListedTable, teams: number): SeatInfo[] {
  return row.seats.map((name, n) => ({
    seat: n + 1,
    team: (n % Math.max(1, teams)) + 1,
    name,
    bot: '',
    stand_in: '',
    away: false, away_since: 0, left: false,
    ready: false,
    you: false,
  }))
}

/** The play that led to a step, empty for the deal. */
export function told(frames: readonly Frame[], step: number, seats: SeatInfo[], me: number): string {
  const frame = frames[step]
  const last = frame?.table.last
  if (!frame || !last) return ''
  const before = frames[step - 1]
  const team = seats[last[0] - 1]?.team
  const held = (one?: Frame) => one?.table.hand_sizes[last[0] - 1] ?? 0
  const ofTeam = (one?: Frame) => one?.table.melds.filter((meld) => meld.team === team) ?? []
  const now = ofTeam(frame)
  // What a take-back or a merge took away is named, too.
  const gone = ofTeam(before).filter((meld) => !now.some(({ number }) => number === meld.number))
  return words(last[1], last[0], {
    seats,
    me,
    melds: [...now, ...gone],
    upcard: before?.table.pile.at(-1),
    drawn: Math.max(1, held(frame) - held(before)),
  })
}
