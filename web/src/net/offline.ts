// The service worker keeps the page itself at hand. Browsers allow it in secure contexts only; on a
// local network without HTTPS the page does without.
export function offline(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // A browser that forbids it, in private windows for one, loses nothing but the cache.
    })
  })
}
