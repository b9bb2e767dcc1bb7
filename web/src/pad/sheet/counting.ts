// What a pad's hands are worth and how the match stands, by the sheet that the server made from the
// rules (`PadSheet`): nothing here knows a rule.
import { sum } from '../../engine/sum'
import type { PadSheet } from '../../protocol'
import { numberOf, type Pad, type TeamHand } from './padData'

export type Points = Record<string, number>

export interface CountedHand {
  number: number
  dealer: number
  starter: number
  minimums: number[]
  fields: Points[]
  lines: Points[]
  totals: number[]
  before: number[]
  scores: number[]
  /** False after the end of the match. */
  counts: boolean
}

export interface Standing {
  hands: CountedHand[]
  scores: number[]
  /** Teams from 1; none while the match goes on. */
  winners: number[]
  /** The next hand. */
  number: number
  dealer: number
  starter: number
  minimums: number[]
  toTarget: number[] | null
  handsLeft: number | null
}

/** A team's points by field. */
export function fieldPoints(sheet: PadSheet, team: TeamHand): Points {
  const points = Object.fromEntries(
    sheet.fields.map((field) => [field.name, field.each * numberOf(team[field.name]) || 0]),
  )
  return { ...points, red_threes: redThrees(sheet, team) }
}

function redThrees(sheet: PadSheet, team: TeamHand): number {
  const complete = sheet.melds.reduce((sum, name) => sum + numberOf(team[name]), 0)
  const melded = complete > 0 || numberOf(team.table) > 0
  const rows = melded ? sheet.red_threes.melded : sheet.red_threes.not_melded
  const row = rows[Math.min(complete, rows.length - 1)] ?? []
  return row[Math.min(numberOf(team.red_threes), row.length - 1)] ?? 0
}

/** A team's points by the sheet's line. */
export function linePoints(sheet: PadSheet, fields: Points): Points {
  return Object.fromEntries(
    sheet.lines.map((line) => [line.name, sum(line.fields.map((name) => fields[name] ?? 0))]),
  )
}

/** A team's points in a hand. */
export function total(sheet: PadSheet, team: TeamHand): number {
  return sum(Object.values(fieldPoints(sheet, team)))
}

/** What a team's initial meld must be worth. */
function minimum(sheet: PadSheet, score: number, hand: number): number {
  const at = sheet.minimum_by === 'hand' ? hand : score
  const step = sheet.minimums.findLast((one) => one.start === null || one.start <= at)
  return step?.points ?? 0
}

/** The teams that have won after a hand, none while the match goes on. */
function winnersAfter(sheet: PadSheet, hand: number, scores: readonly number[]): number[] {
  const best = Math.max(...scores)
  const ahead = scores.flatMap((score, at) => (score === best ? [at + 1] : []))
  if (sheet.hands) return hand >= sheet.hands ? ahead : []
  return best >= sheet.target && ahead.length === 1 ? ahead : []
}

function leftOf(sheet: PadSheet, seat: number): number {
  return sheet.left_of[seat - 1] ?? 1
}

export function standing(sheet: PadSheet, pad: Pad): Standing {
  const hands: CountedHand[] = []
  let [scores, dealer, number] = [pad.scores, pad.dealer, pad.first_hand]
  let winners: number[] = []
  for (const hand of pad.hands) {
    const before = scores
    const fields = hand.teams.map((team) => fieldPoints(sheet, team))
    const lines = fields.map((points) => linePoints(sheet, points))
    const totals = lines.map((points) => sum(Object.values(points)))
    const counts = winners.length === 0
    if (counts) scores = before.map((score, at) => score + (totals[at] ?? 0))
    const [starter, minimums] = [leftOf(sheet, dealer), before.map((s) => minimum(sheet, s, number))]
    hands.push({ number, dealer, starter, minimums, fields, lines, totals, before, scores, counts })
    if (counts) winners = winnersAfter(sheet, number, scores)
    dealer = leftOf(sheet, dealer)
    number += 1
  }
  return {
    hands,
    scores,
    winners,
    number,
    dealer,
    starter: leftOf(sheet, dealer),
    minimums: scores.map((score) => minimum(sheet, score, number)),
    toTarget: sheet.target ? scores.map((score) => Math.max(0, sheet.target - score)) : null,
    handsLeft: sheet.hands ? Math.max(0, sheet.hands - number + 1) : null,
  }
}

/** Whether a match with these scores before a hand is already over. */
export function overBefore(sheet: PadSheet, firstHand: number, scores: readonly number[]): boolean {
  return winnersAfter(sheet, firstHand - 1, scores).length > 0
}
