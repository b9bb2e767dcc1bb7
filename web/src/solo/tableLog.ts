// The page's tables, kept in IndexedDB: each event as it happens, and a row for lists.
import type { MyTable } from '../protocol'
import { answer, done } from '../state/kept/database'
import type { Event } from './table/events'

/** What lists show of a table. */
export interface Row extends MyTable {
  /** The server's table where the match goes on. */
  given?: string
}

const NAME = 'escalera-tables'
const VERSION = 1

export class TableLog {
  private constructor(private readonly database: IDBDatabase) {}

  /** Opens the log; throws if the browser keeps nothing. */
  static async open(): Promise<TableLog> {
    const asked = indexedDB.open(NAME, VERSION)
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore('tables', { keyPath: 'id' })
      asked.result.createObjectStore('events', { keyPath: ['table', 'seq'] })
    }
    return new TableLog(await answer(asked))
  }

  /** Keeps events, the first of them at a place in the log; throws if another tab was faster. */
  async append(row: Row, first: number, events: Event[]): Promise<void> {
    const work = this.database.transaction(['tables', 'events'], 'readwrite')
    events.forEach((event, i) => {
      work.objectStore('events').add({ table: row.id, seq: first + i, event })
    })
    work.objectStore('tables').put(row)
    await done(work)
  }

  /** A table's events in order, none if there is no such table; throws where one is missing. */
  async events(table: string): Promise<Event[]> {
    const all = IDBKeyRange.bound([table, 0], [table, Infinity])
    const rows = await answer(this.reading('events').getAll(all))
    return (rows as { seq: number; event: Event }[]).map(({ seq, event }, i) => {
      if (seq !== i + 1) throw new Error('An event is missing.')
      return event
    })
  }

  /** Deletes a table's row and events. */
  async remove(table: string): Promise<void> {
    const work = this.database.transaction(['tables', 'events'], 'readwrite')
    work.objectStore('tables').delete(table)
    work.objectStore('events').delete(IDBKeyRange.bound([table, 0], [table, Infinity]))
    await done(work)
  }

  /** The tables, the newest first. */
  async rows(): Promise<Row[]> {
    const rows = (await answer(this.reading('tables').getAll())) as Row[]
    return rows.sort((one, other) => other.created_at - one.created_at)
  }

  /** A table's row, undefined if there is none. */
  async row(table: string): Promise<Row | undefined> {
    return (await answer(this.reading('tables').get(table))) as Row | undefined
  }

  private reading(store: string): IDBObjectStore {
    return this.database.transaction(store).objectStore(store)
  }
}
