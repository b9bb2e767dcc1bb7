// The words that a deck is made from, for a text, and the commitment to its secret (docs/shuffle.md).
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export function hashed(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** The method of a commitment that covers the secret only, as a record's `commit` names it. */
export const OF_SECRET = 'sha256'
/** The table and the hand too. */
const OF_HAND = 'sha256-hand'
/** And the deck comes from a cryptographic stream, as it does for every new hand. */
export const OF_STREAM = 'hmac-sha256'

export function handCommitment(secret: string, table: string, hand: number, method = OF_STREAM): string {
  if (method === OF_SECRET) return hashed(secret)
  return hashed([secret, table, hand, ...(method === OF_STREAM ? [method] : [])].join(' '))
}

/** How a commitment to a secret was made. */
export function methodOf(commit: string, secret: string, table: string, hand: number): string {
  const methods = [OF_SECRET, OF_STREAM]
  return methods.find((method) => handCommitment(secret, table, hand, method) === commit) ?? OF_HAND
}

const BLOCKS = 128
const IN_A_BLOCK = 8
/** The numbers of a stream: more than two shuffles of the largest deck take. */
export const STREAM = BLOCKS * IN_A_BLOCK

/** Where to read next, then the numbers: HMAC-SHA-256 in counter mode, its key the text. */
export function streamWords(text: string): number[] {
  const key = hmac.create(sha256, utf8ToBytes(text))
  const blocks = Array.from({ length: BLOCKS }, (_, block) => key.clone().update(utf8ToBytes(`${block}`)).digest())
  return [1, ...blocks.flatMap((block) => numbersOf(block, IN_A_BLOCK))]
}

/** Four words for the small generator. */
export function seedWords(text: string): number[] {
  return numbersOf(sha256(utf8ToBytes(text)), 4)
}

function numbersOf(block: Uint8Array, count: number): number[] {
  const bytes = new DataView(block.slice().buffer)
  return Array.from({ length: count }, (_, at) => bytes.getUint32(4 * at))
}
