// What the table showed of the shuffle when this browser sent its number. The proof compares with
// this, because the server may have made up what it shows later, once it knew the number.
import type { TableInfo } from '../../protocol'

export interface Shown {
  commit: string
  /** By seat, empty for none. */
  seals: readonly string[]
  /** The player's own seat, and the number sent. */
  seat: number
  number: string
}

const key = (tableId: string, hand: number) => `escalera.shown.${tableId}.${hand}`

/** Keeps it, once: what the table shows when a number is sent again comes too late. */
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

/** The place to keep it: as long as the tab is open. */
export function tabMemory(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}
