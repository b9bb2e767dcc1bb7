import { expect, test } from 'vitest'

import { card, counted, face, isWild, sorted, without } from './cards'

test('cards are read', () => {
  expect(card('TH')).toEqual({ text: 'TH', rank: 'T', suit: 'H', place: '' })
  expect(card('JK')).toMatchObject({ rank: 'JK', suit: '' })
  expect(card('2C=6D')).toMatchObject({ rank: '2', suit: 'C', place: '6D' })
  expect(card('JK=6D')).toMatchObject({ rank: 'JK', suit: '', place: '6D' })
  expect(face('JK=6D')).toBe('JK')
  expect(isWild('2S')).toBe(true)
  expect(isWild('3S')).toBe(false)
})

test('by rank: wilds, then from the ace down, 3s last', () => {
  expect(sorted(['3S', '4H', 'AS', '2C', 'JK', '4S'], 'rank')).toEqual([
    'JK',
    '2C',
    'AS',
    '4S',
    '4H',
    '3S',
  ])
})

test('by suit: wilds first, each suit from the ace down', () => {
  expect(sorted(['4C', 'KS', 'AS', 'JK', '4S'], 'suit')).toEqual(['JK', 'AS', 'KS', '4S', '4C'])
})

test('copies are counted and taken away one by one', () => {
  expect(counted(['4S', '4S', '5S']).get('4S')).toBe(2)
  expect(without(['4S', '4S', '5S'], ['4S', '9C'])).toEqual(['4S', '5S'])
})
