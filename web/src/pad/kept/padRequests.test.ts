// @vitest-environment jsdom
// What the pad asks of a server, and what it makes of the answers.
import { afterEach, expect, test, vi } from 'vitest'
import { Refusal } from '../../net/api'
import type { Pad } from '../sheet/padData'
import { askFindings, stopSharing } from './padRequests'

vi.mock('../../build', () => ({ served: true, fileAddress: (path: string) => path }))

afterEach(() => vi.unstubAllGlobals())

function answered(status: number, body: unknown): void {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
}

test.each([[410, 'PAD_UNSHARED'], [404, 'NO_SUCH_PAD']])(
  'what is not shared any more need not be stopped (%s)',
  async (status, name) => {
    answered(status, { name, detail: '', key: '', values: {} })
    await expect(stopSharing('link1')).resolves.toBeUndefined()
  },
)

test('an answer that is not the server’s stops nothing', async () => {
  answered(404, { page: 'none' })
  await expect(stopSharing('link1')).rejects.toBeInstanceOf(Refusal)
})

test('a browser that can’t give up waiting asks all the same', async () => {
  answered(200, [])
  const own = Object.getOwnPropertyDescriptor(AbortSignal, 'timeout')!
  Reflect.deleteProperty(AbortSignal, 'timeout')
  try {
    expect(await askFindings({} as Pad, { teams: [] }, 1)).toEqual([])
  } finally {
    Object.defineProperty(AbortSignal, 'timeout', own)
  }
})
