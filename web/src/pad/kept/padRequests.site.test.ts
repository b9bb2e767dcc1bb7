import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasOwn } from '../../lang/lang'

vi.mock('../../build', () => ({ served: false, fileAddress: (path: string) => `./${path}` }))
const { askSheet } = await import('./padRequests')

const SHEETS = { '4': { game: 'sambola' }, '4 a=1 b=2': { game: 'sambola', of: 'a and b' } }
const asked = vi.fn<(address: string) => Promise<Response>>()

beforeEach(() => {
  asked.mockImplementation(async () => Response.json(SHEETS))
  vi.stubGlobal('fetch', asked)
})
afterEach(() => vi.unstubAllGlobals())

test('a sheet is looked up by players and choices, in any order', async () => {
  expect(await askSheet('sambola', 4, {})).toEqual(SHEETS['4'])
  expect(await askSheet('sambola', 4, { b: '2', a: '1' })).toEqual(SHEETS['4 a=1 b=2'])
  expect(asked).toHaveBeenCalledWith('./pad/sambola.json')
})

test('a choice that only other players have a sheet for is theirs', async () => {
  await expect(askSheet('sambola', 6, {})).rejects.toMatchObject({ status: 422, name: 'NOT_FOR_SO_MANY' })
})

test('a choice that nobody has a sheet for is not said to be for other players', async () => {
  await expect(askSheet('sambola', 4, { a: '7' })).rejects.toMatchObject({ status: 422, name: 'NO_SHEET' })
  expect(hasOwn('reason-NO_SHEET')).toBe(true)
})

test('a file that can’t be had is said in a sentence', async () => {
  asked.mockImplementation(async () => new Response('', { status: 404 }))
  await expect(askSheet('sambola', 4, {})).rejects.toMatchObject({ status: 0, message: /can’t be loaded/ })
})
