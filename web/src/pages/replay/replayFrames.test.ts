import { expect, test } from 'vitest'

import type { MeldInfo } from '../../protocol'
import { meld, publicHand, tableInfo } from '../../state/sample'
import { told, type Frame } from './replayFrames'

const seats = tableInfo().seats
const queens = ['QS', 'QH', 'QD']

function frame(last: string, melds: MeldInfo[]): Frame {
  return { table: publicHand({ last: [1, last, 'person'], melds }), cards: [] }
}

test('a meld is named without a mark if there is no other like it', () => {
  const frames = [frame('draw', [meld(1, 1, 'set', queens)]), frame('add QD to m1', [meld(1, 1, 'set', [...queens, 'QD'])])]
  expect(told(frames, 1, seats, 1)).toBe('You added Q♦ to the queens.')
})

test('a meld that was taken back is named', () => {
  const frames = [frame('draw', [meld(1, 1, 'set', queens)]), frame('back m1', [])]
  expect(told(frames, 1, seats, 1)).not.toContain('m1')
})
