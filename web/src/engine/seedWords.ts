// The generator's words for a text: the first 16 bytes of its SHA-256 (docs/shuffle.md).
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export function hashed(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

export function seedWords(text: string): number[] {
  const digest = new DataView(sha256(utf8ToBytes(text)).slice().buffer)
  return [0, 4, 8, 12].map((at) => digest.getUint32(at))
}
