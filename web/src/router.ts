// Which page an address means, and how to get to another without a reload. This is the one place that
// knows addresses: a server has a path for each page; a static site has one file, and its pages are
// behind a `#`.
import { served } from './build'

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string; house: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; hand: number; seat: number; step: number }
  | { page: 'rules'; table: string; game: string; players: number; settings: Settings; at: string }
  | { page: 'book'; part: string; game: string; players: number; settings: Settings; at: string }
  | { page: 'house'; id: string }
  | { page: 'mine' }
  | { page: 'results' }
  | { page: 'look' }
  | { page: 'move'; token: string }
  | { page: 'about' }
  | { page: 'pad'; at: string; id: string }
  | { page: 'nowhere' }

type Settings = Record<string, string>

const PLAIN = ['mine', 'results', 'look', 'about'] as const
const MARK = served ? '' : '#'

/** Where the page is, as a server would have it: the path, the query, and the place on the page. */
export function here(): URL {
  if (served) return new URL(location.href)
  const path = location.hash.startsWith('#/') ? location.hash.slice(1) : '/'
  return new URL(location.origin + path)
}

export function routeOf(url: URL): Route {
  const route = anyRoute(url)
  return served || !needsServer(route) ? route : { page: 'nowhere' }
}

/** What nothing but a server can do: a site without one has no such page. */
function needsServer(route: Route): boolean {
  if (route.page === 'pad') return route.at === 'shared'
  return route.page === 'move'
}

function anyRoute(url: URL): Route {
  const [first = '', second = '', ...rest] = url.pathname.split('/').filter(Boolean).map(decoded)
  if (!first) return { page: 'home' }
  if (first === 't' && second) return tableRoute(second, rest, url)
  if (first === 'new' && second) return { page: 'new', game: second, house: text(url, 'house') }
  if (first === 'rules' && second) return rulesRoute('', second, url)
  if (first === 'book' && second) return bookRoute(second, rest, url)
  if (first === 'house' && second) return { page: 'house', id: second }
  if (first === 'move' && !second) return { page: 'move', token: url.hash.slice(1) }
  if (first === 'pad' && rest.length < 2) return { page: 'pad', at: second, id: rest[0] ?? '' }
  const plain = PLAIN.find((page) => page === first && !second)
  return plain ? { page: plain } : { page: 'nowhere' }
}

function tableRoute(id: string, rest: string[], url: URL): Route {
  const [what, hand] = rest
  if (!what) return { page: 'table', id }
  if (what === 'rules') return rulesRoute(id, '', url)
  if (what !== 'replay') return { page: 'nowhere' }
  return {
    page: 'replay',
    id,
    hand: Math.max(1, whole(hand)),
    seat: whole(text(url, 'seat')),
    step: whole(text(url, 'step')),
  }
}

/** Everything in the query but `players` is a setting, as a shared link has them. */
function rulesRoute(table: string, game: string, url: URL): Route {
  const { players, ...settings } = Object.fromEntries(url.searchParams)
  const at = decoded(url.hash.slice(1))
  return { page: 'rules', table, game, players: whole(players) || 4, settings, at }
}

/** A part of a game's book; the text after the `#` is the part's own, so it stays as it is. */
function bookRoute(game: string, rest: string[], url: URL): Route {
  const { players, ...settings } = Object.fromEntries(url.searchParams)
  const [part = '', more] = rest
  if (more) return { page: 'nowhere' }
  const at = url.hash.slice(1)
  return { page: 'book', part, game, players: whole(players) || 4, settings, at }
}

function text(url: URL, key: string): string {
  return url.searchParams.get(key) ?? ''
}

function whole(words: string | undefined): number {
  return /^\d{1,6}$/.test(words ?? '') ? Number(words) : 0
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part // a mistyped address is no reason to fail
  }
}

// ---------------------------------------------------------------- addresses, for links

function address(first: string, ...rest: string[]): string {
  return `${MARK}/${[first, ...rest].filter(Boolean).map(encodeURIComponent).join('/')}`
}

/** The address of a page that is the same for everybody: '' for the first one. */
export function pagePath(page: '' | 'mine' | 'results' | 'look' | 'about' | 'move' = ''): string {
  return address(page)
}

/** The address of a table, or of its rules. */
export function tablePath(id: string, part: '' | 'rules' = ''): string {
  return address('t', id, part)
}

/** The address of the form for a new table, with house rules or without. */
export function newPath(game: string, house = ''): string {
  return address('new', game) + (house && `?house=${encodeURIComponent(house)}`)
}

export function housePath(id: string): string {
  return address('house', id)
}

/** The address of a pad: '' for all of them, `season`, a pad of this browser, or a shared one. */
export function padPath(at = '', id = ''): string {
  return address('pad', at, id)
}

/** The address of a game's rule card under settings. */
export function rulesPath(game: string, players: number, settings: Settings): string {
  const query = new URLSearchParams({ players: String(players), ...settings })
  return `${address('rules', game)}?${query}`
}

/** The address of a part of a game's book under settings: '' for the book itself. */
export function bookPath(game: string, part: string, players: number, settings: Settings): string {
  const query = new URLSearchParams({ players: String(players), ...settings })
  return `${address('book', game, part)}?${query}`
}

export function replayPath(id: string, hand: number, seat: number, step: number): string {
  return `${address('t', id, 'replay', String(hand))}?seat=${seat}&step=${step}`
}

// ---------------------------------------------------------------- going there

const listeners = new Set<() => void>()

/** Calls when the address has changed; the returned function ends it. */
export function onRoute(changed: () => void): () => void {
  listeners.add(changed)
  addEventListener('popstate', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('popstate', changed)
  }
}

/** Goes to an address of ours; `replace` if the way back should skip this one. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  for (const changed of listeners) changed()
}

/** Changes what the address says without going anywhere: a step of a replay, say. */
export function say(path: string): void {
  history.replaceState(null, '', path)
}

/** Lets plain links work without a reload. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || changedClick(event)) return
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.target || link.hasAttribute('download')) return
  const url = new URL(link.href, location.href)
  if (url.origin !== location.origin) return
  if (!served) return followMarked(event, url)
  if (url.pathname.startsWith('/api/')) return
  if (samePage(url) && url.hash) return
  event.preventDefault()
  go(url.pathname + url.search + url.hash)
}

/** On a static site, a link to a place on the page would replace the page's own address. */
function followMarked(event: MouseEvent, url: URL): void {
  if (!samePage(url)) return // a file beside the page
  event.preventDefault()
  if (url.hash.startsWith('#/')) return go(url.hash)
  const { pathname, search } = here()
  go(MARK + pathname + search + url.hash)
  const place = document.getElementById(decoded(url.hash.slice(1)))
  place?.scrollIntoView()
  place?.focus()
}

function changedClick(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}

function samePage(url: URL): boolean {
  return url.pathname === location.pathname && url.search === location.search
}
