// The player's own number for the shuffle: first its seal, then the number once all have sealed.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Seal, Shuffle, TableInfo } from '../../protocol'

/** The player need not hear of refusals of these. */
export const SEALING = 'sealing'

export function seal(number: string): string {
  return bytesToHex(sha256(utf8ToBytes(number)))
}

/** A number that nobody can guess; `getRandomValues` works without a secure context. */
export function drawnNumber(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)))
}

/** What to send now for the shuffle, null for nothing. */
export function due(table: TableInfo, seat: number, number: string): Seal | Shuffle | null {
  const { hand, wait_until, shuffled, seals, numbers } = table
  if (!wait_until || !seat || shuffled.includes(seat)) return null
  const mine = seals[seat - 1] ?? ''
  if (!numbers) return mine ? null : { type: 'seal', hand, hash: seal(number), ref: SEALING }
  return mine === seal(number) ? { type: 'shuffle', hand, number, ref: SEALING } : null
}

/** The player's number for a hand: the same after a reload. */
export function numberFor(tableId: string, hand: number, memory: Storage | null): string {
  const key = `escalera.number.${tableId}.${hand}`
  try {
    const kept = memory?.getItem(key)
    if (kept) return kept
    const number = drawnNumber()
    memory?.setItem(key, number)
    return number
  } catch {
    return drawnNumber() // nothing can be kept here: the number lives as long as the page
  }
}
