// The page's worker with tables that are only told of: no engine, and a log in memory.
import { beforeEach, expect, test, vi } from 'vitest'
import type { Call, FromWorker, ToWorker } from './calls'
import { follow, hearOthers, tellOthers } from './otherTabs'
import * as log from './tableLog'
import { opened as openedAnew, rebuilt } from './table/rebuilding'

const heard = vi.hoisted(() => vi.fn())

vi.mock('./engineModule', () => ({ compiled: async () => ({}) }))
vi.mock('../engine/engine', () => ({ start: () => ({}) }))
vi.mock('./otherTabs')
vi.mock('./tableLog')
vi.mock('./table/rebuilding')
vi.mock('./table/live', () => ({
  Live: class {
    due = null
    constructor(_: unknown, readonly table: unknown) {}
    join = vi.fn()
    hear = heard
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
  vi.clearAllMocks()
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

/** Another tab says that it has kept something of a table. */
const otherTab = (id: string) => vi.mocked(hearOthers).mock.lastCall![0](id)
const play = { type: 'played', at: 3, seat: 1, action: 'draw', by: 'person' } as const

test('what another tab has played at the table is heard, and that tab leads', async () => {
  await call({ name: 'join', table: 'page-1' })
  vi.mocked(log.events).mockImplementation(async (_, from) => (from === 2 ? [{ ...play, at: 2 }, play] : []))
  otherTab('page-1')
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith([play]))
  expect(follow).toHaveBeenCalledOnce()
})

test('a table that another tab has removed is lost for good', async () => {
  await call({ name: 'join', table: 'page-1' })
  vi.mocked(log.events).mockResolvedValue([])
  otherTab('page-1')
  await vi.waitFor(() => expect(said.at(-1)).toEqual({ table: 'page-1', lost: true, why: 'NO_SUCH_TABLE' }))
})

test('what other tabs do elsewhere is nothing to this table; they hear of what is removed here', async () => {
  await call({ name: 'join', table: 'page-1' })
  vi.mocked(log.events).mockClear()
  otherTab('page-2')
  await call({ name: 'delete', table: 'page-1' })
  expect(log.events).not.toHaveBeenCalled()
  expect(tellOthers).toHaveBeenCalledWith('page-1')
})

test.each([
  [1, 'HAND_IN_PLAY'],
  [2, 'HAND_NOT_DEALT'],
])('a replay of hand %i, which isn’t over, is refused: %s', async (hand, why) => {
  vi.mocked(openedAnew).mockReturnValue({ ...told('page-1'), handOver: false } as never)
  expect(await call({ name: 'replay', table: 'page-1', hand, seat: 1 })).toHaveProperty('refused', why)
})
