// Points with a minus as wide as the figures, and what a hand's sheet has of them.
import { number } from '../../lang/lang'
import type { HandOver } from '../../protocol'

export function signed(points: number): string {
  return points < 0 ? `−${number(-points)}` : number(points)
}

/** What a hand's sheet shows of its end. */
export type SheetHand = Pick<HandOver, 'number' | 'ending' | 'seat' | 'lines' | 'points' | 'scores'>

/** The scores before a hand that is over, by team. */
export function before(over: Pick<HandOver, 'scores' | 'points'>): number[] {
  return over.scores.map((score, n) => score - (over.points[n] ?? 0))
}
