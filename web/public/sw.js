// Keeps the page at hand, all of it, so that every address opens without a network and says by itself
// what it can't show. A server's games are never kept: what a table says comes from the server.
// Each build has a worker of its own, with its own store; the build fills in these two words.
const BUILD = '__BUILD__'
/** Whether the pages are files on any web host: then there is one page, and other paths are files. */
const SITE = '__SITE__' === 'true'
const HOME = new URL('./', location.href)
/** Other pages of the same host have stores too, so ours are named after our place there. */
const STORES = `escalera ${HOME.pathname} `
const STORE = STORES + BUILD
/** Names all files of the build; kept as well, so that it can be seen what is missing. */
const LIST = new URL('files.json', HOME)
/** What the server's own answers have. */
const OURS = 'content-security-policy'
/** Before builds had their own. */
const FIRST = 'escalera-1'

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles())
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()))
})

// Each page asks for it: a first visit may have been cut off, and an install is made only once.
self.addEventListener('message', (event) => {
  if (event.data === 'complete') event.waitUntil(keepMissing().catch(() => undefined))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || !url.href.startsWith(HOME.href) || url.href === location.href) return
  const path = url.pathname.slice(HOME.pathname.length)
  if (path.startsWith('api/')) return
  if (request.mode === 'navigate' && isPage(path)) event.respondWith(page(request))
  else if (path.startsWith('assets/')) event.respondWith(asset(request))
  else if (request.mode !== 'navigate') event.respondWith(newest(request))
})

function isPage(path) {
  return SITE ? path === '' || path === 'index.html' : !path.includes('.')
}

/** Gets the page and all files of the build; those that an earlier build has too are taken from there. */
async function keepFiles() {
  const store = await caches.open(STORE)
  await store.put(HOME, await fetched(HOME))
  await store.put(LIST, await fetched(LIST))
  await keepMissing()
}

/** Gets what is listed and not kept; what fails stays away until the next visit. */
async function keepMissing() {
  const store = await caches.open(STORE)
  const list = await store.match(LIST)
  if (!list) return keepFiles()
  const kept = new Set((await store.keys()).map((one) => one.url))
  const files = (await list.json()).map((path) => new URL(path, HOME))
  await Promise.allSettled(files.filter((url) => !kept.has(url.href)).map((url) => keepFile(store, url)))
}

async function keepFile(store, url) {
  const hashed = url.pathname.startsWith(`${HOME.pathname}assets/`)
  const kept = hashed && (await caches.match(url))
  await store.put(url, kept || (await fetched(url, hashed ? 'default' : 'no-cache')))
}

async function fetched(url, cache = 'no-cache') {
  const answer = await fetch(url, { cache })
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return answer
}

/** A page of the build before may still be open and ask for its files; older ones go. */
async function forgetOthers() {
  const own = (await caches.keys()).filter((name) => name === FIRST || name.startsWith(STORES))
  const earlier = own.filter((name) => name !== STORE)
  await Promise.all(earlier.slice(0, -1).map((name) => caches.delete(name)))
}

/** Every address shows the same page: the newest that can be had. */
function page(request) {
  return fetchedOr(HOME, request)
}

/** An asset's name changes with its content, so what is kept is right. */
async function asset(request) {
  const kept = (await ours(request)) ?? (await caches.match(request).catch(() => undefined))
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await keepIfRoom(request, answer.clone())
  return answer
}

/** A browser without room, or that lets nothing be kept, shows what was fetched all the same. */
async function keepIfRoom(request, answer) {
  await caches.open(STORE).then((store) => store.put(request, answer)).catch(() => undefined)
}

function newest(request) {
  return fetchedOr(request, request)
}

/** What is asked for; without a network, or where a proxy says that its server is away, what is kept instead. */
async function fetchedOr(instead, request) {
  const answer = await fetch(request).catch((error) => error)
  if (answer instanceof Response && !(answer.status >= 502 && !answer.headers.has(OURS))) return answer
  const kept = await ours(instead)
  if (kept) return kept
  if (answer instanceof Response) return answer
  throw answer
}

/** What this build has kept, if anything; a store that can't be read has nothing. */
async function ours(request) {
  return caches.open(STORE).then((store) => store.match(request)).catch(() => undefined)
}
