import { afterEach, expect, test, vi } from 'vitest'

const Made = vi.fn(class {
  addEventListener = () => {}
  postMessage = vi.fn()
})

/** How many workers a page starts, and whether it is one with an engine. */
async function started(controller: object | null): Promise<[number, boolean]> {
  vi.resetModules()
  vi.stubGlobal('document', { baseURI: 'https://escalera.example/' })
  vi.stubGlobal('indexedDB', {})
  vi.stubGlobal('Worker', Made)
  vi.stubGlobal('navigator', { serviceWorker: { controller } })
  const { canPlayHere, startEngine } = await import('./pageWorker')
  startEngine()
  return [Made.mock.instances.length, canPlayHere()]
}

afterEach(() => {
  Made.mockClear()
  vi.unstubAllGlobals()
})

test('the engine starts ahead where its files are kept', async () => {
  const [count, engine] = await started({})
  expect(count).toBe(Number(engine))
})

test('the first time it waits until somebody asks for it: the page comes first', async () => {
  expect(await started(null)).toEqual([0, expect.any(Boolean)])
})

test('a worker that can not be loaded is told to who waits, and the next request tries again', async () => {
  vi.resetModules()
  const failing: (() => void)[] = []
  const Failing = vi.fn(class {
    addEventListener = (type: string, heard: () => void) => type === 'error' && failing.push(heard)
    postMessage = vi.fn()
    terminate = vi.fn()
  })
  vi.stubGlobal('document', { baseURI: 'https://escalera.example/' })
  vi.stubGlobal('Worker', Failing)
  const { call } = await import('./pageWorker')
  const asked = expect(call({ name: 'rows' })).rejects.toMatchObject({ name: 'NO_ENGINE' })
  failing[0]!()
  await asked
  void call({ name: 'rows' })
  expect(Failing.mock.instances).toHaveLength(2)
})
