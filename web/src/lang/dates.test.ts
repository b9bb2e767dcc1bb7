// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { ListedTable } from '../protocol'
import TableList from '../pages/home/TableList.svelte'
import { dated, dayInWords, regional, today } from './dates'

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

test('today is the day where the reader is, whatever the day in Greenwich', () => {
  const evening = new Date(2026, 1, 14, 23, 30)
  const morning = new Date(2026, 1, 14, 0, 30)
  expect([evening, morning].map((now) => today(now))).toEqual(['2026-02-14', '2026-02-14'])
})

test('a day is written as the reader does, and what is no day stays', () => {
  vi.stubGlobal('navigator', { languages: ['en-GB'] })
  expect(dayInWords('2026-02-14')).toBe('14 Feb 2026')
  expect(['', 'last Friday', '2026-19-99'].map(dayInWords)).toEqual(['', 'last Friday', '2026-19-99'])
})
