// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

import type { ClientMessage, HandLog } from '../../protocol'
import { handInfo, publicHand, tableInfo, welcome } from '../../state/sample'
import { seal } from '../../state/shuffle/sealing'
import { shownThen } from '../../state/shuffle/shown'
import type { TableEvent } from '../../state/table/table'
import { Session } from './session.svelte'

vi.mock('../../tables/pageWorker', async (original) => ({
  ...(await original<typeof import('../../tables/pageWorker')>()),
  canPlayHere: () => true,
}))

let tell: (event: TableEvent) => void
let sent: ClientMessage[]

beforeEach(() => {
  sessionStorage.clear()
  sent = []
})

function session(played?: (id: string, hand: number) => Promise<HandLog>): Session {
  const link = (_: string, on: typeof tell) => {
    tell = on
    return { send: (message: ClientMessage) => void sent.push(message), close() {} }
  }
  return new Session('river', link, played)
}

test('a number is sealed, sent, and what the table showed by then is kept', () => {
  const mine = seal(session().number(1))
  const waiting = tableInfo({ wait_until: 1_800_000_000, commit: 'c0' })
  tell(welcome)
  tell(waiting)
  expect(sent).toMatchObject([{ type: 'seal', hash: mine }])
  expect(shownThen('river', 1, sessionStorage)).toBeNull()
  const sealed = { ...waiting, seals: [mine, 'bb', '', ''], numbers: true }
  tell(sealed)
  tell({ ...sealed, seals: [mine, 'xx', '', ''] })
  expect(sent[1]).toMatchObject({ type: 'shuffle' })
  expect(shownThen('river', 1, sessionStorage)).toMatchObject({ commit: 'c0', seals: [mine, 'bb', '', ''] })
})

const last: [number, string, string] = [2, 'draw', 'bot']
const log: HandLog = {
  seq: 10,
  plays: [
    { seq: 9, table: { ...publicHand() } },
    { seq: 10, table: { last } },
  ],
  over: null,
}

test('what this page has not seen is asked for once, and never at a lesson', async () => {
  const played = vi.fn(async () => log)
  const page = session(played)
  for (const event of [welcome, tableInfo(), handInfo(10, [], { last })]) tell(event)
  await Promise.all([page.recall(1), page.recall(1)])
  await page.recall(1)
  expect(played.mock.calls).toEqual([['river', 1]])
  expect(page.state.log.map((line) => line.gap)).toEqual([false])
  await new Session('', () => ({ send() {}, close() {} }), played).recall(1)
  expect(played).toHaveBeenCalledTimes(1)
})

test('what did not come is asked for again by the next connection only', async () => {
  const played = vi.fn(async (): Promise<HandLog> => Promise.reject(new Error()))
  const page = session(played)
  for (const event of [welcome, tableInfo(), handInfo(10, [], { last })]) tell(event)
  await page.recall(1)
  await page.recall(1)
  expect(played).toHaveBeenCalledTimes(1)
  tell(welcome)
  await page.recall(1)
  expect(played).toHaveBeenCalledTimes(2)
})

const plans = [
  { actions: ['meld 7S 7H 2C', 'discard 4S'], behind: 0 },
  { actions: ['discard 7H'], behind: 35 },
]
const allowing = tableInfo({ options: { ...tableInfo().options, hints: true } })

function advised(advise: () => Promise<typeof plans>): Session {
  const link = (_: string, on: typeof tell) => ((tell = on), { send() {}, close() {} })
  return new Session('river', link, async () => log, advise)
}

test('a hint chooses the cards of its first play, and goes with the next frame', async () => {
  const advise = vi.fn(async () => plans)
  const page = advised(advise)
  const hand = handInfo(10, ['7S', '7H', '2C', '4S'], { last })
  for (const event of [welcome, allowing, hand]) tell(event)
  await page.advise()
  const asked = { game: 'samba', plays: [[2, 'draw']] }
  expect(advise).toHaveBeenCalledWith('river', expect.objectContaining(asked))
  expect(page.advice).toEqual(plans)
  expect(page.selected).toEqual(['7S', '7H', '2C'])
  tell({ ...hand, seq: 11 })
  expect(page.advice).toEqual([])
})

test('a hint that comes too late is not shown, and a table that allows none has none', async () => {
  const hand = handInfo(10, ['4S'], { turn: 1 })
  const page = advised(async () => {
    tell({ ...hand, seq: 11 })
    return plans
  })
  for (const event of [welcome, allowing, hand]) tell(event)
  await page.advise()
  expect(page.advice).toEqual([])
  tell(tableInfo())
  expect(page.mine).toBe(true)
  expect(page.mayAdvise).toBe(false)
})

test.each<[string, TableEvent]>([
  ['link is gone', { type: 'link', link: 'lost' }],
  ['table is paused', tableInfo({ paused: 1 })],
])('what is chosen while the %s is asked about when it goes on', async (_, stops) => {
  vi.useFakeTimers()
  const page = session()
  const hand = handInfo(10, ['4S', '5S'], { phase: 'play' }, ['discard 4S', 'discard 5S'])
  const offers = { type: 'offers', name: '', sentence: '', rule: '', values: {}, freezes: false } as const
  for (const event of [welcome, tableInfo(), hand]) tell(event)
  page.choose('4S', 1)
  await vi.advanceTimersByTimeAsync(100)
  tell({ ...offers, cards: ['4S'], actions: ['discard 4S'], ref: 'offer 1' })
  tell(stops)
  page.choose('5S', 1) // the answer never comes
  await vi.advanceTimersByTimeAsync(100)
  sent = []
  for (const event of [welcome, tableInfo(), hand]) tell(event)
  await vi.advanceTimersByTimeAsync(100)
  expect(sent).toMatchObject([{ type: 'offer', cards: ['4S', '5S'] }])
  vi.useRealTimers()
})
