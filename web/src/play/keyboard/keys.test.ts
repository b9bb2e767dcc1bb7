// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'

import { RANKS } from '../../state/plays/cards'
import { commandOf, KEYS, switchKeys } from './keys'

function press(key: string, more: KeyboardEventInit = {}, target: Element = document.body) {
  let found: string | undefined
  const heard = (event: Event) => (found = commandOf(event as KeyboardEvent))
  target.addEventListener('keydown', heard)
  target.dispatchEvent(new KeyboardEvent('keydown', { key, ...more }))
  target.removeEventListener('keydown', heard)
  return found
}

afterEach(() => localStorage.clear())

test('a key is a command, capital or not', () => {
  expect(press('d')).toBe('draw')
  expect(press('D')).toBe('draw')
  expect(press('?')).toBe('help')
})

test('nothing happens while one types, or with the browser’s own combinations', () => {
  expect(press('d', { ctrlKey: true })).toBeUndefined()
  expect(press('d', {}, document.createElement('input'))).toBeUndefined()
})

test('the keys can be switched off, but for the help that switches them on', () => {
  switchKeys(false)
  expect(press('d')).toBeUndefined()
  expect(press('?')).toBe('help')
})

test('no key is a rank, which the hand wants for itself', () => {
  const ranks = [...RANKS, '2', '3'].map((rank) => rank.toLowerCase())
  expect(Object.keys(KEYS).filter((key) => ranks.includes(key))).toEqual([])
})
