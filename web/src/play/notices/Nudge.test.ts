// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PublicHand } from '../../protocol'
import { handInfo, tableInfo } from '../../state/sample'
import { begun, type TableState } from '../../state/table/table'
import type { Session } from '../session/session.svelte'
import Nudge from './Nudge.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function session(seq: number, changed: Partial<PublicHand>, legal: string[] = [], more: object = {}): Session {
  const state: TableState = {
    ...begun(),
    me: { type: 'welcome', version: 1, table: 'river', name: 'Ann', seat: 1, now: 0 },
    table: tableInfo(),
    hand: handInfo(seq, ['4S'], changed, legal),
  }
  return { state, selected: [], lesson: false, ...more } as unknown as Session
}
const MINE = session(1, { phase: 'draw', turn: 1, actor: 1 }, ['draw', 'take with 8S 8H'])
const said = (place: Element) => place.querySelector('[data-nudge]')?.textContent ?? ''
const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

test('after twenty seconds it says what one may do, out of what is offered', async () => {
  const { container } = render(Nudge, { session: MINE })
  await wait(19)
  expect(said(container)).toBe('')
  await wait(2)
  expect(said(container)).toBe('It’s your turn: draw, or take the pile.')
})

test('a play ends it, and it comes once a turn', async () => {
  const { container, rerender } = render(Nudge, { session: MINE })
  await wait(21)
  const playing = { phase: 'play', turn: 1, actor: 1 } as const
  await rerender({ session: session(2, playing, ['meld 8S 8H 8D', 'discard 4S']) })
  expect(said(container)).toBe('')
  await wait(60)
  expect(said(container)).toBe('')
  await rerender({ session: session(3, { turn: 2, actor: 2 }) })
  await rerender({ session: session(4, playing, ['discard 4S']) })
  await wait(21)
  expect(said(container)).toBe('It’s your turn: discard a card to end it.')
})

test('it stays while others come and go', async () => {
  const { container, rerender } = render(Nudge, { session: MINE })
  await wait(15)
  await rerender({ session: { ...MINE, state: { ...MINE.state, hand: { ...MINE.state.hand!, seq: 2 } } } as Session })
  await wait(6)
  expect(said(container)).toBe('It’s your turn: draw, or take the pile.')
  await rerender({ session: { ...MINE, state: { ...MINE.state, hand: { ...MINE.state.hand!, seq: 3 } } } as Session })
  expect(said(container)).toBe('It’s your turn: draw, or take the pile.')
})

test('each play begins the wait anew', async () => {
  const { container, rerender } = render(Nudge, { session: MINE })
  await wait(15)
  await rerender({ session: session(2, { phase: 'play', turn: 1, actor: 1 }, ['meld 8S 8H 8D', 'discard 4S']) })
  await wait(15)
  expect(said(container)).toBe('')
  await wait(6)
  expect(said(container)).toBe('It’s your turn: lay down cards, or discard one to end it.')
})

test('the others read for whom they wait', async () => {
  const { container } = render(Nudge, { session: session(1, { turn: 2, actor: 2 }) })
  await wait(21)
  expect(said(container)).toBe('Waiting for Ben.')
})

test.each([
  ['a lesson', session(1, { turn: 1, actor: 1 }, ['draw'], { lesson: true })],
  ['a hand that is over', session(1, { phase: 'over', turn: 1, actor: 0 })],
  ['a page that lost the connection', session(1, { turn: 2, actor: 2 }, [], { lost: true })],
  ['who has chosen cards', session(1, { turn: 1, actor: 1 }, ['draw'], { selected: ['4S'] })],
])('it says nothing in %s', async (_, calm) => {
  const { container } = render(Nudge, { session: calm })
  await wait(60)
  expect(said(container)).toBe('')
})
