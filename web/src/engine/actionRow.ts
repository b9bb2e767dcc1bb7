// A whole action as the numbers that a door takes.
import type { Action } from './actionText'
import { VERBS } from './made/layout'
import type { Block, Memory } from './memory'

const COUNT = 3
const FIRST = COUNT + 1

/** Verb, melds, how many cards, and for each its kind and what it stands for. */
export function encodeRow({ verb, cards, meld, other }: Action): number[] {
  const said = cards.flatMap(({ kind, standsFor }) => [kind, standsFor])
  return [VERBS.indexOf(verb), meld, other, cards.length, ...said]
}

/** The action whose numbers begin at a place in an array, and where the next ones begin. */
export function readRow(memory: Memory, block: Block, at: number): [Action, number] {
  const length = FIRST + 2 * memory.word(block, at + COUNT)
  return [decodeRow(memory.words(block, length, at)), at + length]
}

/** The action that a row's numbers say. */
function decodeRow(row: number[]): Action {
  const [verb, meld, other, count] = row as [number, number, number, number]
  const cards = Array.from({ length: count }, (_, k) => {
    const [kind, standsFor] = row.slice(FIRST + 2 * k) as [number, number]
    return { kind, standsFor }
  })
  return { verb: VERBS[verb]!, cards, meld, other }
}
