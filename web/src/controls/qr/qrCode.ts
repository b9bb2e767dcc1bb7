// A text as a QR code: rows of modules, dark ones true, without the quiet zone (ISO/IEC 18004, level M).
import { qrBytes } from './qrBytes'

type Rows = boolean[][]

const MASKS: ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
]
/** Level M, as the format's bits have it. */
const LEVEL_M = 0

export function qrCode(text: string): Rows {
  const { version, bytes } = qrBytes(text)
  const codes = MASKS.map((_, mask) => drawn(version, bytes, mask))
  const worth = codes.map(penalty)
  return codes[worth.indexOf(Math.min(...worth))]!
}

function drawn(version: number, bytes: number[], mask: number): Rows {
  const size = 4 * version + 17
  const rows: Rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const fixed: Rows = rows.map((row) => [...row])
  const put = (x: number, y: number, dark: boolean) => {
    if (rows[y]?.[x] === undefined) return
    rows[y][x] = dark
    fixed[y]![x] = true
  }
  patterns(version, size, put)
  formats(version, size, mask, put)
  fill(rows, fixed, bytes, mask)
  return rows
}

type Put = (x: number, y: number, dark: boolean) => void

/** What is the same in every code of a version. */
function patterns(version: number, size: number, put: Put): void {
  for (let i = 0; i < size; i += 1) {
    put(6, i, i % 2 === 0)
    put(i, 6, i % 2 === 0)
  }
  const square = (x: number, y: number, reach: number, light: number[]) => {
    for (let dx = -reach; dx <= reach; dx += 1) {
      for (let dy = -reach; dy <= reach; dy += 1) {
        put(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
      }
    }
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) square(x, y, 4, [2, 4])
  const places = alignments(version, size)
  const last = places.length - 1
  places.forEach((x, i) =>
    places.forEach((y, j) => {
      const corner = (!i && (!j || j === last)) || (i === last && !j)
      if (!corner) square(x, y, 2, [1])
    }),
  )
}

function alignments(version: number, size: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2
  const found = Array.from({ length: count - 1 }, (_, i) => size - 7 - i * step)
  return [6, ...found.reverse()]
}

/** The level, the mask and, in large codes, the version; each with bits that mend it. */
function formats(version: number, size: number, mask: number, put: Put): void {
  const format = mended((LEVEL_M << 3) | mask, 10, 0x537) ^ 0x5412
  for (let i = 0; i < 15; i += 1) {
    const dark = ((format >>> i) & 1) === 1
    put(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, dark)
    put(i < 8 ? size - 1 - i : i < 9 ? 15 - i : 14 - i, 8, dark)
  }
  put(8, size - 8, true)
  if (version < 7) return
  const told = mended(version, 12, 0x1f25)
  for (let i = 0; i < 18; i += 1) {
    const [near, far] = [Math.floor(i / 3), size - 11 + (i % 3)]
    put(far, near, ((told >>> i) & 1) === 1)
    put(near, far, ((told >>> i) & 1) === 1)
  }
}

function mended(data: number, bits: number, by: number): number {
  let rest = data
  for (let i = 0; i < bits; i += 1) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * by)
  return (data << bits) | rest
}

/** Puts the bytes' bits where nothing is: upwards and downwards, two columns at a time from the right. */
function fill(rows: Rows, fixed: Rows, bytes: number[], mask: number): void {
  const size = rows.length
  let bit = 0
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const up = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step += 1) {
      const y = up ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (fixed[y]![x]) continue
        const dark = (((bytes[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1
        rows[y]![x] = dark !== (MASKS[mask]!(x, y) === 0)
        bit += 1
      }
    }
  }
}

// ---------------------------------------------------------------- how hard it is to read

function penalty(rows: Rows): number {
  const columns = rows.map((_, x) => rows.map((row) => row[x]!))
  const lines = [...rows, ...columns].map((line) => line.map(Number).join(''))
  const dark = rows.flat().filter(Boolean).length
  const whole = rows.length ** 2
  const uneven = Math.ceil(Math.abs(dark * 20 - whole * 10) / whole) - 1
  return sum(lines.map(ofLine)) + 3 * squares(rows) + 10 * uneven
}

function ofLine(line: string): number {
  const runs = (line.match(/0{5,}|1{5,}/g) ?? []).map((run) => run.length - 2)
  const wide = `0000${line}0000`
  const finders = [/(?=00001011101)/g, /(?=10111010000)/g].map((one) => wide.match(one)?.length ?? 0)
  return sum(runs) + 40 * sum(finders)
}

function squares(rows: Rows): number {
  return sum(
    rows.slice(1).map((row, y) => row.slice(1).filter((on, x) => {
      const above = rows[y]!
      return on === row[x] && on === above[x] && on === above[x + 1]
    }).length),
  )
}

function sum(numbers: number[]): number {
  return numbers.reduce((one, other) => one + other, 0)
}
