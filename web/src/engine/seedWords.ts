// The generator's words for a text: the first 16 bytes of its SHA-256 (docs/shuffle.md).
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export function hashed(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** How a commitment to a secret was made, as a record's `commit` names it: the first covered no more. */
export function methodOf(commit: string, secret: string): string {
  return hashed(secret) === commit ? 'sha256' : 'sha256-hand'
}

export function seedWords(text: string): number[] {
  const digest = new DataView(sha256(utf8ToBytes(text)).slice().buffer)
  return [0, 4, 8, 12].map((at) => digest.getUint32(at))
}
