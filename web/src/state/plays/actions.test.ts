import { expect, test } from 'vitest'

import { action, choices, extending, ofKind } from './actions'

test('an action is read word by word', () => {
  expect(action('draw')).toMatchObject({ kind: 'draw', cards: [], meld: 0 })
  expect(action('take with 8D JK=9D to m3')).toMatchObject({
    kind: 'take',
    cards: ['8D', 'JK=9D'],
    meld: 3,
  })
  expect(action('take to m12')).toMatchObject({ kind: 'take', cards: [], meld: 12 })
  expect(action('back 9D from m2')).toMatchObject({ kind: 'back', cards: ['9D'], meld: 2 })
  expect(action('merge m1 m4')).toMatchObject({ kind: 'merge', meld: 1, other: 4 })
  expect(action('end stock')).toMatchObject({ kind: 'end stock', cards: [] })
})

test('what is legal is asked by kind', () => {
  const legal = ['meld 5S 5C 2C', 'add 9D to m2', 'add 2C=8D to m2', 'discard KD']
  expect(ofKind(legal, 'discard').map((one) => one.cards)).toEqual([['KD']])
  expect(extending(legal)).toEqual(['9D', '2C'])
})

test('offers that differ in the place of a wild are one choice', () => {
  const offered = ['meld 7D 8D JK=6D', 'meld 7D 8D JK=9D', 'add 7D 8D JK to m2']
  expect(choices(offered).map((choice) => choice.actions.length)).toEqual([1, 2])
})

test('a set and a sequence of wilds and one natural are two choices', () => {
  expect(choices(['meld 7D JK 2C', 'meld 7D JK=8D 2C=9D'])).toHaveLength(2)
})
