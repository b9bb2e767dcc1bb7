// Which game was last played in this browser.
import { keepText, keptText } from './storage'

const KEY = 'escalera.last-game'
/** For who has played none: the family's first. */
const FIRST = 'samba'

export function lastGame(): string {
  return keptText(KEY) ?? FIRST
}

export function keepLastGame(game: string): void {
  keepText(KEY, game)
}
