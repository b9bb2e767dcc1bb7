// A database that outlives what the browser does to it.
import { afterEach, expect, test, vi } from 'vitest'
import { lasting } from './database'

type Asked = { result: IDBDatabase; error: unknown; onsuccess?: () => void; onerror?: () => void }

/** A browser that opens databases, or fails to. */
function browser() {
  const opened: IDBDatabase[] = []
  const closed: IDBDatabase[] = []
  const waiting: (() => void)[] = []
  const now = { fails: false, waits: false }
  vi.stubGlobal('indexedDB', {
    open(): Asked {
      const database = { close: () => void closed.push(database) } as IDBDatabase
      const asked: Asked = { result: database, error: new Error('no room') }
      const open = () => {
        if (now.fails) return asked.onerror?.()
        opened.push(asked.result)
        asked.onsuccess?.()
      }
      if (now.waits) waiting.push(open)
      else queueMicrotask(open)
      return asked
    },
  })
  return { opened, closed, waiting, now }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

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

test('a database that does not open is given up, tried again, and closed if it comes late', async () => {
  vi.useFakeTimers()
  const { opened, closed, waiting, now } = browser()
  const ask = lasting('cards', 1, () => undefined)
  now.waits = true
  const asked = expect(ask()).rejects.toMatchObject({ name: 'UnknownError', message: 'The browser keeps nothing.' })
  await vi.advanceTimersByTimeAsync(10_000)
  await asked
  now.waits = false
  const found = await ask()
  waiting[0]!()
  expect(opened).toHaveLength(2)
  expect(closed).toEqual([opened[1]])
  expect(found).toBe(opened[0])
})
