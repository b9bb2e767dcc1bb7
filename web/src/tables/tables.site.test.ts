// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import games from '../engine/made/games.json'
import { finerRules } from '../engine/rules/finerRules'
import { faultOf } from '../engine/ruleSet'
import type { GameInfo } from '../protocol'
import type { Call } from '../solo/calls'
import { takesOwn } from '../words/serverText'

vi.mock('../build', () => ({ served: false, fileAddress: (path: string) => path }))
vi.mock('./pageWorker', async (original) => ({
  ...(await original<typeof import('./pageWorker')>()),
  canPlayHere: () => true,
  call: vi.fn(async (asked: Call) => {
    if (asked.name === 'fault') return faultOf(asked.game, asked.players, asked.settings)
    if (asked.name === 'make') return faultOf(asked.options.game, asked.options.players!, asked.options.settings as never)
    if (asked.name === 'finer') return finerRules(asked.game, asked.players)
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
  await expect(api.openTables()).rejects.toMatchObject({ status: 0, name: '' })
})

test('finer points come from the page itself, with what is usual for so many players', async () => {
  const [four, two] = [await tables.finerRules('villages-samba', 4), await tables.finerRules('villages-samba', 2)]
  expect(four.length).toBeGreaterThan(60)
  const usual = (all: typeof four) => all.find(({ key }) => key === 'draw_cards')!.default
  expect(usual(four)).not.toBe(usual(two))
})

test('every table is the page’s, and so are the bots and clocks of a new one', () => {
  expect(isOwn('quiet-river')).toBe(true)
  expect(tables.playingBots(['easy', 'greedy', 'hard', 'expert', 'clever'])).toEqual(['easy', 'hard', 'expert'])
  expect(tables.clocksOf(['none', 'gentle', 'strict'])).toEqual(['none', 'gentle'])
  expect(tables.fitsHere({ game: 'samba', players: 4, clock: 'strict' } as never, 'clever')).toBe(true)
})

test('a score pad’s variations have their listed values and take no others', () => {
  const shown = LIST.flatMap((game) => tables.switchesOf(game))
  expect(shown.length).toBeGreaterThan(3)
  for (const one of shown) expect([one.takes, takesOwn(one), one.values.length > 1]).toEqual(['', false, true])
})

test('a variation for another number of players is refused', async () => {
  const settings = { going_out: '1red+1black' }
  await tables.checkRules({ game: 'sambola', players: 3, settings })
  await expect(tables.checkRules({ game: 'sambola', players: 4, settings })).rejects.toMatchObject({
    name: 'VALUE_FOR_OTHERS',
    key: 'going_out',
  })
})

test('numbers of one’s own are judged here, as a server does', async () => {
  const check = (settings: Record<string, string>) => tables.checkRules({ game: 'sambola', players: 4, settings })
  await check({ jokers: '7' })
  await expect(check({ jokers: '17' })).rejects.toMatchObject({
    status: 422,
    name: 'NO_VALUE',
    key: 'jokers',
    values: { value: "'17'", kind: 'whole-number', low: 0, high: 16, choices: '' },
  })
  await expect(check({ hand_cards: '40' })).rejects.toMatchObject({ name: 'PACK_TOO_SMALL', key: 'hand_cards' })
})

test('a table isn’t opened with rules that can’t be played', async () => {
  const settings = { going_out: '1red+1black' }
  const opened = tables.openHere({ game: 'sambola', players: 4, settings } as never, { name: 'Ann', bot: 'hard', start: true }, Promise.resolve())
  await expect(opened).rejects.toMatchObject({ name: 'VALUE_FOR_OTHERS' })
})
