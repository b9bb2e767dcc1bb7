// IndexedDB's requests and transactions as promises.
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
