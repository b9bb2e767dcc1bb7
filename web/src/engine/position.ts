// One hand in play, with every card: for the table's own layers, never for a player.
import { encodeRow, readRow } from './actionRow'
import type { Action } from './actionText'
import { written, type Engine } from './engine'
import { textOf } from './kinds'
import { CARDS, COUNTS, DECK_AT, Ending, KINDS, LINES, Phase, Place, REASONS, RULES_SIZE, STATE } from './made/layout'
import type { Block } from './memory'
import { ruleRecord } from './ruleRecord'
import type { RuleSet } from './ruleSet'
import { teamOf } from './seats'
import { OF_STREAM, seedWords, streamWords } from './seedWords'

export interface Dealt {
  hands: string[][]
  feet: string[][]
  upcards: string[]
  stocks: string[][]
  /** The seats that cut exactly 30 cards. */
  cuts: number[]
}

/** The cards that a seat was left with, lowest first. */
export interface Left {
  hand: string[]
  foot: string[]
}

const ENDINGS = Object.keys(Ending).map((name) => name.toLowerCase())
const YES = 1
/** The lines of the score sheet that cards in hand are counted on. */
const HAND = 'cards in hand'
const NOT_LAID = 'red 3s not laid'

export class Position {
  readonly numbers: Block
  private readonly states: Block

  constructor(
    readonly engine: Engine,
    readonly rules: RuleSet,
  ) {
    this.numbers = ruleRecord(engine, rules)
    // The hand, and one to try an action on.
    this.states = engine.memory.array(2 * STATE.size, 2)
  }

  /** Gives its memory back. */
  release(): void {
    this.engine.memory.release(this.numbers, RULES_SIZE, 1)
    this.engine.memory.release(this.states, 2 * STATE.size, 2)
  }

  get over(): boolean {
    return this.byte(STATE.phase) === Phase.OVER
  }

  /** The seat that must act, from 1; 0 when the hand is over. */
  get actor(): number {
    if (this.over) return 0
    return this.byte(this.answering ? STATE.answerer : STATE.seat) + 1
  }

  /** The seat whose turn it is, from 0; also while its partner answers. */
  get turn(): number {
    return this.byte(STATE.seat)
  }

  /** Whether a partner was asked and has not answered. */
  get answering(): boolean {
    return this.byte(STATE.phase) === Phase.ANSWER
  }

  /** Whether the pile was taken in this turn. */
  get took(): boolean {
    return this.byte(STATE.took) !== 0
  }

  /** How the hand ended, and the seat that went out, 0 for none. */
  get end(): { ending: string; seat: number } {
    const ending = this.byte(STATE.ending)
    const seat = ending === Ending.OUT ? this.byte(STATE.out_seat) + 1 : 0
    return { ending: ENDINGS[ending]!, seat }
  }

  // -------------------------------------------------------------- dealing

  /** The seat that the draw makes the first dealer. */
  firstDealer(seed: string, method: string): number {
    const { doors } = this.engine
    const words = this.generator(`${seed}/dealer`, method)
    return doors.firstDealer(this.states.at, 0, this.numbers.at, words.at) + 1
  }

  /** Shuffles and deals; the same seed gives the same cards. method: that of the hand's `commit`. */
  deal(seed: string, method: string, dealer: number, hand: number, scores: number[]): Dealt {
    const { doors, memory, scores: block } = this.engine
    const words = this.generator(seed, method)
    memory.fill(block, scores)
    doors.dealHand(this.states.at, 0, this.numbers.at, words.at, dealer - 1, hand, block.at)
    const dealt = this.dealt()
    const bits = doors.cutDeck(this.states.at, 0, this.numbers.at, words.at)
    return { ...dealt, cuts: this.seats().filter((seat) => (bits >> (seat - 1)) & 1) }
  }

  private generator(text: string, method: string): Block {
    const { memory, words, stream } = this.engine
    if (method === OF_STREAM) return memory.fill(stream, streamWords(text))
    return memory.fill(words, seedWords(text))
  }

  private dealt(): Omit<Dealt, 'cuts'> {
    const { doors, memory, places } = this.engine
    const count = doors.whereDealt(this.states.at, 0, this.numbers.at, places.at)
    const piles: string[][] = Array.from({ length: Place.STOCKS + 2 }, () => [])
    memory.words(places, count).forEach((place, i) => piles[place]!.push(textOf(this.byte(DECK_AT + i))))
    return {
      hands: piles.slice(0, this.rules.seats),
      feet: piles.slice(Place.FEET, Place.FEET + this.rules.seats),
      upcards: piles[Place.UPCARDS]!,
      stocks: piles.slice(Place.STOCKS, Place.STOCKS + Number(this.rules.values.stock_piles)),
    }
  }

  private seats(): number[] {
    return Array.from({ length: this.rules.seats }, (_, i) => i + 1)
  }

  // -------------------------------------------------------------- playing

  /** Plays an action if it is legal; the reason against it, 0 if it was played. */
  play(action: Action): number {
    const reason = this.check(action)
    if (!reason) this.states.bytes.copyWithin(0, STATE.size)
    return reason
  }

  /** The reason against an action, 0 if it is legal; it is then played on the second state. */
  check(action: Action): number {
    if (action.cards.length > COUNTS.deck) return REASONS.indexOf('NOT_IN_HAND')
    const { doors, memory, whole } = this.engine
    this.states.bytes.copyWithin(STATE.size, 0, STATE.size)
    const row = memory.fill(whole.row, encodeRow(action))
    return doors.attemptAction(this.states.at, 1, this.numbers.at, row.at, whole.left.at, whole.before.at)
  }

  /** Whether the pile is frozen after an action, and is not before: it is tried on the second state. */
  freezes(action: Action): boolean {
    return !this.frozen(0) && this.check(action) === 0 && this.frozen(1)
  }

  private frozen(state: 0 | 1): boolean {
    return /"frozen":true/.test(this.publicPart(state))
  }

  /** The legal actions of a seat with exactly these cards of its hand, or the reason against them. */
  uses(seat: number, kinds: number[]): { actions: Action[]; reason: number } {
    const { doors, memory, whole } = this.engine
    const { uses, usesBytes, cards, found, left } = whole
    uses.bytes.set(this.states.bytes.subarray(0, STATE.size))
    memory.fill(cards, kinds, CARDS.kinds)
    memory.fill(cards, [kinds.length], CARDS.count)
    const asked = [uses.at, usesBytes.at, this.numbers.at, seat - 1] as const
    const count = doors.findUses(...asked, cards.at, found.at, left.at)
    if (count < 0) return { actions: [], reason: -count }
    const actions = Array.from({ length: count }, (_, i) => readRow(memory, found, i * COUNTS.row)[0])
    return { actions, reason: 0 }
  }

  /** Whether the match is over after a hand; scores: by team. */
  decided(hand: number, scores: number[]): boolean {
    const { doors, memory, scores: block } = this.engine
    return doors.isDecided(this.numbers.at, hand, memory.fill(block, scores).at)
  }

  /** What a team's initial meld must be worth in a hand; score: before it. */
  minimum(score: number, hand: number): number {
    return this.engine.doors.minimumOf(this.numbers.at, score, hand)
  }

  // -------------------------------------------------------------- looking

  /** What all see, as the beginning of JSON fields. */
  publicPart(state: 0 | 1 = 0): string {
    const { doors, out } = this.engine
    return written(this.engine, doors.writePublic(this.states.at, state, this.numbers.at, out.at))
  }

  /** A seat's cards as a JSON list: for that seat only. */
  cardsPart(seat: number): string {
    const { doors, out } = this.engine
    return written(this.engine, doors.writeCards(this.states.at, 0, seat - 1, out.at))
  }

  /** The acting seat's legal actions as a JSON list: for that seat only. */
  legalPart(): string {
    const { doors, codes, out } = this.engine
    const count = doors.listLegal(this.states.at, 0, this.numbers.at, codes.at)
    return written(this.engine, doors.writeActions(this.states.at, 0, codes.at, count, out.at))
  }

  /** Whether the player could go out in this turn, were every partner to say yes. */
  canGoOut(): boolean {
    const [stack, out, steps, notes, seen] = this.engine.wayOut as [Block, Block, Block, Block, Block]
    stack.bytes.set(this.states.bytes.subarray(0, STATE.size))
    seen.bytes.fill(0)
    const { findWayOut } = this.engine.doors
    const most = COUNTS.mostSteps
    return findWayOut(stack.at, this.numbers.at, out.at, steps.at, notes.at, seen.at, most) === YES
  }

  /** Each line of the score sheet with its points by team, as if the hand ended now. */
  lines(): [string, number[]][] {
    const teams = this.scored(0)
    const found = LINES.map((name, line): [string, number[]] => [name, teams.map((lines) => lines[line]!)])
    return found.filter(([, points]) => points.some(Boolean))
  }

  /** A state's score: by team, then by line. */
  private scored(state: number): number[][] {
    const { doors, memory, lines } = this.engine
    lines.bytes.fill(0)
    doors.scoreHand(this.states.at, state, this.numbers.at, lines.at)
    const all = memory.words(lines, this.rules.teams * COUNTS.lines)
    return Array.from({ length: this.rules.teams }, (_, team) =>
      all.slice(team * COUNTS.lines, (team + 1) * COUNTS.lines),
    )
  }

  /** All hands turned up: what everybody sees once the hand is over. */
  turnedUp(): Left[] {
    if (!this.over) throw new Error('Nobody turns a hand up before it is over.')
    const { turn } = this
    return this.seats().map((seat) => {
      // What was taken and still lies face down is the player's whose turn it is.
      const down = seat === turn + 1 ? STATE.face_down : null
      return { hand: this.row(STATE.hands, seat, down), foot: this.row(STATE.feet, seat) }
    })
  }

  /** A seat's cards in rows of counts, with those of one more row. */
  private row(rows: number, seat: number, more: number | null = null): string[] {
    const at = rows + (seat - 1) * KINDS
    const counts = Array.from({ length: KINDS }, (_, kind) => this.byte(at + kind) + (more === null ? 0 : this.byte(more + kind)))
    return counts.flatMap((count, kind) => Array<string>(count).fill(textOf(kind)))
  }

  /** What a seat's own hand would count against its team; nobody else's cards change it. */
  heldCost(seat: number): number {
    const alone = this.states.bytes.subarray(STATE.size, 2 * STATE.size)
    alone.set(this.states.bytes.subarray(0, STATE.size))
    const own = STATE.hands + (seat - 1) * KINDS
    alone.fill(0, STATE.hands, own)
    alone.fill(0, own + KINDS, STATE.hands + COUNTS.seats * KINDS)
    alone.fill(0, STATE.feet, STATE.feet + COUNTS.seats * KINDS)
    alone.fill(0, STATE.face_down, STATE.face_down + KINDS)
    const lines = this.scored(1)[teamOf(this.rules, seat) - 1]!
    return -(lines[LINES.indexOf(HAND)]! + lines[LINES.indexOf(NOT_LAID)]!)
  }

  private byte(at: number): number {
    return this.states.bytes[at]!
  }

  /** The hand's record, for the bots' doors. */
  get state(): number {
    return this.states.at
  }
}
