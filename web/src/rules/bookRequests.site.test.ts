// @vitest-environment jsdom
// Where there is no server, the page itself says which books there are not.
import { expect, test, vi } from 'vitest'
import { faultOf } from '../engine/ruleSet'
import type { Call } from '../solo/calls'

vi.mock('../build', () => ({ served: false, fileAddress: (path: string) => path }))
vi.mock('../tables/pageWorker', async (original) => ({
  ...(await original<typeof import('../tables/pageWorker')>()),
  canPlayHere: () => true,
  call: vi.fn(async (asked: Call) =>
    asked.name === 'fault' ? faultOf(asked.game, asked.players, asked.settings) : Promise.reject(new Error(asked.name)),
  ),
}))
vi.mock('./writtenBooks', () => ({ written: async () => undefined }))
const { bookFor } = await import('./bookRequests')

test.each([
  ['no game', 'nogame', 4, { name: 'NO_SUCH_GAME', status: 422 }],
  ['no such number of players', 'samba', 9, { name: 'NO_SUCH_NUMBER', status: 422 }],
  ['a book that only a server tells', 'samba', 5, { name: '', status: 0 }],
])('%s', async (_, game, players, why) => {
  await expect(bookFor({ game, players, settings: {} }, 'en')).rejects.toMatchObject(why)
})
