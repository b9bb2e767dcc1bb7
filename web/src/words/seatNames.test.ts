// What people at a table are called, and whose points are whose.
import { expect, test } from 'vitest'
import { partsOf, standing } from './seatNames'

const FOUR = ['Ann', 'Ben', 'Carla', 'Dan']

test.each([
  [FOUR, [1280, 5060], 1, 'We 1,280 · They 5,060'],
  [FOUR, [1280, 5060], 2, 'We 5,060 · They 1,280'],
  [FOUR, [1280, 5060], 4, 'We 5,060 · They 1,280'],
  [FOUR, [1280, 5060], 0, 'Ann & Carla 1,280 · Ben & Dan 5,060'],
  [['Ann', 'Ben'], [1280, 5060], 2, 'You 5,060 · Ann 1,280'],
  [['Ann', 'Ben', 'Carla'], [10, -20, 30], 3, 'You 30 · Ann 10 · Ben -20'],
  [['Ann', '', 'Carla'], [10, 20, 30], 1, 'You 10 · Seat 2 20 · Carla 30'],
])('%j with %j, seen from seat %i', (seats, scores, me, said) => {
  expect(standing(seats, scores, me)).toBe(said)
})

test.each([
  ['Benedict 2', 'Benedict', ' 2'],
  ['Benedict', 'Benedict', ''],
  ['Ana María 12', 'Ana María', ' 12'],
  ['R2D2', 'R2D2', ''],
  ['7', '7', ''],
])('of %s the number that tells two of one name apart is known', (name, stem, number) => {
  expect(partsOf(name)).toEqual({ stem, number })
})
