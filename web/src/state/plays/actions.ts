// An action's text as a structure: `meld 7S 7H 2C`, `add 9D to m2`, `take with 8D JK=9D to m3`.
import { face } from './cards'

export type Kind =
  | 'draw'
  | 'take'
  | 'meld'
  | 'add'
  | 'merge'
  | 'back'
  | 'ask'
  | 'yes'
  | 'no'
  | 'discard'
  | 'special'
  | 'declare'
  | 'claim'
  | 'end stock'
  | 'end stuck'

export interface Action {
  kind: Kind
  /** The cards it names, as written: wilds in a sequence with their place. */
  cards: string[]
  /** The meld it goes to or comes from, 0 for none; in a merge, the one that remains. */
  meld: number
  /** The meld that a merge uses up, 0 for none. */
  other: number
  text: string
}

const LINKING = ['with', 'to', 'from']

/** Reads an action. */
export function action(text: string): Action {
  const words = text.split(' ')
  const kind = (words[0] === 'end' ? text : words[0]) as Kind
  const rest = words.slice(1).filter((word) => !LINKING.includes(word))
  const melds = rest.filter((word) => /^m\d+$/.test(word)).map((word) => Number(word.slice(1)))
  const cards = kind.startsWith('end') ? [] : rest.filter((word) => !/^m\d+$/.test(word))
  return { kind, cards, meld: melds[0] ?? 0, other: melds[1] ?? 0, text }
}

/** The legal actions of one kind. */
export function ofKind(legal: readonly string[], kind: Kind): Action[] {
  return legal.map(action).filter((one) => one.kind === kind)
}

/** Cards of the hand that one of our melds would take, by what the server calls legal. */
export function extending(legal: readonly string[]): string[] {
  return [...new Set(ofKind(legal, 'add').flatMap((one) => one.cards.map(face)))]
}

/** Whether two actions differ only in what their wilds stand for. */
export function samePlay(one: Action, other: Action): boolean {
  return plain(one) === plain(other)
}

function plain(one: Action): string {
  return [one.kind, one.meld, one.other, ...one.cards.map(face).sort()].join(' ')
}

export interface Choice {
  /** One action, or several that differ in what their wilds stand for. */
  actions: Action[]
}

/** The offers, grouped if they differ only in the places of wilds; adding comes first. */
export function choices(actions: readonly string[]): Choice[] {
  const found: Choice[] = []
  for (const one of actions.map(action)) {
    const shape = found.find((choice) => sameChoice(choice.actions[0]!, one))
    if (shape) shape.actions.push(one)
    else found.push({ actions: [one] })
  }
  return found.sort((one, other) => Number(adds(other)) - Number(adds(one)))
}

/** A player with a meld that fits usually means it. */
function adds(choice: Choice): boolean {
  return choice.actions[0]!.kind === 'add'
}

/** A set and a sequence of the same cards are two choices. */
function sameChoice(one: Action, other: Action): boolean {
  return samePlay(one, other) && placed(one) === placed(other)
}

function placed(one: Action): boolean {
  return one.cards.some((text) => text.includes('='))
}
