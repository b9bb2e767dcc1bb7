// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { publicHand } from '../state/sample'
import { dealt, justDealt } from './dealing'

test('a hand is dealt where nothing has been played in it, and not again after a reload', () => {
  const fresh = publicHand({ number: 2, last: null, phase: 'draw' })
  expect(justDealt(publicHand({ number: 1 }), fresh)).toBe(true)
  expect(justDealt(null, fresh)).toBe(true)
  expect(justDealt(fresh, fresh)).toBe(false)
  expect(justDealt(null, publicHand({ number: 2, last: [1, 'draw', 'bot'] }))).toBe(false)
})

test('the player after the dealer is dealt to first, and one’s own cards are shown in the hand', () => {
  const cards = dealt(publicHand({ dealer: 2, hand_sizes: [15, 15, 15, 15] }), 1)
  expect(cards.slice(0, 4).map((one) => one.to)).toEqual(['seat-3', 'seat-4', 'seat-2', 'seat-3'])
  expect(cards.every((one) => one.card === '' && one.from === 'stock-0')).toBe(true)
})
