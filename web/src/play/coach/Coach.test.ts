// @vitest-environment jsdom
// The coach speaks the page's language, whichever book comes first.
import { cleanup, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { speak } from '../../lang/lang'
import { bookFor, type FoundBook, type Played } from '../../rules/bookRequests'
import { coach } from '../../state/kept/coaching'
import { handInfo, tableInfo, welcome } from '../../state/sample'
import { Session } from '../session/session.svelte'
import Coach from './Coach.svelte'

vi.mock('../../rules/bookRequests', () => ({ bookFor: vi.fn() }))

let answers: Record<string, (line: string) => Promise<void>>

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} })
  answers = {}
  vi.mocked(bookFor).mockImplementation(
    (_: Played, lang) =>
      new Promise((resolve) => {
        answers[lang] = async (line) => {
          const chapters = [{ key: 'turn', lines: [line], keys: ['turn-draw'] }]
          resolve({ book: { chapters }, instead: false } as unknown as FoundBook)
          await new Promise((done) => setTimeout(done))
          await tick()
        }
      }),
  )
  coach(true)
})

afterEach(async () => {
  cleanup()
  await speak('en')
})

async function coached(): Promise<void> {
  const events = [welcome, tableInfo(), handInfo(9, ['4S'], {}, ['draw'])]
  const session = new Session('river', (_, on) => {
    queueMicrotask(() => events.forEach(on))
    return { send() {}, close() {} }
  })
  await tick()
  render(Coach, { session, onRule() {} })
}

test('its sentence changes with the language, and a book that comes late changes it back no more', async () => {
  await coached()
  await vi.waitFor(() => expect(answers.en).toBeDefined())
  await speak('es')
  await vi.waitFor(() => expect(answers.es).toBeDefined())
  await answers.es!('Robe una carta.')
  screen.getByText('Robe una carta.')
  await answers.en!('Draw a card.')
  screen.getByText('Robe una carta.')
})

test('a sentence that stands changes its words', async () => {
  await coached()
  await vi.waitFor(() => expect(answers.en).toBeDefined())
  await answers.en!('Draw a card.')
  screen.getByText('Draw a card.')
  await speak('es')
  await vi.waitFor(() => expect(answers.es).toBeDefined())
  await answers.es!('Robe una carta.')
  screen.getByText('Robe una carta.')
})
