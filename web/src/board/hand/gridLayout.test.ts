import { expect, test } from 'vitest'

import { gridOf, type Room } from './gridLayout'

/** A phone of 360 pixels. */
const SMALL: Room = { width: 348, cell: 44, empty: 15, gap: 3, apart: 51 }
const ELEVEN = '4S 5H 6D 7C 8S 9H TD JC QS KH AD 4C 5S 6S 2H JK'.split(' ')

const ranks = (cards: string[], room?: Room, whole = false) =>
  gridOf(cards, whole, room).bands.map((band) => band.columns.map(({ rank }) => rank).join(''))

test('a column for each rank from the lowest to the highest, a row for each suit', () => {
  const { bands, apart } = gridOf(['5S', '5S', '7H', '2D', 'JK'])
  expect(bands).toHaveLength(1)
  expect(bands[0]!.columns).toEqual([
    { rank: '5', held: true },
    { rank: '6', held: false },
    { rank: '7', held: true },
  ])
  expect(bands[0]!.suits).toEqual(['S', 'H'])
  expect(bands[0]!.cells).toEqual([
    { text: '5S', n: 2, row: 0, col: 0 },
    { text: '7H', n: 1, row: 1, col: 2 },
  ])
  expect(apart.map(({ text, row }) => [text, row])).toEqual([['2D', 2], ['JK', 2]])
})

test('a whole grid has all ranks and suits', () => {
  expect(ranks(['5S'], undefined, true)).toEqual(['456789TJQKA'])
  expect(gridOf(['5S'], true).bands[0]!.suits).toEqual(['S', 'H', 'D', 'C'])
})

test('more ranks than can be touched go on in a second band', () => {
  const { bands, apart } = gridOf(ELEVEN, false, { ...SMALL, apart: 300 })
  expect(bands).toHaveLength(2)
  for (const { columns } of bands) expect(columns.length * 47 - 3).toBeLessThanOrEqual(348)
  expect(bands.flatMap((band) => band.cells).map(({ text }) => text).sort()).toEqual(
    ELEVEN.filter((text) => !['2H', 'JK'].includes(text)).sort(),
  )
  const tops = bands.map((band) => [band.top, band.suits.length])
  expect(tops).toEqual([[0, tops[0]![1]], [tops[0]![1], tops[1]![1]]])
  expect(new Set(bands[1]!.cells.map((one) => one.row)).size).toBe(bands[1]!.suits.length)
  expect(apart[0]!.row).toBe(tops[1]![0]! + tops[1]![1]!)
})

test('the bands are cut where they need the fewest rows', () => {
  const cards = '4S 4H 4D 4C 5S 6S 7S 8S 9S TS JS'.split(' ')
  expect(ranks(cards, SMALL)).toEqual(['4567', '89TJ'])
  expect(gridOf(cards, false, SMALL).bands.map((band) => band.suits.length)).toEqual([4, 1])
})

test('gaps between the bands take no room', () => {
  const cards = '4S 5S 6S 7S TH JH QH KH'.split(' ')
  expect(ranks(cards, SMALL)).toEqual(['4567', 'TJQK'])
})

test('wilds stand beside the band that leaves most room for them', () => {
  const tall = ['4S', '4H', '5S', '6S', '7S', '8S', '9S', 'TS', 'QS', '2S', '2H', 'JK']
  const { bands, apart } = gridOf(tall, false, SMALL)
  expect(bands.map((band) => band.beside)).toEqual([2, 0])
  expect(apart).toEqual([])
  const beside = bands[0]!.cells.filter(({ text }) => ['2S', '2H', 'JK'].includes(text))
  expect(beside.map(({ text, row, col }) => [text, row, col])).toEqual([
    ['2S', 0, 5],
    ['JK', 0, 6],
    ['2H', 1, 5],
  ])
  expect(bands[0]!.cells.map(({ row }) => row)).toEqual([0, 0, 0, 0, 0, 0, 1, 1])
})

test('else they stand in a row of their own', () => {
  const narrow = gridOf(ELEVEN, false, { ...SMALL, apart: 300 })
  expect([narrow.bands.map((band) => band.beside), narrow.apart.length]).toEqual([[0, 0], 2])
  const short = gridOf(['4S', 'JK'], false, SMALL)
  expect([short.bands[0]!.beside, short.apart.length]).toEqual([0, 1])
})

test('where the rows are too many to be seen, the cards follow each other by rank', () => {
  const cards = ['4D', '9S', '9S', '9H', 'KC', 'JK', '3S']
  const room = { width: 200, cell: 44, empty: 15, gap: 3, apart: 51 }
  expect(gridOf(cards, false, { ...room, rows: 9 }).bands.length).toBe(2)
  const { bands, apart } = gridOf(cards, false, { ...room, rows: 3 })
  expect(bands.map((band) => band.cells.map(({ text, n, row, col }) => `${text}x${n} ${row},${col}`))).toEqual([
    ['4Dx1 0,0', '9Sx2 0,1', '9Hx1 0,2', 'KCx1 0,3', 'JKx1 1,0', '3Sx1 1,1'],
  ])
  expect(apart).toEqual([])
})
