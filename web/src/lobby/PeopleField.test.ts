// @vitest-environment jsdom
// The host removes people with one tap and one question, and locks the table.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { ClientMessage } from '../protocol'
import { seat, tableInfo } from '../state/sample'
import PeopleField from './PeopleField.svelte'

let sent: ClientMessage[]

beforeEach(() => (sent = []))
afterEach(cleanup)

function people(changes: object = {}, watchers = [{ watcher: 'ab12', name: 'Zed' }]) {
  const seats = [seat(1, 'Ann'), seat(2, 'Bo', { bot: '' }), seat(3, 'Carla'), seat(4, '', { bot: '' })]
  const table = tableInfo({ seats, yours: true, ...changes })
  return render(PeopleField, { table, watchers, send: (message: ClientMessage) => void sent.push(message) })
}

test('it asks who watches, and once before anybody is removed', async () => {
  people()
  expect(sent).toEqual([{ type: 'watchers' }])
  await fireEvent.click(screen.getByRole('button', { name: 'Remove Bo' }))
  expect(screen.getByText(/Remove Bo from this table for good\? A bot plays on/)).toBeTruthy()
  expect(sent).toHaveLength(1)
  await fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(sent.slice(1)).toEqual([{ type: 'remove', seat: 2 }, { type: 'watchers' }])
})

test('a watcher is removed too, and the question can be dropped', async () => {
  people()
  await fireEvent.click(screen.getByRole('button', { name: 'Remove Bo' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Remove Zed' }))
  expect(screen.queryByText(/A bot plays on/)).toBeNull()
  await fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(sent[1]).toEqual({ type: 'remove_watcher', watcher: 'ab12' })
})

test('a question is read out, has the focus, and waits while the connection is lost', async () => {
  const { rerender } = people()
  await rerender({ lost: true })
  await fireEvent.click(screen.getByRole('button', { name: 'Remove Bo' }))
  expect(screen.getByRole('status').textContent).toMatch(/Remove Bo from this table for good/)
  expect(document.activeElement?.textContent).toBe('Cancel')
  await fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(sent).toHaveLength(1)
  await rerender({ lost: false })
  await fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(sent[1]).toEqual({ type: 'remove', seat: 2 })
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Bo'))
})

test('neither bots nor oneself are removed, and nobody from a finished match', () => {
  people()
  expect(screen.queryByRole('button', { name: /Ann|Carla/ })).toBeNull()
  cleanup()
  people({ status: 'finished' })
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('the table is locked and unlocked again, and the box shows what the table says', async () => {
  const { rerender } = people()
  const box = screen.getByRole<HTMLInputElement>('checkbox')
  await fireEvent.click(box)
  expect(sent.at(-1)).toEqual({ type: 'lock', locked: true })
  expect(box.checked, 'what was tapped').toBe(true)
  await rerender({ table: tableInfo({ yours: true, locked: true }) })
  expect(box.checked).toBe(true)
  await fireEvent.click(box)
  expect(sent.at(-1)).toEqual({ type: 'lock', locked: false })
  expect(box.checked).toBe(false)
  await vi.waitFor(() => expect(box.checked, 'it was refused').toBe(true), 10_000)
})
