import { expect, test } from 'vitest'
import { pips } from './pips'

const count = (path: string) => path.match(/M/g)?.length ?? 0

test.each([
  ['2', 2],
  ['3', 3],
  ['4', 4],
  ['5', 5],
  ['6', 6],
  ['7', 7],
  ['8', 8],
  ['9', 9],
  ['T', 10],
])('a %s has %i pips', (rank, n) => {
  const { upright, turned } = pips(rank, 'H')
  expect(count(upright) + count(turned)).toBe(n)
})
