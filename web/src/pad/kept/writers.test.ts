// @vitest-environment jsdom
// Who may write on a shared pad: what its owner says while a hand is on its way to the server.
import { beforeEach, expect, test, vi } from 'vitest'
import type { PadSheet } from '../../protocol'
import samples from '../sheet/samples.json'
import type { Hand, Pad } from '../sheet/padData'
import { keepPad, keptPad, type KeptPad } from './keptPads'
import { Book } from './openPad.svelte'
import { writeShared, type Writers } from './padRequests'

vi.mock('./padRequests', async (original) => ({
  ...(await original<typeof import('./padRequests')>()),
  askShared: vi.fn(() => Promise.resolve(null)),
  writeShared: vi.fn(),
}))

const sample = samples.pads[0] as unknown as { sheet: PadSheet; pad: Pad }
const HAND: Hand = { teams: [{ red_canastas: 2, out: 1, table: 435 }, { hand: 110 }] }

function shared(writers: Writers): Book {
  const pad = { ...sample.pad, hands: [], edits: [] }
  const link = { id: 'link1', version: 1, writers, own: true, unsent: false }
  const kept: KeptPad = { id: 'mine', touched: 1, sheet: sample.sheet, pad, shared: link }
  keepPad(kept)
  return new Book(kept)
}

beforeEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
})

test.each([
  ['link', 'owner'],
  ['owner', 'link'],
] as const)('who may write changes from %s to %s, even while a hand is being sent', async (before, after) => {
  let answer: (version: number) => void = () => undefined
  vi.mocked(writeShared)
    .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    .mockResolvedValueOnce(3)
  const open = shared(before)
  open.change({ do: 'enter', hand: HAND })
  await open.share(after)
  answer(2)
  await vi.waitFor(() => expect(keptPad('mine')?.shared?.version).toBe(2))
  expect(keptPad('mine')?.shared).toMatchObject({ writers: after, unsent: true })
  await open.look()
  expect(vi.mocked(writeShared).mock.lastCall?.[3]).toBe(after)
  expect(open.kept.shared).toMatchObject({ version: 3, writers: after, unsent: false })
})
