// Everything the page knows of a table, and how each message changes it. No DOM, no network.
import type {
  HandInfo,
  HandLog,
  HandOver,
  MeldInfo,
  Offers,
  Said,
  ServerMessage,
  TableInfo,
  Welcome,
} from '../protocol'
import type { Consequences } from './consequences'
import { handed } from './handed'
import { logged } from './logged'

export interface Trouble {
  name: string
  sentence: string
  rule: string
  /** The play that it is about, empty if none was named. */
  action?: string
}

export interface LogLine {
  seat: number
  action: string
  /** `person`, `bot` or `clock`. */
  by: string
  hand: number
  /** The table's number when it was played, as in `hand`: later plays have higher ones. */
  seq: number
  /** The meld that the action names, as it lay afterwards (before, if it is gone). */
  meld: MeldInfo | null
  followed: Consequences
  /** This page may not have seen the plays before this one. */
  gap?: boolean
}

export type LinkState = 'connecting' | 'open' | 'lost' | 'refused'

export interface TableState {
  link: LinkState
  me: Welcome | null
  table: TableInfo | null
  hand: HandInfo | null
  over: HandOver | null
  said: Said[]
  /** The last refusal, or the answer to `why`. */
  trouble: Trouble | null
  /** Cards of mine that are new since I last touched them, copy by copy. */
  fresh: string[]
  log: LogLine[]
  /** By hand, how it ended, as far as this page was told. */
  ends: Readonly<Record<number, HandOver>>
  /** By hand, up to which `seq` the server has told again what was played. */
  recalled: Readonly<Record<number, number>>
  /** A play of mine is on its way. */
  waiting: boolean
  offers: Offers | null
  /** A new connection has begun: plays may have been missed. */
  resumed: boolean
}

export type LocalEvent =
  | { type: 'link'; link: LinkState }
  /** A play was sent. */
  | { type: 'sent' }
  /** The player touched these cards. */
  | { type: 'touched'; cards: string[] }
  /** The player has read the refusal, or does something else. */
  | { type: 'calm' }
  /** The server told again what was played in a hand. */
  | { type: 'logged'; hand: number; log: HandLog }
export type TableEvent = ServerMessage | LocalEvent

const MOST_SAID = 50
/** Refusals that are not worth a word: the table has moved on, and its news is on the way. */
const SILENT = ['LATE', 'DEALT', 'NUMBER_GIVEN', 'READY']

export function begun(): TableState {
  return {
    link: 'connecting',
    me: null,
    table: null,
    hand: null,
    over: null,
    said: [],
    trouble: null,
    fresh: [],
    log: [],
    ends: {},
    recalled: {},
    waiting: false,
    offers: null,
    resumed: false,
  }
}

/** Returns the state after an event; parts that did not change stay the same objects. */
export function reduce(state: TableState, event: TableEvent): TableState {
  switch (event.type) {
    case 'link':
      return { ...state, link: event.link, waiting: false }
    case 'welcome':
      return { ...state, me: event, link: 'open', resumed: true, trouble: null }
    case 'table':
      return tabled(state, event)
    case 'hand':
      return handed(state, event)
    case 'over':
      return ended(state, event)
    case 'said':
      return { ...state, said: [...state.said, event].slice(-MOST_SAID) }
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

/** A seat is taken before the match, so `welcome` alone does not tell who one is. */
function tabled(state: TableState, table: TableInfo): TableState {
  const mine = table.seats.find((seat) => seat.you)
  const me = state.me && { ...state.me, seat: mine?.seat ?? 0, name: mine?.name ?? '' }
  return { ...state, me, table }
}

function ended(state: TableState, over: HandOver): TableState {
  const ends = { ...state.ends, [over.number]: over }
  return { ...state, over, ends, waiting: false, offers: null }
}

function refused(state: TableState, event: Trouble): TableState {
  const trouble = SILENT.includes(event.name) ? state.trouble : troubleOf(event)
  return { ...state, waiting: false, trouble }
}

function troubleOf({ name, sentence, rule, action = '' }: Trouble): Trouble {
  return { name, sentence, rule, action }
}

/** My seat, 0 for a spectator. */
export function mySeat(state: TableState): number {
  return state.me?.seat ?? 0
}

/** My team; a spectator looks from the first team's side. */
export function myTeam(state: TableState): number {
  const seat = mySeat(state)
  return state.table?.seats.find((one) => one.seat === seat)?.team ?? 1
}

/** Whether I am to act: to play, or to answer a partner. */
export function myTurn(state: TableState): boolean {
  return mySeat(state) > 0 && state.hand?.table.actor === mySeat(state) && !state.over
}
