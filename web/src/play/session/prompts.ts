// The context bar's sentence: whose turn, and the next sensible step.
import { nameOf } from '../../words/seatNames'
import { dated } from '../../lang/dates'
import { t } from '../../lang/lang'
import { mySeat, myTeam, myTurn, type TableState } from '../../state/table/table'

/** Returns what to say while no card is chosen. */
export function prompt(state: TableState): string {
  const { hand, table } = state
  if (!hand || !table) return ''
  if (state.waiting) return t('table-now-waiting')
  if (!myTurn(state)) return ofOthers(state)
  const has = (kind: string) => hand.legal.some((text) => text.split(' ')[0] === kind)
  if (hand.table.phase === 'answer')
    return t('table-now-answer', { name: nameOf(table.seats, hand.table.turn) })
  if (hand.table.phase === 'draw') return toDraw(hand.table.draw_cards, has('draw'), has('take'))
  if (hand.table.pending) return t('table-now-play-pending')
  if (tray(state, myTeam(state))?.missing) return t('table-now-short')
  if (has('discard')) return t(has('meld') || has('add') ? 'table-now-play' : 'table-now-discard')
  return t(has('special') ? 'table-now-special' : 'table-now-only')
}

/** Who paused the game, and when it goes on by itself. */
export function pausedBy({ table }: TableState): string {
  const mine = table?.seats.find((one) => one.seat === table.paused)?.you
  const who = t('table-paused', { who: mine ? 'you' : 'other', name: nameOf(table?.seats ?? [], table?.paused ?? 0) })
  if (!table?.pause_until) return who
  return `${who} ${t('table-paused-until', { time: dated(table.pause_until, { timeStyle: 'short' }) })}`
}

/** Whether a bot plays for this player, who has to come back. */
export function standsIn({ table }: TableState): boolean {
  return table?.seats.some((one) => one.you && one.stand_in) ?? false
}

/** What to say when there is no card for the discard: first things first. */
export function discardHint(state: TableState): string {
  const ready = myTurn(state) && state.hand?.table.phase === 'play'
  return ready ? t('table-discard-pick') : prompt(state)
}

/** The answer to this turn's question to go out, as long as the turn lasts. */
export function answerSaid(state: TableState): string {
  const { hand, table } = state
  if (!hand || !table || !['yes', 'no'].includes(hand.table.asked)) return ''
  const mine = hand.table.turn === mySeat(state)
  const asker = nameOf(table.seats, hand.table.turn)
  const who = mine ? 'you' : 'other'
  if (mine && hand.table.asked === 'yes') return canNow(hand.can_go_out, table.unused_yes)
  return t(`table-now-said-${hand.table.asked}`, { who, asker })
}

/** After a yes: whether going out is possible now, and what it costs not to. */
function canNow(can: boolean, cost: number): string {
  if (can) return t('table-now-can-go-out')
  return cost ? t('table-now-yes-costs', { cost }) : t('table-now-yes-stands')
}

function toDraw(n: number, draw: boolean, take: boolean): string {
  if (draw) return t(take ? 'table-now-draw-or-take' : 'table-now-draw', { n })
  return t(take ? 'table-now-take' : 'table-now-only')
}

function ofOthers(state: TableState): string {
  const { phase, turn, actor } = state.hand!.table
  const seats = state.table!.seats
  if (phase === 'over' || !actor) return ''
  if (phase === 'answer')
    return t('table-now-asked', { name: nameOf(seats, actor), asker: nameOf(seats, turn) })
  const watching = mySeat(state) ? '' : `${t('table-now-watching')} `
  return watching + t('table-now-other-draw', { name: nameOf(seats, actor) })
}

export interface Tray {
  points: number
  minimum: number
  missing: number
}

/** The initial meld as it grows: null once it is complete, or before it is begun. */
export function tray(state: TableState, team: number): Tray | null {
  const hand = state.hand?.table
  if (!hand || !myTurn(state) || hand.phase !== 'play' || hand.melded[team - 1]) return null
  const points = hand.tabled_points
  const minimum = hand.minimums[team - 1] ?? 0
  if (!points && !hand.pending) return null
  return { points, minimum, missing: Math.max(0, minimum - points) }
}
