// The drawn faces, with their pips and court figures: fetched once the first cards are there.
import type { Component } from 'svelte'
import { writable } from 'svelte/store'
import type { Card } from '../state/plays/cards'

/** What draws a whole face; null until it has come. */
export const drawnFace = writable<Component<{ card: Card }> | null>(null)

/** Fetches the drawings; without them a card shows its index and one large suit. */
export async function draw(): Promise<void> {
  const { default: face } = await import('./DrawnFace.svelte')
  drawnFace.set(face)
}
