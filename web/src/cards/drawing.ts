// The drawn faces, with their pips and court figures: fetched and shown once the first cards are there.
import type { Component } from 'svelte'
import { writable } from 'svelte/store'
import type { Card } from '../state/plays/cards'

/** What draws a whole face; null until it has come. */
export const drawnFace = writable<Component<{ card: Card }> | null>(null)

/** Whether a table is on its way: cards that are made meanwhile are drawn once it stands. */
export const opening = writable(false)

/** Part of a table's board, or the lobby in its place, or the word that there is no table. */
const BOARD = '[data-zone], .lobby, .no-table'
let held: Promise<unknown> = Promise.resolve()

/** Holds back what is only beautiful until a table is on the screen; returns how to let it go before. */
export function holdForTable(): () => void {
  opening.set(true)
  let release = () => {}
  const seen = new Promise<void>((resolve) => {
    const watching = new MutationObserver(() => document.querySelector(BOARD) && release())
    release = () => {
      watching.disconnect()
      resolve()
      void quiet().then(() => opening.set(false))
    }
    watching.observe(document.body, { childList: true, subtree: true })
  })
  held = Promise.all([held, seen])
  return release
}

/** Resolves when nothing is held back and the page has nothing else to do. */
export async function quiet(): Promise<void> {
  let waited
  while (waited !== held) await (waited = held)
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 3000 })
    else setTimeout(resolve, 200)
  })
}

/** Fetches the drawings; without them a card shows its index and one large suit. */
export async function draw(): Promise<void> {
  const { default: face } = await import('./DrawnFace.svelte')
  await quiet()
  drawnFace.set(face)
}
