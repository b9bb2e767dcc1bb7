import { expect, test } from 'vitest'
import type { HandLog, HandOver, MyTable } from '../protocol'
import { byGame, figures, resultsCsv } from './statistics'
import { counts, hasSheets, resultOf, sheetsOf, type Result } from './result'

const row = {
  id: 'quiet-river',
  created_at: 1_700_000_000,
  status: 'finished',
  game: 'samba',
  players: 4,
  seats: ['Ann', 'Bo', 'Cy', '=Di'],
  settings: {},
  scores: [10_150, 4_000],
  hand: 2,
  seat: 3,
  your_turn: false,
} as unknown as MyTable

function over(number: number, more: Partial<HandOver>): HandOver {
  return { number, ending: 'out', seat: 1, points: [0, 0], scores: [0, 0], winners: null, lines: [], ...more } as HandOver
}

const ends = [
  over(1, { points: [5_150, 4_200], scores: [5_150, 4_200], seat: 2, lines: [{ name: 'red 3s', points: [100, 200] }] }),
  over(2, { points: [5_000, -200], scores: [10_150, 4_000], seat: 1, winners: [1] }),
]

const meld = (team: number, lacks: number) => ({ team, number: 1, form: 'set', cards: [], tabled: [], lacks })

/** The second play changes the melds, the third says nothing of them. */
const log = {
  seq: 9,
  over: null,
  plays: [
    { seq: 1, table: { melds: [] } },
    { seq: 2, table: { melds: [meld(1, 0), meld(1, 2), meld(2, 0)] } },
    { seq: 3, table: { turn: 2 } },
  ],
} as unknown as HandLog

const empty = { seq: 3, over: null, plays: [{ seq: 1, table: { melds: [] } }] } as unknown as HandLog

const won = resultOf(row, ends, [log, empty])!

test('a result says who won, went out and had how many canastas', () => {
  expect(won.team).toBe(1)
  expect(won.winners).toEqual([1])
  expect(won.hands.map((hand) => hand.out)).toEqual([2, 1])
  expect(won.hands.map((hand) => hand.canastas)).toEqual([
    [1, 1],
    [0, 0],
  ])
})

test('it keeps the sheet of each hand; an earlier one without any is read all the same', () => {
  expect(sheetsOf(JSON.parse(JSON.stringify(won)) as Result)).toMatchObject([
    { number: 1, seat: 2, ending: 'out', points: [5_150, 4_200], lines: [{ name: 'red 3s', points: [100, 200] }] },
    { number: 2, seat: 1, lines: [] },
  ])
  const earlier = { ...won, hands: won.hands.map(({ sheet: _, ...hand }) => hand) }
  expect([hasSheets(won), hasSheets(earlier)]).toEqual([true, false])
  expect(sheetsOf(earlier)).toEqual([])
  expect(figures([earlier]).hands).toBe(2)
})

test('a match without a winner, or that goes on elsewhere, is no result', () => {
  expect(resultOf(row, ends.slice(0, 1), [log])).toBeNull()
  expect(counts(row)).toBe(true)
  expect(counts({ ...row, given: 'there' })).toBe(false)
  expect(counts({ ...row, seat: 0 })).toBe(false)
  expect(counts({ ...row, status: 'playing' })).toBe(false)
})

test('figures are those of the own team', () => {
  const lost: Result = { ...won, table: 'loud-hill', winners: [2] }
  const tied: Result = { ...won, table: 'calm-lake', winners: [1, 2] }
  const found = figures([won, lost, tied])
  expect(found).toMatchObject({ matches: 3, won: 1, tied: 1, hands: 6, best: 5_150, canastas: 3 })
  expect(found.mean).toBe(5_075)
  expect(found.endings).toEqual({ we: 3, they: 3, stock: 0, stuck: 0 })
  expect(found.course.map((one) => one.won)).toEqual([1, 1, 1])
})

test('an empty stock is nobody going out', () => {
  const [first] = won.hands
  const found = figures([{ ...won, hands: [{ ...first!, ending: 'stock', out: 0 }] }])
  expect(found.endings).toEqual({ we: 0, they: 0, stock: 1, stuck: 0 })
})

test('games stand apart, the one played most first', () => {
  const other = { ...won, game: 'bolivia' }
  expect(byGame([won, other, other]).map(([game, all]) => [game, all.length])).toEqual([
    ['bolivia', 2],
    ['samba', 1],
  ])
})

test('a spreadsheet gets a line for each hand and team', () => {
  const [names, first, ...rest] = resultsCsv([won]).trim().split('\r\n')
  expect(names).toBe('table,opened,game,seats,own,hand,ending,out,team,points,score,canastas,won')
  expect(first).toBe('quiet-river,2023-11-14T22:13:20.000Z,samba,"Ann, Bo, Cy, =Di",1,1,out,2,1,5150,5150,1,1')
  expect(rest).toHaveLength(3)
})
