// Points with a minus as wide as the figures.
import { number } from '../../lang/lang'

export function signed(points: number): string {
  return points < 0 ? `−${number(-points)}` : number(points)
}
