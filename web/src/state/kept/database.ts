// IndexedDB's databases, requests and transactions as promises.
const NOTHING = 'The browser keeps nothing.'

export function answer<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error ?? new Error(NOTHING))
  })
}

/** Resolves once all of a transaction is kept. */
export function done(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve()
    work.onabort = () => reject(work.error ?? new Error(NOTHING))
  })
}

/**
 * Returns how to get at a database: it is opened when it is first asked for, and anew where that failed
 * or the browser closed it, as when somebody clears what sites keep.
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
    const database = await answer(asked)
    database.onclose = forget
    return database
  }
  return () => {
    opened ??= open()
    opened.catch(forget)
    return opened
  }
}
