// A hand in the order in which its player lays it: cards stay where they were put, and new ones come
// at the right end, as at a table.
import { counted, sorted } from '../state/cards'

/** The cards in the order that was, as far as they are still held; others after them, by rank. */
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

/** The order after cards were put where another lies; places count from 0. */
export function moved(order: readonly string[], from: readonly number[], to: number): string[] {
  const going = new Set(from)
  const cards = [...going].sort((one, other) => one - other).map((at) => order[at] ?? '')
  const rest = order.filter((_, at) => !going.has(at))
  const before = [...going].filter((at) => at < to).length
  // What comes from the left ends on the place itself, what comes from the right before it.
  const place = going.has(to) ? to - before : to - before + (before ? 1 : 0)
  return [...rest.slice(0, place), ...cards, ...rest.slice(place)]
}
