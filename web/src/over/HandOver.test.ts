// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ClientMessage, HandOver as Over, SeatInfo, TableInfo } from '../protocol'
import { Ending } from './ending/ending.svelte'
import HandOver from './HandOver.svelte'

const SEATS: SeatInfo[] = ['Ann', 'Ben', 'Carla', 'Dan'].map((name, n) => ({
  seat: n + 1,
  team: (n % 2) + 1,
  name,
  bot: n % 2 ? 'greedy' : '',
  stand_in: '',
  away: false, away_since: 0, left: false,
  ready: false,
  you: n === 0,
}))

const OVER: Over = {
  type: 'over',
  seq: 90,
  number: 2,
  ending: 'out',
  seat: 3,
  hands: [['4S'], [], [], ['JK', '7H']],
  feet: [[], [], [], []],
  lines: [
    { name: 'cards on the table', points: [625, 1210] },
    { name: 'cards in hand', points: [0, -35] },
  ],
  points: [625, 1175],
  scores: [1210, 845],
  commit: 'c',
  reveal: 's river - - - -',
  minimums: [],
  dealer: 0,
  winners: null,
}

let sent: ClientMessage[]
function shown(
  over: Partial<Over> = {},
  seats = SEATS,
  link = '',
  changed: Partial<TableInfo> = {},
  tableId = 'river',
) {
  const table = { seats, hand: 2, commit: 'c', link, ...changed } as unknown as TableInfo
  const send = (message: ClientMessage) => void sent.push(message)
  const props = { over: { ...OVER, ...over }, table, seat: 1, tableId, ending: new Ending(), send }
  return render(HandOver, props)
}

beforeEach(() => {
  sent = []
  // What jsdom lacks: a size to be drawn in, and a taste in movement.
  vi.stubGlobal('ResizeObserver', class {
    observe() {}
    unobserve() {}
    disconnect() {}
  })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('fetch', async () => new Response('scores 0 0\nscores 100 50\n'))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const rows = () =>
  [...document.querySelectorAll('table.sheet tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent?.trim()).join(' | '),
  )

describe('the end of a hand', () => {
  test('a line for everything, then the sums', () => {
    shown()
    expect(rows()).toEqual([
      'Line | We | They',
      'Cards on the table | 625 | 1,210',
      'Cards in hand | – | −35',
      'This hand | 625 | 1,175',
      'Before | 585 | −330',
      'Score | 1,210 | 845',
    ])
    expect(screen.getByText('Carla went out.')).toBeTruthy()
  })
  test('who went on is told whom they wait for', async () => {
    shown()
    await fireEvent.click(screen.getByRole('button', { name: 'Next hand' }))
    expect(sent).toEqual([{ type: 'next' }])
    cleanup()
    shown({}, SEATS.map((seat) => ({ ...seat, ready: seat.you })))
    expect(screen.queryByRole('button', { name: 'Next hand' })).toBeNull()
    expect(screen.getByText('Waiting for Carla …')).toBeTruthy()
  })
  test('says the next initial melds and dealer where the server does', () => {
    shown({ minimums: [50, 15], dealer: 2 })
    expect(screen.getByText('Ben deals next.')).toBeTruthy()
    cleanup()
    shown({ minimums: [50, 15], dealer: 1 })
    expect(screen.getByText('You deal next.')).toBeTruthy()
    expect(document.querySelector('.coming li')?.textContent).toMatch(/We\s*50\s*They\s*15/)
  })
})

describe('where each plays alone', () => {
  const alone = SEATS.map((seat, n) => ({ ...seat, team: n + 1, name: n === 1 ? 'You' : seat.name }))
  const four = { points: [1, 2, 3, 4], scores: [1, 2, 3, 4], lines: [], minimums: [50, 15, 90, 120] }

  test.each([
    ['a hand', {}],
    ['a match', { winners: [1] }],
  ])('an opponent who is called “You” has their own column at the end of %s', async (_, changed) => {
    shown({ ...four, ...changed }, alone)
    expect(rows()[0]).toBe('Line | You | You | Carla | Dan')
    await vi.waitFor(() => expect(Boolean(document.querySelector('figure'))).toBe('winners' in changed))
  })
})

describe('the sheet counts up', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  })
  afterEach(() => void vi.useRealTimers())

  const DONE = 'This hand | 625 | 1,175'
  const hidden = () => document.querySelectorAll('table.sheet .hidden').length

  test('line after line, with the sums', async () => {
    shown()
    expect(rows()).toContain('This hand | 0 | 0')
    expect(hidden()).toBe(2)
    await vi.advanceTimersByTimeAsync(600)
    expect(hidden()).toBe(0)
    expect(rows()).not.toContain(DONE)
    expect(rows()).toContain('Cards in hand | – | −35')
    await vi.advanceTimersByTimeAsync(1000)
    expect(rows()).toContain(DONE)
  })
  test('until a tap ends it', async () => {
    shown()
    await vi.advanceTimersByTimeAsync(50)
    await fireEvent.pointerDown(document.body)
    expect(rows()).toContain(DONE)
    expect(hidden()).toBe(0)
  })
  test('not at all where nothing is to move', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    shown()
    expect(rows()).toContain(DONE)
    expect(hidden()).toBe(0)
  })
})

describe('a table in the page', () => {
  const friends = () => screen.queryByRole('button', { name: 'Go on with friends' })

  test('can go on with friends, a server’s table can’t', () => {
    shown({}, SEATS, '', {}, 'page-1')
    expect(friends()).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Next hand' })).toBeTruthy()
    cleanup()
    shown()
    expect(friends()).toBeNull()
  })
  test('says where it has gone on, and is not played any more', () => {
    shown({}, SEATS, 'hill', {}, 'page-1')
    expect(screen.getByRole('link', { name: 'Go on there' }).getAttribute('href')).toBe('/t/hill')
    expect(screen.queryByRole('button', { name: 'Next hand' })).toBeNull()
    expect(friends()).toBeNull()
  })
  test('after the match there is nothing to go on with', () => {
    shown({ winners: [1] }, SEATS, '', {}, 'page-1')
    expect(friends()).toBeNull()
  })
})

describe('a match that was begun elsewhere', () => {
  test('is asked for by its own table, whatever the shuffle names', () => {
    shown({ reveal: 's page-1 - - - -' }, SEATS, '', {}, 'hill')
    const replay = screen.getByRole('link', { name: 'Replay this hand' })
    expect(replay.getAttribute('href')).toContain('hill')
  })
})

describe('how long the sheet stays', () => {
  test('among people it says until when, and counts down', async () => {
    vi.useFakeTimers()
    shown({}, SEATS, '', { next_until: Date.now() / 1000 + 95 })
    expect(screen.getByText('The next hand is dealt in 1:35 at the latest.')).toBeTruthy()
    await vi.advanceTimersByTimeAsync(40_000)
    expect(screen.getByText('The next hand is dealt in 0:55 at the latest.')).toBeTruthy()
    vi.useRealTimers()
  })
  test('who plays against bots is told that it waits', () => {
    shown({}, SEATS, '', { next_until: 0 })
    expect(screen.getByText('Take your time: the next hand waits for you.')).toBeTruthy()
  })
})

describe('the hands before', () => {
  test('each can be opened line by line', async () => {
    const first = { ...OVER, number: 1, points: [585, -330], scores: [585, -330], ending: 'stock' }
    vi.stubGlobal('fetch', async () => Response.json([first, OVER]))
    shown()
    const earlier = screen.getByText('The hands before').closest('details')!
    earlier.open = true
    await fireEvent(earlier, new Event('toggle'))
    const line = await screen.findByText('Hand 1: We 585 · They −330')
    expect(screen.queryByText(/^Hand 2: /)).toBeNull()
    const sheet = line.closest('details')!
    expect(sheet.textContent).toContain('The stock was empty: nobody went out.')
    expect(sheet.querySelector('table.sheet')?.textContent).toContain('Cards on the table')
  })
  test('the first hand has none before it', () => {
    shown({ number: 1 })
    expect(screen.queryByText('The hands before')).toBeNull()
  })
})

describe('the end of a match', () => {
  test('the result, the course of the scores, and a rematch', async () => {
    shown({ winners: [1] })
    expect(screen.getByText('You won the match!')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Next hand' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Rematch' })).toBeTruthy()
    const chart = await screen.findByRole('table', { name: 'The scores after each hand' })
    expect(chart.textContent).toContain('1,210')
  })
  test('the others’ win, a tie, and a rematch that somebody opened', () => {
    shown({ winners: [2] })
    expect(screen.getByText('They won the match.')).toBeTruthy()
    cleanup()
    shown({ winners: [1, 2] }, SEATS, 'hill')
    expect(screen.getByText('The match is a tie.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'To the rematch' }).getAttribute('href')).toBe('/t/hill')
  })
})
