// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { ListedTable } from '../protocol'
import TableList from '../pages/home/TableList.svelte'
import { dated, regional } from './dates'

const AT = Date.UTC(2026, 10, 26, 12) / 1000

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['en', ['en-GB', 'en-US', 'en'], 'en-GB'],
  ['en', ['es-MX', 'en-AU'], 'en-AU'],
  ['es', ['en-GB', 'es-AR'], 'es-AR'],
  ['es', ['en-GB'], 'es'],
  ['en', ['en', 'en-GB'], 'en-GB'],
  ['en', ['en-US@posix'], 'en'],
  ['en', [], 'en'],
])('who reads %s and has chosen %j reads dates in %s', (spoken, chosen, written) => {
  expect(regional(spoken, chosen)).toBe(written)
})

test.each([
  ['en-GB', '26 Nov 2026'],
  ['en-US', 'Nov 26, 2026'],
])('a date and a list of tables are in %s', (chosen, day) => {
  vi.stubGlobal('navigator', { languages: [chosen] })
  expect(dated(AT, { dateStyle: 'medium' })).toBe(day)
  const row = { id: 'river', game: 'samba', status: 'open', seats: ['Ann', ''], created_at: AT, scores: [], settings: {} }
  render(TableList, { title: 'Tables', tables: [row as unknown as ListedTable] })
  screen.getByText(new RegExp(day))
})
