// A written position on the table: where every card lies. What a meld may hold, the engine's doors say.
import type { TabledCard } from './actionText'
import { JOKER, NONE, textOf } from './kinds'
import { CLASHES, SHAPELESS } from './made/layout'
import type { Position } from './position'
import { RecordFault, type PlacedLine, type WrittenHand } from './recordLines'

const RANKS = 13
const SUITS = 4

type Filled = Omit<PlacedLine, 'cards'> & { cards: TabledCard[] }

/** Puts a hand on the table, at its first turn; RecordFault if the game can't have it. */
export function setUp(position: Position, written: WrittenHand): void {
  const { lines, over } = filled(written, position)
  check(lines, position)
  const melds = lines.filter(({ place }) => place === 'melds').map((line) => ({ line, form: formOf(line, position) }))
  const { engine, numbers } = position
  const { memory, doors } = engine
  const where = [position.state, 0, numbers.at] as const
  const scores = memory.fill(engine.scores, written.scores.points)
  doors.clearTable(...where, written.dealer - 1, written.hand, scores.at)
  for (const line of inOrder(lines, over)) lay(line, position)
  for (const { line, form } of melds) layMeld(line, form, position)
  doors.beginTurns(...where, written.turn - 1)
}

/** All but melds. What nobody named is the bottom of the first stock pile, before the second. */
function inOrder(lines: Filled[], over: number[]): Filled[] {
  const bottom = { line: 0, place: 'stock', owner: 0, meld: 0, cards: over.map(unplaced) }
  const first = lines.filter(({ place }) => !['melds', 'stock2'].includes(place))
  return [...first, bottom, ...lines.filter(({ place }) => place === 'stock2')]
}

function unplaced(kind: number): TabledCard {
  return { kind, standsFor: NONE }
}

// ---------------------------------------------------------------- filling

/** Fills each `*N` with cards that no line names, in the pack's order. */
function filled({ placed }: WrittenHand, { rules }: Position): { lines: Filled[]; over: number[] } {
  const over = unnamed(placed, pack(Number(rules.values.packs), Number(rules.values.jokers)))
  const lines = placed.map((line) => ({
    ...line,
    cards: line.cards.flatMap((card) => ('rest' in card ? taken(line.line, card.rest, over) : [card])),
  }))
  return { lines, over }
}

/** The pack, without the cards that are named. */
function unnamed(placed: PlacedLine[], left: number[]): number[] {
  for (const { line, cards } of placed) {
    for (const card of cards) {
      if ('rest' in card) continue
      const at = left.indexOf(card.kind)
      if (at < 0) {
        throw new RecordFault(line, 'FEWER_IN_PACK', { card: textOf(card.kind) })
      }
      left.splice(at, 1)
    }
  }
  return left
}

function taken(line: number, count: number, over: number[]): TabledCard[] {
  if (count > over.length) {
    throw new RecordFault(line, 'FEWER_LEFT', { rest: `*${count}`, left: over.length })
  }
  return over.splice(0, count).map(unplaced)
}

/** The pack in a record's order: rank A K ... 2, then suit, copies together, jokers last. */
function pack(packs: number, jokers: number): number[] {
  const cards = Array.from({ length: RANKS * SUITS }, (_, at) => {
    const rank = RANKS - 1 - Math.floor(at / SUITS)
    return Array<number>(packs).fill(rank * SUITS + (at % SUITS))
  })
  return [...cards.flat(), ...Array<number>(jokers).fill(JOKER)]
}

// ---------------------------------------------------------------- laying

function check(lines: Filled[], { rules }: Position): void {
  const foot = lines.find(({ place }) => place === 'foot')
  if (foot && !rules.values.foot_cards) {
    throw new RecordFault(foot.line, 'NO_FEET')
  }
}

function lay({ place, owner, cards }: Filled, { engine: { doors }, state }: Position): void {
  for (const { kind } of cards) {
    if (place === 'deal') doors.putInHand(state, 0, owner - 1, kind)
    else if (place === 'foot') doors.putInFoot(state, 0, owner - 1, kind)
    else if (place === 'pile') doors.putOnPile(state, 0, kind)
    else doors.putInStock(state, 0, place === 'stock2' ? 1 : 0, kind)
  }
}

/** A meld's form, as the engine numbers it; RecordFault if the cards make none. */
function formOf({ line, cards }: Filled, { engine }: Position): number {
  const form = engine.doors.formOf(rowOf(cards, engine), cards.length)
  if (form < 0) throw new RecordFault(line, named(SHAPELESS, form))
  return form
}

function layMeld({ line, owner, meld, cards }: Filled, form: number, position: Position): void {
  const { engine, numbers, state } = position
  const row = rowOf(cards, engine)
  const against = engine.doors.putMeld(state, 0, numbers.at, owner - 1, meld, form, row, cards.length)
  if (against > 0) throw new RecordFault(line, 'RULES')
  if (against < 0) throw new RecordFault(line, named(CLASHES, against), { team: owner, meld: `m${meld}` })
}

function named(names: Record<string, string>, number: number): string {
  return names[number]!
}

function rowOf(cards: TabledCard[], { memory, whole }: Position['engine']) {
  return memory.fill(whole.row, cards.flatMap(({ kind, standsFor }) => [kind, standsFor])).at
}
