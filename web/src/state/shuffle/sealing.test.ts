// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { tableInfo } from '../sample'
import { due, numberFor, seal } from './sealing'

const number = '4811'
const asked = tableInfo({ hand: 3, wait_until: 1_800_000_000 })

test('a seal is the SHA-256 of the number’s text', () => {
  expect(seal('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('first the seal, then the number, each once', () => {
  expect(due(asked, 2, number)).toMatchObject({ type: 'seal', hand: 3, hash: seal(number) })
  const sealed = { ...asked, seals: ['', seal(number), '', ''] }
  expect(due(sealed, 2, number)).toBeNull()
  expect(due({ ...sealed, numbers: true }, 2, number)).toMatchObject({ type: 'shuffle', number })
  expect(due({ ...sealed, numbers: true, shuffled: [2] }, 2, number)).toBeNull()
})

test('who did not seal, or sealed another number, sends none', () => {
  expect(due({ ...asked, numbers: true }, 2, number)).toBeNull()
  expect(due({ ...asked, seals: ['', seal('7'), '', ''], numbers: true }, 2, number)).toBeNull()
})

test('nothing is sent without a seat or while no hand waits', () => {
  expect(due(asked, 0, number)).toBeNull()
  expect(due({ ...asked, wait_until: 0 }, 2, number)).toBeNull()
})

test('the number is the same after the page was loaded anew', () => {
  const one = numberFor('river', 1, sessionStorage)
  expect(one).toMatch(/^[0-9a-f]{32}$/)
  expect(numberFor('river', 1, sessionStorage)).toBe(one)
  expect(numberFor('river', 2, sessionStorage)).not.toBe(one)
})
