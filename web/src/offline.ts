// Lets the page open without a network. The service worker keeps the page itself at hand, with the score
// pad's sheets. Browsers allow this only in secure contexts; on a local network without HTTPS the page
// does without.
import { writable, type Readable } from 'svelte/store'
import { fileAddress } from './build'

/** Whether a newer build has taken over since this page was opened. */
const found = writable(false)
export const newVersion: Readable<boolean> = found

/** A page may stay open for days; so often it asks for a newer one when somebody comes back to it. */
const ASK_EVERY = 3_600_000

/**
 * Keeps the page once what is needed at once is there, and the pad's sheets once it is quiet: on a slow
 * network one would wait for the other.
 */
export function offline(needed: () => Promise<void>, quiet: () => Promise<void>): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return
  watch(navigator.serviceWorker)
  addEventListener('load', () => void needed().then(() => keep(quiet)))
}

/**
 * The first worker of a browser is nothing new; nor is the worker of this very page, which may come after
 * it: the page is the newest that can be had, and so only a page of another build says so.
 */
export function watch(
  workers: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>,
  page: Document = document,
): void {
  let had = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    if (had) void isOurs(page).then((ours) => ours || found.set(true))
    had = true
  })
}

/** Whether the page at hand now begins with the script that runs here: its name is its content's. */
async function isOurs(page: Document): Promise<boolean> {
  const script = page.querySelector('script[type=module][src]')?.getAttribute('src') ?? ''
  const answer = await fetch(fileAddress('')).catch(() => null)
  return !answer?.ok || (await answer.text()).includes(script)
}

async function keep(quiet: () => Promise<void>): Promise<void> {
  try {
    const kept = await navigator.serviceWorker.register(fileAddress('sw.js'))
    kept.active?.postMessage('complete') // an earlier visit may have been cut off
    askAgain(kept)
    await quiet()
    const { prepare } = await import('./pad/kept/padOffline')
    await prepare()
  } catch {
    // If a browser forbids it, say in a private window, only the kept copy is missing.
  }
}

function askAgain(kept: ServiceWorkerRegistration): void {
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < ASK_EVERY) return
    asked = Date.now()
    kept.update().catch(() => undefined) // no network: next time
  })
}
