import { expect, test } from 'vitest'

import type { Change, HandInfo } from '../protocol'
import { changed } from './handChanges'

const hand = {
  type: 'hand',
  seq: 9,
  table: { turn: 1, pile: ['4S', '5S'], melds: [{ number: 1 }, { number: 2 }, { number: 3 }] },
  cards: ['6S', '7S', '8S'],
  legal: ['draw'],
  can_go_out: false,
  against: 0,
  turn_until: 0,
} as unknown as HandInfo
const nothing = { type: 'change', seq: 10, since: 9, table: {}, lists: {} } as Change

test('a change of nothing but the number leaves all else as it was', () => {
  expect(changed(hand, nothing)).toEqual({ ...hand, seq: 10 })
})

test('fields are replaced, long lists change where they differ', () => {
  const change: Change = {
    ...nothing,
    table: { turn: 2 } as unknown as Change['table'],
    lists: { pile: [2, 0, ['6S']], melds: [1, 1, [{ number: 2, cards: ['9S'] }]] },
    cards: [0, 1, []],
    legal: [],
    can_go_out: true,
    against: 45,
    turn_until: 7.5,
  }
  expect(changed(hand, change)).toEqual({
    type: 'hand',
    seq: 10,
    table: { turn: 2, pile: ['4S', '5S', '6S'], melds: [{ number: 1 }, { number: 2, cards: ['9S'] }, { number: 3 }] },
    cards: ['7S', '8S'],
    legal: [],
    can_go_out: true,
    against: 45,
    turn_until: 7.5,
  })
  expect(hand.table.pile).toEqual(['4S', '5S'])
})
