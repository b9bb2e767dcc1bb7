// @vitest-environment jsdom
// From hand to hand in a replay, and the way back out of it.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import App from '../../App.svelte'
import { Refusal } from '../../net/api'
import { here, go, replayPath } from '../../router'
import { publicHand } from '../../state/sample'
import { evidence } from '../../over/proof'
import RECORD from '../../over/samples/villages-samba.rec?raw'
import './Replay.svelte' // the page loads it when it is opened: here it is there already

const ROW = { id: 'river', status: 'finished', hand: 3, seats: ['Ann', 'Ben', 'Carla', 'Dan'], game: 'samba' }

let row = ROW
let over: { number: number }[] = []
/** What is said of hands whose replay is refused, by their number. */
let refused: Record<number, Refusal> = {}

vi.mock('../../tables/tables', async (original) => ({
  ...(await original<typeof import('../../tables/tables')>()),
  oneTable: async () => row,
  sheets: async () => over,
  record: async () => RECORD,
  replay: async (_: string, hand: number) => {
    if (refused[hand]) throw refused[hand]
    return [1, 2, 3].map(() => ({ table: publicHand(), cards: ['4S'] }))
  },
}))

beforeEach(() => {
  row = ROW
  refused = {}
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} })
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', async () => Response.json([]))
})

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

const heading = (hand: number) =>
  vi.waitFor(() => screen.getByRole('heading', { name: new RegExp(`^Replay of hand ${hand}:`) }))

test('one step back leads out of a replay, whatever was looked at there', async () => {
  history.replaceState(null, '', '/what')
  render(App)
  const before = here().pathname
  go(replayPath('river', 1, 1, 0))
  await heading(1)
  await fireEvent.click(await vi.waitFor(() => screen.getByRole('button', { name: /^On/ })))
  await fireEvent.click(screen.getByRole('button', { name: 'Next hand' }))
  await heading(2)
  await fireEvent.click(screen.getByRole('button', { name: 'Next hand' }))
  await heading(3)
  expect(here().pathname).toBe(new URL(replayPath('river', 3, 1, 0), location.href).pathname)
  history.back()
  await vi.waitFor(() => expect(here().pathname).toBe(before))
  await tick()
  expect(screen.queryByRole('heading', { name: /^Replay/ })).toBeNull()
})

test('who goes on by keys to the last hand and the last step stays at the button', async () => {
  history.replaceState(null, '', new URL(replayPath('river', 2, 1, 0), location.href).pathname)
  render(App)
  await heading(2)
  const next = screen.getByRole('button', { name: 'Next hand' })
  next.focus()
  await fireEvent.click(next)
  await heading(3)
  await fireEvent.click(next)
  expect(document.activeElement).toBe(next)
  const on = screen.getByRole('button', { name: /^On/ })
  on.focus()
  for (let n = 0; n < 4; n++) await fireEvent.click(on)
  expect(document.activeElement).toBe(on)
  expect(screen.getByRole('slider', { name: /.+/ }).getAttribute('aria-valuetext')).toMatch(/2/)
})

/** Opens the proof; says what it shows of the hand. */
async function proof(): Promise<string[]> {
  const panel = screen.getByText('Was the shuffle fair?').closest('details')!
  panel.open = true
  await fireEvent(panel, new Event('toggle'))
  await vi.waitFor(() => expect(panel.querySelectorAll('dd')).toHaveLength(3))
  return [...panel.querySelectorAll('dd, li')].map((one) => one.textContent.trim())
}

test('the next hand has a proof of its own', async () => {
  history.replaceState(null, '', new URL(replayPath('river', 1, 1, 0), location.href).pathname)
  render(App)
  await heading(1)
  const first = evidence(RECORD, 1)!
  expect(await proof()).toContain(first.commit)
  await fireEvent.click(screen.getByRole('button', { name: 'Next hand' }))
  await heading(2)
  expect(screen.queryByText(first.commit)).toBeNull()
  const { commit, secret } = evidence(RECORD, 2)!
  expect(await proof()).toEqual(expect.arrayContaining([commit, secret]))
})

test.each([
  ['after it', [{ number: 1 }, { number: 2 }]],
  ['not before it is over', [{ number: 1 }]],
])('a way leads to the second hand %s', async (_, ends) => {
  row = { ...ROW, status: 'playing', hand: 2 }
  over = ends
  history.replaceState(null, '', new URL(replayPath('river', 1, 1, 0), location.href).pathname)
  render(App)
  await heading(1)
  await tick()
  expect(screen.queryAllByRole('button', { name: 'Next hand' })).toHaveLength(ends.length - 1)
})

test.each([
  [410, 'TABLE_CLOSED', ['/t/river']],
  [404, 'NO_SUCH_TABLE', []],
])('what is left of a table (%i %s) is one step away', async (status, name, ways) => {
  refused = { 1: new Refusal(status, 'No.', name) }
  history.replaceState(null, '', new URL(replayPath('river', 1, 1, 0), location.href).pathname)
  render(App)
  await screen.findByRole('alert')
  const found = screen.queryAllByRole('link', { name: 'Table' })
  expect(found.map((link) => link.getAttribute('href'))).toEqual(ways)
})

test('a hand that can’t be seen says why, and the way back from it leads to the one before', async () => {
  refused = { 4: new Refusal(404, 'That hand is not dealt yet.', 'HAND_NOT_DEALT') }
  history.replaceState(null, '', replayPath('river', 1, 1, 2))
  render(App)
  await heading(1)
  go(replayPath('river', 4, 1, 0))
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('not dealt'))
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.queryByText(/One moment/)).toBeNull()
  history.back()
  await heading(1)
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/2/)
  expect(screen.queryByRole('alert')).toBeNull()
})
