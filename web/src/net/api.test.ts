// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const NOTHING = { name: 'NOTHING_HERE', detail: 'There is nothing here.', key: '' }

type Api = typeof import('./api')
let api: Api
let asked: Request[]

/** Answers requests by method and path; what is not there is not found. */
function serve(answers: Record<string, unknown>, status = 200): void {
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request.clone())
    const { pathname, search } = new URL(request.url)
    const found = answers[`${request.method} ${pathname}${search}`]
    if (found instanceof Error) throw found
    if (found === undefined) return Response.json(NOTHING, { status: 404 })
    if (typeof found === 'string') return new Response(found, { status })
    return Response.json(found, { status })
  })
}

beforeEach(async () => {
  asked = []
  vi.resetModules()
  api = await import('./api')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ME = { 'GET /api/me': { name: 'Ann' } }

test('games are asked for once', async () => {
  serve({ 'GET /api/games': [{ id: 'samba' }] })
  await Promise.all([api.games(), api.games()])
  expect(await api.game('samba')).toEqual({ id: 'samba' })
  expect(await api.game('bridge')).toBeUndefined()
  expect(asked).toHaveLength(1)
})

test('games that could not be had are those the page was built with, and asked for again', async () => {
  serve({ 'GET /api/games': new TypeError('no network') })
  expect((await api.games()).map((game) => game.id)).toContain('samba')
  serve({ 'GET /api/games': [] })
  expect(await api.games()).toEqual([])
})

test('a server that says nothing keeps nobody waiting for the games; what it says late is heard', async () => {
  vi.useFakeTimers()
  let answer = (_: Response) => {}
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(request)
    return new Promise<Response>((resolve) => (answer = resolve))
  })
  const [soon, theirs] = [api.games(), api.game('bridge')]
  await vi.advanceTimersByTimeAsync(4000)
  expect((await soon).map((game) => game.id)).toContain('samba')
  expect(await api.game('samba')).toBeDefined()
  answer(Response.json([{ id: 'bridge' }]))
  expect(await theirs).toEqual({ id: 'bridge' })
  expect(await api.games()).toEqual([{ id: 'bridge' }])
  expect(asked).toHaveLength(1)
})

test('a refusal has the server’s sentence', async () => {
  serve(ME)
  await expect(api.houseRules('abc')).rejects.toMatchObject({
    status: 404,
    name: 'NOTHING_HERE',
    message: 'There is nothing here.',
  })
})

test('a refusal without a sentence of the server’s has none', async () => {
  serve({ 'POST /api/rules': { detail: [{ loc: ['body'] }] } }, 422)
  const asking = api.rules({ game: 'samba', players: 9, settings: {} })
  await expect(asking).rejects.toMatchObject({ status: 422, message: '' })
})

test.each([
  [0, '', true],
  [502, '', true],
  [504, '', true],
  [503, 'SERVER_FULL', false],
  [500, '', false],
  [429, 'TOO_MANY_REQUESTS', false],
  [422, 'NO_VALUE', false],
])('%i %s: nobody answered, or a proxy for a server that is away: %s', (status, name, away) => {
  expect(api.unanswered(new api.Refusal(status, '', name))).toBe(away)
})

test('another fault is no server’s', () => {
  expect(api.unanswered(new Error('broken'))).toBe(false)
})

test('nothing that belongs to a person is asked before the server knows who asks', async () => {
  let answer = (_: Response) => {}
  const first = new Promise<Response>((resolve) => (answer = resolve))
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(request)
    return asked.length === 1 ? first : Promise.resolve(Response.json([]))
  })
  const tables = api.myTables()
  await Promise.resolve()
  expect(asked.map((one) => new URL(one.url).pathname)).toEqual(['/api/me'])
  answer(Response.json({ name: '' }))
  expect(await tables).toEqual([])
  expect(asked).toHaveLength(2)
})

test('a new name is known without asking again', async () => {
  serve({ ...ME, 'PUT /api/me': { name: 'Bo' } })
  expect(await api.myName()).toBe('Ann')
  expect(await api.rename(' Bo ')).toBe('Bo')
  expect(await api.myName()).toBe('Bo')
  expect(asked.filter((one) => one.method === 'GET')).toHaveLength(1)
})

test('who goes on here is somebody else from then on', async () => {
  serve({ 'GET /api/me': { name: '' }, 'POST /api/me/move': { name: 'Ann' } })
  expect(await api.myName()).toBe('')
  expect(await api.moveHere('word')).toBe('Ann')
  expect(await asked.at(-1)!.json()).toEqual({ token: 'word' })
  expect(await api.myName()).toBe('Ann')
})

test('a setting at fault is named', async () => {
  const values = { value: "'99'", high: 16 }
  serve({ 'POST /api/rules': { name: 'NO_VALUE', detail: 'No.', key: 'jokers', values: { ...values, odd: [] } } }, 422)
  const asking = api.rules({ game: 'samba', players: 4, settings: {} })
  await expect(asking).rejects.toMatchObject({ name: 'NO_VALUE', key: 'jokers', values: values })
})

test('a table is opened with what was chosen', async () => {
  serve({ ...ME, 'POST /api/tables': { id: 'river' } }, 201)
  expect(await api.openTable({ game: 'samba', players: 4 })).toBe('river')
  expect(await asked.at(-1)!.json()).toEqual({ game: 'samba', players: 4 })
})

test('a replay is asked for by seat, a record comes as text', async () => {
  serve({
    ...ME,
    'GET /api/tables/river/hands/2?seat=3': [],
    'GET /api/tables/river/record': 'escalera 1\n',
  })
  expect(await api.replay('river', 2, 3)).toEqual([])
  expect(await api.record('river')).toBe('escalera 1\n')
})
