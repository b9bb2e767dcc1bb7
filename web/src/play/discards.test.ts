// @vitest-environment jsdom
// A discard is thought of twice: a dear one is asked about, and each waits a little where only bots wait.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { ClientMessage, TableInfo } from '../protocol'
import { defaults, prefs, type Prefs } from '../state/kept/prefs'
import { handInfo, seat, tableInfo, welcome } from '../state/sample'
import type { TableEvent } from '../state/table/table'
import Place from './Place.svelte'
import { Session } from './session/session.svelte'

const SECONDS = 1000
const CARDS = ['4S', '5S', '2H', 'JK']
const legal = CARDS.map((card) => `discard ${card}`)
const hand = handInfo(9, CARDS, { phase: 'play' }, legal)

let tell: (event: TableEvent) => void
let sent: ClientMessage[]

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} })
  sent = []
})

afterEach(cleanup)

async function opened(chosen: Partial<Prefs>, table: Partial<TableInfo> = {}): Promise<Session> {
  prefs.set({ ...defaults(), motion: 'less', ...chosen })
  const session = new Session('river', (_, on) => {
    tell = on
    return { send: (message) => sent.push(message), close() {} }
  })
  for (const event of [welcome, tableInfo(table), hand]) tell(event)
  render(Place, { session })
  await tick()
  return session
}

const plays = () => sent.flatMap((one) => (one.type === 'play' ? [one.action] : []))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const key = (pressed: string) => fireEvent.keyDown(document.body, { key: pressed })

/** Chooses a card; the table answers what it can do. */
async function choose(session: Session, card: string, freezes = false): Promise<void> {
  session.clear()
  session.choose(card, 1)
  await vi.advanceTimersByTimeAsync(100)
  const { ref } = sent.at(-1) as { ref: string }
  const none = { name: '', sentence: '', rule: '', values: {} }
  tell({ type: 'offers', cards: [card], actions: [`discard ${card}`], ...none, freezes, ref })
  await tick()
}

test('a wild card is discarded by a second tap on the same button, which says so', async () => {
  const session = await opened({ hold: 'off' })
  await choose(session, '2H', true)
  const discard = button('Discard 2♥')
  await fireEvent.click(discard)
  expect(plays()).toEqual([])
  screen.getByText('2♥ is a wild card and freezes the pile. Discard it?')
  expect(button('Yes, discard 2♥')).toBe(discard)
  await fireEvent.click(discard)
  expect(plays(), 'a double tap is no answer').toEqual([])
  await vi.advanceTimersByTimeAsync(SECONDS)
  await fireEvent.click(discard)
  expect(plays()).toEqual(['discard 2H'])
})

test('what freezes the pile is asked about, and any other card isn’t', async () => {
  const session = await opened({ hold: 'off' })
  await choose(session, '4S', true)
  await key('x')
  screen.getByText('4♠ freezes the pile. Discard it?')
  await choose(session, '5S')
  await key('x')
  expect(plays()).toEqual(['discard 5S'])
})

test('the question goes by Escape, by its button and with the chosen card', async () => {
  const session = await opened({ hold: 'off' })
  await choose(session, 'JK')
  await key('x')
  await key('Escape')
  expect(session.discarding.asked).toBe('')
  expect(session.selected).toEqual(['JK'])
  await key('x')
  await fireEvent.click(button('No, keep it'))
  expect(session.discarding.asked).toBe('')
  await key('x')
  session.choose('4S', 1)
  expect(session.discarding.asked).toBe('')
  expect(plays()).toEqual([])
})

test('who does not want to be asked is not asked', async () => {
  const session = await opened({ hold: 'off', careful: false })
  await choose(session, 'JK', true)
  await key('x')
  expect(plays()).toEqual(['discard JK'])
})

test('a discard is sent when its time is over, and shown on the pile until then', async () => {
  const session = await opened({ hold: '3' })
  await choose(session, '4S')
  await fireEvent.click(button('Discard 4♠'))
  screen.getByText('4♠ is on its way to the pile.')
  expect(document.querySelector('[data-zone=pile] [data-held]')).toBeTruthy()
  expect(session.cards).toEqual(['5S', '2H', 'JK'])
  await vi.advanceTimersByTimeAsync(2.9 * SECONDS)
  expect(plays()).toEqual([])
  await vi.advanceTimersByTimeAsync(0.2 * SECONDS)
  expect(plays()).toEqual(['discard 4S'])
  expect(session.cards, 'not back in the hand while it is on its way').toEqual(['5S', '2H', 'JK'])
  tell(handInfo(10, ['5S', '2H', 'JK'], { turn: 2, actor: 2, last: [1, 'discard 4S', 'person'] }))
  await tick()
  expect(session.discarding.held).toBeNull()
  expect(session.cards).toEqual(['5S', '2H', 'JK'])
})

test.each([
  ['the button', () => fireEvent.click(button('Take back'))],
  ['B', () => key('b')],
  ['Escape', () => key('Escape')],
])('until then it is taken back by %s', async (_, back) => {
  const session = await opened({ hold: '5' })
  await choose(session, '4S')
  await key('x')
  session.choose('5S', 1)
  expect(session.selected, 'nothing else can be chosen').toEqual([])
  await back()
  expect(session.cards).toEqual(CARDS)
  await vi.advanceTimersByTimeAsync(9 * SECONDS)
  expect(plays()).toEqual([])
})

test.each([
  ['a second tap', () => fireEvent.click(button('Discard now'))],
  ['its key', () => key('x')],
  ['looking away', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true)
    return fireEvent(document, new Event('visibilitychange'))
  }],
])('it is sent at once, and only once, by %s', async (_, now) => {
  const session = await opened({ hold: '3' })
  await choose(session, '4S')
  await key('x')
  await vi.advanceTimersByTimeAsync(SECONDS / 2)
  await now()
  expect(plays()).toEqual(['discard 4S'])
  await vi.advanceTimersByTimeAsync(9 * SECONDS)
  expect(plays()).toEqual(['discard 4S'])
})

test('two quick taps hold it, as one does', async () => {
  const session = await opened({ hold: '3' })
  await choose(session, '4S')
  await fireEvent.click(button('Discard 4♠'))
  await fireEvent.click(button('Discard now'))
  expect(plays()).toEqual([])
  expect(session.discarding.waits).toBe(true)
})

test('leaving the table sends what is on its way', async () => {
  const session = await opened({ hold: '3' })
  await choose(session, '4S')
  await key('x')
  session.close()
  expect(plays()).toEqual(['discard 4S'])
})

test('a frame in which nothing was played leaves it on its way; another takes it back', async () => {
  const session = await opened({ hold: '3' })
  await choose(session, '4S')
  await key('x')
  tell({ ...hand, seq: 10 })
  expect(session.discarding.held?.card).toBe('4S')
  tell(handInfo(11, CARDS, { turn: 2, actor: 2, last: [1, 'discard 5S', 'clock'] }))
  expect(session.discarding.held).toBeNull()
})

test('a refusal of something else leaves it on its way; one of the discard gives the card back', async () => {
  const session = await opened({ hold: '3' })
  await choose(session, '4S')
  await key('x')
  const refused = { type: 'error', sentence: '', rule: '', values: {} } as const
  tell({ ...refused, name: 'REFUSED_WORD', ref: 'say' })
  expect(session.discarding.held?.card).toBe('4S')
  await vi.advanceTimersByTimeAsync(3 * SECONDS)
  expect(plays()).toEqual(['discard 4S'])
  tell({ ...refused, name: 'PILE_FROZEN', ref: 'play' })
  expect(session.discarding.held).toBeNull()
})

test('who leaves has discarded before', async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = () => undefined
  const session = await opened({ hold: '3' }, { seats: friends, options: allowing(5) })
  await choose(session, '4S')
  await key('x')
  await fireEvent.click(button('Menu'))
  await fireEvent.click(screen.getByRole('link', { name: /Leave the table/ }))
  expect(sent.flatMap(({ type }) => (['play', 'leave'].includes(type) ? [type] : []))).toEqual(['play', 'leave'])
})

const friends = [seat(1, 'Ann'), seat(2, 'Ben'), seat(3, 'Carla', { bot: '' }), seat(4, 'Dan')]
const allowing = (seconds: 0 | 3 | 5) => ({ ...tableInfo().options, take_back_seconds: seconds })

test('where people wait it is held as long as the table allows', async () => {
  const session = await opened({ hold: '3' }, { seats: friends, options: allowing(5) })
  await choose(session, '4S')
  await key('x')
  await vi.advanceTimersByTimeAsync(4 * SECONDS)
  expect(plays()).toEqual([])
  await vi.advanceTimersByTimeAsync(2 * SECONDS)
  expect(plays()).toEqual(['discard 4S'])
})

test('who wants no time plays at once there, too', async () => {
  const session = await opened({ hold: 'off' }, { seats: friends, options: allowing(5) })
  await choose(session, '4S')
  await key('x')
  expect(plays()).toEqual(['discard 4S'])
})

test.each<[string, Partial<TableInfo>]>([
  ['another person sits there', { seats: friends }],
  ['a clock runs', { options: { ...tableInfo().options, clock: 'strict' } }],
])('nothing is held back where %s', async (_, table) => {
  const session = await opened({ hold: '5' }, table)
  await choose(session, '4S')
  await key('x')
  expect(plays()).toEqual(['discard 4S'])
})

test('a special discard, which shows the hand, is asked about and waits too', async () => {
  const session = await opened({ hold: '3' })
  tell(handInfo(10, ['JK', 'JK'], { phase: 'play' }, ['special']))
  await tick()
  await fireEvent.click(button('Special discard'))
  screen.getByText(/^Everybody will see your hand/)
  expect(plays()).toEqual([])
  await vi.advanceTimersByTimeAsync(SECONDS)
  await fireEvent.click(button('Yes, show my hand'))
  screen.getByText('The special discard follows in a moment.')
  await fireEvent.click(button('Take back'))
  expect(session.discarding.held).toBeNull()
  await fireEvent.click(button('Special discard'))
  await fireEvent.click(button('No, not yet'))
  await vi.advanceTimersByTimeAsync(9 * SECONDS)
  expect(plays()).toEqual([])
})
