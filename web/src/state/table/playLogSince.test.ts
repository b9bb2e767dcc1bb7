import { expect, test } from 'vitest'

import { NOTHING } from '../plays/consequences'
import { handInfo, tableInfo, welcome } from '../sample'
import { awaits, byPlayer, sinceMyTurn } from './playLogSince'
import { reduce } from './reducer'
import { begun, type LogLine, type TableState } from './table'

const PLAYS: [number, string][] = [
  [1, 'draw'],
  [1, 'discard 4S'],
  [2, 'take with 4H 4C'],
  [2, 'ask'],
  [4, 'yes'],
  [2, 'discard 9H'],
  [3, 'draw'],
  [3, 'discard 5S'],
  [4, 'draw'],
  [4, 'meld 7S 7H 7D'],
  [4, 'discard 6S'],
]

function at(plays: [number, string, string?, number?][], hand = 1): TableState {
  const log = plays.map(([seat, action, by, played], seq): LogLine => ({
    seat, action, by: by ?? (seat === 1 ? 'person' : 'bot'), hand: played ?? 1, seq, meld: null, followed: NOTHING,
  }))
  return { ...[welcome, tableInfo(), handInfo(9, [], { number: hand })].reduce(reduce, begun()), log }
}

const told = (state: TableState) => sinceMyTurn(state).map((line) => `${line.seat} ${line.action}`)

test('what the others did since my discard is told, until I discard again', () => {
  expect(told(at(PLAYS))).toEqual(PLAYS.slice(2).map((play) => play.join(' ')))
  expect(told(at([...PLAYS, [1, 'draw'], [1, 'meld 8S 8H 8D']]))).toHaveLength(9)
  expect(told(at([...PLAYS, [1, 'draw'], [1, 'discard 8S']]))).toEqual([])
})

test('before my first turn it is all that was played, and my answers are no turn', () => {
  expect(told(at(PLAYS.slice(2, 4)))).toEqual(['2 take with 4H 4C', '2 ask'])
  expect(told(at([...PLAYS.slice(2, 4), [1, 'yes'], [2, 'discard 5H']]))).toHaveLength(3)
})

test('another hand’s plays are not told, and nothing to a spectator', () => {
  expect(told(at(PLAYS, 2))).toEqual([])
  const state = at(PLAYS)
  expect(told({ ...state, me: { ...welcome, seat: 0 } })).toEqual([])
})

test('it is told by player, without the draws', () => {
  const players = byPlayer(sinceMyTurn(at(PLAYS)))
  expect(players.map(({ seat, lines }) => [seat, lines.map((line) => line.action)])).toEqual([
    [2, ['take with 4H 4C', 'ask', 'discard 9H']],
    [4, ['yes', 'meld 7S 7H 7D', 'discard 6S']],
    [3, ['discard 5S']],
  ])
})

test('what a bot played in my place is told too, and ends no turn of mine', () => {
  const away: [number, string, string?][] = [
    [1, 'draw', 'bot'],
    [1, 'discard 8S', 'bot'],
    [2, 'draw', 'person'],
    [2, 'discard JH', 'person'],
    [1, 'draw', 'bot'],
  ]
  const state = at([...PLAYS, ...away, [1, 'meld 8S 8H 8D']])
  expect(told(state)).toEqual([...PLAYS.slice(2), ...away].map(([seat, action]) => `${seat} ${action}`))
  const mine = byPlayer(sinceMyTurn(state)).find((one) => one.seat === 1)
  expect(mine?.lines.map((line) => line.action)).toEqual(['discard 8S'])
  expect(told(at([...PLAYS, ...away, [1, 'discard 9S']]))).toEqual([])
})

test('what the clock discarded for me was my turn', () => {
  expect(told(at([...PLAYS, [1, 'discard 8S', 'clock'], [2, 'discard JH']]))).toEqual(['2 discard JH'])
})

test('what a bot played for me at the end of the hand before is told until I end a turn', () => {
  const away: [number, string, string?][] = [
    [1, 'draw', 'bot'],
    [1, 'discard 8S', 'bot'],
  ]
  const next: [number, string, string, number][] = [[2, 'discard JH', 'person', 2]]
  const state = at([...PLAYS, ...away, ...next], 2)
  expect(awaits(state)).toBe(true)
  expect(told(state)).toEqual(['1 draw', '1 discard 8S', '2 discard JH'])
  expect(byPlayer(sinceMyTurn(state)).map(({ seat, hand }) => [seat, hand])).toEqual([[1, 1], [2, 2]])
  const after = at([...PLAYS, ...away, ...next, [1, 'discard 9S', 'person', 2]], 2)
  expect(awaits(after)).toBe(false)
  expect(told(after)).toEqual([])
  expect(told(at([...PLAYS, ...away, [1, 'discard 9S'], ...next], 2))).toEqual(['2 discard JH'])
})
