// How many play at a new table: what somebody has just chosen goes along when they look at other games.
import type { GameInfo } from '../../protocol'
import { lastPlayers } from './tableOpening'

/** Chosen and not yet played with: as long as the page is open. */
let chosen = { game: '', players: 0 }

export function choosePlayers(game: string, players: number): void {
  chosen = { game, players }
}

/** Once a table is open, each game has its own number again. */
export function forgetPlayers(): void {
  chosen = { game: '', players: 0 }
}

/** A number by a house rule stays with the game that it was chosen for. */
export function chosenPlayers(game: GameInfo): number {
  const fits = chosen.game === game.id || game.players.includes(chosen.players)
  return (fits && chosen.players) || lastPlayers(game)
}
