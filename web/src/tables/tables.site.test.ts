import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import games from '../engine/made/games.json'
import { judged } from '../engine/ruleSet'
import type { GameInfo } from '../protocol'
import type { Call } from '../solo/calls'

vi.mock('../build', () => ({ served: false, fileAddress: (path: string) => path }))
vi.mock('./pageWorker', async (original) => ({
  ...(await original<typeof import('./pageWorker')>()),
  canPlayHere: () => true,
  call: vi.fn(async (asked: Call) => {
    if (asked.name === 'judged') return judged(asked.game, asked.players, asked.settings)
    return asked.name === 'rows' ? [] : Promise.reject(new Error(asked.name))
  }),
}))
const tables = await import('./tables')
const api = await import('../net/api')
const { isOwn } = await import('./pageWorker')

const LIST = games as unknown as GameInfo[]
const asked = vi.fn(() => Promise.reject(new Error('a request')))

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  expect(asked).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

test('games, names and lists come without a request', async () => {
  expect(await api.games()).toEqual(LIST)
  expect(await api.myName()).toBe('')
  expect(await api.rename('Ann')).toBe('Ann')
  expect(await api.myName()).toBe('Ann')
  expect(await tables.myTables()).toEqual([])
})

test('what only a server can say is refused without a name', async () => {
  await expect(api.finerRules('samba', 4)).rejects.toMatchObject({ status: 0, name: '' })
})

test('every table is the page’s, and so are the bots and clocks of a new one', () => {
  expect(isOwn('quiet-river')).toBe(true)
  expect(tables.playingBots(['easy', 'greedy', 'hard', 'expert', 'clever'])).toEqual(['easy', 'hard', 'expert'])
  expect(tables.clocksOf(['none', 'gentle', 'strict'])).toEqual(['none', 'gentle'])
  expect(tables.fitsHere({ game: 'samba', players: 4, clock: 'strict' } as never, 'clever')).toBe(true)
})

test('variations have their listed values and take no others', () => {
  const shown = LIST.flatMap((game) => tables.switchesOf(game))
  expect(shown.length).toBeGreaterThan(3)
  for (const one of shown) expect([one.takes, one.values.length > 1]).toEqual(['', true])
})

test('a variation for another number of players is refused', async () => {
  const settings = { going_out: '1red+1black' }
  await tables.checkRules({ game: 'sambola', players: 3, settings })
  await expect(tables.checkRules({ game: 'sambola', players: 4, settings })).rejects.toMatchObject({
    name: 'NOT_FOR_SO_MANY',
    key: 'going_out',
  })
})

test('numbers of one’s own can’t be judged here', async () => {
  const settings = { jokers: '7' }
  const refused = tables.checkRules({ game: 'sambola', players: 4, settings })
  await expect(refused).rejects.toMatchObject({ status: 0, name: '' })
})

test('nor is a table opened with one', async () => {
  const settings = { going_out: '1red+1black' }
  const opened = tables.openHere({ game: 'sambola', players: 4, settings } as never)
  await expect(opened).rejects.toMatchObject({ name: 'NOT_FOR_SO_MANY' })
})
