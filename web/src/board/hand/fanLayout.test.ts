import { expect, test } from 'vitest'

import { fanOf, REACH } from './fanLayout'

const PHONE = 378
const CARD = 53
const hand = (n: number) => Array.from({ length: n }, (_, at) => '456789TJQKA'[at % 11]! + 'SHDC'[at % 4]!)

test.each([
  [7, 1],
  [12, 1],
  [16, 2],
  [28, 2],
])('%i cards on a phone lie in %i rows, each within reach', (n, rows) => {
  const fan = fanOf(hand(n), PHONE, CARD)
  expect(fan.rows).toHaveLength(rows)
  expect(fan.rows.flat()).toHaveLength(n)
  expect(fan.strip).toBeGreaterThanOrEqual(REACH.fan)
})

test.each([11, 30, 44])('%i cards can be reached on the smallest phone too', (n) => {
  expect(fanOf(hand(n), 308, 47).strip).toBeGreaterThanOrEqual(REACH.fan)
})

test('a big hand has room for a finger on each card, in as many rows as that takes', () => {
  const fan = fanOf(hand(30), PHONE, CARD, REACH.big)
  expect(fan.strip).toBeGreaterThanOrEqual(REACH.big)
  expect(fan.rows).toHaveLength(4)
})

test('where all has to fit, a card can be reached between two pixels too', () => {
  const fan = fanOf(hand(25), 348.125, 50.14)
  expect(fan.rows).toHaveLength(2)
  expect(fan.strip).toBeGreaterThanOrEqual(REACH.fan + 0.5)
})
