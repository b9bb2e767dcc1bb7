import { expect, test } from 'vitest'
import { partsOf } from './seatNames'

test.each([
  ['Benedict 2', 'Benedict', ' 2'],
  ['Benedict', 'Benedict', ''],
  ['Ana María 12', 'Ana María', ' 12'],
  ['R2D2', 'R2D2', ''],
  ['7', '7', ''],
])('of %s the number that tells two of one name apart is known', (name, stem, number) => {
  expect(partsOf(name)).toEqual({ stem, number })
})
