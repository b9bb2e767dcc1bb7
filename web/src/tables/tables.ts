// Tables wherever they are: the page's own, or a server's. The name says which.
import { served } from '../build'
import * as server from '../net/api'
import { connect as connectThere, type Connection } from '../net/socket'
import type {
  AsideTable,
  GameInfo,
  GivenBody,
  HandLog,
  HandOver,
  HouseRule,
  ListedTable,
  MyTable,
  ReplayFrame,
  RulesBody,
  TableBody,
} from '../protocol'
import type { TableEvent } from '../state/table/table'
import type { Asked, Hint } from '../solo/table/hints'
import { connectHere } from './pageLink'
import type { Aside, Fault, Made } from '../solo/calls'
import { asks, type Plan } from '../state/kept/plan'
import { call, canPlayHere, isOwn } from './pageWorker'

/** The bots that the page can be by itself. */
const HERE = ['easy', 'medium', 'hard', 'expert']
/** Why a table can't be in this page, and could be at a server. */
const ELSEWHERE = ['NOT_KEPT', 'NO_ENGINE', 'NEWER_LOG']
const NO_CLOCK = ['none', 'gentle']
/** As many tables as the server tells at once. */
const PAGE = 100

export function connect(table: string, on: (event: TableEvent) => void): Connection {
  return isOwn(table) ? connectHere(table, on) : connectThere(table, on)
}

/** The bots among these that can play at a new table: without a server, those of the page. */
export function playingBots(bots: string[]): string[] {
  return served ? bots : bots.filter((bot) => HERE.includes(bot))
}

/** The variations that a score pad offers: without a server it has no sheet for a value that isn't in the list. */
export function switchesOf(game: GameInfo | undefined): GameInfo['switches'] {
  const all = game?.switches ?? []
  if (served) return all
  return all.map((one) => ({ ...one, takes: '', kind: null })).filter((one) => one.values.length > 1)
}

/** The clocks among these that a new table can have. */
export function clocksOf<Clock extends string>(clocks: readonly Clock[]): readonly Clock[] {
  return served ? clocks : clocks.filter((clock) => NO_CLOCK.includes(clock))
}

/** Whether a table against these bots can be held by the page itself. */
export function fitsHere(body: TableBody, bot: string): boolean {
  if (!served) return true
  return canPlayHere() && HERE.includes(bot) && NO_CLOCK.includes(body.clock ?? 'none')
}

/**
 * Opens a table in the page and carries a plan out there; a `Refusal` of rules that can't be played. Where
 * the browser keeps nothing or has no engine, the server's table will do, once it was told the player's
 * name; without a server that is a `Refusal`.
 */
export async function openHere(body: TableBody, plan: Plan, named: Promise<unknown>): Promise<Made> {
  try {
    if (!canPlayHere()) throw new server.Refusal(0, '', 'NOT_KEPT')
    const options = { ...body, public: false } as never
    const made = await call<Made | Fault>({ name: 'make', options, asks: asks(plan, body.players ?? 4) })
    if ('key' in made) throw refused(made)
    return made
  } catch (error) {
    if (!served || !(error instanceof server.Refusal) || !ELSEWHERE.includes(error.name)) throw error
    await named
    const table = await server.openTable(body).catch(() => {
      throw error
    })
    return { table, begun: false }
  }
}

/** Asks whether rules go together; a `Refusal` if not. With the server out of reach the page itself judges. */
export async function checkRules(body: RulesBody): Promise<void> {
  try {
    await server.rules(body)
  } catch (error) {
    if (!server.unanswered(error) || !canPlayHere()) throw error
    await judge(body)
  }
}

/** What else can be set in a game, with the usual values for so many players. */
export async function finerRules(game: string, players: number): Promise<HouseRule[]> {
  try {
    return await server.finerRules(game, players)
  } catch (error) {
    if (!server.unanswered(error) || !canPlayHere()) throw error
    return call({ name: 'finer', game, players })
  }
}

/** Lets one of the page's tables go on at the server, for friends to join; returns its name there. */
export async function goOnThere(id: string): Promise<string> {
  const there = await server.giveTable(await call<GivenBody>({ name: 'bridge', table: id }))
  // The match is there now; if that can't be noted here, this table stays as it is.
  await call({ name: 'give', table: id, to: there }).catch(() => undefined)
  return there
}

/** Lets the page itself judge rules; a `Refusal`, as the server's, if they can't be played. */
export async function judge({ game, players = 4, settings = {} }: RulesBody): Promise<void> {
  const fault = await call<Fault | null>({ name: 'fault', game, players, settings: { ...settings } })
  if (fault) throw refused(fault)
}

function refused({ name, key, values }: Fault): server.Refusal {
  return new server.Refusal(422, '', name, key, values)
}

/** My tables, the newest first; a server out of reach leaves the page's own. */
export async function myTables(limit = 30): Promise<MyTable[]> {
  return (await mine(() => server.myTables(limit))).slice(0, limit)
}

/** The same, all of them. */
export function allMyTables(): Promise<MyTable[]> {
  return mine(allThere)
}

async function mine(there: () => Promise<MyTable[]>): Promise<MyTable[]> {
  const asked = canPlayHere() ? call<MyTable[]>({ name: 'rows' }) : Promise.resolve([])
  if (!served) return asked
  const own = await asked.catch(() => [])
  const others = await there().catch((error: unknown) => {
    if (own.length) return []
    throw error
  })
  return [...own, ...others].sort((one, other) => other.created_at - one.created_at)
}

/** All that the server has, page by page: each begins with the last table of the one before. */
async function allThere(): Promise<MyTable[]> {
  const found = new Map<string, MyTable>()
  let page = await server.myTables(PAGE)
  while (page.some((row) => !found.has(row.id))) {
    for (const row of page) found.set(row.id, row)
    if (page.length < PAGE) break
    page = await server.myTables(PAGE, page.at(-1)!.created_at)
  }
  return [...found.values()]
}

/** Deletes one of the page's tables, or takes a finished match off my list at the server. */
export async function deleteTable(id: string): Promise<void> {
  if (isOwn(id)) return call({ name: 'delete', table: id })
  await server.leaveOff(id).catch((error: unknown) => {
    // It was off the list already, as another device asked for it.
    if (!(error instanceof server.Refusal) || error.status !== 404) throw error
  })
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

/** What is left of a table that is set aside; the page's own comes with its record. */
export function asideTable(id: string): Promise<Pick<AsideTable, 'seats' | 'scores' | 'hands'> & { record?: string }> {
  return isOwn(id) ? call<Aside>({ name: 'aside', table: id }) : server.asideTable(id)
}

/** Asks the page's engine what the strongest bot would play for the player whose turn it is, and the next best. */
export function hints(id: string, asked: Asked): Promise<Hint[]> {
  return isOwn(id) ? call({ name: 'hints', table: id }) : call({ name: 'advise', asked })
}
