// Figures over finished matches of one game, from the seat of whoever looks.
import { csv } from '../controls/csv'
import type { HandResult, Result } from './result'

/** How hands end: we went out, somebody else did, the stock was empty, nobody could play. */
export const ENDINGS = ['we', 'they', 'stock', 'stuck'] as const
export type Ending = (typeof ENDINGS)[number]

export interface Figures {
  matches: number
  won: number
  tied: number
  hands: number
  /** The mean of a hand's points. */
  mean: number
  best: number
  canastas: number
  endings: Record<Ending, number>
  /** After each match, oldest first: how many were won and played so far, and the mean of its hands. */
  course: { won: number; matches: number; mean: number }[]
}

/** By game, the one played most first. */
export function byGame(results: readonly Result[]): [string, Result[]][] {
  const games = new Map<string, Result[]>()
  for (const one of results) games.set(one.game, [...(games.get(one.game) ?? []), one])
  return [...games].sort(([, one], [, other]) => other.length - one.length)
}

/** At least one result, oldest first. */
export function figures(results: readonly Result[]): Figures {
  const own = results.flatMap((one) => one.hands.map((hand) => pointsOf(one, hand)))
  const hands = results.flatMap((one) => one.hands.map((hand) => ({ ...hand, own: one.team })))
  const endings = { we: 0, they: 0, stock: 0, stuck: 0 }
  for (const hand of hands) endings[endingOf(hand, hand.own)] += 1
  return {
    matches: results.length,
    won: results.filter((one) => outcome(one) === 'won').length,
    tied: results.filter((one) => outcome(one) === 'tied').length,
    hands: hands.length,
    mean: mean(own),
    best: Math.max(...own),
    canastas: hands.reduce((sum, hand) => sum + (hand.canastas[hand.own - 1] ?? 0), 0),
    endings,
    course: results.map((one, n) => ({
      won: results.slice(0, n + 1).filter((other) => outcome(other) === 'won').length,
      matches: n + 1,
      mean: mean(one.hands.map((hand) => pointsOf(one, hand))),
    })),
  }
}

/** How a match ended for the own team. */
export function outcome({ winners, team }: Result): 'won' | 'tied' | 'lost' {
  if (!winners.includes(team)) return 'lost'
  return winners.length > 1 ? 'tied' : 'won'
}

function endingOf(hand: HandResult, own: number): Ending {
  if (hand.ending !== 'out') return hand.ending as 'stock' | 'stuck'
  return hand.out === own ? 'we' : 'they'
}

function pointsOf({ team }: Result, hand: HandResult): number {
  return hand.points[team - 1] ?? 0
}

function mean(points: readonly number[]): number {
  return points.length ? Math.round(points.reduce((sum, one) => sum + one, 0) / points.length) : 0
}

/** A line for each hand and team, for spreadsheets. */
export function resultsCsv(results: readonly Result[]): string {
  const names = 'table opened game seats own hand ending out team points score canastas won'.split(' ')
  const rows = results.flatMap((one) =>
    one.hands.flatMap((hand, n) =>
      hand.points.map((points, team) => ({
        table: one.table,
        opened: new Date(1000 * one.at).toISOString(),
        game: one.game,
        seats: one.seats.join(', '),
        own: one.team,
        hand: n + 1,
        ending: hand.ending,
        out: hand.out,
        team: team + 1,
        points,
        score: hand.scores[team] ?? 0,
        canastas: hand.canastas[team] ?? 0,
        won: one.winners.includes(team + 1) ? 1 : 0,
      })),
    ),
  )
  return csv(names, rows)
}
