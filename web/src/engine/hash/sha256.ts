// SHA-256 (FIPS 180-4). The browser's own works only in pages that came over a secure connection.

/** The first 32 bits of the fractions of the cube roots of the first primes. */
const ROUNDS = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]
/** The same of their square roots. */
const START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]
const BLOCK = 64

/** The digest of a text in UTF-8. */
export function sha256(text: string): Uint8Array {
  const state = Int32Array.from(START)
  const blocks = padded(new TextEncoder().encode(text))
  for (let at = 0; at < blocks.byteLength; at += BLOCK) digest(state, new DataView(blocks.buffer, at))
  const found = new DataView(new ArrayBuffer(32))
  state.forEach((word, i) => found.setInt32(4 * i, word))
  return new Uint8Array(found.buffer)
}

export function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whole blocks: the bytes, a one, zeros, and the length in bits. */
function padded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK)
  whole.set(bytes)
  whole[bytes.length] = 0x80
  new DataView(whole.buffer).setBigUint64(whole.length - 8, BigInt(bytes.length) * 8n)
  return whole
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

function digest(state: Int32Array, block: DataView): void {
  const words = new Int32Array(ROUNDS.length)
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < words.length; i += 1) {
    words[i] = i < 16 ? block.getInt32(4 * i) : expanded(words, i)
    const choice = (e & f) ^ (~e & g)
    const most = (a & b) ^ (a & c) ^ (b & c)
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUNDS[i]! + words[i]!
    const other = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, i) => (state[i]! += word))
}

function expanded(words: Int32Array, i: number): number {
  const [late, early] = [words[i - 2]!, words[i - 15]!]
  const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
  const other = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
  return words[i - 16]! + one + words[i - 7]! + other
}
