// What the table showed of the shuffle when this browser sent its number. The proof compares with
// it: what the table shows later, the server may have made up after it knew the number.
import type { TableInfo } from '../../protocol'

export interface Shown {
  commit: string
  /** By seat, empty for none. */
  seals: readonly string[]
  /** One's own seat, and the number that was sent. */
  seat: number
  number: string
}

const key = (tableId: string, hand: number) => `escalera.shown.${tableId}.${hand}`

/** Keeps it, once: what is shown when a number is sent a second time comes too late. */
export function keepShown(
  tableId: string,
  table: TableInfo,
  seat: number,
  number: string,
  memory: Storage | null,
): void {
  const { commit, seals, hand } = table
  if (shownThen(tableId, hand, memory)) return
  const shown: Shown = { commit, seals, seat, number }
  try {
    memory?.setItem(key(tableId, hand), JSON.stringify(shown))
  } catch {
    // a browser that keeps nothing: the proof then compares with less
  }
}

/** What was shown then, null if this browser sent no number for the hand. */
export function shownThen(tableId: string, hand: number, memory: Storage | null): Shown | null {
  try {
    return JSON.parse(memory?.getItem(key(tableId, hand)) ?? 'null') as Shown | null
  } catch {
    return null
  }
}

/** Where it is kept: as long as the tab is open. */
export function tabMemory(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}
