import { describe, expect, test } from 'vitest'
import { bridge } from './finished'
import type { Table } from './soloTable'

const LINES = ['escalera 1', 'game samba 1', 'players 4', 'seat 1 Ann', 'hand 1', 'score 5 10']

function table(changes: object = {}): Table {
  const match = { lines: LINES, hand: 1, over: true, winners: null }
  const options = { game: 'samba', players: 4, settings: { jokers: '6' } }
  const seatOf = (person: string) => (person === 'me' ? 1 : 0)
  const between = { made: { options }, match, handOver: true, dealing: false, given: '', seatOf }
  return { ...between, ...changes } as unknown as Table
}

describe('what a server needs to go on', () => {
  test('the table as it was opened, the record and the seat', () => {
    expect(bridge(table(), 'me')).toEqual({
      game: 'samba',
      players: 4,
      settings: { jokers: '6' },
      record: `${LINES.join('\n')}\n`,
      seat: 1,
    })
  })
  test.each([
    ['a hand is played: it could be dealt anew', { handOver: false }],
    ['the next hand is being dealt', { dealing: true }],
    ['it has gone on already', { given: 'river' }],
    ['the match is over', { match: { lines: LINES, hand: 1, over: true, winners: [1] } }],
  ])('is not given when %s', (_, changes) => {
    expect(bridge(table(changes), 'me')).toBeNull()
  })
})
