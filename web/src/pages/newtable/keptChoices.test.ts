// @vitest-environment jsdom
// What the form for a new table remembers, when, and what is in its way.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import games from '../../engine/made/games.json'
import { Refusal } from '../../net/api'
import { forgetPlayers } from '../../lobby/opening/chosenPlayers'
import { habit, keepHabit, keepHouse } from '../../state/kept/habits'
import { checkRules, openHere } from '../../tables/tables'
import NewTable from './NewTable.svelte'

vi.mock('../../net/api', async (original) => ({
  ...(await original<typeof import('../../net/api')>()),
  game: async (id: string) => (games as unknown as { id: string }[]).find((one) => one.id === id),
  games: async () => games,
  myName: async () => 'Ann',
}))
vi.mock('../../tables/tables', async (original) => ({
  ...(await original<typeof import('../../tables/tables')>()),
  checkRules: vi.fn(async () => undefined),
  fitsHere: () => true,
  openHere: vi.fn(),
}))
vi.mock('../../router', async (original) => ({
  ...(await original<typeof import('../../router')>()),
  go: vi.fn(),
}))

/** Opens the form of a game. */
async function form(game: string): Promise<void> {
  cleanup()
  render(NewTable, { game, house: '' })
  await screen.findByRole('button', { name: 'Play now with bots' })
}

const click = (role: string, name: RegExp | string) => fireEvent.click(screen.getByRole(role, { name }))

beforeEach(() => {
  localStorage.clear()
  forgetPlayers()
  vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} })
})
afterEach(cleanup)

test('a table that could not be opened is not remembered', async () => {
  vi.mocked(openHere).mockRejectedValue(new Refusal(0, '', 'NOT_KEPT'))
  await form('samba')
  await click('radio', /^Quick: one hand/)
  await click('button', 'Play now with bots')
  await screen.findByRole('alert')
  expect(habit('samba')).toBeNull()
})

test('a table that was opened is', async () => {
  vi.mocked(openHere).mockResolvedValue({ table: 'page-1', begun: true })
  await form('samba')
  await click('radio', /^Quick: one hand/)
  await click('button', 'Play now with bots')
  await vi.waitFor(() => expect(Object.keys(habit('samba')!.table.settings!)).not.toEqual([]))
})

test.each([429, 500])('a check that could not be made (%i) is not in the way', async (status) => {
  vi.mocked(openHere).mockClear().mockResolvedValue({ table: 'page-1', begun: true })
  vi.mocked(checkRules).mockClear().mockRejectedValueOnce(new Refusal(status, 'Not now.'))
  await form('samba')
  await vi.waitFor(() => expect(checkRules).toHaveBeenCalled())
  await click('button', 'Play now with bots')
  await vi.waitFor(() => expect(openHere).toHaveBeenCalled())
})

const chosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked

test('how many play is still so after a look at another game, and there, too, where it has that number', async () => {
  await form('sambola')
  await click('radio', '3')
  await form('villages-samba')
  expect(chosen('3')).toBe(true)
  await form('bolivia')
  expect(chosen('4')).toBe(true)
  await form('sambola')
  expect(chosen('3')).toBe(true)
})

test('a number by a house rule stays with its game', async () => {
  await form('samba')
  await click('radio', '5 (house rule)')
  await form('bolivia')
  expect(chosen('4')).toBe(true)
  await form('samba')
  expect(chosen('5 (house rule)')).toBe(true)
})

test('how many play is as the last time, a number by a house rule, too', async () => {
  keepHabit('samba', { table: { players: 5, settings: {} }, bot: 'hard' })
  await form('samba')
  expect(chosen('5 (house rule)')).toBe(true)
})

test('after house rules for others a rule book without a number has the one that was chosen', async () => {
  keepHouse({ id: 'here-1', name: 'Friday', game: 'sambola', players: 6, settings: { jokers: '6' } })
  await form('sambola')
  await click('radio', '3')
  await click('radio', /Friday/)
  expect(chosen('6')).toBe(true)
  await click('radio', /^As in the rule book/)
  expect(chosen('3')).toBe(true)
})
