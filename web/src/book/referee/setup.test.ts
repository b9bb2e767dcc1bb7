import { describe, expect, test } from 'vitest'
import { answers, empty, fromHash, fromRecord, hashOf, held, lying, recordOf, tableOf, teamOf, type Setup } from './setup'

const rows = [
  { name: 'partner_counts', value: '4, 6' },
  { name: 'stock_piles', value: '2' },
  { name: 'draw_cards', value: '2' },
  { name: 'pile_take', value: '5' },
]
const table = tableOf(rows, 4)
const setup: Setup = {
  turn: 2,
  hand: ['7S', '7H', 'JK', '4C'],
  drawn: ['QS', 'KD'],
  melds: [[['8S', '8H', '8D']], [['5H', 'JK=6H', '7H']]],
  pile: ['9C', '7D'],
  scores: [1500, -20],
  foot: true,
  done: ['draw', 'meld 7S 7H JK'],
  play: 'discard QS',
}
const played = { game: 'sambola', players: 4, settings: { jokers: '6' } }

test('a table by its rule card', () => {
  expect(table).toEqual({ teams: 2, stocks: 2, draws: 2, takes: 5, declares: false, claims: false })
  expect(tableOf(rows, 3).teams).toBe(3)
  expect(tableOf([{ name: 'pile_take', value: 'todo' }], 2)).toEqual({
    teams: 2,
    stocks: 1,
    draws: 1,
    takes: Infinity,
    declares: false,
    claims: false,
  })
  expect([1, 2, 3, 4].map((seat) => teamOf(seat, 2))).toEqual([1, 2, 1, 2])
})

describe('a link', () => {
  test('says the whole setup', () => expect(fromHash(hashOf(setup))).toEqual(setup))
  test('says nothing of an empty one', () => {
    expect(hashOf(empty())).toBe('')
    expect(fromHash('')).toEqual(empty())
  })
  test('with nonsense leaves it out', () => {
    const found = fromHash('turn=9&hand=7S+XX+JK&meld=0+7S&meld=x&meld=7+8S&scores=a+1e9&play=draw%0Aend')
    expect(found).toEqual({ ...empty(), turn: 6, hand: ['7S', 'JK'], scores: [0, 99999], play: 'drawend' })
  })
})

test('a record stops where the play is asked about', () => {
  expect(recordOf(setup, played, table).split('\n')).toEqual([
    'escalera 1',
    'game sambola 1',
    'set jokers 6',
    'players 4',
    'hand 1',
    'dealer 4',
    'scores 1500 -20',
    'position',
    'deal 1 *4',
    'deal 2 7S 7H JK 4C',
    'deal 3 *4',
    'deal 4 *4',
    'foot 2 *4',
    'melds 1 m1 8S 8H 8D',
    'melds 2 m1 5H JK=6H 7H',
    'pile 9C 7D',
    'stock QS',
    'stock2 KD',
    'turn 2',
    '2 draw',
    '2 meld 7S 7H JK',
    '',
  ])
})

test('an empty pile is not written', () => {
  expect(recordOf({ ...setup, pile: [] }, played, table)).not.toContain('pile')
})

test('a record is a setup again', () => {
  const found = fromRecord(recordOf(setup, played, table), table.draws)
  expect(found).toEqual({ ...setup, play: '' })
  const before = { ...setup, done: [] }
  expect(fromRecord(recordOf(before, played, table), 2).drawn).toEqual([])
})

test('what is held and what lies where the question is asked', () => {
  expect(held(setup, table)).toEqual(['4C', 'QS', 'KD'])
  expect(lying(setup, table)).toEqual([
    ['5H', 'JK=6H', '7H'],
    ['7S', '7H', 'JK'],
  ])
})

test('a pile that was taken is in the hand, its upcard on the table', () => {
  const pile = ['4S', '5S', '6S', '9C', 'KD', 'QC', '7D']
  const took = { ...setup, pile, drawn: [], done: ['take with 7S 7H'] }
  expect(held(took, table)).toEqual(['JK', '4C', '6S', '9C', 'KD', 'QC'])
  expect(lying(took, table)[1]).toEqual(['7S', '7H', '7D'])
  const onto = { ...setup, pile: ['9C', '8H'], done: ['take to m1'] }
  expect(lying(onto, table)).toEqual([['5H', 'JK=6H', '7H', '8H']])
})

test('partners answer clockwise, the first no ends it', () => {
  expect(answers(2, 4, 2, true)).toEqual(['4 yes'])
  expect(answers(5, 6, 2, true)).toEqual(['1 yes', '3 yes'])
  expect(answers(5, 6, 2, false)).toEqual(['1 no'])
  expect(answers(1, 3, 3, true)).toEqual([])
})
