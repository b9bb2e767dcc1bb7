// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { TableEvent } from '../state/table/table'
import { connect, type Connection } from './socket'

/** A socket that does what the test says. */
class Fake {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static all: Fake[] = []
  readyState = Fake.CONNECTING
  sent: string[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly url: string) {
    Fake.all.push(this)
  }

  opens(): void {
    this.readyState = Fake.OPEN
    this.onopen?.()
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  ends(code: number): void {
    this.readyState = 3
    this.onclose?.({ code })
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    this.readyState = 3
  }
}

let events: TableEvent[]
let connection: Connection
const latest = () => Fake.all.at(-1)!
const links = () => events.flatMap((event) => (event.type === 'link' ? [event.link] : []))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Fake)
  Fake.all = []
  events = []
  connection = connect('quiet river', (event) => events.push(event))
})

afterEach(() => {
  connection.close()
  vi.unstubAllGlobals()
})

test('it opens the table’s socket and hands on what it hears', () => {
  expect(latest().url).toBe('ws://localhost:3000/api/tables/quiet%20river/socket?changes=1')
  latest().opens()
  latest().says({ type: 'pong', ref: '' })
  expect(events).toEqual([
    { type: 'link', link: 'open' },
    { type: 'pong', ref: '' },
  ])
})

test('a change of the hand comes as the whole hand; one that fits nothing asks for it', () => {
  latest().opens()
  const hand = { type: 'hand', seq: 5, table: { turn: 1, pile: ['4S'] }, cards: ['5S'], legal: [] }
  latest().says(hand)
  latest().says({ type: 'change', seq: 6, since: 5, table: { turn: 2 }, lists: { pile: [1, 0, ['5S']] }, cards: [0, 1, []] })
  const after = { ...hand, seq: 6, table: { turn: 2, pile: ['4S', '5S'] }, cards: [] }
  expect(events.slice(1)).toEqual([hand, after])
  latest().says({ type: 'change', seq: 9, since: 8, table: {}, lists: {} })
  expect(events).toHaveLength(3)
  expect(latest().sent.map((text) => JSON.parse(text) as object)).toEqual([{ type: 'look' }])
})

test('after any end it connects again, and waits longer each time', async () => {
  latest().opens()
  latest().ends(1012)
  expect(links()).toEqual(['open', 'lost'])
  await vi.advanceTimersByTimeAsync(500)
  expect(Fake.all).toHaveLength(2)
  latest().ends(1006)
  await vi.advanceTimersByTimeAsync(300)
  expect(Fake.all).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(600)
  expect(Fake.all).toHaveLength(3)
})

test('it waits longer, too, after a table that says no more than hello', async () => {
  for (let n = 0; n < 3; n += 1) {
    latest().opens()
    latest().says({ type: 'welcome', version: 1, table: 'quiet river', name: '', seat: 0 })
    latest().ends(4503)
    await vi.advanceTimersByTimeAsync(10_000)
  }
  latest().opens()
  latest().ends(4503)
  await vi.advanceTimersByTimeAsync(1500)
  expect(Fake.all).toHaveLength(4)
  await vi.advanceTimersByTimeAsync(2000)
  expect(Fake.all).toHaveLength(5)
  latest().opens()
  latest().says({ type: 'table', seq: 1 })
  latest().ends(1012)
  await vi.advanceTimersByTimeAsync(500)
  expect(Fake.all).toHaveLength(6)
})

test('a table that is shut for us is not asked again', async () => {
  latest().ends(4403)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(Fake.all).toHaveLength(1)
  expect(links()).toEqual(['refused'])
})

test.each([4500, 4529])('a table that can’t be had now (%i) is asked again, but seldom', async (code) => {
  for (let n = 0; n < 2; n += 1) {
    latest().opens()
    latest().says({ type: 'error', name: 'SET_ASIDE', sentence: '', rule: '', ref: '' })
    latest().ends(code)
    await vi.advanceTimersByTimeAsync(5000)
    expect(Fake.all).toHaveLength(n + 1)
    await vi.advanceTimersByTimeAsync(6000)
    expect(Fake.all).toHaveLength(n + 2)
  }
  expect(links()).toEqual(['open', 'refused', 'open', 'refused'])
})

test('handshakes that never open are told, but tried on', async () => {
  for (let n = 0; n < 4; n += 1) {
    latest().ends(1006)
    await vi.advanceTimersByTimeAsync(10_000)
  }
  expect(links()).toEqual(['lost', 'lost', 'lost', 'refused'])
  expect(Fake.all).toHaveLength(5)
})

test('a connection that went silent is found out by a ping', async () => {
  latest().opens()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(latest().sent).toEqual(['{"type":"ping"}'])
  await vi.advanceTimersByTimeAsync(7000)
  expect(Fake.all).toHaveLength(2)
  expect(links()).toEqual(['open', 'lost'])
})

test('a page that comes back from sleep looks at once', async () => {
  latest().opens()
  latest().ends(1006)
  dispatchEvent(new Event('online'))
  expect(Fake.all).toHaveLength(2)
})

test('once closed it stays closed', async () => {
  latest().opens()
  connection.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(Fake.all).toHaveLength(1)
})
