// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { MeldInfo } from '../protocol'
import { publicHand } from '../state/sample'
import { closed } from './flourish'

const open: MeldInfo = { team: 2, number: 1, form: 'set', cards: ['7S', '7H', '7D'], tabled: [], lacks: 4 }
const full: MeldInfo = { ...open, number: 3, lacks: 0 }

test('a meld closes once', () => {
  const before = publicHand({ melds: [open, full] })
  const after = publicHand({ melds: [{ ...open, lacks: 0 }, full] })
  expect(closed(before, after)).toEqual(['meld-2-1'])
  expect(closed(after, after)).toEqual([])
})

test('what was complete when one came closes no more, nor what a new hand begins with', () => {
  expect(closed(null, publicHand({ melds: [full] }))).toEqual([])
  expect(closed(publicHand({ melds: [] }), publicHand({ number: 2, melds: [full] }))).toEqual([])
})
