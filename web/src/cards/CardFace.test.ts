// @vitest-environment jsdom
// Cards that are made while a table is on its way are plain at first.
import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import type { Card } from '../state/plays/cards'
import CardFace from './CardFace.svelte'
import DrawnFace from './DrawnFace.svelte'
import { drawnFace, opening } from './drawing'

const made: Record<string, unknown>[] = []

function face(): Element {
  const target = document.createElement('div')
  made.push(mount(CardFace, { target, props: { card: { rank: 'K', suit: 'S', place: '' } as unknown as Card } }))
  flushSync()
  return target
}

afterEach(() => {
  for (const one of made.splice(0)) void unmount(one)
  opening.set(false)
})

test('a card is drawn once the table stands, and those that were there before stay drawn', () => {
  drawnFace.set(DrawnFace as Component<{ card: Card }>)
  const before = face()
  opening.set(true)
  const meanwhile = face()
  expect([before, meanwhile].map((one) => !!one.querySelector('.wide'))).toEqual([true, false])
  opening.set(false)
  flushSync()
  expect([before, meanwhile].map((one) => !!one.querySelector('.wide'))).toEqual([true, true])
})
