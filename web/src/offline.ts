// What makes the page open without a server. The service worker keeps the page itself at hand, and the
// score pad's sheets are kept beside it. Browsers allow it in secure contexts only; on a local network
// without HTTPS the page does without.
export function offline(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return
  addEventListener('load', () => void keep())
}

async function keep(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { prepare } = await import('./pad/kept/padOffline')
    await prepare()
  } catch {
    // A browser that forbids it, in private windows for one, loses nothing but what is kept.
  }
}
