import { expect, test } from 'vitest'
import { mannersOf, timeOf, TURNS, USUAL } from './tableOptions'

test.each([
  [15, 'seconds', 15],
  [60, 'minutes', 1],
  [90, 'seconds', 90],
  [3600, 'hours', 1],
  [86_400, 'hours', 24],
  [604_800, 'days', 7],
])('%d seconds', (seconds, unit, n) => expect(timeOf(seconds)).toEqual({ unit, n }))

test('manners kept before fill up with the usual, and nothing else comes in', () => {
  const kept = { pace: 'quick', players: 3, settings: {} } as Parameters<typeof mannersOf>[0]
  expect(mannersOf(kept)).toEqual({ ...USUAL, pace: 'quick' })
  expect(mannersOf(undefined)).toEqual(USUAL)
})

test('every clock has its own time to offer', () => {
  for (const times of Object.values(TURNS)) expect(times).toContain(0)
})
