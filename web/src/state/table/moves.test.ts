import { expect, test } from 'vitest'

import { action } from '../plays/actions'
import { answered, exactly, offered, standing, takeToAskAbout, usesLastCard } from './moves'
import { handInfo, tableInfo, welcome } from '../sample'
import { reduce } from './reducer'
import { begun, type TableEvent, type TableState } from './table'

const legal = ['meld 7S 7H 2C', 'meld 7H 8H JK=9H', 'add 7S to m1', 'discard 7S', 'back', 'ask']

function at(cards: string[], changed = {}, ...more: TableEvent[]): TableState {
  const events: TableEvent[] = [welcome, tableInfo(), handInfo(9, cards, changed, legal), ...more]
  return events.reduce(reduce, begun())
}

test('legal actions are found by the cards they use', () => {
  expect(exactly(legal, ['7S'])).toEqual(['add 7S to m1', 'discard 7S'])
  expect(exactly(legal, ['8H', 'JK', '7H'])).toEqual(['meld 7H 8H JK=9H'])
  expect(exactly(legal, ['7S', '7S'])).toEqual([])
})

test('the server’s offers are used once they are for these cards', () => {
  const state = at(['7S', '7S'])
  expect(offered(state, ['7S'])).toEqual(['add 7S to m1', 'discard 7S'])
  const more: TableEvent = {
    type: 'offers',
    cards: ['7S', '7S'],
    actions: ['add 7S 7S to m1'],
    name: '',
    sentence: '',
    rule: '',
    values: {},
    freezes: false,
    ref: '',
  }
  const later = reduce(state, more)
  expect(offered(later, ['7S', '7S'])).toEqual(['add 7S 7S to m1'])
  expect(answered(later, ['7S'])).toBe(false)
  expect(offered(later, [])).toEqual([])
})

test('the last card goes out, unless a foot or taken cards follow', () => {
  expect(usesLastCard(at(['7S']), action('discard 7S'))).toBe(true)
  expect(usesLastCard(at(['7S', '8H']), action('discard 7S'))).toBe(false)
  expect(usesLastCard(at(['7S'], { feet: [11, 0, 0, 0] }), action('discard 7S'))).toBe(false)
  expect(usesLastCard(at(['7S'], { face_down: 6 }), action('discard 7S'))).toBe(false)
})

test('what needs no cards has its own buttons', () => {
  expect(standing([...legal, 'special'])).toEqual(['special'])
  expect(standing(['merge m1 m4', 'merge m4 m1'])).toEqual(['merge m1 m4'])
})

test('why the pile stays is asked with a pair where there is one', () => {
  expect(takeToAskAbout(['4S', '7S', '7H'], '7D')).toBe('take with 7S 7H')
  expect(takeToAskAbout(['4S', '7S', '9H'], '7D')).toBe('take with 7S 4S')
  expect(takeToAskAbout(['4S', '7S', 'JK'], '7D')).toBe('take with 7S JK')
})
