// The generator's words for a text: the first 16 bytes of its SHA-256 (docs/shuffle.md).
import { hexOf, sha256 } from './sha256'

export function hashed(text: string): string {
  return hexOf(sha256(text))
}

export function seedWords(text: string): number[] {
  const digest = new DataView(sha256(text).slice().buffer)
  return [0, 4, 8, 12].map((at) => digest.getUint32(at))
}
