import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { HandLog, HandOver, MyTable } from '../protocol'
import { Refusal } from '../net/api'
import { gathered } from './gathering'
import type { Result } from './result'

const rows: MyTable[] = []
const kept: Result[] = []
const deleted = new Set<string>()
const asked: string[] = []
let refusals = 0

vi.mock('../tables/tables', () => ({
  allMyTables: () => Promise.resolve(rows),
  sheets: (id: string) => {
    asked.push(id)
    return Promise.resolve([over])
  },
  handLog: () => (refusals-- > 0 ? Promise.reject(new Refusal(429, 'Too fast.')) : Promise.resolve(LOG)),
}))
vi.mock('./keptResults', () => ({
  keptResults: () => Promise.resolve({ results: [...kept], deleted }),
  keepResult: (result: Result) => Promise.resolve(void kept.push(result)),
}))

const LOG = { seq: 1, over: null, plays: [] } as unknown as HandLog
const over = { number: 1, ending: 'out', seat: 1, lines: [], points: [9, 0], scores: [9, 0], winners: [1] } as unknown as HandOver

function row(id: string, at: number): MyTable {
  const match = { status: 'finished', game: 'samba', players: 4, settings: {}, scores: [9, 0], hand: 1, seat: 1 }
  return { id, created_at: at, seats: ['Ann', 'Bo', 'Cy', 'Di'], your_turn: false, ...match } as unknown as MyTable
}

const ASKER = { tell: () => {}, skips: () => false }
const names = (results: Result[]) => results.map((one) => one.table)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const all of [rows, kept, asked]) all.length = 0
  deleted.clear()
  refusals = 0
  vi.useRealTimers()
})

test('what is kept is not read again, and what was deleted is not either', async () => {
  rows.push(row('new', 3), row('kept', 2), row('deleted', 1))
  deleted.add('deleted')
  expect(names(await gathered(ASKER))).toEqual(['kept', 'new'])
  asked.length = 0
  expect(names(await gathered(ASKER))).toEqual(['kept', 'new'])
  expect(asked).toEqual([])
})

test('a result from before sheets were kept gets them, and stays as it is where there are none any more', async () => {
  rows.push(row('there', 2))
  const [full] = await gathered(ASKER)
  const earlier = (table: string): Result => ({ ...full!, table, hands: full!.hands.map(({ sheet: _, ...hand }) => hand) })
  kept.splice(0, 1, earlier('there'), earlier('gone'))
  const found = await gathered(ASKER)
  expect(found.map((one) => [one.table, !!one.hands[0]!.sheet])).toEqual([
    ['there', true],
    ['gone', false],
  ])
})

test('a server that was asked too much is asked again after a rest', async () => {
  rows.push(row('one', 1), row('two', 2))
  refusals = 2
  const told: string[][] = []
  const all = gathered({ ...ASKER, tell: (results) => told.push(names(results)) })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(names(await all)).toEqual(['one', 'two'])
  expect(told).toEqual([[], ['one']])
})

test('what was deleted while it is read does not come back', async () => {
  rows.push(row('one', 1))
  let gone = false
  refusals = 1
  const all = gathered({ ...ASKER, skips: () => gone })
  await vi.advanceTimersByTimeAsync(1)
  gone = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await all).toEqual([])
  expect(kept).toEqual([])
})
