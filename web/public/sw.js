// Keeps the page itself at hand, so that it opens at once and says by itself when the server is
// away. Games are never kept: what the server says about a table comes from the server.
const CACHE = 'escalera-1'
const MOST = 80

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add('/')))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()))
})

async function forgetOthers() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin) return
  if (event.request.mode === 'navigate' && !url.pathname.startsWith('/api/')) {
    event.respondWith(page(event.request))
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(asset(event.request))
  }
})

/** A page names the files that it loaded before this worker was there. */
self.addEventListener('message', (event) => {
  const { keep } = event.data ?? {}
  if (Array.isArray(keep)) event.waitUntil(keepAll(keep))
})

async function keepAll(paths) {
  const cache = await caches.open(CACHE)
  const wanted = paths.filter((path) => String(path).startsWith('/assets/'))
  await Promise.allSettled(
    wanted.map(async (path) => (await cache.match(path)) ?? (await cache.add(path))),
  )
}

/** Every address shows the same page: the newest that can be had. */
async function page(request) {
  const cache = await caches.open(CACHE)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put('/', answer.clone())
    return answer
  } catch (error) {
    const kept = await cache.match('/')
    if (kept) return kept
    throw error
  }
}

/** An asset's name changes with its content, so what is kept is right. */
async function asset(request) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    await cache.put(request, answer.clone())
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => cache.delete(key)))
  }
  return answer
}
