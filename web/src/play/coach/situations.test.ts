import { expect, test } from 'vitest'
import type { HandInfo } from '../../protocol'
import { situations, SITUATIONS, tipFor, type Situation } from './situations'

function hand(table: object, cards = Array<string>(11).fill('4H')): HandInfo {
  const usual = { phase: 'play', melded: [false, false], melds: [], feet: [0, 0, 0, 0], frozen: false, blocked: false }
  return { seq: 1, cards, table: { ...usual, ...table } } as unknown as HandInfo
}

const chapters = [
  { key: 'turn', keys: ['turn-draw', 'turn-meld', 'turn-discard'], lines: ['Draw two.', 'Meld.', 'Discard.'] },
  { key: 'frozen', keys: ['frozen-means_alone', 'frozen-blocks'], lines: ['Not by itself.', 'Blocked.'] },
  { key: 'initial', keys: ['initial-what'], lines: ['A minimum.'] },
]

test('a first turn is about drawing, then about the minimum', () => {
  expect(situations(hand({ phase: 'draw' }), 1, 1, ['draw'])).toEqual(['draw'])
  expect(situations(hand({}), 1, 1, ['discard 4H'])).toEqual(['minimum', 'worth', 'discard'])
})

test('a pile that can be taken, is frozen or is blocked comes before drawing', () => {
  expect(situations(hand({ phase: 'draw' }), 1, 1, ['draw', 'take with 4H 4D'])).toEqual(['take', 'draw'])
  expect(situations(hand({ phase: 'draw', frozen: true }), 1, 1, ['draw'])).toEqual(['frozen', 'draw'])
  expect(situations(hand({ phase: 'draw', frozen: true, blocked: true }), 1, 1, ['draw'])).toEqual(['blocked', 'draw'])
})

test('few cards are about going out, but not with a foot to come', () => {
  const few = ['4H', '5H']
  const melded = { melded: [true, false] }
  expect(situations(hand(melded, few), 1, 1, ['discard 4H'])).toContain('out')
  expect(situations(hand({ ...melded, feet: [11, 0, 0, 0] }, few), 1, 1, ['discard 4H'])).not.toContain('out')
})

test('nothing is said out of turn', () => {
  expect(situations(hand({}), 1, 1, [])).toEqual([])
})

test('each sentence is said once, and only one that the book has', () => {
  const now: Situation[] = ['frozen', 'take', 'draw']
  expect(tipFor(now, new Set(), chapters)).toEqual({
    situation: 'frozen',
    sentence: 'Not by itself.',
    chapter: 'frozen',
  })
  expect(tipFor(now, new Set(['frozen']), chapters)?.situation).toBe('draw') // nothing is told of taking
  expect(tipFor(now, new Set(SITUATIONS), chapters)).toBeNull()
})

test('the minimum is told with its number, where the book has one', () => {
  const withNumber = [{ key: 'initial', keys: ['initial-what', 'initial-by'], lines: ['A minimum.', 'It is 50.'] }]
  expect(tipFor(['minimum'], new Set(), withNumber)?.sentence).toBe('A minimum. It is 50.')
  expect(tipFor(['minimum'], new Set(), chapters)?.sentence).toBe('A minimum.')
})

test('what must be among the complete melds is told with how many there must be', () => {
  const out = [{ key: 'out', keys: ['out-what', 'out-any', 'out-among'], lines: ['Go out.', 'Two.', 'A samba.'] }]
  expect(tipFor(['canasta'], new Set(), out)?.sentence).toBe('Go out. Two. A samba.')
  const [chapter] = out
  const without = [{ ...chapter!, keys: ['out-what', 'out-any'] }]
  expect(tipFor(['canasta'], new Set(), without)?.sentence).toBe('Go out. Two.')
})
