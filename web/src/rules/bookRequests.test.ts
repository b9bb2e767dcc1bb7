// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { Refusal } from '../net/api'
import { bookFor, differs, judged, lessons, lessonTable } from './bookRequests'

const OWN = {
  book: { title: 'Own' },
  lessons: [{ key: 'draw' }],
  differs: { bolivia: [{ name: 'hand' }] },
  refusals: { TOO_MANY_WILDS: ['Como mucho {n}.', 'Grupos'] },
}
const asks = vi.hoisted(() => vi.fn())
vi.mock('../tables/pageWorker', () => ({ call: asks, canPlayHere: () => true }))
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

test('so it does where a proxy says that the server is away', async () => {
  serve(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }))
  expect(await bookFor(house, 'en')).toEqual({ book: OWN.book, played: samba, instead: true })
})

test('house rules that the server refuses have no book', async () => {
  serve(() => Response.json({ name: 'NO_SETTING', detail: 'No.', key: 'jokers' }, { status: 422 }))
  await expect(bookFor(house, 'en')).rejects.toMatchObject({ status: 422, key: 'jokers' })
})

test('the page judges by a game’s own rules, in the book’s words', async () => {
  serve(() => Response.json({}))
  asks.mockResolvedValueOnce({ legal: false, name: 'TOO_MANY_WILDS', sentence: 'At most 2.', number: 2, offence: null })
  const verdict = await judged(samba, 'a record', '1 draw', 'es')
  expect(verdict).toEqual({ legal: false, name: 'TOO_MANY_WILDS', sentence: 'Como mucho 2.', rule: 'Grupos', offence: null })
  const offence = { points: 100, raised: 0, returned: false }
  asks.mockResolvedValueOnce({ legal: true, name: '', sentence: '', number: null, offence })
  const charged = await judged(samba, 'a record', '1 draw', 'es')
  expect(charged).toEqual({ legal: true, name: '', sentence: '', rule: '', offence })
  asks.mockResolvedValueOnce({ fault: 'FEWER_IN_PACK', values: { card: '4S' } })
  const wrong = judged(samba, 'a record', '1 draw', 'es')
  await expect(wrong).rejects.toMatchObject({ name: 'NO_SUCH_POSITION', values: { fault: 'FEWER_IN_PACK', card: '4S' } })
  expect(asked).toEqual([])
})

test('a lesson is played in the page; by house rules the server judges and plays', async () => {
  serve(() => Response.json({ became: 'open' }))
  const lesson = { key: 'draw', record: 'a record', goal: 'passed' }
  const play = { type: 'play', seq: 0, action: 'draw', ref: '' } as const
  asks.mockResolvedValueOnce('here')
  expect(await lessonTable(samba, lesson, [], play)).toBe('here')
  const said = { record: 'a record', goal: 'passed', plays: [], ask: play }
  expect(asks).toHaveBeenLastCalledWith({ name: 'lesson', asked: said })
  expect(await lessonTable(house, lesson, [], play)).toEqual({ became: 'open' })
  await judged(house, 'a record', '1 draw', 'en')
  expect(asked).toEqual(['/api/games/samba/lessons/draw/table?set=jokers%3D9&players=4', '/api/referee'])
})
