// @vitest-environment jsdom
// Cards dragged to a place of the table: the server is asked first what they can do there.
import { cleanup, fireEvent, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { handInfo, meld, tableInfo, welcome } from '../state/sample'
import type { TableEvent } from '../state/table/table'
import { choose, offer, opened, prepare, sent, tell } from './testedPlace'

beforeEach(prepare)
afterEach(cleanup)

const plays = () => sent.flatMap((one) => (one.type === 'play' ? [one.action] : []))

/** Drags from a card to a place of the table, as a mouse does. */
async function drag(card: string, place: string): Promise<void> {
  const from = document.querySelector<HTMLElement>(`[data-zone=hand] [data-card="${card}"]`)!
  const to = document.querySelector<HTMLElement>(`[data-drop="${place}"]`)!
  const at = (clientX: number) => ({ clientX, clientY: 5, button: 0, buttons: 1 })
  document.elementFromPoint = () => from
  await fireEvent.pointerDown(from, at(0))
  document.elementFromPoint = () => to
  await fireEvent.pointerMove(window, at(80))
  await fireEvent.pointerUp(window, at(80))
  await vi.advanceTimersByTimeAsync(100)
}

test('a card dragged to the pile is discarded, asked about where it goes out', async () => {
  await opened(handInfo(9, ['4S', '5S'], { phase: 'play' }, ['discard 4S', 'discard 5S']))
  await drag('4S', 'pile')
  await offer(['discard 4S'])
  expect(sent.at(-1)).toMatchObject({ type: 'play', action: 'discard 4S' })
  tell(handInfo(12, ['5S'], { phase: 'play' }, ['discard 5S']))
  await tick()
  await drag('5S', 'pile')
  await offer(['discard 5S'])
  expect(screen.getByRole('dialog', { name: 'Go out?' })).toBeTruthy()
})

test('chosen cards dragged onto a meld of ours are added, and not to another', async () => {
  const table = { phase: 'play', melds: [meld(1, 2, 'set', ['7C', '7C', '7S']), meld(1, 3, 'set', ['9C', '9C', '9S'])] }
  const session = await opened(handInfo(9, ['7S', '7D', '4S'], table, ['discard 4S']))
  await choose(session, '7S', '7D')
  await offer(['add 7S 7D to m2'])
  await drag('7S', 'meld-3')
  expect(sent.at(-1)).toMatchObject({ type: 'why', action: 'add 7S 7D to m3' })
  await drag('7S', 'meld-2')
  expect(sent.at(-1)).toMatchObject({ type: 'play', action: 'add 7S 7D to m2' })
})

test('cards dragged to where our melds lie begin a new one', async () => {
  const session = await opened(handInfo(9, ['7S', '7D', '7H', '4S'], { phase: 'play' }, ['discard 4S']))
  await choose(session, '7S', '7D', '7H')
  await offer(['meld 7S 7D 7H'])
  await drag('7S', 'melds')
  expect(sent.at(-1)).toMatchObject({ type: 'play', action: 'meld 7S 7D 7H' })
})

const three = handInfo(9, ['4S', '5S', '6S'], { phase: 'play' }, ['discard 4S', 'discard 5S', 'discard 6S'])

test.each<[string, TableEvent[], TableEvent[]]>([
  ['the table is paused', [tableInfo({ paused: 1 })], [tableInfo(), three]],
  ['the link is lost', [{ type: 'link', link: 'lost' }], [welcome, tableInfo(), three]],
])('what is dropped while %s is not played later with another card', async (_, stops, goesOn) => {
  const session = await opened(three)
  for (const event of stops) tell(event)
  await tick()
  await drag('4S', 'pile')
  for (const event of goesOn) tell(event)
  await tick()
  session.clear()
  await choose(session, '5S')
  await offer(['discard 5S'])
  expect(plays()).toEqual([])
})

test('what is dropped is forgotten with the next choice', async () => {
  const session = await opened(three)
  await drag('4S', 'pile')
  session.clear()
  await choose(session, '5S')
  await offer(['discard 5S'])
  expect(plays()).toEqual([])
})

test('what is dropped is forgotten when the link breaks before the server answers', async () => {
  const session = await opened(three)
  await drag('4S', 'pile')
  for (const event of [{ type: 'link', link: 'lost' }, welcome, tableInfo(), three] as const) {
    tell(event)
    await tick()
  }
  session.clear()
  await choose(session, '4S')
  await offer(['discard 4S'])
  expect(plays()).toEqual([])
})
