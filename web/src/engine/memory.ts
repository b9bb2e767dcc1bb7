// The module's memory: arrays for its doors, each behind a description of its address and lengths.

import type { Address } from './made/doors'

export interface Block {
  at: Address
  bytes: Uint8Array
  /** Where the bytes begin in the memory. */
  data: number
}

const ALIGNED = 64
const PAGE = 1 << 16
/** For what the doors write while they think: far more than the planner was ever seen to need. */
export const SCRATCH = 48 << 20
const ARRAYS = 8 << 20
const MOST_LENGTHS = 2

export class Memory {
  readonly view: DataView
  private readonly all: Uint8Array
  private next: number
  private readonly free = new Map<string, Block[]>()

  constructor(memory: WebAssembly.Memory, heap: number) {
    this.next = round(heap + SCRATCH)
    memory.grow(Math.ceil((this.next + ARRAYS - memory.buffer.byteLength) / PAGE))
    this.view = new DataView(memory.buffer)
    this.all = new Uint8Array(memory.buffer)
  }

  /** An array of zeros; lengths: one for each dimension. */
  array(size: number, ...lengths: number[]): Block {
    const kept = this.free.get(`${size} ${lengths.join(' ')}`)?.pop()
    if (kept) {
      kept.bytes.fill(0)
      return kept
    }
    return this.laid(size, lengths)
  }

  /** Gives an array back, for the next one of the same size and lengths. */
  release(block: Block, size: number, ...lengths: number[]): void {
    const key = `${size} ${lengths.join(' ')}`
    this.free.set(key, [...(this.free.get(key) ?? []), block])
  }

  private laid(size: number, lengths: number[]): Block {
    const data = this.next + ALIGNED
    const at = this.describe(data, lengths)
    this.next = data + round(size)
    if (this.next > this.all.length) throw new Error('The engine has no memory left.')
    return { at, data, bytes: this.all.subarray(data, data + size) }
  }

  /** The same bytes once more, as an array of other lengths. */
  again(block: Block, ...lengths: number[]): Block {
    return { ...block, at: this.describe(block.data, lengths) }
  }

  /** Writes down where an array lies and how long it is. */
  private describe(data: number, lengths: number[]): Address {
    const at = this.next
    this.next += ALIGNED
    this.view.setBigInt64(at, BigInt(data), true)
    const told = lengths.slice(0, MOST_LENGTHS)
    told.forEach((length, i) => this.view.setBigInt64(at + 8 * (i + 1), BigInt(length), true))
    return at
  }

  /** Writes whole numbers of eight bytes into an array, from a byte on. */
  fill(block: Block, words: ArrayLike<number>, from = 0): Block {
    for (let i = 0; i < words.length; i += 1) {
      this.view.setBigInt64(block.data + from + 8 * i, BigInt(words[i]!), true)
    }
    return block
  }

  /** Writes real numbers into an array. */
  reals(block: Block, values: number[]): Block {
    values.forEach((value, i) => this.view.setFloat64(block.data + 8 * i, value, true))
    return block
  }

  /** Reads whole numbers of eight bytes from an array, from a number on. */
  words(block: Block, count: number, from = 0): number[] {
    return Array.from({ length: count }, (_, i) => this.word(block, from + i))
  }

  /** Reads a whole number of eight bytes from an array. */
  word(block: Block, index: number): number {
    return Number(this.view.getBigInt64(block.data + 8 * index, true))
  }
}

function round(bytes: number): number {
  return Math.ceil(bytes / ALIGNED) * ALIGNED
}
