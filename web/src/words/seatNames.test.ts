// A list's scores, said to whoever sits at the table.
import { expect, test } from 'vitest'
import { standing } from './seatNames'

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
