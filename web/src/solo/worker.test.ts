// The page's worker with tables that are only told of: no engine, and a log in memory.
import { beforeEach, expect, test, vi } from 'vitest'
import type { Call, FromWorker, ToWorker } from './calls'
import * as log from './tableLog'
import { rebuilt } from './table/rebuilding'

vi.mock('./engineModule', () => ({ compiled: async () => ({}) }))
vi.mock('../engine/engine', () => ({ start: () => ({}) }))
vi.mock('./tableLog')
vi.mock('./table/rebuilding')
vi.mock('./table/live', () => ({
  Live: class {
    due = null
    constructor(_: unknown, readonly table: unknown) {}
    join = vi.fn()
  },
}))

let hear: (event: { data: ToWorker }) => void
const said: FromWorker[] = []
let calls = 0

/** A table between two hands. */
function told(id: string) {
  return {
    id,
    seq: 2,
    made: { at: 1, options: {} },
    match: { lines: [], hand: 1, over: true, winners: null, scores: [] },
    rules: { game: 'samba', seats: 2 },
    seats: [{ person: 'me', name: 'Ann' }],
    shuffle: { hand: 1 },
    ends: [],
    handOver: true,
    dealing: false,
    given: '',
    playing: null,
    seatOf: () => 1,
    apply: vi.fn(),
    close: vi.fn(),
  }
}

/** Asks the worker, and waits for its answer. */
async function call(asked: Call): Promise<FromWorker> {
  const number = ++calls
  hear({ data: { module: 'escalera.wasm', number, call: asked } })
  await vi.waitFor(() => expect(said.at(-1)?.number).toBe(number))
  return said.at(-1)!
}

beforeEach(async () => {
  vi.resetModules()
  said.length = 0
  vi.stubGlobal('postMessage', (message: FromWorker) => said.push(message))
  vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => (hear = listener))
  vi.mocked(log.events).mockImplementation(async (id) => [{ type: 'made', table: id } as never])
  vi.mocked(rebuilt).mockReset().mockImplementation((_, [made]) => told((made as { table: string }).table) as never)
  await import('./worker')
})

const opened = () => vi.mocked(rebuilt).mock.results.map((one) => one.value as ReturnType<typeof told>)

test.each<Call>([
  { name: 'record', table: 'page-1' },
  { name: 'sheets', table: 'page-1' },
  { name: 'bridge', table: 'page-1' },
  { name: 'give', table: 'page-1', to: 'river' },
])('a table that is only read ($name) gives its memory back', async (asked) => {
  expect(await call(asked)).not.toHaveProperty('refused')
  expect(opened()).toHaveLength(1)
  expect(opened()[0]!.close).toHaveBeenCalledOnce()
})

test('the table in play keeps its memory when it is read', async () => {
  await call({ name: 'join', table: 'page-1' })
  await call({ name: 'record', table: 'page-1' })
  expect(opened()).toHaveLength(1)
  expect(opened()[0]!.close).not.toHaveBeenCalled()
})
