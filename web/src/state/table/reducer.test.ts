import { expect, test } from 'vitest'

import { handInfo, meld, tableInfo, welcome } from '../sample'
import { reduce } from './reducer'
import { begun, myTurn, type TableEvent, type TableState } from './table'

function after(...events: TableEvent[]): TableState {
  return events.reduce(reduce, begun())
}

const opened: TableEvent[] = [welcome, tableInfo()]

test('a hand just dealt is not marked as new, and nothing is logged', () => {
  const state = after(...opened, handInfo(9, ['4S', '5S'], {}, ['draw']))
  expect(state.fresh).toEqual([])
  expect(state.log).toEqual([])
  expect(myTurn(state)).toBe(true)
})

test('a card that was drawn is marked until touched', () => {
  const drawn = handInfo(10, ['4S', '4S', '5S'], { last: [1, 'draw', 'person'] })
  const state = after(...opened, handInfo(9, ['4S', '5S']), drawn)
  expect(state.fresh).toEqual(['4S'])
  expect(state.log.map((line) => line.action)).toEqual(['draw'])
  expect(reduce(state, { type: 'touched', cards: ['4S'] }).fresh).toEqual([])
})

test('cards that were taken back are not new', () => {
  const back = handInfo(10, ['4S', '4H', '4D'], { last: [1, 'back', 'person'] })
  expect(after(...opened, handInfo(9, ['4S']), back).fresh).toEqual([])
})

test('a new mark goes when the card does', () => {
  const state = after(
    ...opened,
    handInfo(9, ['4S']),
    handInfo(10, ['4S', '9H'], { last: [1, 'draw', 'person'] }),
    handInfo(11, ['4S'], { last: [1, 'discard 9H', 'person'] }),
  )
  expect(state.fresh).toEqual([])
})

test('the same hand after a new connection is not told twice', () => {
  const hand = handInfo(10, ['4S'], { last: [2, 'draw', 'bot'] })
  const state = after(...opened, hand, { type: 'link', link: 'lost' }, ...opened, hand)
  expect(state.log).toHaveLength(1)
  expect(state.link).toBe('open')
})

test('the same hand after a pause is not told twice, though the table has counted on', () => {
  const table = { last: [2, 'draw', 'bot'] as [number, string, string] }
  const state = after(...opened, handInfo(10, ['4S'], table), handInfo(12, ['4S'], table))
  expect(state.log).toHaveLength(1)
  expect(state.hand?.seq).toBe(12)
})

test('what was missed without a connection is not told of the next play', () => {
  const before = handInfo(10, ['4S'], { pile: ['TH', '9H', '8H'], last: [2, 'draw', 'bot'] })
  const later = handInfo(19, ['4S', '9H'], { pile: ['5C'], last: [4, 'discard 5C', 'bot'] })
  const state = after(...opened, before, { type: 'link', link: 'lost' }, ...opened, later)
  expect(state.log.at(-1)?.followed.taken).toBe(0)
  expect(state.fresh).toEqual([])
  expect(state.log.map((line) => line.gap)).toEqual([true, true])
})

test('a line of the log knows its meld and what followed', () => {
  const six = ['7S', '7H', '7D', '7C', '7S', '7H']
  const before = { melds: [meld(2, 1, 'set', six)], pile: ['TH', '7D'] }
  const now = {
    melds: [meld(2, 1, 'set', [...six, '7D'])],
    pile: [],
    last: [2, 'take to m1', 'bot'] as [number, string, string],
  }
  const [line] = after(...opened, handInfo(9, [], before), handInfo(10, [], now)).log
  expect(line?.meld?.cards).toHaveLength(7)
  expect(line?.followed).toMatchObject({ taken: 2, froze: false })
  expect(line?.followed.completed).toHaveLength(1)
})

test('a pile taken for the initial meld comes in two parts', () => {
  const pile = ['4C', '5C', '6C', '7D']
  const first = { pile: pile.slice(0, 3), pending: true, last: [2, 'take with 7S 7H', 'bot'] as [number, string, string] }
  const then = { pile: [], last: [2, 'meld KS KH KD', 'bot'] as [number, string, string] }
  const { log } = after(...opened, handInfo(9, [], { pile }), handInfo(10, [], first), handInfo(11, [], then))
  expect(log.map(({ followed }) => [followed.part, followed.taken])).toEqual([['upcard', 1], ['rest', 3]])
})

test('a refusal is kept until the next play of mine, and ends the waiting', () => {
  const error: TableEvent = {
    type: 'error',
    name: 'SHORT_OF_MINIMUM',
    sentence: 'Short.',
    rule: 'R5',
    values: {},
    ref: '',
  }
  const state = after(...opened, handInfo(9, ['4S']), { type: 'sent' }, error)
  expect(state.waiting).toBe(false)
  expect(state.trouble?.name).toBe('SHORT_OF_MINIMUM')
  const played = handInfo(10, [], { last: [1, 'discard 4S', 'person'] })
  expect(reduce(state, played).trouble).toBeNull()
})

test('a refusal in the lobby lasts until the match starts', () => {
  const taken: TableEvent = { type: 'error', ref: '', name: 'SEAT_TAKEN', sentence: 'No.', rule: '', values: {} }
  const lobby = after(welcome, tableInfo({ status: 'open' }), taken)
  expect(lobby.trouble?.name).toBe('SEAT_TAKEN')
  expect(reduce(lobby, tableInfo({ status: 'open' })).trouble?.name).toBe('SEAT_TAKEN')
  expect(reduce(lobby, tableInfo()).trouble).toBeNull()
})

test.each(['LATE', 'STARTED', 'HAND_NOT_DEALT', 'NOT_PAUSED'])('a second tap that comes late is no trouble: %s', (name) => {
  const late: TableEvent = { type: 'error', name, sentence: '', rule: '', values: {}, ref: '' }
  expect(after(...opened, late).trouble).toBeNull()
})

test('the sheet of a hand stays until the next hand comes', () => {
  const over: TableEvent = {
    type: 'over',
    seq: 20,
    number: 1,
    ending: 'out',
    seat: 2,
    hands: [],
    feet: [],
    lines: [],
    points: [0, 0],
    scores: [0, 0],
    commit: '',
    reveal: '',
    minimums: [],
    dealer: 0,
    winners: null,
  }
  const last = handInfo(20, [], { phase: 'over', last: [2, 'discard 4S', 'bot'] })
  const state = after(...opened, last, over)
  expect(state.over?.number).toBe(1)
  expect(reduce(state, last).over?.number).toBe(1)
  expect(reduce(state, handInfo(21, ['4S'], { number: 2 })).over).toBeNull()
})

test('who takes a seat before the match knows it by the table', () => {
  const guest = { ...welcome, seat: 0, name: '' }
  expect(after(guest, tableInfo()).me).toMatchObject({ seat: 1, name: 'Ann' })
})

test('offers go with the hand they were made for', () => {
  const offers: TableEvent = {
    type: 'offers',
    cards: ['4S'],
    actions: ['discard 4S'],
    name: '',
    sentence: '',
    rule: '',
    values: {},
    freezes: false,
    ref: '',
  }
  const state = after(...opened, handInfo(9, ['4S']), offers)
  expect(state.offers?.actions).toEqual(['discard 4S'])
  expect(reduce(state, handInfo(10, [], { last: [1, 'discard 4S', 'person'] })).offers).toBeNull()
})

test.each(['REMOVED', 'ADDRESS_REMOVED', 'LOCKED', 'SEAT_TAKEN_BACK'])('the host keeps me out: %s stays until I am let in', (name) => {
  const kept: TableEvent = { type: 'error', name, sentence: '', rule: '', values: {}, ref: '' }
  const state = after(...opened, kept, { type: 'link', link: 'lost' })
  expect(state.out?.name).toBe(name)
  expect(reduce(state, welcome).out).toBeNull()
})
