import { expect, test } from 'vitest'
import { lengthened, rowsOf, settingsOf, within } from './initialMeld'

const [MINIMUMS, SCORES] = ['15/50/90/120/160', '0/1500/3000/7000']

test('by score each row but the first says from which score it holds', () => {
  const rows = rowsOf(MINIMUMS, SCORES, false)
  expect(rows.map((row) => [row.from, row.minimum])).toEqual([
    ['', '15'],
    ['0', '50'],
    ['1500', '90'],
    ['3000', '120'],
    ['7000', '160'],
  ])
  expect(settingsOf(rows, false)).toEqual({ minimums: MINIMUMS, minimum_scores: SCORES })
})

test('by hand there is a row for each hand, and scores are left alone', () => {
  const rows = rowsOf('50/90/120', SCORES, true)
  expect(rows.map((row) => row.minimum)).toEqual(['50', '90', '120'])
  expect(settingsOf(rows, true)).toEqual({ minimums: '50/90/120' })
})

test('what is missing is an empty field', () => {
  expect(rowsOf('15', SCORES, false).map((row) => row.minimum)).toEqual(['15', '', '', '', ''])
})

test('one minimum for all scores needs no score', () => {
  expect(rowsOf('50', 'none', false)).toEqual([{ from: '', minimum: '50' }])
  expect(settingsOf([{ from: '', minimum: '50' }], false)).toEqual({ minimums: '50', minimum_scores: 'none' })
})

test('a row more begins higher', () => {
  expect(lengthened(rowsOf(MINIMUMS, SCORES, false)).at(-1)).toEqual({ from: '8000', minimum: '160' })
})

test.each([
  ['15', true],
  ['0', true],
  ['10001', false],
  ['', false],
  ['-5', false],
  ['1/2', false],
])('%s is within 0 and 10,000: %s', (text, good) => expect(within(text, { low: 0, high: 10_000 })).toBe(good))
