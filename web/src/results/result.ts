// What a finished match leaves: its course hand by hand, from the seat of whoever looks.
import { teamOf } from '../engine/seats'
import type { HandLog, HandOver, MeldInfo, MyTable } from '../protocol'
import type { SheetHand } from '../over/sheets/points'

export interface HandResult {
  /** The hand's points and the scores after it, by team. */
  points: number[]
  scores: number[]
  ending: string
  /** The team that went out, 0 if none did. */
  out: number
  /** Complete melds when the hand ended, by team. */
  canastas: number[]
  /** Results that were kept earlier have no sheet. */
  sheet?: KeptSheet
}

/** The hand's number, the seat that went out, and each line's points by team. */
export interface KeptSheet {
  hand: number
  seat: number
  lines: Record<string, number[]>
}

export interface Result {
  /** The table's name, by which its sheets and replays are found. */
  table: string
  /** When the table was opened, UTC seconds. */
  at: number
  game: string
  seats: string[]
  settings: Record<string, string>
  /** The own seat and team, from 1. */
  seat: number
  team: number
  winners: number[]
  hands: HandResult[]
}

/** Whether a table is one to keep: a match that was played to its end, with a seat of one's own. */
export function counts(row: MyTable & { given?: string }): boolean {
  return row.status === 'finished' && row.seat > 0 && row.scores.length > 0 && !row.given
}

/** The result of a finished table; `logs` are its hands in order. Nothing if no team has won. */
export function resultOf(row: MyTable, ends: HandOver[], logs: HandLog[]): Result | null {
  const rules = { teams: row.scores.length }
  const winners = ends.at(-1)?.winners
  if (!winners?.length) return null
  return {
    table: row.id,
    at: row.created_at,
    game: row.game,
    seats: row.seats,
    settings: row.settings,
    seat: row.seat,
    team: teamOf(rules, row.seat),
    winners,
    hands: ends.map((over, n) => ({
      points: over.points,
      scores: over.scores,
      ending: over.ending,
      out: over.seat && teamOf(rules, over.seat),
      canastas: complete(lastMelds(logs[n]), rules.teams),
      sheet: kept(over),
    })),
  }
}

function kept({ number, seat, lines }: HandOver): KeptSheet {
  return { hand: number, seat, lines: Object.fromEntries(lines.map((line) => [line.name, line.points])) }
}

/** Whether a result has the sheets of its hands. */
export function hasSheets(result: Result | undefined): boolean {
  return !!result && result.hands.every((hand) => hand.sheet)
}

/** The sheets of a result's hands, as far as they were kept. */
export function sheetsOf({ hands }: Result): SheetHand[] {
  return hands.flatMap(({ points, scores, ending, sheet }) => {
    if (!sheet) return []
    const lines = Object.entries(sheet.lines).map(([name, points]) => ({ name, points }))
    return [{ number: sheet.hand, seat: sheet.seat, ending, points, scores, lines }]
  })
}

/** The melds as a hand's log leaves them: a play tells them only if they changed. */
function lastMelds(log: HandLog | undefined): MeldInfo[] {
  const told = log?.plays.findLast(({ table }) => 'melds' in table)?.table
  return (told as { melds: MeldInfo[] } | undefined)?.melds ?? []
}

function complete(melds: MeldInfo[], teams: number): number[] {
  const counted = Array<number>(teams).fill(0)
  for (const meld of melds) if (!meld.lacks) counted[meld.team - 1]! += 1
  return counted
}
