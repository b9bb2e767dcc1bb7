import { expect, test } from 'vitest'

import { inOrder, moved } from './handOrder'

test('cards stay where they were put, new ones come at the end', () => {
  expect(inOrder(['4S', 'KH', '9D', '9D'], ['9D', '4S'])).toEqual(['9D', '4S', 'KH', '9D'])
})

test('what is no longer held leaves its place', () => {
  expect(inOrder(['4S', '9D'], ['9D', 'KH', '9D', '4S'])).toEqual(['9D', '4S'])
  expect(inOrder([], ['9D'])).toEqual([])
})

test('without an order the cards lie by rank', () => {
  expect(inOrder(['4S', 'JK', 'KH'], [])).toEqual(['JK', 'KH', '4S'])
})

const ROW = [...'abcde']

test.each([
  ['to the right', [1], 3, 'acdbe'],
  ['to the left', [3], 1, 'adbce'],
  ['to the end', [0], 4, 'bcdea'],
  ['to the start', [4], 0, 'eabcd'],
  ['where it lies', [2], 2, 'abcde'],
  ['several to the right', [0, 1], 3, 'cdabe'],
  ['several to the left', [2, 4], 0, 'ceabd'],
  ['several from both sides', [0, 4], 2, 'bcaed'],
])('cards go %s', (_, from, to, after) => {
  expect(moved(ROW, from as number[], to as number).join('')).toBe(after)
})
