import { expect, test } from 'vitest'

import { fanOf } from './fanLayout'

const PHONE = 378
const CARD = 53
const hand = (n: number) => Array.from({ length: n }, (_, at) => '456789TJQKA'[at % 11]! + 'SHDC'[at % 4]!)

test.each([
  [7, 1],
  [16, 2],
  [30, 4],
])('%i cards on a phone lie in %i rows, each wide enough to touch', (n, rows) => {
  const fan = fanOf(hand(n), PHONE, CARD)
  expect(fan.rows).toHaveLength(rows)
  expect(fan.rows.flat()).toHaveLength(n)
  expect(fan.strip).toBeGreaterThanOrEqual(44)
})

test('thirty cards can be touched on the smallest phone too', () => {
  expect(fanOf(hand(30), 348, CARD).strip).toBeGreaterThanOrEqual(44)
})

test('a very long hand shows less of each card rather than fill the screen', () => {
  const fan = fanOf(hand(44), PHONE, CARD)
  expect(fan.rows).toHaveLength(5)
  expect(fan.strip).toBeGreaterThanOrEqual(CARD * 0.55)
})
