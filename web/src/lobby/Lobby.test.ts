// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { get } from 'svelte/store'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ClientMessage, SeatInfo, TableInfo } from '../protocol'
import { myName } from '../net/api'
import { coaching } from '../state/kept/coaching'
import { makePlan } from '../state/kept/plan'
import BeforeMatch from './BeforeMatch.svelte'
import Lobby from './Lobby.svelte'

const GAME = { id: 'samba', title: 'Samba', about: '', players: [4], switches: [], bots: ['random', 'greedy'] }

const JOKERS = { key: 'jokers', group: 'Players and cards', about: 'How many jokers.', kind: 'whole number', default: '6' }

function seat(number: number, changes: Partial<SeatInfo> = {}): SeatInfo {
  const team = ((number - 1) % 2) + 1
  const nobody = { name: '', bot: '', stand_in: '', away: false, away_since: 0, left: false, ready: false, you: false }
  return { seat: number, team, ...nobody, ...changes }
}

function table(seats: SeatInfo[], host = true): TableInfo {
  return { status: 'open', host, seats, call: '', options: { game: 'samba', settings: {} } } as unknown as TableInfo
}

let sent: ClientMessage[]
const send = (message: ClientMessage) => void sent.push(message)
function lobby(info: TableInfo) {
  return render(Lobby, { table: info, tableId: 'river', send })
}
function before(info: TableInfo) {
  return render(BeforeMatch, { table: info, tableId: 'river', watchers: [], send })
}
const FOUR = () => [1, 2, 3, 4].map((number) => seat(number))
const ANN = { name: 'Ann', you: true }

test('a number of players that the document doesn’t have is a house rule', async () => {
  lobby(table([1, 2].map((number) => seat(number)), false))
  await screen.findByText('Players at the table:', { exact: false })
  screen.getByText('House rules, see below.', { exact: false })
})

beforeEach(() => {
  sent = []
  sessionStorage.clear()
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    Response.json(url.endsWith('/games') ? [GAME] : url.includes('/house-rules') ? [JOKERS] : { name: 'Ann' }),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('who comes by an invitation', () => {
  const question = 'Have you played Canasta?'

  test('is asked once what they know of the game, and gets a coach', async () => {
    localStorage.clear()
    lobby(table(FOUR(), false))
    screen.getByRole('group', { name: question })
    await fireEvent.click(screen.getByRole('button', { name: 'No, never' }))
    expect(screen.queryByRole('group', { name: question })).toBeNull()
    expect(get(coaching).on).toBe(true)
    cleanup()
    lobby(table(FOUR(), false))
    expect(screen.queryByRole('group', { name: question })).toBeNull()
  })
  test('the host is asked on the first page, and not here', () => {
    localStorage.clear()
    lobby(table(FOUR()))
    expect(screen.queryByRole('group', { name: question })).toBeNull()
  })
})

describe('a plan', () => {
  test('sits down, puts the bots and starts, once', async () => {
    makePlan('river', { name: 'Ann', bot: 'random', start: true })
    before(table(FOUR()))
    screen.getByText('Dealing …')
    expect(sent.map((one) => one.type)).toEqual(['sit', 'bot', 'bot', 'bot', 'start'])
    expect(sent[0]).toMatchObject({ seat: 1, name: 'Ann' })
    cleanup()
    before(table(FOUR()))
    expect(sent).toHaveLength(5)
  })
  test('without bots only sits down', () => {
    makePlan('river', { name: 'Ann', bot: '', start: false })
    before(table(FOUR()))
    expect(sent.map((one) => one.type)).toEqual(['sit'])
  })
  test('is not for guests, who see the lobby', async () => {
    makePlan('river', { name: 'Ann', bot: '', start: true })
    before(table(FOUR(), false))
    expect(sent).toEqual([])
    await screen.findByText(/Already here|You are invited/)
  })
})

describe('a refused request', () => {
  const trouble = { name: 'SEAT_TAKEN', sentence: 'Somebody has that seat.', rule: '', values: {} }
  const refused = () =>
    render(BeforeMatch, { table: table(FOUR(), false), tableId: 'river', watchers: [], trouble, send })

  test('is said in the lobby', () => {
    refused()
    expect(screen.getByRole('alert').textContent).toContain(trouble.sentence)
  })
  test('is gone with the trouble', async () => {
    await refused().rerender({ trouble: null })
    expect(screen.queryByRole('alert')).toBeNull()
  })
  test('of a plan shows the lobby, which can mend it', async () => {
    makePlan('river', { name: 'Ann', bot: 'random', start: true })
    const page = before(table(FOUR()))
    screen.getByText('Dealing …')
    await page.rerender({ trouble })
    expect(screen.queryByText('Dealing …')).toBeNull()
  })
})

describe('an invitation', () => {
  const seats = () => [seat(1, { name: 'Ann' }), seat(2), seat(3, { name: 'Greta', bot: 'greedy' }), seat(4)]
  const asGuest = (changes: object) => lobby({ ...table(seats(), false), host_seat: 1, ...changes })

  test('says who invites to what, and who is there', () => {
    asGuest({})
    screen.getByRole('heading', { name: 'Ann invites you to Samba' })
    screen.getByText(/4 players\.\s+Rules as in the rule book\.\s+Already here: Greta/)
  })
  test('says that there are house rules, and names them', async () => {
    asGuest({ options: { game: 'samba', players: 4, settings: { jokers: '8' } } })
    screen.getByText(/House rules/)
    const line = (await screen.findByText('8')).closest('li')!
    expect(line.textContent).toMatch(/^How many jokers\. 8 \(rule book: 6 jokers\)/)
  })
  test('has no name for a host who stands', () => {
    asGuest({ host_seat: 0 })
    screen.getByRole('heading', { name: 'You are invited to Samba' })
  })
  test('is not for the host, nor for who has a seat', () => {
    lobby({ ...table(FOUR()), host_seat: 0 })
    screen.getByRole('heading', { name: 'Samba' })
    cleanup()
    lobby({ ...table([seat(1, ANN), ...FOUR().slice(1)], false), host_seat: 2 })
    screen.getByRole('heading', { name: 'Samba' })
  })
})

describe('a match that was begun elsewhere', () => {
  const sheet = { scores: [2530, 4525] }
  const lobbyOf = (brought: number) =>
    lobby({ ...table([seat(1, ANN), ...FOUR().slice(1)], false), brought })

  test('says how many hands were played, and how it stands', async () => {
    vi.stubGlobal('fetch', async (request: Request) =>
      Response.json(request.url.endsWith('/sheets') ? [{ scores: [1, 2] }, sheet] : [GAME]),
    )
    lobbyOf(2)
    expect(screen.getByText(/^2 hands of this match were played elsewhere/)).toBeTruthy()
    const scores = (await screen.findByText('4,525')).closest('p')!
    const sides = [...scores.querySelectorAll('span')].map((one) => one.textContent)
    expect(sides).toEqual(['Team 1 2,530', 'Team 2 4,525'])
    cleanup()
    lobbyOf(0)
    expect(screen.queryByText(/played elsewhere/)).toBeNull()
  })
})

describe('whoever opened the table', () => {
  test('changes two seats by tapping one and then the other', async () => {
    lobby(table([seat(1, ANN), ...FOUR().slice(1)]))
    await fireEvent.click(screen.getByRole('button', { name: 'Move seat 1' }))
    await fireEvent.click(screen.getByRole('button', { name: 'Move seat 2' }))
    expect(sent).toEqual([{ type: 'swap', seat: 1, other: 2 }])
  })
  test('lets a seat go by tapping it again', async () => {
    lobby(table([seat(1, ANN), ...FOUR().slice(1)]))
    const handle = screen.getByRole('button', { name: 'Move seat 1' })
    await fireEvent.click(handle)
    expect(handle.getAttribute('aria-pressed')).toBe('true')
    await fireEvent.click(handle)
    expect(handle.getAttribute('aria-pressed')).toBe('false')
    expect(sent).toEqual([])
  })
  test('fills what is empty with the strongest bots', async () => {
    lobby(table([seat(1, ANN), ...FOUR().slice(1)]))
    await fireEvent.click(await screen.findByRole('button', { name: 'Put bots into the 3 empty seats' }))
    expect(sent).toEqual([2, 3, 4].map((number) => ({ type: 'bot', seat: number, bot: 'greedy' })))
  })
  test('starts once they sit', async () => {
    lobby(table(FOUR()))
    const start = () => screen.getByRole('button', { name: 'Start' }) as HTMLButtonElement
    expect(start().disabled).toBe(true)
    cleanup()
    lobby(table([seat(1, ANN), ...FOUR().slice(1)]))
    await fireEvent.click(start())
    expect(sent).toEqual([{ type: 'start' }])
  })
})

describe('a guest', () => {
  test('takes a free seat under the name they are known by', async () => {
    lobby(table([seat(1, { name: 'Rosa' }), ...FOUR().slice(1)], false))
    await myName()
    await new Promise((resolve) => setTimeout(resolve))
    await fireEvent.click(screen.getAllByRole('button', { name: 'Sit here' })[0]!)
    expect(sent).toEqual([{ type: 'sit', seat: 3, name: 'Ann' }])
  })
  test('can move nobody and start nothing', () => {
    lobby(table([seat(1, { name: 'Rosa' }), ...FOUR().slice(1)], false))
    expect(screen.queryByRole('button', { name: /Move|Start|bot/ })).toBeNull()
  })
})

describe('friends', () => {
  test('the host takes back the seat of somebody who never came', async () => {
    lobby(table([seat(1, ANN), seat(2, { name: 'Bo' }), seat(3), seat(4, { name: 'Ben', bot: 'random' })]))
    await fireEvent.click(screen.getByRole('button', { name: 'Take the seat back' }))
    expect(sent.at(-1)).toEqual({ type: 'free', seat: 2 })
  })

  test('who has lost the seat to the host is told by whom', () => {
    const seats = [seat(1, { name: 'Ann' }), seat(2), seat(3), seat(4)]
    const { unmount } = lobby({ ...table(seats, false), host_seat: 1, let_go: true })
    screen.getByText(/^Ann, who opened this table, has taken your seat back\. You are watching/)
    unmount()
    lobby({ ...table(FOUR(), false), host_seat: 0, let_go: true })
    screen.getByText(/^The person who opened this table has taken your seat back\./)
    cleanup()
    lobby({ ...table(seats, false), host_seat: 1, let_go: false })
    expect(screen.queryByText(/taken your seat/)).toBeNull()
  })

  test('the host says where everybody talks, the others open it', async () => {
    const { unmount } = lobby({ ...table(FOUR()), yours: true })
    await fireEvent.input(screen.getByLabelText('Address of the call'), { target: { value: ' https://meet.example/a ' } })
    await fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(sent.at(-1)).toEqual({ type: 'call', link: 'https://meet.example/a' })
    unmount()
    lobby({ ...table(FOUR(), false), call: 'https://meet.example/a' })
    expect(screen.getByRole('link', { name: 'Open the call' })).toHaveProperty('href', 'https://meet.example/a')
    expect(screen.queryByLabelText('Address of the call')).toBeNull()
  })
})
