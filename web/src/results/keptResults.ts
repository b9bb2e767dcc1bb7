// The results that this browser keeps, in IndexedDB, by the table's name.
import { answer, done, lasting } from '../state/kept/database'
import type { Result } from './result'

const NAME = 'escalera-results'
const STORE = 'results'
const DELETED = 'deleted'

const opened = lasting(NAME, 1, (made) => {
  made.createObjectStore(STORE, { keyPath: 'table' })
  made.createObjectStore(DELETED)
})

/** What is kept, oldest first, and the tables whose results were deleted. */
export interface Kept {
  results: Result[]
  deleted: Set<string>
}

export async function keptResults(): Promise<Kept> {
  const work = (await opened()).transaction([STORE, DELETED])
  const results = (await answer(work.objectStore(STORE).getAll())) as Result[]
  const deleted = (await answer(work.objectStore(DELETED).getAllKeys())) as string[]
  return { results: results.sort((one, other) => one.at - other.at), deleted: new Set(deleted) }
}

export async function keepResult(result: Result): Promise<void> {
  await write([STORE], (work) => work.objectStore(STORE).put(result))
}

/** Deletes the results of tables for good: they aren't gathered again. */
export async function deleteResults(tables: readonly string[]): Promise<void> {
  await write([STORE, DELETED], (work) => {
    for (const table of tables) {
      work.objectStore(STORE).delete(table)
      work.objectStore(DELETED).put(true, table)
    }
  })
}

async function write(stores: string[], change: (work: IDBTransaction) => void): Promise<void> {
  const work = (await opened()).transaction(stores, 'readwrite')
  change(work)
  await done(work)
}
