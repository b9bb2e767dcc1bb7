// @vitest-environment jsdom
import { get } from 'svelte/store'
import { beforeEach, expect, test, vi } from 'vitest'
import { byHand, dismiss, dismissed, hearInstallOffer, install, installOffer, type InstallEvent } from './install'

/** A browser that offers to install the page. */
function offering(): { browser: EventTarget; offer: InstallEvent } {
  const browser = new EventTarget()
  hearInstallOffer(browser)
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: vi.fn() })
  browser.dispatchEvent(offer)
  return { browser, offer }
}

beforeEach(() => {
  localStorage.clear()
  dismiss()
  localStorage.clear()
})

test('the browser’s offer waits for a tap, which uses it up', async () => {
  const { offer } = offering()
  expect(offer.defaultPrevented).toBe(true)
  expect(get(installOffer)).toBe(offer)
  await install(offer)
  expect(offer.prompt).toHaveBeenCalledOnce()
  expect(get(installOffer)).toBeNull()
})

test('an installed page is not offered any more', () => {
  const { browser } = offering()
  browser.dispatchEvent(new Event('appinstalled'))
  expect(get(installOffer)).toBeNull()
})

test('who said no is not asked again', () => {
  offering()
  dismiss()
  expect([get(installOffer), dismissed()]).toEqual([null, true])
  offering()
  expect(get(installOffer)).toBeNull()
})

test('only a browser that installs by hand, and has not, says how', () => {
  expect(byHand({})).toBe(false)
  expect(byHand({ standalone: true })).toBe(false)
  expect(byHand({ standalone: false })).toBe(true)
})
