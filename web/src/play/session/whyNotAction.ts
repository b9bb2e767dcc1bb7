// "Ask, then play it": what the player wants to do once the partners have said yes.
import { choices } from '../../state/plays/actions'
import { face } from '../../state/plays/cards'
import type { TableState } from '../../state/table/table'

export interface Intention {
  /** The play, if it is known; else the page asks after the yes what the cards can do. */
  action: string
  cards: readonly string[]
}

/** Whether the question is worth a button: going out is possible in this turn. */
export function worthAsking(state: TableState, legal: readonly string[]): boolean {
  return legal.includes('ask') && state.hand!.can_go_out
}

/** What to play now that the player's wish is possible; '' while it has to wait. */
export function wanted(state: TableState, { action, cards }: Intention): string {
  if (!saidYes(state)) return ''
  if (action) return action
  const offers = state.offers
  if (!offers || [...offers.cards].map(face).sort().join() !== [...cards].map(face).sort().join()) return ''
  const [only, ...others] = choices(offers.actions).flatMap((one) => one.actions)
  return only && !others.length ? only.text : ''
}

/** Whether the wish is still possible: the question is on its way, open, or answered with yes. */
export function stands(state: TableState): boolean {
  const table = state.hand?.table
  return state.waiting || table?.phase === 'answer' || saidYes(state)
}

function saidYes(state: TableState): boolean {
  const table = state.hand?.table
  return table?.phase === 'play' && table.turn === state.me?.seat && table.asked === 'yes'
}
