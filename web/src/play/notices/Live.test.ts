// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { handInfo, tableInfo, welcome } from '../../state/sample'
import { begun } from '../../state/table/table'
import type { Session } from '../session/session.svelte'
import Live from './Live.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function session(phase: string, turn: number, actor: number): Session {
  const state = { ...begun(), me: welcome, table: tableInfo(), hand: handInfo(9, ['4S'], { phase, turn, actor }) }
  return { state, mine: actor === 1, seat: 1 } as unknown as Session
}

async function heard(now: Session): Promise<string> {
  const { container } = render(Live, { session: now })
  await vi.advanceTimersByTimeAsync(1000)
  return container.querySelector('[data-live]')!.textContent ?? ''
}

test('whose turn it is hears of it', async () => {
  expect(await heard(session('draw', 1, 1))).toBe('It is your turn.')
})

test('whoever is asked in another’s turn has none', async () => {
  expect(await heard(session('answer', 3, 1))).toBe('')
})
