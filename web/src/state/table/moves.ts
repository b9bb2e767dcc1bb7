// What the chosen cards can do now, from what the server calls legal.
import { action, ofKind, type Action } from '../plays/actions'
import { face, isWild, without } from '../plays/cards'
import type { TableState } from './table'

/** The legal actions that use exactly these cards; the server's own offers hold larger ones too. */
export function exactly(legal: readonly string[], cards: readonly string[]): string[] {
  return legal.filter((text) => {
    const one = action(text)
    return ['meld', 'add', 'discard', 'take', 'declare'].includes(one.kind) && uses(one, cards)
  })
}

function uses(one: Action, cards: readonly string[]): boolean {
  const named = one.cards.map(face)
  return named.length === cards.length && without(named, cards).length === 0
}

/** What is offered for the selection: the server's answer, or what `legal` shows at once. */
export function offered(state: TableState, selected: readonly string[]): string[] {
  if (!selected.length) return []
  return answered(state, selected)
    ? (state.offers?.actions ?? [])
    : exactly(state.hand?.legal ?? [], selected)
}

/** Whether the server's last offers are for these cards. */
export function answered(state: TableState, selected: readonly string[]): boolean {
  const cards = state.offers?.cards ?? []
  return state.offers !== null && same(cards, selected)
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && without(one, other).length === 0
}

/** Whether a play uses the last card, with nothing to come after it. */
export function usesLastCard(state: TableState, one: Action): boolean {
  const { hand, me } = state
  if (!hand || !me || !['discard', 'meld', 'add', 'special'].includes(one.kind)) return false
  const follows = hand.table.face_down > 0 || (hand.table.feet[me.seat - 1] ?? 0) > 0
  return !follows && hand.cards.length === one.cards.length
}

/** Legal actions without chosen cards that are worth a button in the context bar. */
export function standing(legal: readonly string[]): string[] {
  const kinds = ['special', 'merge', 'declare', 'end stock', 'end stuck'] as const
  return kinds.flatMap((kind) => ofKind(legal, kind).filter(once).map((one) => one.text))
}

/** Two melds merge either way; the older one stays. */
function once(one: Action): boolean {
  return one.kind !== 'merge' || one.meld < one.other
}

/**
 * An action for `why` when the pile can't be taken: with cards of the upcard's rank, then wilds,
 * then any. The answer names what forbids it.
 */
export function takeToAskAbout(cards: readonly string[], upcard: string): string {
  const alike = cards.filter((text) => text[0] === upcard[0])
  const wilds = without(cards, alike).filter(isWild)
  const others = without(cards, [...alike, ...wilds])
  return `take with ${[...alike, ...wilds, ...others].slice(0, 2).join(' ')}`
}
