// How a `hand` message changes what the page knows.
import type { HandInfo } from '../../protocol'
import { action } from '../plays/actions'
import { without } from '../plays/cards'
import { lineOf, LONGEST_LOG } from './playLog'
import type { LogLine, TableState } from './table'

export function handed(state: TableState, hand: HandInfo): TableState {
  const before = state.hand
  const mine = state.me?.seat ?? 0
  const played = isNews(before, hand)
  const same = sameList(before?.cards, hand.cards) && sameList(before?.legal, hand.legal)
  return {
    ...state,
    hand,
    over: overStill(state, hand),
    waiting: false,
    resumed: false,
    fresh: fresh(state, hand),
    log: played ? grown(state, hand) : state.log,
    offers: same ? state.offers : null,
    // A refusal before this play says nothing about the next.
    trouble: played && (hand.table.last?.[0] === mine || !same) ? null : state.trouble,
  }
}

/** The same hand comes again after a new connection or a pause; a play always changes the table. */
function isNews(before: HandInfo | null, hand: HandInfo): boolean {
  if (hand.table.last === null) return false
  return before === null || JSON.stringify(before.table) !== JSON.stringify(hand.table)
}

function overStill(state: TableState, hand: HandInfo): TableState['over'] {
  const ended = hand.table.phase === 'over' && state.over?.number === hand.table.number
  return ended ? state.over : null
}

/** Marks new cards, but not a whole hand just dealt, nor what the player took back. */
function fresh(state: TableState, hand: HandInfo): string[] {
  const before = known(state, hand)
  if (!before) return []
  const [seat, text] = hand.table.last ?? [0, '']
  const back = seat === state.me?.seat && action(text).kind === 'back'
  const came = back ? [] : without(hand.cards, before.cards)
  const still = without(state.fresh, without(before.cards, hand.cards))
  return [...still, ...came]
}

/** The log does not tell twice a play that the server has already told again. */
function grown(state: TableState, hand: HandInfo): LogLine[] {
  if (hand.seq <= (state.recalled[hand.table.number] ?? 0)) return state.log
  const before = known(state, hand)?.table ?? null
  const line = lineOf(before, hand.table, hand.seq, state.table?.seats ?? [])
  return [...state.log, { ...line, gap: missed(state, hand) }].slice(-LONGEST_LOG)
}

/** The hand just before this play; none if it is another hand, or if plays were missed. */
function known(state: TableState, hand: HandInfo): HandInfo | null {
  const same = state.hand?.table.number === hand.table.number
  return same && !missed(state, hand) ? state.hand : null
}

/** Who was cut off may have missed plays; in a crowd that watches, a server tells the newest only. */
function missed(state: TableState, hand: HandInfo): boolean {
  return state.resumed || (state.hand !== null && hand.seq > state.hand.seq + 1)
}

function sameList(one: readonly string[] | undefined, other: readonly string[]): boolean {
  return one?.length === other.length && one.every((text, i) => text === other[i])
}
