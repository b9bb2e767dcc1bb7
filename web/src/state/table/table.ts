// Everything the page knows of a table, and the events that change it. No DOM, no network.
import type {
  HandInfo,
  HandLog,
  HandOver,
  MeldInfo,
  Offers,
  ServerMessage,
  TableInfo,
  Watcher,
  Welcome,
} from '../../protocol'
import type { Consequences } from '../plays/consequences'
import type { Heard } from './sayings'

export interface Trouble {
  name: string
  sentence: string
  rule: string
  /** What is put into the sentence, by name. */
  values: Record<string, string | number>
  /** The play it is about, empty if none was named. */
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
  /** The meld that the action names, as it was afterwards (or before, if it is gone). */
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
  said: Heard[]
  /** Who watches, as the host was last told. */
  watchers: Watcher[]
  /** Why the host keeps me out of the table, null if they don't. */
  out: Trouble | null
  /** The last refusal, or the answer to `why`. */
  trouble: Trouble | null
  /** Cards of mine that are new since I last touched them, copy by copy. */
  fresh: string[]
  log: LogLine[]
  /** By hand, how it ended, as far as this page was told. */
  ends: Readonly<Record<number, HandOver>>
  /** By hand, the `seq` up to which the server has told the plays again. */
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

export function begun(): TableState {
  return {
    link: 'connecting',
    me: null,
    table: null,
    hand: null,
    over: null,
    said: [],
    watchers: [],
    out: null,
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
