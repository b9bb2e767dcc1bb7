// Keeps the page at hand, all of it, so that every address opens without the server and says by
// itself what it can't show. Games are never kept: what a table says comes from the server.
const CACHE = 'escalera-1'
const FILES = '/files.json'
/** So many files of earlier builds are kept: a page that is still open may ask for them. */
const MOST = 80

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => Promise.all([cache.add('/'), keepFiles(cache)])))
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
    event.respondWith(page(event))
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(asset(event.request))
  }
})

/** Gets all files of the build that are not here yet; those of earlier builds go, the oldest first. */
async function keepFiles(cache) {
  const answer = await fetch(FILES, { cache: 'no-store' })
  if (!answer.ok) return
  const files = await answer.json()
  await Promise.allSettled(
    files.map(async (path) => (await cache.match(path)) ?? (await cache.add(path))),
  )
  const wanted = new Set(['/', ...files].map((path) => new URL(path, location.origin).href))
  const others = (await cache.keys()).filter((kept) => !wanted.has(kept.url))
  await Promise.all(others.slice(0, -MOST).map((kept) => cache.delete(kept)))
}

/** Every address shows the same page: the newest that can be had. */
async function page(event) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match('/')
  try {
    const answer = await fetch(event.request)
    if (answer.ok) {
      await cache.put('/', answer.clone())
      const same = kept && kept.headers.get('etag') === answer.headers.get('etag')
      if (!same) event.waitUntil(keepFiles(cache))
    }
    return answer
  } catch (error) {
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
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}
