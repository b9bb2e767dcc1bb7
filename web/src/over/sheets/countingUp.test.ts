import { expect, test } from 'vitest'
import { sumsAt } from './countingUp'

const LINES = [
  [625, 1210],
  [-45, -35],
]

test('a sheet counts from nothing to its sums, part by part', () => {
  expect(sumsAt(LINES, 2, 0)).toEqual([0, 0])
  expect(sumsAt(LINES, 2, 0.5)).toEqual([313, 605])
  expect(sumsAt(LINES, 2, 1)).toEqual([625, 1210])
  expect(sumsAt(LINES, 2, 2)).toEqual([580, 1175])
  expect(sumsAt(LINES, 2, Infinity)).toEqual([580, 1175])
})

test('a sheet without a line counts nothing', () => {
  expect(sumsAt([], 3, Infinity)).toEqual([0, 0, 0])
})
