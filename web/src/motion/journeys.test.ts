import { expect, test } from 'vitest'
import type { MeldInfo, PublicHand } from '../protocol'
import { publicHand } from '../state/sample'
import { heard } from './sounds/heard'
import { journeys } from './journeys'

const SET: MeldInfo = { team: 2, number: 1, form: 'set', cards: ['7S', '7H', '7D'], tabled: [], lacks: 4 }

function table(change: Partial<PublicHand> = {}): PublicHand {
  return publicHand({ turn: 2, actor: 2, pile: ['4S', '9H', '7D'], melds: [], ...change })
}

test('drawn cards come from their stocks, one’s own by name', () => {
  const before = table({ stocks: [30, 31] })
  const after = table({ stocks: [29, 30], last: [2, 'draw', 'bot'] })
  expect(journeys(before, after, 1)).toEqual([
    { from: 'stock-0', to: 'seat-2', card: '' },
    { from: 'stock-1', to: 'seat-2', card: '' },
  ])
  expect(journeys(before, after, 2, ['9C', 'JK'])[1]).toEqual({
    from: 'stock-1',
    to: 'hand-JK',
    card: 'JK',
  })
})

test('a take brings the upcard to the meld, and spreads the rest on its way to the hand', () => {
  const after = table({ pile: [], melds: [SET], last: [2, 'take with 7S 7H', 'bot'] })
  expect(journeys(table(), after, 1)).toEqual([
    { from: 'pile', to: 'meld-2-1', card: '7D' },
    { from: 'seat-2', to: 'meld-2-1', card: '7S' },
    { from: 'seat-2', to: 'meld-2-1', card: '7H' },
    { from: 'pile', to: 'seat-2', card: '4S', spread: -0.5 },
    { from: 'pile', to: 'seat-2', card: '9H', spread: 0.5 },
  ])
})

test('a card added goes to its meld, a discard to the pile', () => {
  const more = { ...SET, cards: [...SET.cards, '2C'] }
  const after = table({ melds: [more], last: [2, 'add 2C to m1', 'bot'] })
  expect(journeys(table({ melds: [SET] }), after, 2)).toEqual([
    { from: 'hand-2C', to: 'meld-2-1', card: '2C' },
  ])
  const discard = table({ pile: ['KS'], last: [2, 'discard KS', 'bot'] })
  expect(journeys(table(), discard, 1)).toEqual([{ from: 'seat-2', to: 'pile', card: 'KS' }])
})

test('nothing travels into a new hand', () => {
  expect(journeys(table(), table({ number: 2, last: [1, 'draw', 'bot'] }), 1)).toEqual([])
})

test('one hears that it is one’s turn before anything else', () => {
  const discard = table({ actor: 1, turn: 1, last: [2, 'discard KS', 'bot'] })
  expect(heard(table(), discard, 1)).toBe('turn')
  expect(heard(table(), discard, 3)).toBe('card')
  expect(heard(null, discard, 1)).toBeUndefined()
})
