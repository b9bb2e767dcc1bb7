// @vitest-environment jsdom
// What the form for a new table remembers, and when.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import games from '../../engine/made/games.json'
import { Refusal } from '../../net/api'
import { habit } from '../../state/kept/habits'
import { openHere } from '../../tables/tables'
import NewTable from './NewTable.svelte'

vi.mock('../../net/api', async (original) => ({
  ...(await original<typeof import('../../net/api')>()),
  game: async (id: string) => (games as unknown as { id: string }[]).find((one) => one.id === id),
  games: async () => games,
  myName: async () => 'Ann',
}))
vi.mock('../../tables/tables', async (original) => ({
  ...(await original<typeof import('../../tables/tables')>()),
  checkRules: async () => undefined,
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
