// The generator's words for a text: the first 16 bytes of its SHA-256 (docs/shuffle.md).
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export function hashed(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** The method of a commitment that covers the table and the hand too, as a record's `commit` names it. */
export const OF_HAND = 'sha256-hand'

export function handCommitment(secret: string, table: string, hand: number): string {
  return hashed(`${secret} ${table} ${hand}`)
}

/** How a commitment to a secret was made: the first covered no more. */
export function methodOf(commit: string, secret: string): string {
  return hashed(secret) === commit ? 'sha256' : OF_HAND
}

export function seedWords(text: string): number[] {
  const digest = new DataView(sha256(utf8ToBytes(text)).slice().buffer)
  return [0, 4, 8, 12].map((at) => digest.getUint32(at))
}
