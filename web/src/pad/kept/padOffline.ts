// What a pad needs to begin without a network: the games, and the sheet of each for any number of
// players, by its own rules.
import type { GameInfo } from '../../protocol'
import { keepGames, keepSheet, missingSheets } from './keptPads'
import { askGames, askSheet } from './padRequests'

/** Gets what is missing; without a network there is nothing to do. */
export async function prepare(): Promise<void> {
  try {
    const games = await askGames()
    keepGames(games)
    for (const game of games) await keepSheets(game)
  } catch {
    // the next visit asks for what is missing
  }
}

/** One after the other: nobody waits for them. */
async function keepSheets({ id, players }: GameInfo): Promise<void> {
  for (const n of missingSheets(id, players))
    keepSheet(id, n, {}, await askSheet(id, n, {}))
}
