// Checks the shuffle in the player's own browser, from the record alone (docs/shuffle.md).
import { handCommitment, hashed, OF_SECRET, OF_STREAM, seedWords, streamWords } from '../engine/seedWords'

/** What the record says of a hand's shuffle and deal. */
export interface Evidence {
  hand: number
  dealer: number
  /** The commitment as the record has it, empty for none. */
  commit: string
  /** Of what the commitment is the SHA-256, and what the deck comes from. */
  method: string
  secret: string
  table: string
  /** By seat, `-` for none. */
  numbers: string[]
  hands: string[][]
  feet: string[][]
  upcards: string[]
  stocks: string[][]
  /** The secrets of the record's other hands. */
  others: string[]
}

/** What the page itself saw before the hand: it need not believe the record. */
export interface Seen {
  commit?: string
  /** My own number and seat, if I sent one. */
  seat?: number
  number?: string
  /** By seat, the hashes shown before the numbers; empty texts for none. */
  seals?: readonly string[]
}

export interface Finding {
  id: 'commit' | 'fresh' | 'seen' | 'number' | 'seals' | 'withheld' | 'deck' | 'dealer'
  ok: boolean
}

const NONE = '-'
const SUITS = 'SHDC'
const RANKS = '23456789TJQKA'

// ---------------------------------------------------------------- reading the record

/** A hand's evidence, null if the record has no such hand or no reveal of it. */
export function evidence(record: string, hand: number): Evidence | null {
  const lines = handLines(record, hand)
  const [secret, table, ...numbers] = wordsOf(lines, 'reveal')
  if (!secret || !table || !numbers.length) return null
  return {
    hand,
    dealer: Number(wordsOf(lines, 'dealer')[0] ?? 0),
    method: wordsOf(lines, 'commit')[0] ?? '',
    commit: wordsOf(lines, 'commit')[1] ?? '',
    secret,
    table,
    numbers,
    hands: bySeat(lines, 'deal'),
    feet: bySeat(lines, 'foot'),
    upcards: wordsOf(lines, 'upcards'),
    others: otherSecrets(record, hand),
    stocks: ['stock', 'stock2'].map((word) => wordsOf(lines, word)).filter((cards) => cards.length),
  }
}

function otherSecrets(record: string, hand: number): string[] {
  const numbers = [...record.matchAll(/^hand (\d+)$/gm)].map((found) => Number(found[1]))
  const others = numbers.filter((number) => number !== hand)
  return others.flatMap((number) => wordsOf(handLines(record, number), 'reveal').slice(0, 1))
}

function handLines(record: string, hand: number): string[] {
  const lines = record.split('\n')
  const start = lines.indexOf(`hand ${hand}`)
  if (start < 0) return []
  const end = lines.indexOf(`hand ${hand + 1}`, start)
  return lines.slice(start, end < 0 ? undefined : end)
}

function wordsOf(lines: string[], word: string): string[] {
  const line = lines.find((one) => one.startsWith(`${word} `))
  return line ? line.split(' ').slice(1) : []
}

function bySeat(lines: string[], word: string): string[][] {
  return lines
    .filter((line) => line.startsWith(`${word} `))
    .map((line) => line.split(' '))
    .sort((one, other) => Number(one[1]) - Number(other[1]))
    .map((words) => words.slice(2))
}

// ---------------------------------------------------------------- the deck anew

/** Numbers below a limit, one after the other. */
export type Generator = (limit: number) => number

/** A commitment's method names the generator: a cryptographic stream, sfc32 before there was one. */
export function generatorOf(text: string, method: string): Generator {
  return method === OF_STREAM ? streamed(text) : small(text)
}

function streamed(text: string): Generator {
  const [, ...numbers] = streamWords(text)
  let at = 0
  return (limit) => Math.floor((numbers[at++ % numbers.length]! * limit) / 2 ** 32)
}

function small(text: string): Generator {
  const words = Uint32Array.from(seedWords(text))
  return (limit) => {
    const [a = 0, b = 0, c = 0, d = 0] = words
    const out = (a + b + d) >>> 0
    words.set([b ^ (b >>> 9), c + (c << 3), ((c << 21) | (c >>> 11)) + out, d + 1])
    return Math.floor((out * limit) / 2 ** 32)
  }
}

export function shuffled(below: Generator, packs: number, jokers: number): string[] {
  const kinds = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => rank + suit))
  const deck = kinds.flatMap((kind) => Array<string>(packs).fill(kind))
  deck.push(...Array<string>(jokers).fill('JK'))
  for (let i = deck.length - 1; i > 0; i -= 1) {
    const j = below(i + 1)
    ;[deck[i], deck[j]] = [deck[j]!, deck[i]!]
  }
  return deck
}

export function firstDealer(below: Generator, players: number, packs: number, jokers: number): number {
  const drawn = shuffled(below, packs, jokers)
    .filter((card) => card !== 'JK' && card[0] !== '3')
    .map((card) => RANKS.indexOf(card[0]!))
  let seats = Array.from({ length: players }, (_, i) => i + 1)
  while (seats.length > 1) {
    const ranks = drawn.splice(0, seats.length)
    const best = Math.max(...ranks)
    seats = seats.filter((_, i) => ranks[i] === best)
  }
  return seats[0]!
}

/** The cards in the order of the deal. */
function dealtOrder(found: Evidence): string[] {
  const { hands, feet, upcards, stocks } = found
  return [...around(hands, found.dealer), ...around(feet, found.dealer), ...upcards, ...stocks.flat()]
}

/** One card at a time, from the dealer's left. */
function around(hands: string[][], dealer: number): string[] {
  const size = Math.max(0, ...hands.map((hand) => hand.length))
  const order = hands.map((_, step) => hands[(dealer + step) % hands.length]!)
  return Array.from({ length: size }, (_, at) => order.map((hand) => hand[at]!)).flat()
}

// ---------------------------------------------------------------- the findings

export function seedOf(found: Evidence): string {
  return [found.secret, found.table, found.hand, ...found.numbers].join(' ')
}

/** Everything that can be checked, each with its result. */
export function findings(found: Evidence, seen: Seen = {}): Finding[] {
  const made: Finding[] = [{ id: 'commit', ok: handCommitment(found.secret, found.table, found.hand, found.method) === found.commit }]
  if (found.method !== OF_SECRET && found.others.length) made.push({ id: 'fresh', ok: !found.others.includes(found.secret) })
  if (seen.commit) made.push({ id: 'seen', ok: seen.commit === found.commit })
  if (seen.number && seen.seat) made.push(numberFinding(found, seen.seat, seen.number))
  if (seen.seals?.some(Boolean)) made.push(...sealFindings(found, seen.seals))
  return [...made, ...deckFindings(found)]
}

/** What all findings together say: only a number withheld breaks nothing, but shows. */
export function verdict(made: readonly Finding[]): 'fair' | 'withheld' | 'wrong' {
  const bad = made.filter((one) => !one.ok)
  if (!bad.length) return 'fair'
  return bad.every((one) => one.id === 'withheld') ? 'withheld' : 'wrong'
}

function numberFinding(found: Evidence, seat: number, number: string): Finding {
  return { id: 'number', ok: found.numbers[seat - 1] === number }
}

/** Every number must be the sealed one; a seal without its number breaks nothing, but shows. */
function sealFindings(found: Evidence, seals: readonly string[]): Finding[] {
  const { numbers } = found
  const ok = numbers.every((number, i) => number === NONE || hashed(number) === seals[i])
  const withheld = numbers.some((number, i) => number === NONE && Boolean(seals[i]))
  return [{ id: 'seals', ok }, ...(withheld ? [{ id: 'withheld' as const, ok: false }] : [])]
}

function deckFindings(found: Evidence): Finding[] {
  const dealt = dealtOrder(found)
  const jokers = dealt.filter((card) => card === 'JK').length
  const packs = (dealt.length - jokers) / 52
  if (!Number.isInteger(packs)) return [{ id: 'deck', ok: false }]
  const seed = seedOf(found)
  const deck = shuffled(generatorOf(seed, found.method), packs, jokers)
  const made: Finding[] = [{ id: 'deck', ok: deck.join() === dealt.join() }]
  if (found.hand > 1) return made
  const below = generatorOf(`${seed}/dealer`, found.method)
  const dealer = firstDealer(below, found.numbers.length, packs, jokers)
  return [...made, { id: 'dealer', ok: dealer === found.dealer }]
}
