// Tables wherever they are: the page's own, or a server's. The name says which.
import * as server from '../net/api'
import { connect as connectThere, type Connection } from '../net/socket'
import type {
  GivenBody,
  HandLog,
  HandOver,
  ListedTable,
  MyTable,
  ReplayFrame,
  TableBody,
} from '../protocol'
import type { TableEvent } from '../state/table/table'
import type { Hint } from '../solo/calls'
import { connectHere } from './pageLink'
import { call, canPlayHere, isOwn } from './pageWorker'

/** The bots that the page can be by itself. */
const HERE = ['easy', 'medium', 'hard']
const NO_CLOCK = ['none', 'gentle']

export function connect(table: string, on: (event: TableEvent) => void): Connection {
  return isOwn(table) ? connectHere(table, on) : connectThere(table, on)
}

/** Whether a table against these bots can be held by the page itself. */
export function fitsHere(body: TableBody, bot: string): boolean {
  return canPlayHere() && HERE.includes(bot) && NO_CLOCK.includes(body.clock ?? 'none')
}

/** Opens a table in the page; returns its name. */
export function openHere(body: TableBody): Promise<string> {
  return call({ name: 'make', options: { ...body, public: false } as never })
}

/** Lets one of the page's tables go on at the server, for friends to join; returns its name there. */
export async function goOnThere(id: string): Promise<string> {
  const there = await server.giveTable(await call<GivenBody>({ name: 'bridge', table: id }))
  // The match is there now; if that can't be noted here, this table stays as it is.
  await call({ name: 'give', table: id, to: there }).catch(() => undefined)
  return there
}

/** My tables, the newest first; a server out of reach leaves the page's own. */
export async function myTables(limit = 30): Promise<MyTable[]> {
  const own = canPlayHere() ? await call<MyTable[]>({ name: 'rows' }).catch(() => []) : []
  const others = await server.myTables(limit).catch((error: unknown) => {
    if (own.length) return []
    throw error
  })
  return [...own, ...others].sort((one, other) => other.created_at - one.created_at).slice(0, limit)
}

export async function oneTable(id: string): Promise<ListedTable> {
  if (!isOwn(id)) return server.oneTable(id)
  const row = await call<ListedTable | undefined>({ name: 'row', table: id })
  if (row) return row
  throw new server.Refusal(404, '', 'NO_SUCH_TABLE')
}

export function rematch(id: string): Promise<string> {
  return isOwn(id) ? call({ name: 'rematch', table: id }) : server.rematch(id)
}

export function replay(id: string, hand: number, seat: number): Promise<ReplayFrame[]> {
  if (!isOwn(id)) return server.replay(id, hand, seat)
  return call({ name: 'replay', table: id, hand, seat })
}

/** What was played in a hand, as everybody at the table was told it. */
export function handLog(id: string, hand: number): Promise<HandLog> {
  return isOwn(id) ? call({ name: 'plays', table: id, hand }) : server.handLog(id, hand)
}

/** The score sheets of all finished hands. */
export function sheets(id: string): Promise<HandOver[]> {
  return isOwn(id) ? call({ name: 'sheets', table: id }) : server.sheets(id)
}

/** The record of all finished hands, as text. */
export function record(id: string): Promise<string> {
  return isOwn(id) ? call({ name: 'record', table: id }) : server.record(id)
}

/** Whether the page can say what the strongest bot would play here. */
export function hasHints(id: string): boolean {
  return isOwn(id)
}

/** What the strongest bot would play for the player whose turn it is, and the next best. */
export function hints(id: string): Promise<Hint[]> {
  return call({ name: 'hints', table: id })
}
