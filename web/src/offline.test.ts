// @vitest-environment jsdom
import { get } from 'svelte/store'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const OURS = '<script type="module" src="./assets/index-11111111.js"></script>'
const OTHER = OURS.replace('11111111', '22222222')

/** A browser's service workers, as far as the page asks them. */
class Workers extends EventTarget {
  constructor(readonly controller: ServiceWorker | null) {
    super()
  }
}

const change = (workers: Workers) => workers.dispatchEvent(new Event('controllerchange'))

/** Watches workers from a page of ours, with what the host's page is now. */
async function watched(controlled: boolean, host: string) {
  const { newVersion, watch } = await import('./offline')
  const asked = vi.fn(async () => new Response(host))
  vi.stubGlobal('fetch', asked)
  const workers = new Workers(controlled ? ({} as ServiceWorker) : null)
  const page = new DOMParser().parseFromString(OURS, 'text/html')
  watch(workers as never, page)
  return { workers, asked, newVersion }
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

test('the first worker of a browser is no new version, the second one is', async () => {
  const { workers, asked, newVersion } = await watched(false, OTHER)
  change(workers)
  expect(asked).not.toHaveBeenCalled()
  expect(get(newVersion)).toBe(false)
  change(workers)
  await vi.waitFor(() => expect(get(newVersion)).toBe(true))
})

test('the worker of this very page is nothing new', async () => {
  const { workers, asked, newVersion } = await watched(true, OURS)
  change(workers)
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  await asked.mock.results[0]!.value
  await new Promise(requestAnimationFrame)
  expect(get(newVersion)).toBe(false)
})

test('without a network nobody is told to reload', async () => {
  const { workers, newVersion } = await watched(true, OURS)
  const lost = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', lost)
  change(workers)
  await vi.waitFor(() => expect(lost).toHaveBeenCalled())
  await new Promise(requestAnimationFrame)
  expect(get(newVersion)).toBe(false)
})
