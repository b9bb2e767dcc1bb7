// The table in the page as tests open it, with a server that says only what a test tells it to.
import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { vi } from 'vitest'

import type { ClientMessage } from '../protocol'
import { defaults, prefs } from '../state/kept/prefs'
import { tableInfo, welcome } from '../state/sample'
import type { TableEvent } from '../state/table/table'
import Place from './Place.svelte'
import { Session } from './session/session.svelte'

export const sent: ClientMessage[] = []
let hears: (event: TableEvent) => void

export function tell(event: TableEvent): void {
  hears(event)
}

/** Before each test: jsdom knows no modal dialogs, no sizes and no media queries. */
export function prepare(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return
    this.open = false
    // As a browser does: late.
    setTimeout(() => this.dispatchEvent(new Event('close')), 16)
  }
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} })
  Element.prototype.animate ??= () => ({ finished: Promise.resolve(), cancel() {}, finish() {} }) as never
  vi.useFakeTimers()
  prefs.set({ ...defaults(), hold: 'off' })
  sent.length = 0
}

export async function opened(...events: TableEvent[]): Promise<Session> {
  const session = new Session('river', (_, on) => {
    hears = on
    return { send: (message) => sent.push(message), close() {} }
  })
  for (const event of [welcome, tableInfo(), ...events]) tell(event)
  render(Place, { session })
  await tick()
  return session
}

export async function choose(session: Session, ...cards: string[]): Promise<void> {
  for (const card of cards) session.choose(card, session.copies(card) + 1)
  await vi.advanceTimersByTimeAsync(100)
}

/** Answers the last `offer`. */
export async function offer(actions: string[], sentence = '', rule = ''): Promise<void> {
  const { ref, cards } = sent.at(-1) as unknown as { ref: string; cards: string[] }
  const name = sentence ? 'NOT_A_MELD' : ''
  tell({ type: 'offers', cards, actions, name, sentence, rule, values: {}, freezes: false, ref })
  await tick()
}
