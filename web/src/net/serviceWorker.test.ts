// The service worker, in a browser that is only a few maps.
import { beforeEach, expect, test, vi } from 'vitest'
import source from '../../public/sw.js?raw'

const HOST = 'https://escalera.example/'
const FILES = ['assets/index-1.js', 'assets/table-2.js', 'icon.svg']
const FULL = new DOMException('The disk is full.', 'QuotaExceededError')

type Heard = (event: object) => void
type Asked = Request | URL | string

const addressOf = (asked: Asked) => (asked instanceof Request ? asked.url : String(new URL(asked, HOST)))

/** One store of a browser; `full` if it takes nothing more. */
class Store {
  kept = new Map<string, string>()
  full = false

  async put(asked: Asked, answer: Response): Promise<void> {
    if (this.full) throw FULL
    this.kept.set(addressOf(asked), await answer.text())
  }

  async match(asked: Asked): Promise<Response | undefined> {
    const text = this.kept.get(addressOf(asked))
    return text === undefined ? undefined : new Response(text)
  }

  async keys(): Promise<Request[]> {
    return [...this.kept.keys()].map((url) => new Request(url))
  }
}

let stores: Map<string, Store>
/** Whether the browser lets no store be opened. */
let broken = false
/** What the host has, by address; what is missing can't be reached. */
let host: Map<string, string>
let heard: Map<string, Heard>
const fetched = vi.fn(async (asked: Asked) => {
  const text = host.get(addressOf(asked))
  if (text === undefined) throw new TypeError('Failed to fetch')
  return new Response(text)
})

/** Starts the worker of a build. */
function begin(): void {
  const self = { addEventListener: (name: string, hear: Heard) => heard.set(name, hear), skipWaiting: vi.fn() }
  const caches = {
    open: async (name: string) => {
      if (broken) throw FULL
      return stores.get(name) ?? stores.set(name, new Store()).get(name)!
    },
    match: async (asked: Asked) => {
      for (const store of stores.values()) if (store.kept.has(addressOf(asked))) return store.match(asked)
      return undefined
    },
  }
  const given = { self, caches, fetch: fetched, location: { href: `${HOST}sw.js` } }
  new Function(...Object.keys(given), source)(...Object.values(given))
}

/** Tells the worker of something and waits for what it does then. */
async function tell(name: string, event: object = {}): Promise<void> {
  let work: unknown
  heard.get(name)!({ ...event, waitUntil: (asked: unknown) => (work = asked) })
  await work
}

/** What the worker answers to the page. */
async function ask(path: string): Promise<Response> {
  let answer: unknown
  const respondWith = (given: unknown) => (answer = given)
  heard.get('fetch')!({ request: new Request(HOST + path), respondWith, waitUntil: () => undefined })
  return answer as Promise<Response>
}

const store = () => [...stores.values()][0]!
const keptFiles = () => FILES.filter((path) => store().kept.has(HOST + path))

beforeEach(() => {
  stores = new Map()
  broken = false
  heard = new Map()
  fetched.mockClear()
  host = new Map(FILES.map((path) => [HOST + path, path]))
  host.set(HOST, 'page').set(`${HOST}files.json`, JSON.stringify(FILES))
  begin()
})

test('a file comes from the host where the browser has no room to keep it', async () => {
  await tell('install')
  store().full = true
  host.set(`${HOST}assets/later-3.js`, 'later')
  expect(await (await ask('assets/later-3.js')).text()).toBe('later')
})

test('a file comes from the host where no store can be opened', async () => {
  broken = true
  expect(await (await ask('assets/index-1.js')).text()).toBe('assets/index-1.js')
})

test('what is kept is there without the host', async () => {
  await tell('install')
  host.clear()
  expect(await (await ask('assets/index-1.js')).text()).toBe('assets/index-1.js')
  expect(await (await ask('icon.svg')).text()).toBe('icon.svg')
})

test('files that did not come at first come when the page is opened the next time', async () => {
  host.delete(`${HOST}icon.svg`)
  host.delete(`${HOST}assets/table-2.js`)
  await tell('install')
  expect(keptFiles()).toEqual(['assets/index-1.js'])
  host.set(`${HOST}icon.svg`, 'icon').set(`${HOST}assets/table-2.js`, 'table')
  fetched.mockClear()
  await tell('message', { data: 'complete' })
  expect(keptFiles()).toEqual(FILES)
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('where all files are kept, nothing is fetched for the next visit', async () => {
  await tell('install')
  fetched.mockClear()
  await tell('message', { data: 'complete' })
  expect(fetched).not.toHaveBeenCalled()
})

test('a store that the browser has cleared is filled anew', async () => {
  await tell('install')
  store().kept.clear()
  await tell('message', { data: 'complete' })
  expect(keptFiles()).toEqual(FILES)
  expect(store().kept.get(HOST)).toBe('page')
})

test('without the host a store that lacks files stays as it is', async () => {
  host.delete(`${HOST}icon.svg`)
  await tell('install')
  host.clear()
  await tell('message', { data: 'complete' })
  expect(keptFiles()).toEqual(FILES.slice(0, 2))
})
