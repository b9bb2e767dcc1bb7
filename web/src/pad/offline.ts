// What a pad takes to go on without a network: the page's own files, and each game's sheet.
import { keepGames, keepSheet, keptSheet } from './kept'
import { askGames, askSheet } from './net'

/** Gets what is missing; without a network there is nothing to do. */
export async function prepare(): Promise<void> {
  await Promise.allSettled([keepFiles(), keepRules()])
}

/** Has the service worker keep the files that this page has loaded, before it was there itself. */
async function keepFiles(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const ready = await navigator.serviceWorker.ready
  const loaded = performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)
  const keep = [...new Set(loaded)].filter((path) => path.startsWith('/assets/'))
  ready.active?.postMessage({ keep })
}

async function keepRules(): Promise<void> {
  const games = await askGames()
  keepGames(games)
  for (const game of games) {
    const players = game.players.includes(4) ? 4 : (game.players[0] ?? 4)
    if (!keptSheet(game.id, players, {}))
      keepSheet(game.id, players, {}, await askSheet(game.id, players, {}))
  }
}
