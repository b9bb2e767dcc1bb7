// A database that outlives what the browser does to it.
import { afterEach, expect, test, vi } from 'vitest'
import { lasting } from './database'

type Asked = { result: IDBDatabase; error: unknown; onsuccess?: () => void; onerror?: () => void }

/** A browser that opens databases, or fails to. */
function browser() {
  const opened: IDBDatabase[] = []
  const now = { fails: false }
  vi.stubGlobal('indexedDB', {
    open(): Asked {
      const asked: Asked = { result: {} as IDBDatabase, error: new Error('no room') }
      queueMicrotask(() => {
        if (now.fails) return asked.onerror?.()
        opened.push(asked.result)
        asked.onsuccess?.()
      })
      return asked
    },
  })
  return { opened, now }
}

afterEach(() => vi.unstubAllGlobals())

test('a database is opened once', async () => {
  const { opened } = browser()
  const ask = lasting('cards', 1, () => undefined)
  expect(opened).toHaveLength(0)
  expect(await ask()).toBe(await ask())
  expect(opened).toHaveLength(1)
})

test('a database that the browser closed is opened again', async () => {
  const { opened } = browser()
  const ask = lasting('cards', 1, () => undefined)
  const first = await ask()
  first.onclose!(new Event('close'))
  expect(await ask()).not.toBe(first)
  expect(opened).toHaveLength(2)
})

test('a database that could not be opened is tried again', async () => {
  const { opened, now } = browser()
  const ask = lasting('cards', 1, () => undefined)
  now.fails = true
  await expect(ask()).rejects.toThrow('no room')
  now.fails = false
  await ask()
  expect(opened).toHaveLength(1)
})
