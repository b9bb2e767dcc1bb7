// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'

import type { MyTable } from '../protocol'
import { allMyTables } from './tables'

/** 230 tables, the newest first; some were opened at the same moment. */
const ALL = Array.from({ length: 230 }, (_, n) => ({ id: `t${n}`, created_at: 1000 - Math.floor(n / 3) }) as MyTable)
const asked: (number | undefined)[] = []

vi.mock('../net/api', async (real) => ({
  ...(await real<typeof import('../net/api')>()),
  myTables: (limit: number, until = Infinity) => {
    asked.push(until === Infinity ? undefined : until)
    return Promise.resolve(ALL.filter((one) => one.created_at <= until).slice(0, limit))
  },
}))

test('all of my tables are asked for, page by page, each once', async () => {
  expect((await allMyTables()).map((one) => one.id)).toEqual(ALL.map((one) => one.id))
  expect(asked).toEqual([undefined, 967, 934])
})
