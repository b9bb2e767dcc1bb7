import { expect, test } from 'vitest'
import games from '../../engine/made/games.json'
import type { GameInfo } from '../../protocol'
import { lengthOf, roughly, withLength, withoutLength } from './matchLength'

const all = games as unknown as GameInfo[]
const samba = all[0]!.lengths

test.each(all.map((game) => [game.id, game.lengths] as const))('each length of %s is known again', (_, lengths) => {
  for (const { id } of lengths) {
    const settings = withLength(lengths, { jokers: '8' }, id)
    expect(lengthOf(lengths, settings)).toBe(id)
    expect(withoutLength(lengths, settings)).toEqual({ jokers: '8' })
  }
})

test('another length takes the place of the one before', () => {
  const quick = withLength(samba, {}, 'quick')
  expect(withLength(samba, quick, 'full')).toEqual({})
})

test('a target of the table’s own is none of the lengths', () => {
  expect(lengthOf(samba, { target: '7000' })).toBe('')
})

test.each([
  [2, 'minutes', '5'],
  [10, 'minutes', '10'],
  [52, 'minutes', '50'],
  [80, 'hours', '1½'],
  [120, 'hours', '2'],
])('%d minutes', (minutes, unit, n) => expect(roughly(minutes)).toEqual({ unit, n }))
