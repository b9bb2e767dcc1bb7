// A hand as a player sees it, in the planner's own records: for tables whose cards the page can't know.
import { parseAction, type Action } from './actionText'
import type { Engine } from './engine'
import { isRedThree, isWild, JOKER, kindOf, NONE } from './kinds'
import {
  Asked,
  CHOICE,
  COUNTS,
  DESK_AT,
  Form,
  KINDS,
  NO_CARD,
  Op,
  Phase,
  RANKS,
  SEEN,
  SEEN_MELD,
} from './made/layout'
import type { Memory } from './memory'
import type { RuleSet } from './ruleSet'
import { teamOf } from './seats'

/** A play of a hand: the seat, and what it did. */
export interface Play {
  seat: number
  action: Action
}

/** A meld on the table; a sequence's cards from the lowest up, its wilds as `2D=AC`. */
interface MeldSeen {
  team: number
  number: number
  form: string
  cards: string[]
  tabled: string[]
}

/** What a table tells a player of the hand (docs/protocol.md: `hand`). */
export interface Sight {
  seat: number
  cards: string[]
  legal: string[]
  table: {
    phase: string
    turn: number
    hand_sizes: number[]
    feet: number[]
    face_down: number
    stocks: number[]
    pile: string[]
    frozen: boolean
    melds: MeldSeen[]
    melded: boolean[]
    minimums: number[]
    red_threes: string[][]
    asked: string
    pending: boolean
    barred: boolean
    no_discard: boolean
    tabled_points: number
  }
}

const WORD = 4
const ENDS = ['discard', 'special']

/** Writes what the player sees, and the legal actions, where the planner's doors read them. */
export function fillSeen(engine: Engine, rules: RuleSet, sight: Sight, plays: Play[], tookBack: boolean): void {
  const { desk, memory } = engine
  const seen = desk[DESK_AT.seen]!
  seen.bytes.fill(0)
  const put = putter(memory, seen.data)
  const { table, seat } = sight
  const held = sight.cards.map(kindOf).filter((kind) => !isRedThree(kind))
  const numbers: Record<string, number | number[]> = {
    seat: table.turn - 1,
    team: teamOf(rules, table.turn) - 1,
    actor: seat - 1,
    phase: Phase[table.phase.toUpperCase() as keyof typeof Phase],
    asked: Asked[(table.asked || 'not').toUpperCase() as keyof typeof Asked],
    took: +taken(plays, table.turn),
    pending: +table.pending,
    barred: +table.barred,
    no_discard: +table.no_discard,
    face_down: table.face_down,
    frozen: +table.frozen,
    points: table.tabled_points,
    laid: table.melds.reduce((sum, meld) => sum + meld.tabled.length, 0),
    took_back: +tookBack,
    stock: table.stocks.reduce((sum, cards) => sum + cards, 0),
    pile_count: table.pile.length,
    pile: table.pile.map(kindOf),
    meld_count: table.melds.length,
    own_held: held.length,
    hand: counted(held),
    gone: counted(lying(table).map(kindOf)),
    held: table.hand_sizes,
    feet: table.feet,
    melded: table.melded.map(Number),
    minimums: table.minimums,
  }
  for (const [name, value] of Object.entries(numbers)) put(SEEN[name as keyof typeof SEEN], [value].flat())
  table.melds.forEach((meld, i) => putMeld(putter(memory, seen.data + SEEN.melds + i * SEEN_MELD.size), meld))
  putOthers(engine, rules, seat, put)
  sight.legal.forEach((text, i) =>
    putChoice(putter(memory, desk[DESK_AT.choices]!.data + i * CHOICE.size), parseAction(text)),
  )
}

type Put = (at: number, values: number[]) => void

function putter(memory: Memory, from: number): Put {
  return (at, values) => values.forEach((one, i) => memory.view.setInt32(from + at + WORD * i, one, true))
}

/** Whether the seat took the pile in this turn. */
function taken(plays: Play[], turn: number): boolean {
  const last = plays.findLastIndex(({ action }) => ENDS.includes(action.verb))
  return plays.slice(last + 1).some(({ seat, action }) => seat === turn && action.verb === 'take')
}

function lying({ melds, pile, red_threes }: Sight['table']): string[] {
  return [...melds.flatMap(({ cards }) => cards.map((card) => card.split('=')[0]!)), ...pile, ...red_threes.flat()]
}

function counted(kinds: number[]): number[] {
  const found = Array<number>(KINDS).fill(0)
  for (const kind of kinds) found[kind]! += 1
  return found
}

function putMeld(put: Put, { team, number, form, cards }: MeldSeen): void {
  const kinds = cards.map((card) => kindOf(card.split('=')[0]!))
  const numbers: Record<string, number> = {
    team: team - 1,
    form: Form[form.toUpperCase() as keyof typeof Form],
    name: number,
    total: cards.length,
    wilds: kinds.filter(isWild).length,
    jokers: kinds.filter((kind) => kind === JOKER).length,
    ...where(form, cards, kinds),
  }
  for (const [name, value] of Object.entries(numbers)) put(SEEN_MELD[name as keyof typeof SEEN_MELD], [value])
}

/** A set's rank, or a sequence's suit with its lowest and its highest rank. */
function where(form: string, cards: string[], kinds: number[]): { which: number; low: number; high: number } {
  if (form === 'set') return { which: kinds.find((kind) => !isWild(kind))! >> 2, low: 0, high: 0 }
  if (form === 'wild') return { which: 0, low: 0, high: 0 }
  const first = kindOf(cards[0]!.split('=').at(-1)!)
  return { which: first & 3, low: first >> 2, high: (first >> 2) + cards.length - 1 }
}

/** Copies what the plays tell of the other seats (`Bots.follow`). */
function putOthers({ desk, memory }: Engine, rules: RuleSet, seat: number, put: Put): void {
  const known = memory.words(desk[DESK_AT.known]!, COUNTS.seats * KINDS)
  const thrown = memory.words(desk[DESK_AT.thrown]!, COUNTS.seats * RANKS)
  for (let other = 0; other < rules.seats; other += 1) {
    if (other === seat - 1) continue
    put(SEEN.known + WORD * KINDS * other, known.slice(KINDS * other, KINDS * (other + 1)))
    put(SEEN.thrown + WORD * RANKS * other, thrown.slice(RANKS * other, RANKS * (other + 1)))
  }
}

function putChoice(put: Put, action: Action): void {
  const numbers: Record<string, number> = { op: opOf(action), meld: action.meld, other: action.other, ...cardsOf(action) }
  for (const [name, value] of Object.entries(numbers)) put(CHOICE[name as keyof typeof CHOICE], [value])
}

function opOf({ verb, cards, meld }: Action): number {
  if (verb === 'take') return cards.length ? Op.TAKE_WITH : Op.TAKE_ALONE
  if (verb !== 'back') return Op[verb.toUpperCase().replace(' ', '_') as keyof typeof Op]
  if (!meld) return Op.BACK
  return cards.length === 1 ? Op.BACK_CARD : Op.BACK_MELD
}

/** Up to three kinds, naturals first, and the rank that a wild stands for. */
function cardsOf(action: Action): { a: number; b: number; c: number; place: number } {
  if (opOf(action) === Op.BACK_MELD) return { a: NO_CARD, b: NO_CARD, c: NO_CARD, place: 0 }
  const kinds = action.cards.map(({ kind }) => kind)
  const ascending = (one: number, other: number) => one - other
  const sorted = [kinds.filter((kind) => !isWild(kind)).sort(ascending), kinds.filter(isWild).sort(ascending)].flat()
  const [a = NO_CARD, b = NO_CARD, c = NO_CARD] = sorted
  const placed = action.cards.find(({ standsFor }) => standsFor !== NONE)
  return { a, b, c, place: placed ? placed.standsFor >> 2 : 0 }
}
