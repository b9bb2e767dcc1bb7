// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

import { openTable, rename } from '../../net/api'
import { asks, takePlan } from '../../state/kept/plan'
import { keepHabit } from '../../state/kept/habits'
import { openHere } from '../../tables/tables'
import { opened, playNow } from './tableOpening'

vi.mock('../../tables/tables', () => ({ openHere: vi.fn(), fitsHere: () => true, playingBots: (bots: string[]) => bots }))
vi.mock('../../net/api', () => ({ openTable: vi.fn(), rename: vi.fn() }))
vi.mock('../../router', () => ({ go: vi.fn(), tablePath: (id: string) => `/t/${id}` }))

const PLAN = { name: 'Ann', bot: 'hard', start: true }
const BODY = { game: 'samba', players: 4 } as never

beforeEach(() => {
  sessionStorage.clear()
  vi.clearAllMocks()
})

test('a plan is asked for seat by seat, and the start at last', () => {
  expect(asks(PLAN, 3)).toEqual([
    { type: 'sit', seat: 1, name: 'Ann' },
    { type: 'bot', seat: 2, bot: 'hard' },
    { type: 'bot', seat: 3, bot: 'hard' },
    { type: 'start' },
  ])
  expect(asks({ ...PLAN, bot: '', start: false }, 4)).toEqual([{ type: 'sit', seat: 1, name: 'Ann' }])
})

test('a table that has begun leaves nothing to do', async () => {
  vi.mocked(openHere).mockResolvedValue({ table: 'page-1', begun: true })
  await opened(BODY, PLAN, 'Ann')
  expect(openHere).toHaveBeenCalledWith(BODY, PLAN, expect.any(Promise))
  expect(takePlan('page-1')).toBeNull()
})

test('where any of it was refused the lobby asks for it once more', async () => {
  vi.mocked(openHere).mockResolvedValue({ table: 'page-2', begun: false })
  await opened(BODY, PLAN, 'Ann')
  expect(takePlan('page-2')).toEqual(PLAN)
})

test('a table in the page waits for no server to hear a name; one that has to be at the server does', async () => {
  vi.mocked(rename).mockReturnValue(new Promise(() => undefined))
  vi.mocked(openHere).mockResolvedValue({ table: 'page-3', begun: true })
  await opened(BODY, PLAN, 'Bea')
  expect(rename).toHaveBeenCalledWith('Ann')
  void opened(BODY, { ...PLAN, start: false }, 'Bea')
  await Promise.resolve()
  expect(openTable).not.toHaveBeenCalled()
})

test('a name that the server refuses keeps nobody from a table in the page', async () => {
  vi.mocked(rename).mockRejectedValue(new Error('NAME_TAKEN'))
  vi.mocked(openHere).mockResolvedValue({ table: 'page-4', begun: true })
  await opened(BODY, PLAN, 'Bea')
  await expect(vi.mocked(openHere).mock.lastCall?.[2]).resolves.toBeUndefined()
  await expect(opened(BODY, { ...PLAN, start: false }, 'Bea')).rejects.toThrow('NAME_TAKEN')
})

test('“Play now” opens a table for as many as the last time, by a house rule, too', async () => {
  vi.mocked(openHere).mockResolvedValue({ table: 'page-5', begun: true })
  keepHabit('samba', { table: { players: 5, settings: {} }, bot: 'hard' })
  await playNow({ id: 'samba', players: [4], bots: ['hard'] } as never, 'Ann', 'Ann')
  expect(vi.mocked(openHere).mock.lastCall?.[0]).toMatchObject({ game: 'samba', players: 5 })
})
