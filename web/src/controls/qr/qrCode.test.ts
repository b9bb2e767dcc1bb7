import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrCode } from './qrCode'

/** A text of so many small letters and other signs. */
function text(length: number, seed: number): string {
  let state = seed
  return Array.from({ length }, () => {
    state = (state * 48271) % 2147483647
    return 'abcdefghijklmnopqrstuvwxyz/:#?=&-_%á∞'[state % 37]
  }).join('')
}

const MASKS = [0, 1, 2, 3, 4, 5, 6, 7]

// Any mask can be read; this encoder weighs a few of them otherwise.
test.each([1, 15, 60, 150, 250, 700])('%d signs, as another encoder draws them under one of its masks', (length) => {
  const link = text(length, 7919)
  const own = JSON.stringify(qrCode(link))
  const others = MASKS.map((maskPattern) => JSON.stringify(encode(link, { ecc: 'M', border: 0, maskPattern }).data))
  expect(others.includes(own)).toBe(true)
})
