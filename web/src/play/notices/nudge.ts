// What one may do next, as a sentence, out of what the server offers; or for whom all wait.
import { nameOf } from '../../words/seatNames'
import { t } from '../../lang/lang'
import { mySeat, myTeam, myTurn, type TableState } from '../../state/table/table'
import { tray } from '../session/prompts'

/** Nothing if nobody is to play. */
export function nudge(state: TableState): string {
  const { hand, table } = state
  if (!hand || !table || !hand.table.actor || hand.table.phase === 'over') return ''
  if (myTurn(state)) return t(`table-nudge-${next(state)}`, { name: nameOf(table.seats, hand.table.turn) })
  const actor = table.seats.find((one) => one.seat === hand.table.actor)
  // Who is away is told of already.
  return actor?.away || actor?.left ? '' : t('table-nudge-waiting', { name: nameOf(table.seats, hand.table.actor) })
}

function next(state: TableState): string {
  const { table, legal } = state.hand!
  const may = (kind: string) => legal.some((text) => text.split(' ')[0] === kind)
  if (table.phase === 'answer') return 'answer'
  if (table.phase === 'draw') return may('take') ? (may('draw') ? 'draw-or-take' : 'take') : may('draw') ? 'draw' : 'turn'
  if (table.pending || tray(state, myTeam(state))?.missing) return 'short'
  if (may('discard')) return may('meld') || may('add') ? 'play' : 'discard'
  return 'turn'
}

/** In whose turn of which hand somebody is waited for; '' for nobody. */
export function waitOf(state: TableState): string {
  const { hand, table } = state
  if (!hand || !table || table.paused || state.waiting || !nudge(state)) return ''
  return `${hand.table.number}/${hand.table.turn}/${myTurn(state) ? mySeat(state) : 0}`
}
