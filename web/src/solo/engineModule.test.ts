import { afterEach, expect, test, vi } from 'vitest'
import { compiled } from './engineModule'

/** The smallest module: a magic word and a version. */
const EMPTY = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])
const found = (status: number, kind: string) =>
  vi.fn(async () => new Response(status === 200 ? EMPTY : '', { status, headers: { 'content-type': kind } }))

afterEach(() => vi.unstubAllGlobals())

test.each(['application/wasm', 'application/octet-stream', 'text/plain'])('from a host that says %s', async (kind) => {
  vi.stubGlobal('fetch', found(200, kind))
  expect(await compiled('escalera.wasm')).toBeInstanceOf(WebAssembly.Module)
})

test('a host that lacks it, and no network, have a name', async () => {
  vi.stubGlobal('fetch', found(404, 'text/html'))
  await expect(compiled('escalera.wasm')).rejects.toThrow('NO_ENGINE')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(compiled('escalera.wasm')).rejects.toThrow('NO_ENGINE')
})

test('a module that comes in part has the same name', async () => {
  const part = new Response(EMPTY.slice(0, 5), { headers: { 'content-type': 'application/wasm' } })
  vi.stubGlobal('fetch', async () => part)
  await expect(compiled('escalera.wasm')).rejects.toThrow('NO_ENGINE')
})
