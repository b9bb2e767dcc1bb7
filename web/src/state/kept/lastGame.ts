// Which game was last played in this browser.
const KEY = 'escalera.last-game'
/** For who has played none: the family's first. */
const FIRST = 'samba'

export function lastGame(): string {
  try {
    return localStorage.getItem(KEY) ?? FIRST
  } catch {
    return FIRST
  }
}

export function keepLastGame(game: string): void {
  try {
    localStorage.setItem(KEY, game)
  } catch {
    // a browser that keeps nothing
  }
}
