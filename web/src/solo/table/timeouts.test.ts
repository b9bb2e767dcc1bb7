import { expect, test } from 'vitest'
import type { Table } from './soloTable'
import { botTurn, numbersUntil, waitFrom } from './timeouts'

/** A table where a bot is to play since a moment. */
function tableSince(at: number): Table {
  const made = { options: { pace: 'calm' } }
  return { made, turnSince: at, dealing: true, shuffle: { at }, playing: { seatToAct: 2 }, seat: () => ({ bot: 'hard' }) } as unknown as Table
}

test('a bot and a deal wait no longer because the clock has been set back', () => {
  const table = tableSince(7_200)
  waitFrom(table, 100)
  expect(botTurn(table)!.when).toBeCloseTo(101.2)
  expect(numbersUntil(table)).toBe(104)
})

test('a wait that began before goes on', () => {
  const table = tableSince(99)
  waitFrom(table, 100)
  expect(botTurn(table)!.when).toBeCloseTo(100.2)
})
