import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { speak } from '../../lang/lang'
import { reduce } from '../../state/table/reducer'
import { begun } from '../../state/table/table'
import Aside from './Aside.svelte'

const SENTENCE = 'This table can’t go on.'
const KEPT = {
  seats: ['Ann', 'Ben', 'Carla', 'Dan'],
  scores: [1210, -45],
  hands: [
    { number: 1, points: [1210, -45] },
    { number: 2, points: [] },
  ],
}

function shown(answer: () => Response) {
  vi.stubGlobal('fetch', async (request: Request) =>
    request.url.endsWith('/aside') ? answer() : Response.json({ name: 'Ann' }),
  )
  render(Aside, { tableId: 'quiet river', trouble: { name: 'NOT_REPLAYED', sentence: SENTENCE, rule: '', values: {} } })
}

afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  await speak('en')
})

test('a table that is set aside says why, and offers its scores and its record', async () => {
  shown(() => Response.json(KEPT))
  const link = await screen.findByRole('link', { name: 'Download the record so far' })
  expect(link.getAttribute('href')).toBe('/api/tables/quiet%20river/aside/record')
  expect(screen.getByRole('alert').textContent).toBe(SENTENCE)
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows.slice(1)).toEqual([
    ['Hand 1', '1,210', '−45'],
    ['Score', '1,210', '−45'],
  ])
  expect(rows[0]?.slice(1)).toEqual(['Ann & Carla', 'Ben & Dan'])
})

test('it says so in Spanish', async () => {
  await speak('es')
  shown(() => Response.json(KEPT))
  expect(await screen.findByText('Descargar el registro hasta ahora')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toMatch(/^Esta mesa no puede seguir/)
})

test('who has no seat there is offered nothing', async () => {
  shown(() => Response.json({ name: 'NO_SUCH_TABLE', detail: 'There is no such table.' }, { status: 404 }))
  await vi.waitFor(() => expect(screen.queryAllByRole('link')).toHaveLength(1))
  expect(screen.queryByRole('table')).toBeNull()
})

test('a table that can be had again forgets why it could not', () => {
  const error = { type: 'error', name: 'NOT_REPLAYED', sentence: SENTENCE, rule: '', values: {}, ref: '' } as const
  const aside = reduce(begun(), error)
  expect(aside.trouble?.name).toBe('NOT_REPLAYED')
  const welcome = { type: 'welcome', version: 1, table: 'quiet river', name: '', seat: 0 } as const
  expect(reduce(aside, welcome).trouble).toBeNull()
})
