// Moving through a hand by keyboard: arrows, ends, and the ranks themselves.
import { card } from '../../state/plays/cards'

export interface Place {
  text: string
  row: number
  col: number
}

/** Where a key leads from `at`, or undefined if it leads nowhere. */
export function step(key: string, places: readonly Place[], at: number): number | undefined {
  const from = places[at]
  if (!from) return undefined
  if (key === 'ArrowRight') return at + 1 < places.length ? at + 1 : undefined
  if (key === 'ArrowLeft') return at > 0 ? at - 1 : undefined
  if (key === 'ArrowDown') return vertical(places, from, 1)
  if (key === 'ArrowUp') return vertical(places, from, -1)
  if (key === 'Home') return 0
  if (key === 'End') return places.length - 1
  return typed(key, places, at)
}

/** The nearest column in the next row that way. */
function vertical(places: readonly Place[], from: Place, way: 1 | -1): number | undefined {
  const rows = places.map((place) => place.row).filter((row) => (row - from.row) * way > 0)
  if (!rows.length) return undefined
  const row = way > 0 ? Math.min(...rows) : Math.max(...rows)
  let best: number | undefined
  places.forEach((place, n) => {
    if (place.row === row && (best === undefined || nearer(place, places[best], from))) best = n
  })
  return best
}

function nearer(one: Place, other: Place | undefined, from: Place): boolean {
  return Math.abs(one.col - from.col) < Math.abs((other?.col ?? 0) - from.col)
}

/** A rank's own key goes to the next card of that rank: 7, t or 0 for the 10, * for a joker. */
function typed(key: string, places: readonly Place[], at: number): number | undefined {
  const rank = key === '*' ? 'JK' : key === '0' ? 'T' : key.toUpperCase()
  const after = [...places.keys()].map((n) => (at + 1 + n) % places.length)
  return after.find((n) => card(places[n]?.text ?? '').rank === rank)
}
