// A hand in its player's own order: cards stay where the player puts them, and new ones come at the
// right end, as at a table.
import { counted, sorted } from '../../state/plays/cards'

/** The cards in their earlier order, as far as they are still held; then the others, by rank. */
export function inOrder(cards: readonly string[], order: readonly string[]): string[] {
  const left = counted(cards)
  const kept = order.filter((text) => {
    const n = left.get(text) ?? 0
    left.set(text, n - 1)
    return n > 0
  })
  const others = [...left].flatMap(([text, n]) => Array<string>(Math.max(0, n)).fill(text))
  return [...kept, ...sorted(others, 'rank')]
}

/** The order after cards were put where another one is; places count from 0. */
export function moved(order: readonly string[], from: readonly number[], to: number): string[] {
  const going = new Set(from)
  const cards = [...going].sort((one, other) => one - other).map((at) => order[at] ?? '')
  const rest = order.filter((_, at) => !going.has(at))
  const before = [...going].filter((at) => at < to).length
  // What comes from the left ends on the place itself, what comes from the right before it.
  const place = going.has(to) ? to - before : to - before + (before ? 1 : 0)
  return [...rest.slice(0, place), ...cards, ...rest.slice(place)]
}

const KEPT = 'escalera-order'

/** The order this tab kept under a name, empty for none, so that a reload loses nothing. */
export function keptOrder(name: string): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null')
    const [whose, ...order] = Array.isArray(kept) ? kept.map(String) : []
    return name && whose === name ? order : []
  } catch {
    return []
  }
}

/** Keeps an order under a name and replaces the one before. */
export function keepOrder(name: string, order: readonly string[]): void {
  try {
    if (name) sessionStorage.setItem(KEPT, JSON.stringify([name, ...order]))
  } catch {
    return // a browser that keeps nothing: the order lasts as long as the page
  }
}
