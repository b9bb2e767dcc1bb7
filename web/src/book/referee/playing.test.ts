import { expect, test } from 'vitest'
import { askedOf, kindsOf, nothing, textOf, type Asked } from './playing'

const hand = ['7S', '7S', '9D', 'JK', '2C']

test.each([
  ['draw'],
  ['take with 7S 7S'],
  ['take with 9D JK=TD to m2'],
  ['take to m1'],
  ['meld 7S 7S 2C'],
  ['meld 9D JK=TD 2C=8D'],
  ['add 9D JK to m3'],
  ['merge m1 m2'],
  ['discard 9D'],
  ['ask'],
  ['special'],
  ['back'],
  ['back 9D 8D from m2'],
  ['declare 9D'],
  ['claim'],
  ['end stock'],
  ['end stuck'],
])('%s is tapped together and read again', (text) => {
  expect(textOf(askedOf(text, hand), hand)).toBe(text)
})

test.each<[string, Asked]>([
  ['a take with nothing', nothing('take')],
  ['a meld of no cards', nothing('meld')],
  ['an addition to nothing', { ...nothing('add'), chosen: [0] }],
  ['an addition of nothing', { ...nothing('add'), meld: 1 }],
  ['a discard of two', { ...nothing('discard'), chosen: [0, 1] }],
  ['nothing declared', nothing('declare')],
  ['no card of a meld taken back', { ...nothing('back'), meld: 1 }],
  ['a meld put onto itself', { ...nothing('merge'), meld: 1, other: 1 }],
])('%s is no play yet', (_, asked) => expect(textOf(asked, hand)).toBe(''))

test('what the hand lacks is not chosen, and nonsense is nothing', () => {
  expect(textOf(askedOf('meld 7S 7S 7S', hand), hand)).toBe('meld 7S 7S')
  expect(askedOf('dance', hand)).toEqual(nothing())
})

test('a discarded wild stands for nothing', () => {
  const asked = { ...nothing('discard'), chosen: [3], places: { 3: '6D' } }
  expect(textOf(asked, hand)).toBe('discard JK')
})

test('a part of a meld is taken back by tapping; what does not lie stays as the link has it', () => {
  const melds = [['QS', 'QH', 'QD'], ['8D', '9D', 'JK=TD', '8D']]
  const asked = askedOf('back 8D JK=TD 8D from m2', hand, melds)
  expect(asked).toEqual({ ...nothing('back'), meld: 2, chosen: [0, 2, 3] })
  expect(textOf(asked, hand, melds)).toBe('back 8D JK=TD 8D from m2')
  expect(askedOf('back 5D from m2', hand, melds).part).toBe('5D from m2')
})

test('red 3s are declared and upcards tried for where the table has it, or a link asks', () => {
  const table = { teams: 2, stocks: 1, draws: 1, takes: 5, declares: false, claims: false }
  expect(kindsOf(table, 'draw')).not.toContain('claim')
  expect(kindsOf(table, 'claim')).toContain('claim')
  expect(kindsOf({ ...table, declares: true }, 'draw')).toContain('declare')
})
