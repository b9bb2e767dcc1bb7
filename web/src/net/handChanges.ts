// What has changed in a hand, put into the hand that the page knew before.
import type { Change, HandInfo, PublicHand } from '../protocol'

/** So many stay at a list's head, so many go after them, and these come there. */
type Splice = readonly [number, number, readonly unknown[]]

/** Returns the hand that a change leads to. */
export function changed(hand: HandInfo, change: Change): HandInfo {
  const { since: _since, type: _type, table, lists, cards, ...own } = change
  return {
    ...hand,
    ...own,
    table: { ...hand.table, ...(table as Partial<PublicHand>), ...spliced(hand.table, lists) },
    cards: cards ? (splice(hand.cards, cards) as string[]) : hand.cards,
  }
}

function spliced(table: PublicHand, lists: Record<string, Splice>): Partial<PublicHand> {
  const before = table as unknown as Record<string, readonly unknown[]>
  return Object.fromEntries(Object.entries(lists).map(([name, how]) => [name, splice(before[name] ?? [], how)]))
}

function splice(before: readonly unknown[], [head, gone, come]: Splice): unknown[] {
  return [...before.slice(0, head), ...come, ...before.slice(head + gone)]
}
