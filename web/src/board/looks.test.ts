// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { looksAfter, mostGifts } from './looks'

const USUAL = { view: 'fan', cardSize: 'normal', textSize: 'normal' } as const
const LARGEST = { view: 'big', cardSize: 'large', textSize: 'huge' } as const

test('the usual looks have nothing to give', () => {
  expect(mostGifts(USUAL)).toBe(0)
  expect(looksAfter(USUAL, 3)).toEqual({ scale: 1, view: 'fan', close: false })
})

test('the largest looks give bit by bit, until they are the usual ones', () => {
  const course = Array.from({ length: mostGifts(LARGEST) + 1 }, (_, n) => looksAfter(LARGEST, n))
  expect(course).toEqual([
    { scale: 1.2, view: 'big', close: false },
    { scale: 1, view: 'big', close: false },
    { scale: 1, view: 'big', close: true },
    { scale: 1, view: 'big', close: true, text: 'large' },
    { scale: 1, view: 'big', close: true, text: 'larger' },
    { scale: 1, view: 'fan', close: false, text: 'larger' },
    { scale: 1, view: 'fan', close: false, text: 'normal' },
  ])
})

test('large text alone becomes a little smaller before it is the usual one', () => {
  const large = { ...USUAL, textSize: 'large' } as const
  expect([1, 2].map((n) => looksAfter(large, n).text)).toEqual(['larger', 'normal'])
})
