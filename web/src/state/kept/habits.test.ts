// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetHouse, habit, houses, keepHabit, keepHouse } from './habits'
import { makePlan, takePlan } from './plan'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a plan is carried out once', () => {
  const plan = { name: 'Ann', bot: 'greedy', start: true }
  makePlan('river', plan)
  expect(takePlan('hill')).toBeNull()
  expect(takePlan('river')).toEqual(plan)
  expect(takePlan('river')).toBeNull()
})

test('each game keeps its own habit', () => {
  keepHabit('samba', { table: { players: 4 }, bot: 'greedy' })
  keepHabit('bolivia', { table: { players: 6 }, bot: 'random' })
  expect(habit('samba')?.table.players).toBe(4)
  expect(habit('bolivia')?.bot).toBe('random')
  expect(habit('sambola')).toBeNull()
})

test('house rules stand once in the list, the newest first', () => {
  keepHouse({ id: 'a', name: 'One', game: 'samba' })
  keepHouse({ id: 'b', name: 'Two', game: 'samba' })
  keepHouse({ id: 'a', name: 'One again', game: 'samba' })
  expect(houses().map((house) => house.name)).toEqual(['One again', 'Two'])
  forgetHouse('a')
  expect(houses().map((house) => house.id)).toEqual(['b'])
})

test('what was spoiled, or may not be kept, is as if nothing was there', () => {
  localStorage.setItem('escalera.houses', '{spoiled')
  expect(houses()).toEqual([])
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full')
  })
  expect(() => makePlan('river', { name: 'Ann', bot: '', start: false })).not.toThrow()
  expect(() => keepHouse({ id: 'a', name: 'One', game: 'samba' })).not.toThrow()
  full.mockRestore()
})
