// @vitest-environment jsdom
// A hand's entry: what is said before it is written down, and what is not written down at all.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import checks from '../../../../src/escalera/texts/en/padchecks.ftl?raw'
import english from '../../lang/en/pad.ftl?raw'
import { learn } from '../../lang/lang'
import { Refusal } from '../../net/api'
import type { PadSheet, SharedPad } from '../../protocol'
import { keepPad, type KeptPad } from '../kept/keptPads'
import { Book } from '../kept/openPad.svelte'
import { askFindings, askShared } from '../kept/padRequests'
import PadPage from '../PadPage.svelte'
import type { Hand, Pad } from '../sheet/padData'
import samples from '../sheet/samples.json'

vi.mock('../kept/padRequests', async (original) => ({
  ...(await original<typeof import('../kept/padRequests')>()),
  askFindings: vi.fn(() => Promise.reject(new Refusal(0, ''))),
  askShared: vi.fn(() => Promise.resolve(null)),
  writeShared: vi.fn(() => Promise.resolve(9)),
}))

learn(english)
learn(checks)
const sample = samples.pads[0] as unknown as { sheet: PadSheet; pad: Pad }
const empty: Pad = { ...sample.pad, scores: [0, 0], hands: [], edits: [] }
const HAND: Hand = { teams: [{ red_canastas: 2, out: 1, table: 435 }, { hand: 110 }] }
const OTHER: Hand = { teams: [{ hand: 20 }, { red_canastas: 2, out: 1, table: 300 }] }
const LAST: Hand = { teams: [{ hand: 20 }, { red_canastas: 30, out: 1, table: 3000, red_threes: 3 }] }

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function opened(hands: Hand[], draft?: KeptPad['draft']): Book {
  const shared = { id: 'link1', version: 1, writers: 'link', own: false, unsent: false } as const
  const kept: KeptPad = { id: 'mine', touched: 1, sheet: sample.sheet, pad: { ...empty, hands }, shared, draft }
  keepPad(kept)
  const book = new Book(kept)
  render(PadPage, { book })
  return book
}

async function meanwhile(book: Book, hands: Hand[]): Promise<void> {
  const version = (book.kept.shared?.version ?? 0) + 1
  const theirs = { id: 'link1', version, writers: 'link', own: false, pad: { ...empty, hands } }
  vi.mocked(askShared).mockResolvedValueOnce(theirs as unknown as SharedPad)
  await book.look()
  await tick()
}

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))

test('a hand that two people enter is written twice only by a second press', async () => {
  const book = opened([], { at: null, hand: HAND })
  await meanwhile(book, [HAND])
  expect(screen.getByRole('alert').textContent).toBe('Somebody else has written hand 1 meanwhile.')
  await press('Write it down')
  expect(book.pad.hands).toHaveLength(1)
  await press('Keep it anyway')
  await vi.waitFor(() => expect(book.pad.hands).toHaveLength(2))
})

test('what comes between the two presses is asked about too', async () => {
  const book = opened([], { at: null, hand: HAND })
  await meanwhile(book, [OTHER])
  await press('Write it down')
  await meanwhile(book, [OTHER, OTHER])
  await press('Write it down')
  expect(screen.getByRole('alert').textContent).toContain('hand 2')
  expect(book.pad.hands).toHaveLength(2)
})

test('no hand is written after the end of the match', async () => {
  const book = opened([], { at: null, hand: HAND })
  await meanwhile(book, [LAST, LAST, LAST])
  expect(book.stand.winners).toEqual([2])
  expect(screen.getAllByRole('alert').map((one) => one.textContent).join()).toContain('The match was over')
  await press('Write it down')
  await press(/Write it down|Keep it anyway/)
  await tick()
  expect(book.pad.hands).toHaveLength(3)
})

test('a hand is removed for good only while it is the one that was asked about', async () => {
  const book = opened([HAND, OTHER])
  await press('Remove hand 1')
  await meanwhile(book, [OTHER])
  expect(screen.queryByRole('button', { name: 'Remove hand 1 for good' })).toBeNull()
})

test('a full pad says so, and nothing is said to be written', async () => {
  const low = { teams: [{ hand: 5 }, { hand: 5 }] }
  opened(Array.from({ length: 200 }, () => low), { at: null, hand: HAND })
  await press('Write it down')
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('it holds 200 hands'))
  expect(screen.queryByText(/is written down/)).toBeNull()
})

test('the place of the findings is there before them, and a press leads to what can’t be', async () => {
  const book = opened([], { at: null, hand: { teams: [{}, {}] } })
  const places = screen.getAllByRole('status')
  book.write({ teams: [{ out: 1 }, { out: 1 }] })
  await tick()
  const list = document.querySelector<HTMLElement>('[data-findings]')!
  expect(list.textContent).toContain('Only one team')
  expect(places.some((place) => place.contains(list))).toBe(true)
  await press('Write it down')
  await vi.waitFor(() => expect(document.activeElement?.closest('[data-findings]')).toBe(list))
  expect(book.pad.hands).toHaveLength(0)
})

test('that something is sent later is said only if something is', async () => {
  const book = opened([])
  vi.mocked(askShared).mockRejectedValueOnce(new Refusal(0, ''))
  await book.look()
  await tick()
  expect(screen.queryByText(/No connection/)).toBeNull()
})

test.each(['Cancel', 'Write it down'])('after the entry (%s) the focus is where one goes on', async (answer) => {
  opened([], { at: null, hand: HAND })
  const button = screen.getByRole('button', { name: answer })
  button.focus()
  await fireEvent.click(button)
  await vi.waitFor(() => expect(document.activeElement?.textContent?.trim()).toMatch(/^Enter hand [12]$/))
})

test.each([
  [OTHER, 'Enter hand 2'],
  [LAST, 'Samba: score pad'],
])('after a hand is removed too, at the end of the match on the heading', async (left, there) => {
  opened([HAND, left])
  await press('Remove hand 1')
  await press('Remove hand 1 for good')
  await vi.waitFor(() => expect(document.activeElement?.textContent?.trim()).toBe(there))
})

describe('what is found of a hand', () => {
  const SMALL: Hand = { teams: [{ hand: 10 }, { black_canastas: 2, out: 1, table: 60 }] }
  const short = { level: 'doubtful', check: 'SHORT_OF_MINIMUM', team: 2, rule: 'R5', values: { a: '90', b: '60' } }

  test.each([
    ['that is doubtful only after it', [], [OTHER], [[], [short]]],
    ['that isn’t doubtful any more after it', [OTHER], [], [[short], []]],
  ])('beside what somebody else has written, one %s', async (_, before, after, found) => {
    for (const one of found) vi.mocked(askFindings).mockResolvedValueOnce(one as never)
    const book = opened(before, { at: null, hand: SMALL })
    const checked = () => document.querySelector('[data-checked="true"]')
    await vi.waitFor(() => expect(checked()).not.toBeNull())
    expect(screen.queryAllByText(/at least 90 points/)).toHaveLength(2 * found[0]!.length)
    await meanwhile(book, after)
    expect(checked()).toBeNull()
    await vi.waitFor(() => expect(checked()).not.toBeNull())
    expect(screen.queryAllByText(/at least 90 points/)).toHaveLength(2 * found[1]!.length)
    expect(vi.mocked(askFindings).mock.lastCall?.[2]).toBe(after.length + 1)
  })
})

test('a correction that changes nothing is no step to be undone', async () => {
  const book = opened([HAND, OTHER], { at: 0, hand: HAND })
  await press('Write it down')
  await vi.waitFor(() => expect(book.kept.draft).toBeUndefined())
  expect(book.pad.edits).toEqual([])
  screen.getByText('Hand 1 is written down.')
})
