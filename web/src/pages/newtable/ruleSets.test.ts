import { expect, test } from 'vitest'
import games from '../../engine/made/games.json'
import type { GameInfo } from '../../protocol'
import { namedAs, RULE_BOOK, settingsOf } from './ruleSets'

const { lengths } = (games as unknown as GameInfo[])[0]!
const book = { id: RULE_BOOK, settings: {} }
const printed = { id: 'card-books', settings: { draw_cards: '2', red_samba: '1500' } }
const friday = { id: 'friday', settings: { jokers: '8', target: '7000' } }
const again = { id: 'again', settings: { red_samba: '1500', draw_cards: '2' } }
const named = [book, printed, friday, again]

test('nothing set is the rule book, however long the match', () => {
  expect(namedAs(named, lengths, {})).toBe(RULE_BOOK)
  expect(namedAs(named, lengths, { hands: '1', target: '0' })).toBe(RULE_BOOK)
})

test('the same settings in any order have a name, the one that was picked', () => {
  expect(namedAs(named, lengths, { red_samba: '1500', draw_cards: '2' })).toBe('card-books')
  expect(namedAs(named, lengths, printed.settings, 'again')).toBe('again')
})

test('one setting more, less or otherwise is a table of its own', () => {
  expect(namedAs(named, lengths, { draw_cards: '2' })).toBe('')
  expect(namedAs(named, lengths, { draw_cards: '2', red_samba: '1000' })).toBe('')
  expect(namedAs(named, lengths, { draw_cards: '2', red_samba: '1500', jokers: '8' })).toBe('')
})

test('named rules keep the length that was chosen, unless they have their own', () => {
  const quick = { hands: '1', target: '0' }
  expect(settingsOf(printed, lengths, quick)).toEqual({ ...printed.settings, ...quick })
  expect(settingsOf(friday, lengths, quick)).toEqual(friday.settings)
  expect(settingsOf(printed, lengths, { target: '700' })).toEqual(printed.settings)
})
