// The page's tables, in a thread of their own: the engine, the bots and the log.
import { start, type Engine } from '../engine/engine'
import { finerRules } from '../engine/rules/finerRules'
import { said } from '../engine/rules/ruleFault'
import { faultOf, ruleSet } from '../engine/ruleSet'
import type { ClientMessage, Options } from '../protocol'
import { carriedOut, decide, Refused, type Asker } from './table/commands'
import { versions } from './table/eventChecks'
import { LOG, type Event } from './table/events'
import { bridge, finishedRecord, handLog, replayFrames, sheets } from './table/finished'
import { lessonAnswer } from './lessons/lesson'
import { hintsAsked } from './table/hints'
import { Live } from './table/live'
import { rebuilt } from './table/rebuilding'
import { remains } from './table/remains'
import { waitFrom } from './table/timeouts'
import { judge } from './lessons/referee'
import type { Aside, Call, Fault, FromWorker, Made, ToWorker } from './calls'
import { NamedError, whyNot } from './troubles'
import { compiled } from './engineModule'
import type { Row } from './tableLog'
import * as log from './tableLog'
import { rowOf } from './tableRow'
import { follow, headStart, hearOthers, tellOthers } from './otherTabs'
import type { Table } from './table/soloTable'

const ME = 'me'
/** A longer wait than this is taken in steps: the player may have asked something meanwhile. */
const LOOK_AGAIN = 0.25
/** After these a page does not join a table again by itself. */
const OF_NO_USE = ['NOT_KEPT', 'NO_SUCH_TABLE']

let engine: Promise<Engine> | undefined
let live: Live | undefined
/** Requests one after the other. */
let queue: Promise<void> = Promise.resolve()
let waking: ReturnType<typeof setTimeout> | undefined

const now = () => Date.now() / 1000

function started(module: string): Promise<Engine> {
  engine ??= compiled(module).then(start)
  engine.catch(() => (engine = undefined))
  return engine
}

function post(message: FromWorker): void {
  postMessage(message)
}

function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const ASKER: Asker = { person: ME, now, secret }

// ---------------------------------------------------------------- tables

/**
 * Makes a table and lets what is asked happen at once; if any of it is refused, the page can ask again. Of
 * rules that can't be played, returns why.
 */
async function make(on: Engine, options: Options, asks: ClientMessage[]): Promise<Made | Fault> {
  try {
    const begin = (table: Table) => asks.flatMap((ask) => carriedOut(table, decide(table, ask, ASKER)))
    return { table: await opened(on, options, begin), begun: asks.length > 0 }
  } catch (error) {
    if (!(error instanceof Refused)) return said(error)
    return { table: await opened(on, options, () => []), begun: false }
  }
}

/** Opens a table, keeps it with the events that it begins with, and returns its name. */
async function opened(on: Engine, options: Options, begin: (table: Table) => Event[]): Promise<string> {
  const { game, players = 4, settings = {} } = options
  const rules = ruleSet(game, players, settings as Record<string, string>)
  const id = `page-${secret().slice(0, 16)}`
  const made: Event = { type: 'made', at: now(), table: id, options, host: ME, log: LOG, ...versions(rules) }
  const table = rebuilt(on, [made])
  try {
    const events = [made, ...begin(table)]
    await log.append(rowOf(table, ME), 1, events)
  } finally {
    table.close()
  }
  return id
}

async function loaded(on: Engine, id: string): Promise<Table> {
  if (live?.table.id === id) return live.table
  return rebuilt(on, await keptEvents(id))
}

/** Looks at a table; one that was only opened for this gives the engine's memory back. */
async function read<T>(on: Engine, id: string, look: (table: Table) => T): Promise<T> {
  const table = await loaded(on, id)
  try {
    return look(table)
  } finally {
    if (table !== live?.table) table.close()
  }
}

/** A table's log; throws if there is none, or if it can't be read. */
async function keptEvents(id: string): Promise<Event[]> {
  const events = await log.events(id)
  const [made] = events
  if (made?.type !== 'made') throw new NamedError('NO_SUCH_TABLE')
  return events
}

/** What is left of a table that can't be replayed: what lists last showed of it, its hands and its record. */
async function aside(on: Engine, id: string): Promise<Aside> {
  const [row, events] = [await log.row(id), await keptEvents(id)]
  return { ...row!, ...remains(on, events) }
}

async function join(on: Engine, id: string): Promise<null> {
  const table = await loaded(on, id)
  if (live && live.table !== table) live.table.close()
  live = new Live(on, table, {
    ...ASKER,
    keep: (first, events) => keep(rowOf(table, ME), first, events),
    tell: (frame) => post({ table: id, frame }),
  })
  live.join()
  wake()
  return null
}

/** Keeps events of a table that other tabs may show. */
async function keep(row: Row, first: number, events: Event[]): Promise<void> {
  await log.append(row, first, events)
  tellOthers(row.id)
}

/** Lets happen what another tab has kept of the table in play; without it there is no table any more. */
async function caughtUp(id: string): Promise<void> {
  if (live?.table.id !== id) return
  const [known, ...more] = await log.events(id, live.table.seq)
  if (!known) throw new NamedError('NO_SUCH_TABLE')
  if (more.length) follow()
  live.hear(more)
}

async function rematch(on: Engine, id: string): Promise<string> {
  const { made, seats } = await read(on, id, (table) => table)
  const at = now()
  const seated = seats.map(({ person, name, bot }, i): Event => {
    const seat = i + 1
    return bot ? { type: 'bot', at, seat, bot, name } : { type: 'seated', at, seat, person, name }
  })
  return opened(on, made.options, (table) => carriedOut(table, seated))
}

async function remove(id: string): Promise<null> {
  if (live?.table.id === id) {
    live.table.close()
    live = undefined
  }
  await log.remove(id)
  tellOthers(id)
  return null
}

/** What a server needs to go on with a table. */
async function bridged(on: Engine, id: string): Promise<unknown> {
  const found = await read(on, id, (table) => bridge(table, ME))
  if (!found) throw new NamedError('HAND_IN_PLAY')
  return found
}

/** Notes that a match goes on at a server's table: it is read here, and played there. */
async function give(on: Engine, id: string, to: string): Promise<void> {
  const given: Event = { type: 'given', at: now(), table: to }
  if (live?.table.id === id) return live.happen([given])
  const [row, seq] = await read(on, id, (table) => {
    table.apply(given)
    return [rowOf(table, ME), table.seq] as const
  })
  await keep(row, seq, [given])
}

// ---------------------------------------------------------------- time

/** Looks whether something is due, and when to look again. */
function wake(): void {
  clearTimeout(waking)
  if (live) waitFrom(live.table, now())
  const due = nextDue()
  if (due === null) return
  const wait = Math.min(Math.max(0, due - now()), LOOK_AGAIN)
  waking = setTimeout(() => void inTurn(async () => goOn()), 1000 * wait)
}

function nextDue(): number | null {
  const due = live?.due ?? null
  return due === null ? null : due + headStart()
}

async function goOn(): Promise<void> {
  const due = nextDue()
  if (due !== null && due <= now()) await live?.goOn()
}

/** Does one thing after the other; a failure stops nothing. */
function inTurn(work: () => Promise<void>): Promise<void> {
  queue = queue.then(work).catch(failed).then(wake)
  return queue
}

/** After a failure the table stands as it was kept: the page joins it again, unless that is of no use. */
function failed(error: unknown): void {
  const name = whyNot(error)
  const why = OF_NO_USE.includes(name) ? name : undefined
  if (name === 'BUSY') follow()
  else if (!why) console.error(error)
  const id = live?.table.id
  live?.table.close()
  live = undefined
  if (id) post({ table: id, lost: true, why })
}

// ---------------------------------------------------------------- calls

async function answered(module: string, call: Call): Promise<unknown> {
  // Lists and definitions need no engine.
  if (call.name === 'rows') return log.rows()
  if (call.name === 'row') return log.row(call.table)
  if (call.name === 'delete') return remove(call.table)
  if (call.name === 'fault') return faultOf(call.game, call.players, call.settings)
  if (call.name === 'finer') return finerRules(call.game, call.players)
  const on = await started(module)
  switch (call.name) {
    case 'ready':
      return null
    case 'make':
      return make(on, call.options, call.asks)
    case 'join':
      return join(on, call.table)
    case 'rematch':
      return rematch(on, call.table)
    case 'bridge':
      return bridged(on, call.table)
    case 'give':
      return give(on, call.table, call.to)
    case 'advise':
      return hintsAsked(on, call.asked)
    case 'hints':
      return live?.table.id === call.table ? live.hints() : []
    case 'sheets':
      return read(on, call.table, sheets)
    case 'record':
      return read(on, call.table, finishedRecord)
    case 'aside':
      return aside(on, call.table)
    case 'replay':
      return replayFrames(on, await keptEvents(call.table), call.hand, call.seat)
    case 'plays':
      return handLog(on, await keptEvents(call.table), call.hand)
    case 'lesson':
      return JSON.parse(lessonAnswer(on, call.asked))
    case 'judge':
      return judge(on, call.record, call.play)
  }
}

/** Carries a request out; a table that could not be kept is joined again before. */
async function asked(module: string, table: string, ask: ClientMessage): Promise<void> {
  try {
    if (!live) await join(await started(module), table)
  } catch (error) {
    return post({ table, lost: true, why: whyNot(error) })
  }
  if (live?.table.id === table) await live.ask(ask)
}

async function hear({ module, number, call, table, ask }: ToWorker): Promise<void> {
  if (ask && table) await asked(module, table, ask)
  if (!call) return
  try {
    post({ number, answer: await answered(module, call) })
  } catch (error) {
    post({ number, refused: whyNot(error) })
  }
}

hearOthers((table) => void inTurn(() => caughtUp(table)))

addEventListener('message', (event: MessageEvent<ToWorker>) => {
  // The engine comes while the page is still looked at; whoever needs it hears what went wrong.
  started(event.data.module).catch(() => undefined)
  void inTurn(() => hear(event.data))
})
