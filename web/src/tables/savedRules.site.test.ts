// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { faultOf } from '../engine/ruleSet'
import { hasOwn } from '../lang/lang'
import type { Call } from '../solo/calls'
import { forgetHouse, houses, isOwnHouse, keepHouse } from '../state/kept/habits'

vi.mock('../build', () => ({ served: false, fileAddress: (path: string) => path }))
vi.mock('./pageWorker', async (original) => ({
  ...(await original<typeof import('./pageWorker')>()),
  call: vi.fn(async (asked: Call) =>
    asked.name === 'fault' ? faultOf(asked.game, asked.players, asked.settings) : Promise.reject(new Error(asked.name)),
  ),
}))
const { saveRules, savedRules } = await import('./savedRules')

const OURS = { game: 'sambola', players: 3, name: 'Ours', settings: { jokers: '7' } }

beforeEach(() => localStorage.clear())

test('house rules are saved in the browser, and listed', async () => {
  const id = await saveRules(OURS)
  expect(isOwnHouse(id)).toBe(true)
  expect(houses().map((one) => one.name)).toEqual(['Ours'])
  expect(await savedRules(id)).toEqual({ id, ...OURS })
})

test('rules that can’t be played are not', async () => {
  const refused = saveRules({ ...OURS, settings: { need_samba: '20' } })
  await expect(refused).rejects.toMatchObject({ name: 'NEED_TOO_HIGH', key: 'need_samba' })
  expect(houses()).toEqual([])
})

test('a browser that keeps nothing says so', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full')
  })
  await expect(saveRules(OURS)).rejects.toMatchObject({ name: 'RULES_NOT_KEPT' })
  expect(hasOwn('reason-RULES_NOT_KEPT')).toBe(true)
  full.mockRestore()
})

test('what was forgotten, and what an older page kept without its settings, is not there', async () => {
  const id = await saveRules(OURS)
  forgetHouse(id)
  await expect(savedRules(id)).rejects.toMatchObject({ status: 404, name: 'NO_SUCH_RULES' })
  keepHouse({ id: 'abcdefgh', name: 'Old', game: 'samba' })
  await expect(savedRules('abcdefgh')).rejects.toMatchObject({ status: 404 })
})

test('a long list drops rules that a server has, never those that are only here', async () => {
  const id = await saveRules(OURS)
  for (let n = 0; n < 40; n += 1) keepHouse({ id: `there-${n}`, name: String(n), game: 'samba' })
  expect(houses().length).toBeLessThan(35)
  expect(await savedRules(id)).toMatchObject({ name: 'Ours' })
})
