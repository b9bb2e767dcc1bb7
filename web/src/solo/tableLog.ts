// The page's tables, kept in IndexedDB: each event as it happens, and a row for lists.
// All of it throws if the browser keeps nothing.
import type { MyTable } from '../protocol'
import { answer, done, lasting } from '../state/kept/database'
import type { Event } from './table/events'
import { NamedError } from './troubles'

/** What lists show of a table. */
export interface Row extends MyTable {
  /** The server's table where the match goes on. */
  given?: string
}

const NAME = 'escalera-tables'
const VERSION = 1

const opened = lasting(NAME, VERSION, (made) => {
  made.createObjectStore('tables', { keyPath: 'id' })
  made.createObjectStore('events', { keyPath: ['table', 'seq'] })
})

/** Keeps events, the first of them at a place in the log; throws if another tab was faster, or removed the table. */
export async function append(row: Row, first: number, events: Event[]): Promise<void> {
  const work = (await opened()).transaction(['tables', 'events'], 'readwrite')
  const before = first === 1 || (await answer(work.objectStore('events').getKey([row.id, first - 1])))
  if (!before) throw new NamedError('NO_SUCH_TABLE')
  events.forEach((event, i) => {
    work.objectStore('events').add({ table: row.id, seq: first + i, event })
  })
  work.objectStore('tables').put(row)
  await done(work)
}

/** A table's events in order from a place on, none if there is no such table; throws where one is missing. */
export async function events(table: string, from = 1): Promise<Event[]> {
  const all = IDBKeyRange.bound([table, from], [table, Infinity])
  const rows = await answer((await reading('events')).getAll(all))
  return (rows as { seq: number; event: Event }[]).map(({ seq, event }, i) => {
    if (seq !== from + i) throw new Error('An event is missing.')
    return event
  })
}

/** Deletes a table's row and events. */
export async function remove(table: string): Promise<void> {
  const work = (await opened()).transaction(['tables', 'events'], 'readwrite')
  work.objectStore('tables').delete(table)
  work.objectStore('events').delete(IDBKeyRange.bound([table, 0], [table, Infinity]))
  await done(work)
}

/** The tables, the newest first. */
export async function rows(): Promise<Row[]> {
  const rows = (await answer((await reading('tables')).getAll())) as Row[]
  return rows.sort((one, other) => other.created_at - one.created_at)
}

/** A table's row, undefined if there is none. */
export async function row(table: string): Promise<Row | undefined> {
  return (await answer((await reading('tables')).get(table))) as Row | undefined
}

async function reading(store: string): Promise<IDBObjectStore> {
  return (await opened()).transaction(store).objectStore(store)
}
