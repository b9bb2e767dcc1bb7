import { afterEach, expect, test, vi } from 'vitest'
import { Refusal } from '../net/api'
import { bookFor, differs, lessons } from './bookRequests'

const OWN = { book: { title: 'Own' }, lessons: [{ key: 'draw' }], differs: { bolivia: [{ name: 'hand' }] } }
vi.mock('./writtenBooks', () => ({
  written: async (game: string, players: number) => (game === 'samba' && players === 4 ? OWN : undefined),
}))

const samba = { game: 'samba', players: 4, settings: {} }
const house = { ...samba, settings: { jokers: '9' } }
let asked: string[] = []

function serve(answer: () => Response): void {
  asked = []
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname, search } = new URL(url)
    asked.push(pathname + search)
    return answer()
  })
}
afterEach(() => vi.unstubAllGlobals())

test('a game’s own book is not asked for', async () => {
  serve(() => Response.json({}))
  expect(await bookFor(samba, 'en')).toEqual({ book: OWN.book, played: samba, instead: false })
  expect(await lessons(samba, 'en')).toEqual(OWN.lessons)
  expect(await differs(samba, 'bolivia', 'en')).toEqual(OWN.differs.bolivia)
  expect(asked).toEqual([])
})

test('the server tells house rules, other games and other comparisons', async () => {
  serve(() => Response.json({ title: 'Told' }))
  expect((await bookFor(house, 'es')).book.title).toBe('Told')
  expect((await bookFor({ ...samba, game: 'canasta' }, 'en')).book.title).toBe('Told')
  await differs(samba, 'canasta', 'en')
  expect(asked).toEqual([
    '/api/games/samba/book?set=jokers%3D9&players=4&lang=es',
    '/api/games/canasta/book?players=4&lang=en',
    '/api/games/samba/differs?players=4&lang=en&other=canasta',
  ])
})

test('without the server the game’s own book stands in for house rules', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  expect(await bookFor(house, 'en')).toEqual({ book: OWN.book, played: samba, instead: true })
  await expect(bookFor({ ...house, game: 'canasta' }, 'en')).rejects.toBeInstanceOf(Refusal)
})

test('house rules that the server refuses have no book', async () => {
  serve(() => Response.json({ name: 'NO_SETTING', detail: 'No.', key: 'jokers' }, { status: 422 }))
  await expect(bookFor(house, 'en')).rejects.toMatchObject({ status: 422, key: 'jokers' })
})
