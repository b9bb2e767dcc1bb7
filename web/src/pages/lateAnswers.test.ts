// @vitest-environment jsdom
// Answers that come late, and second taps, change nothing that somebody has done meanwhile.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import games from '../engine/made/games.json'
import { Refusal, myName } from '../net/api'
import { saveRules } from '../tables/savedRules'
import { checkRules } from '../tables/tables'
import NameField from '../settings/NameField.svelte'
import SaveHouseRules from './houserules/SaveHouseRules.svelte'
import Home from './home/Home.svelte'
import NewTable from './newtable/NewTable.svelte'

vi.mock('../net/api', async (original) => ({
  ...(await original<typeof import('../net/api')>()),
  game: async (id: string) => (games as unknown as { id: string }[]).find((one) => one.id === id),
  games: async () => games,
  openTables: async () => [],
  myName: vi.fn(async () => ''),
}))
vi.mock('../tables/tables', async (original) => ({
  ...(await original<typeof import('../tables/tables')>()),
  checkRules: vi.fn(),
  myTables: () => new Promise(() => undefined),
}))
vi.mock('../tables/savedRules', () => ({ saveRules: vi.fn() }))

const A_MOMENT = 300

/** Questions that wait for their answers, in the order in which they were asked. */
function questions<T>(asked: (...given: never[]) => Promise<T>): { answer: (given: T) => void; refuse: (why: unknown) => void }[] {
  const all: ReturnType<typeof questions<T>> = []
  vi.mocked(asked).mockImplementation(() => new Promise<T>((answer, refuse) => all.push({ answer, refuse })))
  return all
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} })
})

afterEach(cleanup)

test('rules that were refused and then changed are in nobody’s way, whichever answer comes first', async () => {
  const asked = questions<void>(checkRules)
  render(NewTable, { game: 'samba', house: '' })
  await vi.advanceTimersByTimeAsync(A_MOMENT)
  await fireEvent.click(screen.getByRole('radio', { name: /^Quick: one hand/ }))
  await vi.advanceTimersByTimeAsync(A_MOMENT)
  expect(asked).toHaveLength(2)
  asked[1]!.answer()
  await tick()
  asked[0]!.refuse(new Refusal(422, 'These rules do not go together.', 'NO_SUCH_RULES', 'target'))
  await vi.advanceTimersByTimeAsync(A_MOMENT)
  await fireEvent.click(screen.getByRole('button', { name: 'Play now with bots' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('who has begun to write a name goes on, though an old name comes', async () => {
  const asked = questions<string>(myName)
  render(NameField, { name: '', before: '' })
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await fireEvent.input(field, { target: { value: 'Be' } })
  asked[0]!.answer('Ann')
  await vi.advanceTimersByTimeAsync(A_MOMENT)
  expect(screen.getByRole('textbox')).toBe(field)
  expect(field.value).toBe('Be')
})

test('a second tap on Save saves nothing more', async () => {
  const asked = questions<string>(saveRules)
  render(SaveHouseRules, { game: 'samba', players: 4, settings: {} })
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Friday' } })
  const save = screen.getByRole('button', { name: 'Save' })
  await fireEvent.click(save)
  await fireEvent.click(save)
  asked[0]!.answer('friday')
  await vi.advanceTimersByTimeAsync(A_MOMENT)
  await fireEvent.click(save)
  expect(asked).toHaveLength(1)
})

test('rules changed while they are saved have no link yet, and can be saved, too', async () => {
  const asked = questions<string>(saveRules)
  const { rerender } = render(SaveHouseRules, { game: 'samba', players: 4, settings: {} })
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Friday' } })
  const save = screen.getByRole('button', { name: 'Save' })
  await fireEvent.click(save)
  await rerender({ settings: { jokers: '9' } })
  asked[0]!.answer('friday')
  await vi.advanceTimersByTimeAsync(A_MOMENT)
  expect(screen.queryByDisplayValue(/friday/)).toBeNull()
  await fireEvent.click(save)
  asked[1]!.answer('saturday')
  await vi.advanceTimersByTimeAsync(A_MOMENT)
  screen.getByDisplayValue(/saturday/)
})

test('whoever waits for the list of tables can play meanwhile', async () => {
  render(Home)
  const play = screen.getByRole<HTMLButtonElement>('button', { name: 'Play now: Samba' })
  expect(play.disabled).toBe(true)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(play.disabled).toBe(false)
})
