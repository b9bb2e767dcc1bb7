// The compiled engine in the page: the module, its doors, and the arrays that all tables share.
import { COUNTS, DESK, PLAN, WEIGHTS_SIZE } from './made/layout'
import { doorsOf, type Doors, type Raw } from './made/doors'
import { Memory, type Block } from './memory'
import { STREAM } from './seedWords'

export interface Engine {
  doors: Doors
  memory: Memory
  /** Codes of listed actions. */
  codes: Block
  /** A frame's bytes. */
  out: Block
  /** The generator's words. */
  words: Block
  stream: Block
  scores: Block
  places: Block
  lines: Block
  /** The planner's scratch arrays, in the order in which its doors take them. */
  desk: Block[]
  /** A bot's weights, the plays of the hand as it follows them, its pile, and what it chose. */
  weights: Block
  plays: Block
  pile: Block
  chosen: Block
  /** The planner's plans as numbers; by plan, where it begins and what it is worth. */
  plans: [Block, Block, Block]
  wayOut: Block[]
  whole: Whole
}

/** Scratch arrays for whole actions. */
export interface Whole {
  row: Block
  left: Block
  before: Block
  /** Some cards held up. */
  cards: Block
  /** The hand, and what each meaning of some cards leads to; once more as bytes. */
  uses: Block
  usesBytes: Block
  found: Block
}

const LONGEST = COUNTS.buffer * COUNTS.action + COUNTS.whole

/** More numbers than the plays of the longest hand are told in. */
const MOST_WORDS = 1 << 15

/** Starts the engine from its module. */
export function start(module: WebAssembly.Module): Engine {
  const { exports } = new WebAssembly.Instance(module)
  const heap = (exports.__heap_base as WebAssembly.Global).value as number
  const memory = new Memory(exports.memory as WebAssembly.Memory, heap)
  const integers = (count: number) => memory.array(8 * count, count)
  return {
    doors: doorsOf(exports as unknown as Raw),
    memory,
    codes: integers(COUNTS.buffer),
    out: memory.array(LONGEST, LONGEST),
    words: integers(4),
    stream: integers(1 + STREAM),
    scores: integers(COUNTS.seats),
    places: integers(COUNTS.deck),
    lines: memory.array(8 * COUNTS.seats * COUNTS.lines, COUNTS.seats, COUNTS.lines),
    desk: DESK.map((one) => {
      const made = memory.array(one.bytes, ...one.shape)
      for (const [at, word] of one.filled) memory.view.setBigInt64(made.data + at!, BigInt(word!), true)
      return made
    }),
    weights: memory.array(WEIGHTS_SIZE, 1),
    plays: integers(MOST_WORDS),
    pile: integers(COUNTS.deck),
    chosen: integers(1),
    plans: [integers(PLAN.numbers), integers(PLAN.most), integers(PLAN.most)],
    wayOut: [
      memory.array(COUNTS.depth * COUNTS.state, COUNTS.depth),
      integers(COUNTS.buffer),
      memory.array(8 * COUNTS.depth * COUNTS.width, COUNTS.depth, COUNTS.width),
      memory.array(8 * 3 * COUNTS.depth, 3, COUNTS.depth),
      integers(COUNTS.seen),
    ],
    whole: wholeOf(memory),
  }
}

function wholeOf(memory: Memory): Whole {
  const integers = (count: number) => memory.array(8 * count, count)
  const rows = (count: number, width: number) => memory.array(8 * count * width, count, width)
  const uses = memory.array(COUNTS.usesStates * COUNTS.state, COUNTS.usesStates)
  return {
    row: integers(COUNTS.row),
    left: integers(COUNTS.deck),
    before: memory.array(COUNTS.state, 1),
    cards: memory.array(COUNTS.cards, 1),
    uses,
    usesBytes: memory.again(uses, uses.bytes.length),
    found: rows(COUNTS.usesTried + 1, COUNTS.row),
  }
}

const utf8 = new TextDecoder()

/** The text that a door has written. */
export function written({ out }: Engine, length: number): string {
  return utf8.decode(out.bytes.subarray(0, length))
}
