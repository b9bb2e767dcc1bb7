// What a player may think twice about before a discard, and how long the table lets them.
import { get } from 'svelte/store'
import type { HandInfo } from '../../protocol'
import { prefs } from '../../state/kept/prefs'
import { action } from '../../state/plays/actions'
import { isWild } from '../../state/plays/cards'
import { answered } from '../../state/table/moves'
import { mySeat, type TableState } from '../../state/table/table'

/** Why a discard is dear: a wild card, one that freezes the pile, both, or the hand is shown; empty for none. */
export type Dearness = '' | 'wild' | 'freezes' | 'both' | 'shows'

/** What the player wants to be asked about; whether the pile freezes is what the table has answered. */
export function dearness(state: TableState, text: string): Dearness {
  const { kind, cards } = action(text)
  if (!get(prefs).careful || !state.me?.table) return ''
  if (kind === 'special') return 'shows'
  if (kind !== 'discard') return ''
  const wild = cards.some(isWild)
  const freezes = answered(state, cards) && state.offers?.freezes === true
  if (wild && freezes) return 'both'
  return wild ? 'wild' : freezes ? 'freezes' : ''
}

/**
 * How long a discard is held, where no clock runs: as long as the player wants while only bots wait for
 * it, as long as the table allows while people do. A lesson, which has no name, holds none.
 */
export function holdSeconds(state: TableState): number {
  const { table, me } = state
  const { hold } = get(prefs)
  if (!table || !me?.table || table.options.clock !== 'none' || hold === 'off') return 0
  return onlyBotsWait(state) ? Number(hold) : (table.options.take_back_seconds ?? 0)
}

function onlyBotsWait(state: TableState): boolean {
  return state.table!.seats.every((one) => one.seat === mySeat(state) || one.bot !== '')
}

/** Whether a hand told again is the one that the player was about to discard in. */
export function stillToPlay(before: HandInfo | null, now: HandInfo): boolean {
  const told = (hand: HandInfo) => JSON.stringify([hand.table.number, hand.table.last, hand.cards])
  return before !== null && told(before) === told(now)
}
