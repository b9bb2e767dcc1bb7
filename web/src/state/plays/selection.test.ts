import { expect, test } from 'vitest'

import { chosen, kept, tapped } from './selection'

const hand = ['4S', '4S', '5H']

test('a tap takes the next copy, and lets go after the last', () => {
  expect(tapped([], hand, '4S')).toEqual(['4S'])
  expect(tapped(['4S'], hand, '4S')).toEqual(['4S', '4S'])
  expect(tapped(['4S', '4S', '5H'], hand, '4S')).toEqual(['5H'])
})

test('no more copies than are held', () => {
  expect(chosen(['5H'], hand, '4S', 9)).toEqual(['5H', '4S', '4S'])
  expect(chosen(['5H'], hand, '5H', 0)).toEqual([])
})

test('what has left the hand is not chosen any more', () => {
  expect(kept(['4S', '4S', '5H'], ['4S', '9C'])).toEqual(['4S'])
})
