// A record that sets a position up, read line by line: what the page itself or the book writes. It
// says where cards lie; what may lie there, the engine says (`setUp`).
import { ActionError, cardOf, kindNamed, parsePlay, type Action, type TabledCard } from './actionText'
import { NONE } from './kinds'

/** A record is wrong: its line, and the fault by the name and values that Python gives it. */
export class RecordFault extends Error {
  constructor(
    readonly line: number,
    readonly fault: string,
    readonly values: Record<string, string | number> = {},
  ) {
    super(`line ${line}: ${fault}`)
  }
}

/** So many cards of what no line names, `*4`. */
export interface Rest {
  rest: number
}

/** A line that gives cards a place. */
export interface PlacedLine {
  line: number
  place: string
  /** The seat or team, 0 for none. */
  owner: number
  /** A meld's number. */
  meld: number
  cards: (TabledCard | Rest)[]
}

export interface WrittenPlay {
  line: number
  seat: number
  action: Action
}

export interface WrittenHand {
  game: string
  players: number
  settings: Record<string, string>
  hand: number
  dealer: number
  scores: { line: number; points: number[] }
  placed: PlacedLine[]
  turn: number
  plays: WrittenPlay[]
}

/** Reads a record; RecordFault at its first line that is none. */
export function readRecord(text: string): WrittenHand {
  const found: WrittenHand = {
    game: '',
    players: 0,
    settings: {},
    hand: 0,
    dealer: 0,
    scores: { line: 0, points: [] },
    placed: [],
    turn: 0,
    plays: [],
  }
  text.replace(/\n$/, '').split('\n').forEach((line, at) => readable(at + 1, () => read(line, at + 1, found)))
  return found
}

function readable(line: number, read: () => void): void {
  try {
    read()
  } catch (error) {
    if (!(error instanceof ActionError)) throw error
    throw new RecordFault(line, 'NO_ACTION')
  }
}

function read(text: string, line: number, into: WrittenHand): void {
  const [word = '', ...words] = text.split(' ')
  if (/^[0-9]/.test(word)) {
    const [seat, action] = parsePlay(text)
    into.plays.push({ line, seat: seat!, action })
  } else if (word === 'set') into.settings[words[0]!] = words[1]!
  else if (word === 'game') into.game = words[0]!
  else if (word === 'scores') into.scores = { line, points: words.map(Number) }
  else if (word === 'players' || word === 'hand' || word === 'dealer' || word === 'turn') {
    into[word] = Number(words[0])
  } else if (word in PLACES) into.placed.push(placedLine(word, words, line))
}

/** How many words stand before a line's cards. */
const PLACES: Record<string, number> = { deal: 1, foot: 1, melds: 2, pile: 0, stock: 0, stock2: 0 }

function placedLine(place: string, words: string[], line: number): PlacedLine {
  const [owner = '0', meld = 'm0'] = words.slice(0, PLACES[place])
  const card = place === 'melds' ? cardOf : (text: string) => ({ kind: kindNamed(text), standsFor: NONE })
  const cards = words.slice(PLACES[place]).map((text) => restOf(text) ?? card(text))
  return { line, place, owner: Number(owner), meld: Number(meld.slice(1)), cards }
}

function restOf(text: string): Rest | undefined {
  return text.startsWith('*') ? { rest: Number(text.slice(1)) } : undefined
}
