// @vitest-environment jsdom
// An open pad: kept after every tap, and shared without losing what anybody wrote.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Refusal } from '../../net/api'
import type { PadSheet, SharedPad } from '../../protocol'
import { Book } from './openPad.svelte'
import type { Hand, Pad } from '../sheet/padData'
import { keepPad, keptPad, keptPads, type KeptPad } from './keptPads'
import { askShared, stopSharing, writeShared } from './padRequests'
import samples from '../sheet/samples.json'

vi.mock('./padRequests', async (original) => ({
  ...(await original<typeof import('./padRequests')>()),
  askShared: vi.fn(),
  writeShared: vi.fn(),
  sharePad: vi.fn(() => Promise.resolve('link1')),
  askSheet: vi.fn(),
  stopSharing: vi.fn(),
}))

const sample = samples.pads[0] as unknown as { sheet: PadSheet; pad: Pad }
const empty: Pad = { ...sample.pad, hands: [], edits: [] }
const HAND: Hand = { teams: [{ red_canastas: 2, out: 1, table: 435 }, { hand: 110 }] }
const OTHER: Hand = { teams: [{ hand: 20 }, { red_canastas: 2, out: 1, table: 300 }] }

function book(shared?: KeptPad['shared']): Book {
  const kept: KeptPad = { id: 'mine', touched: 1, sheet: sample.sheet, pad: empty, shared }
  keepPad(kept)
  return new Book(kept)
}

const link = (version: number) =>
  ({ id: 'link1', version, writers: 'link', own: false, unsent: false }) as const
const theirs = (version: number, hands: Hand[]) =>
  ({ id: 'link1', version, writers: 'link', own: false, pad: { ...empty, hands } }) as unknown as SharedPad

beforeEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
})

test('every tap is kept', () => {
  const open = book()
  open.open(null)
  open.write({ teams: [{ red_canastas: 1 }, {}] })
  expect(keptPad('mine')?.draft?.hand.teams[0]).toEqual({ red_canastas: 1 })
  open.change({ do: 'enter', hand: HAND })
  expect(keptPad('mine')?.pad.hands).toEqual([HAND])
  expect(keptPad('mine')?.draft).toBeUndefined()
})

test('what can not be kept is said', () => {
  const open = book()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  open.change({ do: 'enter', hand: HAND })
  expect(open.safe).toBe(false)
  expect(open.pad.hands).toEqual([HAND])
  full.mockRestore()
})

test('a change is sent, and again when there was no connection', async () => {
  vi.mocked(writeShared).mockRejectedValueOnce(new Refusal(0, '')).mockResolvedValueOnce(2)
  const open = book(link(1))
  open.change({ do: 'enter', hand: HAND })
  await vi.waitFor(() => expect(open.linked).toBe(false))
  expect(keptPad('mine')?.shared?.unsent).toBe(true)
  await open.look()
  expect(open.kept.shared).toMatchObject({ version: 2, unsent: false })
  expect(open.linked).toBe(true)
})

test('what others wrote is shown', async () => {
  vi.mocked(askShared).mockResolvedValueOnce(theirs(4, [OTHER]))
  const open = book(link(3))
  await open.look()
  expect(open.pad.hands).toEqual([OTHER])
  expect(open.kept.shared?.version).toBe(4)
})

test('when two write at once, nothing is lost', async () => {
  vi.mocked(writeShared).mockRejectedValueOnce(new Refusal(409, 'Somebody else has written since.'))
  vi.mocked(askShared).mockResolvedValueOnce(theirs(2, [OTHER]))
  const open = book(link(1))
  open.change({ do: 'enter', hand: HAND })
  await vi.waitFor(() => expect(open.copied).not.toBe(''))
  expect(open.pad.hands).toEqual([OTHER])
  const copy = keptPad(open.copied)
  expect(copy?.pad.hands).toEqual([HAND])
  expect(copy?.shared).toBeUndefined()
  expect(keptPads()).toHaveLength(2)
})

test.each([[false], [true]])('what its owner stops sharing stays as a pad of one’s own (unsent: %s)', async (unsent) => {
  const gone = new Refusal(410, 'Its owner does not share this score pad any more.', 'PAD_UNSHARED')
  if (unsent) vi.mocked(writeShared).mockRejectedValueOnce(gone)
  else vi.mocked(askShared).mockRejectedValueOnce(gone)
  const open = book(link(1))
  if (unsent) open.change({ do: 'enter', hand: HAND })
  else await open.look()
  await vi.waitFor(() => expect(open.unshared).toBe(true))
  expect(open.linked).toBe(true)
  expect(open.mayWrite).toBe(true)
  expect(keptPad('mine')).toMatchObject({ pad: { hands: unsent ? [HAND] : [] } })
  expect(keptPad('mine')?.shared).toBeUndefined()
})

test('what is written while sharing begins is sent after it', async () => {
  const open = book()
  await Promise.all([open.share('link'), open.change({ do: 'enter', hand: HAND })])
  expect(vi.mocked(writeShared).mock.lastCall?.[1].hands).toEqual([HAND])
})

test('sharing is stopped, and goes on where the server does not answer', async () => {
  const open = book({ ...link(1), own: true })
  vi.mocked(stopSharing).mockRejectedValueOnce(new Refusal(0, ''))
  await expect(open.unshare()).rejects.toThrow()
  expect(open.kept.shared).toBeDefined()
  await open.unshare()
  expect(stopSharing).toHaveBeenLastCalledWith('link1')
  expect(keptPad('mine')?.shared).toBeUndefined()
})

test('sharing is stopped only after what was asked before has been answered', async () => {
  let answer: (found: SharedPad | null) => void = () => undefined
  vi.mocked(askShared).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const open = book({ ...link(1), own: true })
  const looked = open.look()
  const stopped = open.unshare()
  await open.look()
  expect(askShared).toHaveBeenCalledTimes(1)
  expect(stopSharing).not.toHaveBeenCalled()
  answer(null)
  await Promise.all([looked, stopped])
  expect(stopSharing).toHaveBeenCalledTimes(1)
  expect(open.unshared).toBe(false)
})

test('a pad that the server refuses says why, and is sent again once it is changed', async () => {
  vi.mocked(writeShared).mockRejectedValueOnce(new Refusal(422, 'Another name, please.', 'REFUSED_WORD'))
  const open = book(link(1))
  open.change({ do: 'enter', hand: HAND })
  await vi.waitFor(() => expect(open.refused).toMatchObject({ name: 'REFUSED_WORD' }))
  await open.look()
  expect(writeShared).toHaveBeenCalledTimes(1)
  expect(open.linked).toBe(true)
  const other = book(link(1))
  other.refused = open.refused
  await other.unshare()
  expect(other.refused).toBeNull()
  vi.mocked(writeShared).mockResolvedValueOnce(2)
  open.change({ do: 'enter', hand: OTHER })
  await vi.waitFor(() => expect(open.refused).toBeNull())
  expect(open.kept.shared).toMatchObject({ version: 2, unsent: false })
})

const THIRD: Hand = { teams: [{ hand: 45 }, { black_canastas: 2, out: 1, table: 250 }] }
/** A pad as the server writes it: each team's fields in another order. */
const writtenThere = (pad: Pad): Pad => {
  const turned = (hand: Hand): Hand => ({
    teams: hand.teams.map((team) => Object.fromEntries(Object.entries(team).reverse())),
  })
  return { ...pad, hands: pad.hands.map(turned) }
}

describe('a hand being entered, while somebody else writes', () => {
  const meanwhile = async (open: Book, version: number, hands: Hand[]) => {
    vi.mocked(askShared).mockResolvedValueOnce(theirs(version, hands))
    await open.look()
    return open.kept.draft
  }

  test('is asked about again if they wrote a hand', async () => {
    const open = book(link(1))
    open.open(null)
    open.write(HAND)
    expect(await meanwhile(open, 2, [OTHER])).toEqual({ at: null, hand: HAND, met: 'written' })
  })
  test('goes on if they only corrected another', async () => {
    const open = book(link(1))
    await meanwhile(open, 2, [HAND, OTHER])
    open.open(null)
    expect(await meanwhile(open, 3, [THIRD, OTHER])).not.toHaveProperty('met')
  })
  test('follows the hand that it corrects', async () => {
    const open = book(link(1))
    await meanwhile(open, 2, [OTHER, HAND])
    open.open(1)
    const moved = writtenThere({ ...empty, hands: [HAND] }).hands
    expect(await meanwhile(open, 3, moved)).toEqual({ at: 0, hand: HAND })
  })
  test('is asked about again if the hand that it corrects was changed', async () => {
    const open = book(link(1))
    await meanwhile(open, 2, [OTHER, HAND])
    open.open(1)
    expect(await meanwhile(open, 3, [OTHER, THIRD])).toEqual({ at: 1, hand: HAND, met: 'changed' })
  })
  test('corrects no other hand if that one is gone', async () => {
    const open = book(link(1))
    await meanwhile(open, 2, [HAND, OTHER])
    open.open(0)
    expect(await meanwhile(open, 3, [OTHER])).toEqual({ at: null, hand: HAND, met: 'removed' })
  })
  test('stays when another tab of this browser writes', () => {
    const open = book()
    const stop = open.follow()
    open.open(null)
    open.write(HAND)
    keepPad({ ...open.kept, draft: undefined, pad: { ...empty, hands: [OTHER] } })
    dispatchEvent(new StorageEvent('storage', { key: 'escalera.pad.mine' }))
    stop()
    expect(open.pad.hands).toEqual([OTHER])
    expect(open.kept.draft).toEqual({ at: null, hand: HAND, met: 'written' })
  })
})

test('a tab that only looks on shows what another one enters, and no longer than it does', () => {
  const open = book()
  const stop = open.follow()
  const heard = (draft: KeptPad['draft'], hands: Hand[]) => {
    keepPad({ ...open.kept, draft, pad: { ...empty, hands } })
    dispatchEvent(new StorageEvent('storage', { key: 'escalera.pad.mine' }))
  }
  heard({ at: null, hand: HAND }, [])
  expect(open.kept.draft).toEqual({ at: null, hand: HAND })
  heard(undefined, [HAND])
  expect(open.kept.draft).toBeUndefined()
  stop()
})

test('a full pad takes no more hands, and the entry stays', () => {
  const open = book()
  for (let n = 0; n < 200; n++) expect(open.change({ do: 'enter', hand: HAND })).toBe(true)
  open.open(null)
  expect(open.change({ do: 'enter', hand: OTHER })).toBe(false)
  expect(open.kept.draft).toBeDefined()
})

test('when two write at once and the browser keeps no copy, what is here stays', async () => {
  vi.mocked(writeShared).mockRejectedValueOnce(new Refusal(409, 'Somebody else has written since.'))
  vi.mocked(askShared).mockResolvedValueOnce(theirs(2, [OTHER]))
  const open = book(link(1))
  const set = Storage.prototype.setItem
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (!key.endsWith('mine')) throw new Error('full')
    set.call(this, key, value)
  })
  open.change({ do: 'enter', hand: HAND })
  await vi.waitFor(() => expect(open.safe).toBe(false))
  full.mockRestore()
  expect(open.pad.hands).toEqual([HAND])
  expect(keptPad('mine')).toMatchObject({ pad: { hands: [HAND] }, shared: { unsent: true } })
  expect(open.copied).toBe('')
})

describe('what was saved although no answer came', () => {
  const saved = (version: number, pad: Pad) =>
    ({ ...theirs(version, []), pad: writtenThere(pad) }) as unknown as SharedPad
  const tooOld = new Refusal(409, 'Somebody else has written since.')

  /** A pad with a hand that the server has, and said nothing of. */
  async function unanswered(): Promise<Book> {
    vi.mocked(writeShared).mockRejectedValueOnce(new Refusal(0, '')).mockRejectedValueOnce(tooOld)
    const open = book(link(1))
    open.change({ do: 'enter', hand: HAND })
    await vi.waitFor(() => expect(open.linked).toBe(false))
    vi.mocked(askShared).mockResolvedValueOnce(saved(2, open.pad))
    return open
  }

  test('is nobody else’s', async () => {
    const open = await unanswered()
    await open.look()
    expect(open.copied).toBe('')
    expect(open.kept.shared).toMatchObject({ version: 2, unsent: false })
    expect(keptPads()).toHaveLength(1)
  })
  test('is written further', async () => {
    const open = await unanswered()
    open.change({ do: 'enter', hand: OTHER })
    await vi.waitFor(() => expect(open.kept.shared).toMatchObject({ version: 2, unsent: true }))
    expect(open.copied).toBe('')
    vi.mocked(writeShared).mockResolvedValueOnce(3)
    await open.look()
    expect(vi.mocked(writeShared).mock.lastCall?.[1].hands).toEqual([HAND, OTHER])
    expect(open.kept.shared).toMatchObject({ version: 3, unsent: false })
  })
})

test('what the server has deleted stays as a pad of one’s own', async () => {
  const none = new Refusal(404, 'There is no such score pad.', 'NO_SUCH_PAD')
  vi.mocked(writeShared).mockRejectedValueOnce(none)
  const open = book(link(1))
  open.change({ do: 'enter', hand: HAND })
  await vi.waitFor(() => expect(open.unshared).toBe(true))
  expect(open.linked).toBe(true)
  expect(keptPad('mine')?.shared).toBeUndefined()
})
