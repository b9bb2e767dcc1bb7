// A player's action as people write it, `take with 8D JK=9D to m3`: read, and written canonically.
import { isWild, kindOf, NONE, textOf } from './kinds'
import { VERBS } from './made/layout'

export interface TabledCard {
  kind: number
  /** What a sequence's wild stands for, else -1. */
  standsFor: number
}

export interface Action {
  verb: string
  /** In canonical order. */
  cards: TabledCard[]
  meld: number
  other: number
}

/** A text is no action; the message is a sentence for the player. */
export class ActionError extends Error {}

const ENDS = ['end stock', 'end stuck']
const WRITTEN = ['take', 'meld', 'add', 'merge', 'back', 'discard', 'declare']
const FORMS: Record<string, string> = {
  take: 'take to m3`, `take with 7S 7D` or `take with 8D JK=9D to m3',
  meld: 'meld 7S 7H 2C',
  add: 'add 9D to m2',
  merge: 'merge m1 m4',
  back: 'back` or `back 9D from m2',
  discard: 'discard 4S',
  declare: 'declare 3H',
}

/** The action that a text names. */
export function parseAction(text: string): Action {
  if (VERBS.includes(text) && (!WRITTEN.includes(text) || text === 'back')) return made(text)
  const [verb = '', ...words] = text.split(' ')
  if (!verb || words.includes('')) {
    throw new ActionError("Write an action's words with single spaces between them.")
  }
  const read = READERS[verb]
  if (!read) throw new ActionError(unknown(verb))
  return read(words)
}

/** The seat, null for none, and the action of a text such as `2 take with 7S 7D`. */
export function parsePlay(text: string): [number | null, Action] {
  const at = text.indexOf(' ')
  const first = at < 0 ? text : text.slice(0, at)
  if (!/^\d/.test(first)) return [null, parseAction(text)]
  if (!/^[1-9][0-9]?$/.test(first)) {
    throw new ActionError(`${quoted(first)} is no seat: seats are numbered from 1.`)
  }
  if (at < 0) throw new ActionError(`What does seat ${first} do? Write it as in \`${first} draw\`.`)
  const action = parseAction(text.slice(at + 1))
  if (ENDS.includes(action.verb)) throw new ActionError(`Write \`${action.verb}\` without a seat.`)
  return [Number(first), action]
}

/** The canonical text. */
export function actionText({ verb, cards, meld, other }: Action): string {
  const words = [verb]
  if (cards.length && verb === 'take') words.push('with')
  words.push(...cards.map(cardText))
  if (meld && verb !== 'merge') words.push(verb === 'back' ? 'from' : 'to')
  words.push(...[meld, other].filter(Boolean).map((number) => `m${number}`))
  return words.join(' ')
}

function cardText({ kind, standsFor }: TabledCard): string {
  return standsFor < 0 ? textOf(kind) : `${textOf(kind)}=${textOf(standsFor)}`
}

function made(verb: string, cards: TabledCard[] = [], meld = 0, other = 0): Action {
  return { verb, cards: [...cards].sort(canonically), meld, other }
}

/** Naturals and placed wilds by what they are on the table, then wilds. */
export function canonically(one: TabledCard, other: TabledCard): number {
  const key = ({ kind, standsFor }: TabledCard) =>
    standsFor >= 0 ? [0, standsFor, kind] : [+isWild(kind), kind, -1]
  const [mine, its] = [key(one), key(other)]
  const at = mine.findIndex((part, i) => part !== its[i])
  return at < 0 ? 0 : mine[at]! - its[at]!
}

// ---------------------------------------------------------------- reading

function wrongForm(verb: string): ActionError {
  return new ActionError(`Write it as in \`${FORMS[verb]}\`.`)
}

function unknown(verb: string): string {
  if (verb === 'end') {
    return 'Only `end stock` and `end stuck` are actions; going out follows by itself.'
  }
  if (VERBS.includes(verb)) return `Nothing stands after \`${verb}\`.`
  return `${quoted(verb)} is no action; there are: ${VERBS.join(', ')}.`
}

function cardsOf(words: string[]): TabledCard[] {
  return words.map(cardOf)
}

/** A card as it is tabled, `JK=9D` for a wild with its place. */
export function cardOf(text: string): TabledCard {
  const [card = '', ...rest] = text.split('=')
  const kind = kindNamed(card)
  if (!rest.length) return { kind, standsFor: NONE }
  const standsFor = kindNamed(rest.join('='))
  if (isWild(kind) && !isWild(standsFor)) return { kind, standsFor }
  throw new ActionError(`${quoted(text)}: only a wild stands for another card, a natural.`)
}

/** The kind that a text names. */
export function kindNamed(text: string): number {
  const kind = kindOf(text)
  if (kind !== NONE) return kind
  throw new ActionError(`${quoted(text)} is no card: write a rank and a suit, such as TH, or JK.`)
}

function meldOf(word: string): number {
  const found = /^m([1-9][0-9]{0,3})$/.exec(word)
  if (found) return Number(found[1])
  throw new ActionError(`${quoted(word)} is no meld: melds are m1, m2 and so on.`)
}

/** Splits `CARDS to mN` into the words of the cards and N, 0 if it is not written. */
function target(words: string[], link: string, verb: string): [string[], number] {
  const at = words.indexOf(link)
  if (at < 0) return [words, 0]
  if (words.length !== at + 2) throw wrongForm(verb)
  return [words.slice(0, at), meldOf(words[at + 1]!)]
}

function take(words: string[]): Action {
  const [named, meld] = target(words, 'to', 'take')
  if (!named.length && meld) return made('take', [], meld)
  if (named.length < 2 || named[0] !== 'with') throw wrongForm('take')
  return made('take', cardsOf(named.slice(1)), meld)
}

const moved = (verb: string, link: string) => (words: string[]) => {
  const [named, meld] = target(words, link, verb)
  if (!named.length || !meld) throw wrongForm(verb)
  return made(verb, cardsOf(named), meld)
}

const single = (verb: string) => (words: string[]) => {
  if (words.length !== 1 || words[0]!.includes('=')) throw wrongForm(verb)
  return made(verb, cardsOf(words))
}

const READERS: Record<string, (words: string[]) => Action> = {
  take,
  meld: (words) => {
    if (!words.length) throw wrongForm('meld')
    return made('meld', cardsOf(words))
  },
  add: moved('add', 'to'),
  merge: (words) => {
    if (words.length !== 2) throw wrongForm('merge')
    return made('merge', [], meldOf(words[0]!), meldOf(words[1]!))
  },
  back: moved('back', 'from'),
  discard: single('discard'),
  declare: single('declare'),
}

/** A text in quotation marks, as the engine's sentences have it. */
export function quoted(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'"
  const safe = text.replaceAll('\\', '\\\\')
  return mark + (mark === "'" ? safe.replaceAll("'", "\\'") : safe) + mark
}
