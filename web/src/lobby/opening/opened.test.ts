// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

import { asks, takePlan } from '../../state/kept/plan'
import { openHere } from '../../tables/tables'
import { opened } from './tableOpening'

vi.mock('../../tables/tables', () => ({ openHere: vi.fn(), fitsHere: () => true }))
vi.mock('../../router', () => ({ go: vi.fn(), tablePath: (id: string) => `/t/${id}` }))

const PLAN = { name: 'Ann', bot: 'hard', start: true }
const BODY = { game: 'samba', players: 4 } as never

beforeEach(() => sessionStorage.clear())

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
  expect(openHere).toHaveBeenCalledWith(BODY, PLAN)
  expect(takePlan('page-1')).toBeNull()
})

test('where any of it was refused the lobby asks for it once more', async () => {
  vi.mocked(openHere).mockResolvedValue({ table: 'page-2', begun: false })
  await opened(BODY, PLAN, 'Ann')
  expect(takePlan('page-2')).toEqual(PLAN)
})
