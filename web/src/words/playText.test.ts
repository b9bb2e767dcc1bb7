import { expect, test } from 'vitest'

import { meld, seat } from '../state/sample'
import { NOTHING, type Consequences } from '../state/plays/consequences'
import { followed as followedWords, lineWords, pressed, words, type Around } from './playText'

const seats = [seat(1, 'Ann'), seat(2, 'Ben'), seat(3, 'Carla'), seat(4, 'Dan')]
const around: Around = {
  seats,
  me: 1,
  melds: [meld(1, 2, 'set', ['9S', '9H', '9D']), meld(1, 3, 'sequence', ['4H', '5H', '6H'])],
  upcard: '7H',
}

test.each([
  ['draw', 'Draw a card'],
  ['discard 4S', 'Discard 4♠'],
  ['meld 7S 7H 2C', 'New set of 7s'],
  ['meld 7D JK=8D 9D', 'New sequence: diamonds 7–9'],
  ['add 9C to m2', 'Add 9♣ to the 9s'],
  ['add 9C 9S to m2', 'Add 2 cards to the 9s'],
  ['take with 7S 7D', 'With your 7♠ 7♦: a set of 7s'],
  ['take with 9H 8H', 'With your 9♥ 8♥: a sequence, hearts 7–9'],
  ['merge m2 m3', 'Put the 9s and the hearts 4–6 together'],
  ['take to m3', 'Put 7♥ onto the hearts 4–6'],
  ['ask', 'Ask Carla: may I go out?'],
  ['back', 'Take everything back'],
  ['back 9S from m2', 'Take 9♠ back from the 9s'],
])('%s is offered as "%s"', (text, said) => {
  expect(words(text, 0, around)).toBe(said)
})

test('what to press for a plan: a take begins with the pile', () => {
  expect(pressed(['take to m3', 'discard 4S'], around)).toBe(
    'Take the pile · Put 7♥ onto the hearts 4–6 · Discard 4♠',
  )
  expect(pressed(['take with 7S 7D'], around)).toBe('Take the pile · With your 7♠ 7♦: a set of 7s')
  expect(pressed(['draw'], around)).toBe('Draw a card')
})

test('a play is told of oneself and of others', () => {
  expect(words('discard TS', 1, around)).toBe('You discarded 10♠.')
  expect(words('discard TS', 2, around)).toBe('Ben discarded 10♠.')
  expect(words('discard TS', 2, { ...around, aloud: true })).toBe('Ben discarded 10 of spades.')
})

test('court cards are called by their names, and aloud a sequence’s ends too', () => {
  const melds = [meld(1, 2, 'set', ['QS', 'QH', 'QD']), meld(1, 3, 'sequence', ['JH', 'QH', 'KH'])]
  const queens = { ...around, melds }
  expect(words('add QC to m2', 0, queens)).toBe('Add Q♣ to the queens')
  expect(words('add AH to m3', 2, { ...queens, aloud: true })).toBe(
    'Ben added ace of hearts to the hearts jack to king.',
  )
})

test('no action is without words', () => {
  const all = 'draw;take to m2;take with 7S 7D;take with 7S 7D to m2;meld 7S 7H 7D;add 9C to m2'
  const more = 'merge m2 m3;back;back 9S from m2;back 9S 9H 9D from m2;ask;yes;no;discard 4S'
  const last = 'special;declare 3H;claim;end stock;end stuck'
  for (const text of `${all};${more};${last}`.split(';')) {
    expect(words(text, 0, around)).not.toContain('table-')
    expect(words(text, 2, around)).not.toContain('table-')
  }
})

test('a line of the log says what followed', () => {
  const line = {
    seat: 2,
    action: 'discard 2S',
    by: 'bot',
    hand: 1,
    seq: 9,
    meld: null,
    followed: { ...NOTHING, froze: true },
  }
  expect(lineWords(line, seats, 1)).toBe('Ben discarded 2♠. That freezes the pile.')
})

test('a pile that comes in two parts is told as one: first its upcard, then the rest', () => {
  const told = (followed: Partial<Consequences>) => followedWords({ ...NOTHING, ...followed }, around).join()
  expect(told({ taken: 1, part: 'upcard' })).toBe('The other cards that go with it follow with the initial meld.')
  expect(told({ taken: 3, part: 'rest' })).toBe('The other cards followed: 3 cards.')
  expect(told({ taken: 4, part: 'whole' })).toBe('4 cards were taken.')
})

test('melds of one name are told apart by their marks', () => {
  const two = { ...around, melds: [...around.melds, meld(1, 4, 'set', ['9S', '9H', '9D', '9C'])] }
  expect(words('add 9C to m4', 0, two)).toBe('Add 9♣ to the 9s (m4)')
})

test('what a bot played in my place is not told as mine', () => {
  const line = { seat: 1, action: 'discard TS', by: 'bot', hand: 1, seq: 9, meld: null, followed: NOTHING }
  expect(lineWords(line, seats, 1)).toBe('A bot in your place discarded 10♠.')
  expect(lineWords({ ...line, by: 'person' }, seats, 1)).toBe('You discarded 10♠.')
  expect(lineWords(line, seats, 2)).toBe('Ann discarded 10♠.')
  expect(lineWords(line, seats, 0)).toBe('Ann discarded 10♠.')
})
