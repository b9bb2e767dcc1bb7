// Points with a minus as wide as the figures, and those before a hand.
import { number } from '../../lang/lang'
import type { HandOver } from '../../protocol'

export function signed(points: number): string {
  return points < 0 ? `−${number(-points)}` : number(points)
}

/** The scores before a hand that is over, by team. */
export function before(over: HandOver): number[] {
  return over.scores.map((score, n) => score - (over.points[n] ?? 0))
}
