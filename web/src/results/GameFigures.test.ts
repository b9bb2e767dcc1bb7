// @vitest-environment jsdom
// A match in the list of results: how it ended for you, and whose points are whose.
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'

import english from '../lang/en/results.ftl?raw'
import { learn } from '../lang/lang'
import GameFigures from './GameFigures.svelte'
import type { Result } from './result'

learn(english)
afterEach(cleanup)

function match(seat: number, team: number): Result {
  const hand = { points: [1280, 5060], scores: [1280, 5060], ending: 'out', out: 2, canastas: [1, 8] }
  const seats = ['Ann', 'Ben', 'Carla', 'Dan']
  return { table: 'river', at: 1, game: 'samba', seats, settings: {}, seat, team, winners: [2], hands: [hand] }
}

test.each([
  [1, 1, 'lost. We 1,280 · They 5,060'],
  [2, 2, 'won. We 5,060 · They 1,280'],
])('from seat %i the own team stands first', (seat, team, said) => {
  render(GameFigures, { game: 'samba', results: [match(seat, team)], onDelete: async () => {} })
  expect(screen.getByText(/1970/).textContent).toContain(said)
})
