// @vitest-environment jsdom
// The table in the page, with a server that says only what the test tells it to.
import { cleanup, fireEvent, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { handInfo, meld, tableInfo, welcome } from '../state/sample'
import type { TableEvent } from '../state/table/table'
import { choose, offer, opened, prepare, sent, tell } from './testedPlace'
import '../over/HandOver.svelte' // the page loads it when a hand ends: here it is there already

beforeEach(prepare)
afterEach(cleanup)

function button(name: string | RegExp): HTMLElement {
  return screen.getAllByRole('button', { name })[0]!
}

test('a draw is one tap, and a second tap sends nothing while the first is on its way', async () => {
  await opened(handInfo(9, ['4S'], {}, ['draw']))
  await fireEvent.click(button('Draw a card'))
  await fireEvent.click(button('Draw a card'))
  expect(sent).toEqual([{ type: 'play', seq: 9, action: 'draw', ref: 'play' }])
})

test('the pile is taken by a way on the sheet only', async () => {
  const legal = ['draw', 'take with 7S 7D', 'take to m2']
  const table = { pile: ['4C', '9H', '7H'], melds: [meld(1, 2, 'set', ['7C', '7C', '7S'])] }
  await opened(handInfo(9, ['7S', '7D', '4S'], table, legal))
  await fireEvent.click(button('Take the pile …'))
  expect(sent).toEqual([])
  const sheet = screen.getByRole('dialog')
  within(sheet).getByText(/2 cards under it come with it/)
  await fireEvent.click(within(sheet).getByRole('button', { name: /onto the 7s/ }))
  expect(sent).toMatchObject([{ type: 'play', action: 'take to m2' }])
})

test('why the pile can’t be taken is asked and said in place, with the rule', async () => {
  await opened(handInfo(9, ['7S', '7D'], { pile: ['7H'], frozen: true }, ['draw']))
  await fireEvent.keyDown(document.body, { key: 'p' })
  expect(sent).toMatchObject([{ type: 'why', action: 'take with 7S 7D' }])
  const sentence = 'The pile is frozen.'
  const rule = "sambola: 'Frozen' Discard Pile"
  tell({ type: 'because', action: '', name: 'PILE_FROZEN', sentence, rule, values: {}, ref: 'why' })
  await tick()
  expect(screen.getByRole('alert').textContent).toContain(sentence)
  const link = screen.getByRole('link', { name: 'Read the rule' })
  expect(link.getAttribute('href')).toBe('/t/river/rules#PILE_FROZEN')
})

test('what the chosen cards can do is offered in words', async () => {
  const session = await opened(handInfo(9, ['7S', '7D', '7H'], { phase: 'play' }, ['discard 7S']))
  await choose(session, '7S', '7D', '7H')
  expect(sent).toMatchObject([{ type: 'offer', cards: ['7S', '7D', '7H'] }])
  await offer(['meld 7S 7D 7H'])
  expect(button('New set of 7s')).toBeTruthy()
})

test('a wild in a sequence asks which card it stands for', async () => {
  const cards = ['7D', '8D', 'JK', '4S']
  const session = await opened(handInfo(9, cards, { phase: 'play' }, ['discard 4S']))
  await choose(session, '7D', '8D', 'JK')
  await offer(['meld 7D 8D JK=6D', 'meld 7D 8D JK=9D'])
  await fireEvent.click(button(/New sequence/))
  await fireEvent.click(screen.getByText('joker stands for 9 of diamonds'))
  expect(sent.at(-1)).toMatchObject({ type: 'play', action: 'meld 7D 8D JK=9D' })
})

test('why cards make nothing is said without asking', async () => {
  const session = await opened(handInfo(9, ['7D', '9S'], { phase: 'play' }, ['discard 7D']))
  await choose(session, '7D', '9S')
  await offer([], 'These cards are not a meld.', 'Melds')
  // On the way to a meld that is a hint, no error.
  expect(screen.queryByRole('alert')).toBeNull()
  screen.getByText(/These cards are not a meld/)
})

test('a discard is one tap, but asked about once more where it goes out', async () => {
  const legal = ['discard 4S', 'discard 5S']
  const session = await opened(handInfo(9, ['4S', '5S'], { phase: 'play' }, legal))
  await choose(session, '4S')
  await fireEvent.click(button('Discard 4♠'))
  expect(sent.at(-1)).toMatchObject({ type: 'play', action: 'discard 4S' })
  sent.length = 0
  tell(handInfo(12, ['5S'], { phase: 'play' }, ['discard 5S']))
  await choose(session, '5S')
  sent.length = 0
  await fireEvent.click(button('Discard 5♠'))
  expect(sent).toEqual([])
  await fireEvent.click(button('Discard 5♠ and go out'))
  expect(sent).toMatchObject([{ type: 'play', action: 'discard 5S' }])
})

test('a discard that is not legal is still asked about, never silent', async () => {
  const session = await opened(handInfo(9, ['JK', '4S'], { phase: 'play' }, ['discard 4S']))
  await fireEvent.click(button('Discard'))
  screen.getByText('Choose one card to discard.')
  await choose(session, 'JK')
  await fireEvent.click(button('Discard Joker'))
  expect(sent.at(-1)).toMatchObject({ type: 'why', action: 'discard JK' })
})

test('the tray counts the initial meld', async () => {
  const table = { phase: 'play', tabled_points: 30, melds: [meld(1, 1, 'set', ['TS', 'TH', 'TD'])] }
  await opened(handInfo(9, ['4S'], table, ['back']))
  screen.getByText(/30 of 50 points: 20 short/)
  screen.getByText('Add more, or take the cards back.')
  await fireEvent.click(button('Take back'))
  expect(sent).toMatchObject([{ type: 'play', action: 'back' }])
})

test('single cards are taken back from a sheet, or all', async () => {
  const table = { phase: 'play', melds: [meld(1, 1, 'set', ['TS', 'TH', 'TD', 'TC'])] }
  await opened(handInfo(9, ['4S'], table, ['back', 'back TS from m1', 'back TS TH TD TC from m1']))
  await fireEvent.click(button('Take back'))
  const sheet = screen.getByRole('dialog')
  within(sheet).getByRole('button', { name: /Take back the 10s/ })
  await fireEvent.click(within(sheet).getByRole('button', { name: /10♠ back from the 10s/ }))
  expect(sent).toMatchObject([{ type: 'play', action: 'back TS from m1' }])
})

test('a partner who is asked sees the question and answers', async () => {
  const table = { phase: 'answer', turn: 3, actor: 1, hand_sizes: [1, 9, 1, 9] }
  await opened(handInfo(9, ['4S'], table, ['yes', 'no']))
  const sheet = screen.getByRole('dialog')
  within(sheet).getByText('Carla asks: may I go out?')
  await fireEvent.click(within(sheet).getByRole('button', { name: 'Yes, go out' }))
  expect(sent).toMatchObject([{ type: 'play', action: 'yes' }])
})

const dialog = () => screen.queryByRole('dialog')
const asking = handInfo(9, ['7S', '4S'], { phase: 'play' }, ['ask', 'discard 4S'])
const othersTurn = handInfo(12, ['4S'], { actor: 2, turn: 2 })

test('the question before one asks is closed when it can’t be asked any more, and stays so', async () => {
  await opened(asking)
  await fireEvent.click(button('Menu'))
  await fireEvent.click(button(/^May I go out/))
  expect(dialog()).toBeTruthy()
  for (const event of [{ type: 'link', link: 'lost' }, welcome, tableInfo(), othersTurn] as const) tell(event)
  await tick()
  expect(dialog()).toBeNull()
  await fireEvent.keyDown(document.body, { key: '?' })
  expect(screen.getByRole('dialog', { name: 'Keys' })).toBeTruthy()
  await fireEvent.click(button('Close'))
  tell(handInfo(30, ['4S', '5S'], { phase: 'play' }, ['ask', 'discard 4S']))
  await tick()
  expect(dialog()).toBeNull()
})

test.each(['turn', 'hand'])('the question about going out is closed when the %s is over', async (what) => {
  const session = await opened(handInfo(9, ['4S'], { phase: 'play' }, ['discard 4S']))
  await choose(session, '4S')
  await fireEvent.click(button('Discard 4♠'))
  expect(screen.getByRole('dialog', { name: 'Go out?' })).toBeTruthy()
  for (const event of what === 'turn' ? [othersTurn] : [lastPlay, OVER]) tell(event)
  await tick()
  expect(dialog()).toBeNull()
})

test('which card a wild stands for is asked no longer than the turn lasts', async () => {
  const session = await opened(handInfo(9, ['7D', '8D', 'JK', '4S'], { phase: 'play' }, ['discard 4S']))
  await choose(session, '7D', '8D', 'JK')
  await offer(['meld 7D 8D JK=6D', 'meld 7D 8D JK=9D'])
  await fireEvent.click(button(/New sequence/))
  expect(dialog()).toBeTruthy()
  tell(othersTurn)
  await tick()
  expect(dialog()).toBeNull()
})

test('the keys work, but not over an open sheet', async () => {
  await opened(handInfo(9, ['4S'], {}, ['draw']))
  await fireEvent.keyDown(document.body, { key: '?' })
  expect(screen.getByRole('dialog', { name: 'Keys' })).toBeTruthy()
  await fireEvent.keyDown(document.body, { key: 'd' })
  expect(sent).toEqual([])
  await fireEvent.click(button('Close'))
  await fireEvent.keyDown(document.body, { key: 'd' })
  expect(sent).toMatchObject([{ type: 'play', action: 'draw' }])
})

test('a sheet that follows another is not closed by the end of the first', async () => {
  await opened(handInfo(9, ['4S'], {}, ['draw']))
  await fireEvent.click(button('Menu'))
  await fireEvent.click(button('What was played'))
  await vi.advanceTimersByTimeAsync(100)
  const log = screen.getByRole<HTMLDialogElement>('dialog', { name: 'What was played' })
  log.close() // as Escape does
  await vi.advanceTimersByTimeAsync(100)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a way to lay the last cards is followed by the question about going out', async () => {
  const session = await opened(handInfo(9, ['7D', '8D', 'JK'], { phase: 'play' }, ['back']))
  await choose(session, '7D', '8D', 'JK')
  await offer(['meld 7D 8D JK=6D', 'meld 7D 8D JK=9D'])
  await fireEvent.click(button(/New sequence/))
  sent.length = 0
  await fireEvent.click(screen.getByText('joker stands for 9 of diamonds'))
  await vi.advanceTimersByTimeAsync(100)
  expect(screen.getByRole('dialog', { name: 'Go out?' })).toBeTruthy()
  expect(sent).toEqual([])
})

const OVER = {
  type: 'over', seq: 20, number: 1, ending: 'out', seat: 2, hands: [['4S'], [], [], []], feet: [[], [], [], []],
  lines: [], points: [0, 0], scores: [0, 0], commit: '', reveal: '', minimums: [], dealer: 0, winners: null,
} as const satisfies TableEvent
const lastPlay = handInfo(20, [], { phase: 'over', last: [2, 'discard 4S', 'bot'] })
const A_LOOK = 3_000

test('a hand that is told again, as after a lost connection, ends no second time', async () => {
  await opened(lastPlay, OVER)
  await vi.advanceTimersByTimeAsync(A_LOOK)
  await vi.waitFor(() => screen.getByRole('heading', { name: 'Hand 1 is over' }))
  await fireEvent.click(button('See the table'))
  for (const event of [welcome, tableInfo(), lastPlay, { ...OVER }]) tell(event)
  await vi.advanceTimersByTimeAsync(A_LOOK)
  button('Score sheet')
})

test('if the score sheet can’t be fetched, the next hand still can be dealt', async () => {
  vi.doMock('../over/HandOver.svelte', () => {
    throw new Error('404')
  })
  await opened(lastPlay, OVER)
  await vi.advanceTimersByTimeAsync(A_LOOK)
  await vi.waitFor(() => screen.getByText(/This page can’t be loaded/))
  await fireEvent.click(button('Next hand'))
  expect(sent.at(-1)).toEqual({ type: 'next' })
  vi.doUnmock('../over/HandOver.svelte')
})

test('while the connection is lost no time is told, as the table may have gone on', async () => {
  const options = { ...tableInfo().options, clock: 'strict' as const }
  await opened(tableInfo({ options }), { ...handInfo(9, ['4S']), turn_until: Date.now() / 1000 + 30 })
  expect(screen.getAllByText('30 s left')).not.toEqual([])
  tell({ type: 'link', link: 'lost' })
  await tick()
  expect(screen.queryByText(/s left/)).toBeNull()
})
