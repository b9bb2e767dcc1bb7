// A text as the bytes of a QR code: its version, the data and what mends errors (ISO/IEC 18004, level M).

/** By version, so many bytes mend a block, and into so many blocks the data is split. */
const MENDING = [
  0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26,
  26, 26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
  28,
]
const BLOCKS = [
  0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14,
  16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47,
  49,
]
const LAST = MENDING.length - 1

/** The smallest version that holds a text, and all bytes in the order in which they are drawn. */
export function qrBytes(text: string): { version: number; bytes: number[] } {
  const content = [...new TextEncoder().encode(text)]
  let version = 1
  while (version < LAST && 8 * room(version) < 4 + counter(version) + 8 * content.length) version += 1
  return { version, bytes: mixed(version, filled(version, content)) }
}

/** How many modules are left for bytes. */
function modules(version: number): number {
  const aligned = Math.floor(version / 7) + 2
  const patterns = version < 2 ? 0 : (25 * aligned - 10) * aligned - 55 + (version < 7 ? 0 : 36)
  return (16 * version + 128) * version + 64 - patterns
}

function room(version: number): number {
  return Math.floor(modules(version) / 8) - MENDING[version]! * BLOCKS[version]!
}

/** The bits that say how many bytes follow. */
function counter(version: number): number {
  return version < 10 ? 8 : 16
}

/** The data: mode, length, the bytes, and what fills the rest. */
function filled(version: number, content: number[]): number[] {
  const bits = [4, content.length, ...content].map((one, i) => one.toString(2).padStart([4, counter(version)][i] ?? 8, '0'))
  const whole = (bits.join('') + '0000').slice(0, 8 * room(version))
  const bytes = (whole.match(/.{1,8}/g) ?? []).map((byte) => parseInt(byte.padEnd(8, '0'), 2))
  for (let fill = 0xec; bytes.length < room(version); fill ^= 0xec ^ 0x11) bytes.push(fill)
  return bytes
}

/** The blocks' bytes in turn, then in turn what mends them. */
function mixed(version: number, data: number[]): number[] {
  const [count, mending] = [BLOCKS[version]!, MENDING[version]!]
  const short = Math.floor(data.length / count)
  const longer = data.length % count
  const by = divisor(mending)
  const blocks = Array.from({ length: count }, (_, i) => {
    const from = i * short + Math.max(0, i - (count - longer))
    return data.slice(from, from + short + +(i >= count - longer))
  })
  const inTurn = (rows: number[][], most: number) =>
    Array.from({ length: most }, (_, i) => rows.flatMap((row) => row.slice(i, i + 1))).flat()
  return [...inTurn(blocks, short + 1), ...inTurn(blocks.map((block) => remainder(block, by)), mending)]
}

// ---------------------------------------------------------------- Reed and Solomon's arithmetic, modulo 0x11d

function times(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((other >>> bit) & 1) * one
  }
  return product
}

function divisor(degree: number): number[] {
  const found = [...Array<number>(degree - 1).fill(0), 1]
  for (let i = 0, root = 1; i < degree; i += 1, root = times(root, 2)) {
    for (let at = 0; at < degree; at += 1) found[at] = times(found[at]!, root) ^ (found[at + 1] ?? 0)
  }
  return found
}

function remainder(data: number[], by: number[]): number[] {
  const found = by.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ found.shift()!
    found.push(0)
    by.forEach((one, i) => (found[i]! ^= times(one, factor)))
  }
  return found
}
