// @vitest-environment jsdom
// A new pad: whom it names, and whom it can't name.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import english from '../../lang/en/pad.ftl?raw'
import { learn } from '../../lang/lang'
import { Refusal } from '../../net/api'
import type { PadSheet } from '../../protocol'
import { forgetPad, keepPad, keptPads, newId, type KeptPad } from '../kept/keptPads'
import { askSheet } from '../kept/padRequests'
import PadPages from '../PadPages.svelte'
import { go } from '../../router'
import samples from '../sheet/samples.json'
import PadForm from './PadForm.svelte'
import PadStart from './PadStart.svelte'

const sheet = samples.pads[0]!.sheet as unknown as PadSheet
const GAME = { id: 'samba', title: 'Samba', about: '', players: [3, 4], switches: [], bots: [] }

vi.mock('../kept/padRequests', () => ({
  askGames: () => Promise.resolve([GAME]),
  askSheet: vi.fn((_: string, players: number) =>
    Promise.resolve({ ...sheet, teams: players === 3 ? [1, 2, 3] : [1, 2, 1, 2] }),
  ),
}))
vi.mock('../../router', async (original) => ({
  ...(await original<typeof import('../../router')>()),
  go: vi.fn(),
}))
learn(english)

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const named = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label).at(-1)!
const write = (label: string, value: string) => fireEvent.input(named(label), { target: { value } })

/** The button to start, once the sheet is there. */
async function ready(): Promise<HTMLElement> {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Start the pad' })
  await vi.waitFor(() => expect(button.disabled).toBe(false))
  return button
}

async function start(): Promise<void> {
  await fireEvent.click(await ready())
}

async function formOfFour(): Promise<void> {
  render(PadForm)
  await ready()
}

test('two teams of the same name are refused here, as the server would', async () => {
  await formOfFour()
  await write('Team 1', 'Owls')
  await write('Team 2', 'Owls ')
  await start()
  expect(screen.getByRole('alert').textContent).toContain('Two teams have the same name.')
  expect(keptPads()).toEqual([])
})

test('a team’s name is nobody’s where each plays alone', async () => {
  await formOfFour()
  await write('Team 1', 'Owls')
  await fireEvent.click(screen.getByRole('radio', { name: '3' }))
  await vi.waitFor(() => expect(screen.queryByText('Names for the teams')).toBeNull())
  await start()
  expect(keptPads()[0]?.pad.teams).toEqual(['Player 1', 'Player 2', 'Player 3'])
})

test.each([0, 502])('what the page was told before is enough while the server is away (%i)', async (status) => {
  await formOfFour()
  cleanup()
  vi.mocked(askSheet).mockRejectedValueOnce(new Refusal(status, ''))
  await formOfFour()
})

test('any whole number is a score, as it is for the server', async () => {
  await formOfFour()
  await write('Score of team 1', '1232')
  await start()
  expect(keptPads()[0]?.pad.scores).toEqual([1232, 0])
  expect(keptPads()[0]?.begun).toBe(keptPads()[0]?.touched)
})

test('a number that can’t be is not left folded away', async () => {
  await formOfFour()
  const folded = named('Number of the first hand').closest('details')!
  expect(folded.open).toBe(false)
  await write('Number of the first hand', '0')
  await start()
  expect(folded.open).toBe(true)
  expect(keptPads()).toEqual([])
})

test('after a pad is deleted the focus is on the heading of the list', async () => {
  keepPad({ id: newId(), pad: samples.pads[0]!.pad, sheet, touched: 1 } as unknown as KeptPad)
  render(PadStart)
  await fireEvent.click(screen.getByRole('button', { name: /^Delete/ }))
  await fireEvent.click(screen.getByRole('button', { name: 'Delete it for good' }))
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  expect(keptPads()).toEqual([])
})

test('where a browser forgets pads after a week, the list of pads says how they stay', () => {
  const pad = samples.pads[0]!.pad as unknown as KeptPad['pad']
  keepPad({ id: newId(), pad, sheet, changed: 1 } as unknown as KeptPad)
  render(PadStart)
  expect(screen.queryByText(/Safari forgets these pads/)).toBeNull()
  cleanup()
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { standalone: false }))
  render(PadStart)
  screen.getByText(/Safari forgets these pads/)
  vi.unstubAllGlobals()
})

describe('where a browser keeps nothing', () => {
  const full = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  const open = () => render(PadPages, { at: vi.mocked(go).mock.lastCall![0].split('/').at(-1)!, id: '' })

  test('a pad is begun all the same, says that it is lost, and stays as long as the page', async () => {
    const kept = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
    await formOfFour()
    await start()
    cleanup()
    open()
    await screen.findByText(/can’t keep anything: what you write here is lost/)
    await fireEvent.click(screen.getByRole('button', { name: 'Enter hand 1' }))
    cleanup()
    open()
    await screen.findByRole('heading', { name: 'Hand 1' })
    expect(keptPads().map((one) => one.pad.game)).toEqual(['samba'])
    kept.mockRestore()
    await fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByText(/can’t keep anything/)).toBeNull()
    cleanup()
    localStorage.clear()
    expect(keptPads()).toEqual([])
  })

  test('what is deleted is gone', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
    await formOfFour()
    await start()
    expect(keptPads()).toHaveLength(1)
    keptPads().forEach((one) => forgetPad(one.id))
    expect(keptPads()).toEqual([])
    vi.restoreAllMocks()
  })
})
