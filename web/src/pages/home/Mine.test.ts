// @vitest-environment jsdom
// The list of one's own tables: one in the page that isn't finished can be removed, once that is sure.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Refusal } from '../../net/api'
import { deleteTable, myTables } from '../../tables/tables'
import Mine from './Mine.svelte'

vi.mock('../../tables/tables', async (original) => ({
  ...(await original<typeof import('../../tables/tables')>()),
  deleteTable: vi.fn(async () => undefined),
  myTables: vi.fn(),
}))

const row = (id: string, changes: object = {}) => ({
  id,
  created_at: 1,
  status: 'playing',
  game: 'samba',
  players: 2,
  seats: ['Ann', 'Ben'],
  settings: {},
  scores: [],
  hand: 1,
  seat: 1,
  your_turn: true,
  ...changes,
})

async function listed(...rows: ReturnType<typeof row>[]): Promise<void> {
  vi.mocked(myTables).mockResolvedValue(rows as never)
  render(Mine)
  await screen.findAllByText('Samba')
}

const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => vi.mocked(deleteTable).mockClear())
afterEach(cleanup)

test('a table in the page is removed after a question', async () => {
  await listed(row('page-1'))
  await fireEvent.click(button('Remove'))
  expect(screen.getByText('Remove this table? What was played there is then lost.')).toBeTruthy()
  expect(deleteTable).not.toHaveBeenCalled()
  await fireEvent.click(button('Remove it'))
  await vi.waitFor(() => expect(screen.queryByText('Samba')).toBeNull())
  expect(deleteTable).toHaveBeenCalledWith('page-1')
  expect(screen.getByText('The table is removed.')).toBeTruthy()
})

test('who thinks better of it keeps the table, and the place on the page', async () => {
  await listed(row('page-1'))
  await fireEvent.click(button('Remove'))
  await fireEvent.click(button('Keep it'))
  expect(screen.queryByRole('button', { name: 'Remove it' })).toBeNull()
  expect(document.activeElement).toBe(button('Remove'))
  expect(deleteTable).not.toHaveBeenCalled()
})

test('a table that could not be removed stays, and the page says why', async () => {
  vi.mocked(deleteTable).mockRejectedValueOnce(new Refusal(404, '', 'NOT_KEPT'))
  await listed(row('page-1'))
  await fireEvent.click(button('Remove'))
  await fireEvent.click(button('Remove it'))
  await screen.findByRole('alert')
  expect(screen.getByText('Samba')).toBeTruthy()
})

test('your own side stands first, by name, wherever you sit', async () => {
  await listed(row('river', { seat: 2, scores: [1280, 5060] }))
  screen.getByText('You 5,060 · Ann 1,280')
})

test('finished tables and those with others at a server have no such button', async () => {
  await listed(row('page-1', { status: 'finished' }), row('river'))
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
})
