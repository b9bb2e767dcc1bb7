// The server's REST paths, typed by its own description.
import createClient from 'openapi-fetch'
import { served } from '../build'
import { keepName, keptName } from '../state/kept/keptName'
import type {
  AsideTable,
  GameInfo,
  GivenBody,
  CardGroup,
  HandLog,
  HandOver,
  HouseRule,
  HouseRules,
  ListedTable,
  MyTable,
  PresetBody,
  ReplayFrame,
  RulesBody,
  TableBody,
  paths,
} from '../protocol'

/** A request that the server refused, in its own words. */
export class Refusal extends Error {
  readonly status: number
  /** The sentence's name; empty if the server did not answer. */
  override readonly name: string
  /** The setting at fault, empty for none. */
  readonly key: string
  /** What is put into the sentence. */
  readonly values: Record<string, string | number>

  constructor(
    status: number,
    sentence: string,
    name = '',
    key = '',
    values: Record<string, string | number> = {},
  ) {
    super(sentence)
    this.status = status
    this.name = name
    this.key = key
    this.values = values
  }
}

/** What a proxy answers, without a name of ours, for a server that is away. */
const AWAY = 502

/** Whether nobody answered, as without a server or with one out of reach. */
export function unanswered(error: unknown): boolean {
  return error instanceof Refusal && (!error.status || (error.status >= AWAY && !error.name))
}

/** Asks the server; where the page has none, nothing goes out and nothing answers. */
function ask(request: Request): Promise<Response> {
  // `fetch` is looked up at each call, so that tests can put their own in its place.
  return served ? fetch(request) : Promise.reject(new Error('This page has no server.'))
}

export const client = createClient<paths>({
  baseUrl: typeof location === 'undefined' ? '' : location.origin,
  fetch: ask,
})

export interface Answer<T> {
  data?: T
  error?: unknown
  response: Response
}

/** The answer's body; a `Refusal` if the server refuses or does not answer. */
export async function told<T>(asked: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await asked.catch(() => {
    throw new Refusal(0, '')
  })
  if (data !== undefined && response.ok) return data
  const { name, detail, key, values } = (error ?? {}) as Record<string, unknown>
  const said = textOf(detail)
  throw new Refusal(response.status, said, textOf(name), textOf(key), valuesOf(values))
}

/** A part of an error's body; whatever is between us and the server may answer anything. */
function textOf(part: unknown): string {
  return typeof part === 'string' ? part : ''
}

function valuesOf(part: unknown): Record<string, string | number> {
  const all = Object.entries(part && typeof part === 'object' ? part : {})
  return Object.fromEntries(all.filter(([, one]) => ['string', 'number'].includes(typeof one)))
}

let asked: Promise<GameInfo[]> | undefined
let known: Promise<GameInfo[]> | undefined

/** Milliseconds after which nobody waits any more for a server that says nothing. */
const PATIENCE = 3000

/**
 * The games; they don't change while the page is open, so it asks for them once. If the server is
 * out of reach, or silent, the page knows those it was built with.
 */
export function games(): Promise<GameInfo[]> {
  return (known ??= askedGames())
}

function askedGames(): Promise<GameInfo[]> {
  asked = told(client.GET('/api/games'))
  const enough = new Promise<void>((rested) => setTimeout(rested, PATIENCE))
  const soon = Promise.race([asked, enough]).then((found) => found ?? builtGames(), builtGames)
  asked.then(
    () => (known = asked),
    () => (known = undefined),
  )
  return soon
}

async function builtGames(): Promise<GameInfo[]> {
  return (await import('../engine/made/games.json')).default as unknown as GameInfo[]
}

/** A game by its id; only the server can say that there is none. */
export async function game(id: string): Promise<GameInfo | undefined> {
  const among = (all: GameInfo[]) => all.find((one) => one.id === id)
  return among(await games()) ?? among((await asked?.catch(() => [])) ?? [])
}

export function rules(body: RulesBody): Promise<CardGroup[]> {
  return told(client.POST('/api/rules', { body }))
}

let me: Promise<string> | undefined

/**
 * The player's name, empty if they have not said. The page asks once: the answer's cookie says who
 * the player is, and each request sent before it came would be somebody else.
 */
export function myName(): Promise<string> {
  if (!served) return Promise.resolve(keptName())
  me ??= told(client.GET('/api/me')).then(
    (found) => keepName(found.name),
    (error: unknown) => {
      me = undefined
      throw error
    },
  )
  return me
}

/** Resolves when the server knows who one is, or does not answer. */
export async function arrived(): Promise<void> {
  if (served) await myName().catch(() => '')
}

export async function rename(name: string): Promise<string> {
  keepName(name)
  if (!served) return name
  await arrived()
  const kept = (await told(client.PUT('/api/me', { body: { name } }))).name
  me = Promise.resolve(kept)
  return kept
}

/** My tables at the server, the newest first; `until`: only those opened by then. */
export async function myTables(limit = 30, until?: number): Promise<MyTable[]> {
  await arrived()
  const query = until === undefined ? { limit } : { limit, until }
  return told(client.GET('/api/me/tables', { params: { query } }))
}

/** Takes a finished match off my list. */
export async function leaveOff(id: string): Promise<void> {
  await arrived()
  await told(client.DELETE('/api/me/tables/{table_id}', { params: { path: { table_id: id } } }))
}

export function openTables(limit = 30): Promise<ListedTable[]> {
  return told(client.GET('/api/tables', { params: { query: { limit } } }))
}

export async function oneTable(id: string): Promise<ListedTable> {
  await arrived()
  return told(client.GET('/api/tables/{table_id}', { params: { path: { table_id: id } } }))
}

export async function openTable(body: TableBody): Promise<string> {
  await arrived()
  return (await told(client.POST('/api/tables', { body }))).id
}

/** Opens a table that goes on with a match begun elsewhere. */
export async function giveTable(body: GivenBody): Promise<string> {
  await arrived()
  return (await told(client.POST('/api/tables/given', { body }))).id
}

export async function rematch(id: string): Promise<string> {
  await arrived()
  const params = { path: { table_id: id } }
  return (await told(client.POST('/api/tables/{table_id}/rematch', { params }))).id
}

export async function replay(id: string, hand: number, seat: number): Promise<ReplayFrame[]> {
  await arrived()
  const params = { path: { table_id: id, hand }, query: { seat } }
  return told(client.GET('/api/tables/{table_id}/hands/{hand}', { params }))
}

/** What was played in a hand, as everybody at the table was told it. */
export async function handLog(id: string, hand: number): Promise<HandLog> {
  await arrived()
  const params = { path: { table_id: id, hand } }
  return told(client.GET('/api/tables/{table_id}/hands/{hand}/plays', { params }))
}

/** The score sheets of all finished hands. */
export async function sheets(id: string): Promise<HandOver[]> {
  await arrived()
  const params = { path: { table_id: id } }
  const found = await told(client.GET('/api/tables/{table_id}/sheets', { params }))
  return found as unknown as HandOver[]
}

/** What is left of a table that is set aside. */
export async function asideTable(id: string): Promise<AsideTable> {
  await arrived()
  return told(client.GET('/api/tables/{table_id}/aside', { params: { path: { table_id: id } } }))
}

/** The record of all finished hands, as text. */
export async function record(id: string): Promise<string> {
  await arrived()
  const params = { path: { table_id: id } }
  const asked = client.GET('/api/tables/{table_id}/record', { params, parseAs: 'text' })
  return told(asked as Promise<Answer<string>>)
}

/** Goes on here as the person who made a private link; returns their name. */
export async function moveHere(token: string): Promise<string> {
  await arrived()
  const { name } = await told(client.POST('/api/me/move', { body: { token } }))
  me = Promise.resolve(name)
  return name
}

/** The path of a private link that moves the player's seats to another device. */
export async function moveLink(): Promise<string> {
  await arrived()
  return (await told(client.POST('/api/me/link'))).path
}

/** Signs out on every other device: no cookie and no private link from before speaks for the player. */
export async function endElsewhere(): Promise<void> {
  await arrived()
  await told(client.POST('/api/me/elsewhere'))
}

export async function saveHouse(body: PresetBody): Promise<string> {
  await arrived()
  return (await told(client.POST('/api/presets', { body }))).id
}

/** What else can be set in a game, with the document's value for so many players. */
export function finerRules(game: string, players: number): Promise<HouseRule[]> {
  const params = { path: { game }, query: { players } }
  return told(client.GET('/api/games/{game}/house-rules', { params }))
}

export function houseRules(id: string): Promise<HouseRules> {
  return told(client.GET('/api/presets/{preset_id}', { params: { path: { preset_id: id } } }))
}
