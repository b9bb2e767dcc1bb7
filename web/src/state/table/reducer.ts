// How each message from the server, and each event on the page, changes what the page knows.
import type { HandOver, TableInfo } from '../../protocol'
import { handed } from './handMessage'
import { logged } from './playLog'
import { heard, retold } from './sayings'
import type { TableEvent, TableState, Trouble } from './table'

/** Refusals that leave me without this table: the host's, or it is removed. */
const OUT = ['REMOVED', 'ADDRESS_REMOVED', 'LOCKED', 'SEAT_TAKEN_BACK', 'NO_SUCH_TABLE']
/** Refusals that are not worth a word: the table has moved on, and its news is on the way. */
const SILENT = ['LATE', 'DEALT', 'NUMBER_GIVEN', 'HAND_NOT_DEALT', 'READY', 'STARTED', 'NOT_PAUSED']

/** Returns the state after an event; parts that did not change stay the same objects. */
export function reduce(state: TableState, event: TableEvent): TableState {
  switch (event.type) {
    case 'link':
      return { ...state, link: event.link, waiting: false }
    case 'welcome':
      return { ...state, me: event, link: 'open', resumed: true, trouble: null, out: null }
    case 'table':
      return tabled(state, event)
    case 'hand':
      return handed(state, event)
    case 'over':
      return ended(state, event)
    case 'said':
      return { ...state, said: heard(state.said, event) }
    case 'sayings':
      return { ...state, said: retold(state.said, event) }
    case 'watching':
      return { ...state, watchers: event.watchers }
    case 'error':
      return refused(state, event)
    case 'because':
      return { ...state, trouble: event.name ? troubleOf(event) : null }
    case 'offers':
      return { ...state, offers: event }
    case 'sent':
      return { ...state, waiting: true, trouble: null }
    case 'touched':
      return { ...state, fresh: state.fresh.filter((text) => !event.cards.includes(text)) }
    case 'logged':
      return logged(state, event.hand, event.log)
    case 'calm':
      return { ...state, trouble: null }
    default:
      return state
  }
}

/** Players take seats before the match, so `welcome` alone does not tell who the player is. */
function tabled(state: TableState, table: TableInfo): TableState {
  const mine = table.seats.find((seat) => seat.you)
  const me = state.me && { ...state.me, seat: mine?.seat ?? 0, name: mine?.name ?? '' }
  // A refusal in the lobby says nothing about the match.
  const starts = state.table?.status === 'open' && table.status !== 'open'
  return { ...state, me, table, trouble: starts ? null : state.trouble }
}

function ended(state: TableState, over: HandOver): TableState {
  const ends = { ...state.ends, [over.number]: over }
  return { ...state, over, ends, waiting: false, offers: null }
}

function refused(state: TableState, event: Trouble): TableState {
  const trouble = SILENT.includes(event.name) ? state.trouble : troubleOf(event)
  const out = OUT.includes(event.name) ? troubleOf(event) : state.out
  return { ...state, waiting: false, trouble, out }
}

function troubleOf({ name, sentence, rule, values, action = '' }: Trouble): Trouble {
  return { name, sentence, rule, values, action }
}
