import { expect, test } from 'vitest'
import { publishedAs, RULE_BOOK } from './publishedRules'

const presets = [
  { id: 'card-books', title: {}, published: {}, settings: { draw_cards: '2', red_samba: '1500' } },
]

test('nothing set is the rule book', () => {
  expect(publishedAs(presets, {})).toBe(RULE_BOOK)
})

test('the same settings in any order are a preset', () => {
  expect(publishedAs(presets, { red_samba: '1500', draw_cards: '2' })).toBe('card-books')
})

test('one setting more, less or otherwise is a table of its own', () => {
  expect(publishedAs(presets, { draw_cards: '2' })).toBe('')
  expect(publishedAs(presets, { draw_cards: '2', red_samba: '1000' })).toBe('')
  expect(publishedAs(presets, { draw_cards: '2', red_samba: '1500', jokers: '8' })).toBe('')
})
