// Installing the page like an app: whether the browser offers it, and whether one wants to hear of it.
import { writable, type Readable } from 'svelte/store'

/** What Chromium's browsers fire when the page can be installed; not in TypeScript's own types. */
export interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

const DISMISSED = 'escalera.no-install'

/** The browser's offer, null for none. */
const made = writable<InstallEvent | null>(null)
export const installOffer: Readable<InstallEvent | null> = made

/** Listens from the start: the browser fires once, maybe before the first page is drawn. */
export function hearInstallOffer(target: EventTarget = globalThis): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault() // our line instead of the browser's own bar
    if (!dismissed()) made.set(event as InstallEvent)
  })
  target.addEventListener('appinstalled', () => made.set(null))
}

/** Shows the browser's own question; it answers only once. */
export async function install(offer: InstallEvent): Promise<void> {
  made.set(null)
  await offer.prompt()
}

export function dismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED) !== null
  } catch {
    return false
  }
}

/** Never again. */
export function dismiss(): void {
  made.set(null)
  try {
    localStorage.setItem(DISMISSED, 'yes')
  } catch {
    // a browser that keeps nothing asks again
  }
}

/** Safari on iPhones and iPads installs by hand and fires nothing: only there `standalone` exists. */
export function byHand(browser: object = navigator): boolean {
  return 'standalone' in browser && browser.standalone === false
}
