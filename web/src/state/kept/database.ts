// IndexedDB's databases, requests and transactions as promises.
/** A browser that has not opened a database after so many milliseconds may never do so. */
const PATIENCE = 8_000

const nothing = () => new DOMException('The browser keeps nothing.', 'UnknownError')

export function answer<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error ?? nothing())
  })
}

/** Resolves once all of a transaction is kept. */
export function done(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve()
    work.onabort = () => reject(work.error ?? nothing())
  })
}

/**
 * Returns how to get at a database: it is opened when it is first asked for, and anew where that failed
 * or took too long, or where the browser closed it, as when somebody clears what sites keep.
 */
export function lasting(
  name: string,
  version: number,
  create: (made: IDBDatabase) => void,
): () => Promise<IDBDatabase> {
  let opened: Promise<IDBDatabase> | undefined
  const forget = () => (opened = undefined)
  async function open(): Promise<IDBDatabase> {
    const asked = indexedDB.open(name, version)
    asked.onupgradeneeded = () => create(asked.result)
    const database = await soon(asked)
    database.onclose = forget
    return database
  }
  return () => {
    opened ??= open()
    opened.catch(forget)
    return opened
  }
}

/** What is asked for, unless it takes too long; a database that is opened then is closed again. */
function soon(asked: IDBOpenDBRequest): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      reject(nothing())
      asked.onsuccess = () => asked.result.close()
    }, PATIENCE)
    answer(asked)
      .finally(() => clearTimeout(late))
      .then(resolve, reject)
  })
}
