import { expect, test } from 'vitest'

import { NOTHING } from '../../../state/plays/consequences'
import { meld } from '../../../state/sample'
import type { LogLine } from '../../../state/table/table'
import { cardsShown, touched } from './showing'

const melds = [meld(1, 1, 'set', ['7S', '7H', '7D']), meld(2, 1, 'set', ['9S', '9H', '9D']), meld(2, 2, 'set', ['7S', '7C', '2H'])]

function line(action: string): LogLine {
  return { seat: 2, action, by: 'bot', hand: 1, seq: 9, meld: null, followed: NOTHING }
}

test.each([
  ['draw', [['seat-2'], ['stock-0']]],
  ['discard 5S', [['seat-2'], ['pile']]],
  ['add 9D to m1', [['seat-2'], ['meld-2-1', 'team-2']]],
  ['meld 7S 7C 2H', [['seat-2'], ['meld-2-2', 'team-2']]],
  ['take with 9S 9H', [['seat-2'], ['pile'], ['meld-2-1', 'team-2']]],
  ['ask', [['seat-2']]],
])('%s is shown at the parts that it touched', (text, zones) => {
  expect(touched(line(text), melds, 2)).toEqual(zones)
})

test('a meld that is gone is not looked for, and wilds are shown as they are', () => {
  expect(touched(line('add 9D to m7'), melds, 2)).toEqual([['seat-2']])
  expect(cardsShown(line('meld 8D 9D JK=7D'))).toEqual(['8D', '9D', 'JK'])
})
