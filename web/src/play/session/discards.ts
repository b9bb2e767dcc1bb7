// What a player may think twice about before a discard, and how long the table lets them.
import { get } from 'svelte/store'
import type { HandInfo } from '../../protocol'
import { prefs } from '../../state/kept/prefs'
import { action } from '../../state/plays/actions'
import { isWild } from '../../state/plays/cards'
import { answered } from '../../state/table/moves'
import { mySeat, type TableState } from '../../state/table/table'

/** Why a discard is dear: a wild card, one that freezes the pile, or both; empty for neither. */
export type Dearness = '' | 'wild' | 'freezes' | 'both'

/** What the player wants to be asked about; whether the pile freezes is what the table has answered. */
export function dearness(state: TableState, text: string): Dearness {
  const { kind, cards } = action(text)
  if (kind !== 'discard' || !get(prefs).careful || !state.me?.table) return ''
  const wild = cards.some(isWild)
  const freezes = answered(state, cards) && state.offers?.freezes === true
  if (wild && freezes) return 'both'
  return wild ? 'wild' : freezes ? 'freezes' : ''
}

/** How long a discard is held: as long as the player wants, where no other person waits for it. */
export function holdSeconds(state: TableState): number {
  const { hold } = get(prefs)
  return hold !== 'off' && nobodyWaits(state) ? Number(hold) : 0
}

/** Only bots sit with the player, no clock runs, and it is no lesson, which has no name. */
function nobodyWaits(state: TableState): boolean {
  const { table, me } = state
  if (!table || !me?.table || table.options.clock !== 'none') return false
  return table.seats.every((one) => one.seat === mySeat(state) || one.bot !== '')
}

/** Whether a hand told again is the one that the player was about to discard in. */
export function stillToPlay(before: HandInfo | null, now: HandInfo): boolean {
  const told = (hand: HandInfo) => JSON.stringify([hand.table.number, hand.table.last, hand.cards])
  return before !== null && told(before) === told(now)
}
