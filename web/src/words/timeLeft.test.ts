import { expect, test } from 'vitest'
import { asClock, sayable } from './timeLeft'

test('who listens hears a few round numbers, not each second', () => {
  const said = [95, 61, 60, 59, 31, 30, 11, 10, 9, 0].map((left) => sayable(left, 95))
  expect(said).toEqual([95, 95, 60, 60, 60, 30, 30, 10, 10, 10])
})

test('time is written as on a clock', () => {
  expect([125, 60, 9].map(asClock)).toEqual(['2:05', '1:00', '0:09'])
})
