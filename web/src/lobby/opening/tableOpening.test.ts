// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'

import { keepExperience } from '../../state/kept/experience'
import { keepHabit } from '../../state/kept/habits'
import { offeredBots, usualBot } from './tableOpening'

const samba = (...bots: string[]) => ({ id: 'samba', bots })

beforeEach(() => localStorage.clear())

test('bots are offered by how well they play, and never one that plays anything', () => {
  const bots = offeredBots(samba('random', 'expert', 'greedy', 'hard', 'easy', 'clever', 'medium'))
  expect(bots).toEqual(['easy', 'medium', 'greedy', 'hard', 'expert', 'clever'])
  expect(offeredBots(undefined)).toEqual([])
})

test.each([
  [['random', 'greedy'], 'greedy'],
  [['random', 'easy', 'hard', 'greedy', 'clever'], 'hard'],
  [['easy', 'hard', 'expert'], 'hard'],
  [['random', 'clever'], 'clever'],
  [['random'], ''],
])('of %j the usual one is %s', (bots, usual) => {
  expect(usualBot(samba(...bots))).toBe(usual)
})

test.each([
  ['new', 'easy'],
  ['some', 'medium'],
  ['often', 'hard'],
] as const)('for who plays (%s) the usual one is %s', (said, usual) => {
  keepExperience(said)
  expect(usualBot(samba('easy', 'medium', 'hard', 'expert'))).toBe(usual)
})

test('the bot of the last time is the usual one, as long as it is offered', () => {
  keepHabit('samba', { table: { players: 4 }, bot: 'easy' })
  expect(usualBot(samba('easy', 'hard'))).toBe('easy')
  expect(usualBot(samba('greedy', 'hard'))).toBe('hard')
  keepHabit('samba', { table: { players: 4 }, bot: 'random' })
  expect(usualBot(samba('random', 'hard'))).toBe('hard')
})
