import { afterAll, expect, test } from 'vitest'

import games from '../../engine/made/games.json'
import { finerRules } from '../../engine/rules/finerRules'
import { speak } from '../../lang/lang'
import type { GameInfo } from '../../protocol'
import { agreedLines, unusualCount } from './agreedLines'

afterAll(() => speak('en'))

function told(game: string, settings: Record<string, string>): string[] {
  const info = (games as unknown as GameInfo[]).find(({ id }) => id === game)
  return agreedLines(info, finerRules(game, 4), settings).map((line) => `${line.about} ${line.value} (${line.usual})`)
}

test('the initial meld is told as on the page where one chooses it, both lists in one line', () => {
  const [line, ...others] = told('samba', { minimums: '50/90/120', minimum_scores: '1000/3000' })
  expect(others).toEqual([])
  expect(line).toBe(
    'What a team’s first meld in a hand must be worth Below 1,000: 50; From 1,000: 90; From 3,000: 120 ' +
      '(Below 0: 15; From 0: 50; From 1,500: 90; From 3,000: 120; From 7,000: 160)',
  )
})

test('where the hand decides, the hands are named', () => {
  expect(told('villages-samba', { minimums: '60/90/120/150' })[0]).toMatch(/ Hand 1: 60; Hand 2: 90; .* \(Hand 1: 50; /)
})

test('one minimum for every score', () => {
  expect(told('samba', { minimums: '50', minimum_scores: 'none' })[0]).toMatch(/ At any score: 50 \(/)
})

test('nothing and a chance are told in words', () => {
  expect(told('samba', { target: '0', hands: '5' })).toEqual([
    'The score that ends the match. no target (10,000)',
    'How many hands the match lasts. 5 (until the target)',
  ])
  expect(told('samba', { cut_bonus: '0.05' })[0]).toBe(
    'The chance that a player cuts exactly the cards of hand and foot for the deal. 5 in 100 (None)',
  )
})

test('a number of players that the document doesn’t have', async () => {
  const info = (games as unknown as GameInfo[]).find(({ id }) => id === 'sambola')
  expect(unusualCount(info, 6)).toEqual([])
  expect(unusualCount(info, 5)).toEqual([{ about: 'Players at the table:', value: '5', usual: '2, 3, 4, or 6' }])
})

test('the same in Spanish, with a variation', async () => {
  await speak('es')
  expect(told('sambola', { jokers: '6', target: '0', minimums: '40' })).toEqual([
    expect.stringMatching(/^Cuántos jókers hay en la baraja\. 6 jókers \(9 jókers\)$/),
    'Los puntos con los que termina la partida. sin meta (10.000)',
    expect.stringMatching(/^Cuánto debe valer la bajada inicial de un equipo Por debajo de /),
  ])
})
