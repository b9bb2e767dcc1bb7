// Lets the page open without a server. The service worker keeps the page itself at hand, with the score
// pad's sheets. Browsers allow this only in secure contexts; on a local network without HTTPS the page
// does without.
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
    // If a browser forbids it, say in a private window, only the kept copy is missing.
  }
}
