// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { speak } from '../../lang/lang'
import { reduce } from '../../state/table/reducer'
import { begun } from '../../state/table/table'
import { call } from '../../tables/pageWorker'
import { save } from '../../controls/fileSaving'
import Aside from './Aside.svelte'

vi.mock('../../tables/pageWorker', async (original) => ({
  ...(await original<typeof import('../../tables/pageWorker')>()),
  call: vi.fn(),
}))
vi.mock('../../controls/fileSaving', () => ({ save: vi.fn() }))

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

const OWN = [
  ['en', 'This table can’t go on: the page was changed', 'Download the record so far'],
  ['es', 'Esta mesa no puede seguir: la página ha cambiado', 'Descargar el registro hasta ahora'],
] as const

test.each(OWN)('the page’s own table says so in %s, and saves its record without a request', async (lang, sentence, download) => {
  await speak(lang)
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  vi.mocked(call).mockResolvedValue({ ...KEPT, record: 'escalera 1\n' })
  const trouble = { name: 'NOT_REPLAYED_HERE', sentence: '', rule: '', values: {} }
  render(Aside, { tableId: 'page-1', trouble })
  ;(await screen.findByRole('button', { name: download })).click()
  expect(screen.getByRole('alert').textContent).toContain(sentence)
  expect(screen.getAllByRole('row')).toHaveLength(3)
  expect(vi.mocked(call)).toHaveBeenCalledWith({ name: 'aside', table: 'page-1' })
  expect(vi.mocked(save)).toHaveBeenCalledWith('escalera 1\n', 'page-1.rec')
  expect(fetched).not.toHaveBeenCalled()
})

test('a table that can be had again forgets why it could not', () => {
  const error = { type: 'error', name: 'NOT_REPLAYED', sentence: SENTENCE, rule: '', values: {}, ref: '' } as const
  const aside = reduce(begun(), error)
  expect(aside.trouble?.name).toBe('NOT_REPLAYED')
  const welcome = { type: 'welcome', version: 1, table: 'quiet river', name: '', seat: 0, now: 0 } as const
  expect(reduce(aside, welcome).trouble).toBeNull()
})
