import { expect, test } from 'vitest'
import { unpacked } from './sharedParts'

test('parts stand where they are named, and in later parts', () => {
  const parts = ['a long enough part', [{ '': 0 }, 1], null]
  const whole = { one: { '': 1 }, other: [{ '': 1 }, { '': 2 }, true, ''], b: { c: { '': 0 } } }
  const long = ['a long enough part', 1]
  expect(unpacked([parts, whole])).toEqual({
    one: long,
    other: [long, null, true, ''],
    b: { c: 'a long enough part' },
  })
})
