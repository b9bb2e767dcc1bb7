// How wide a part of the page is, now and whenever it changes, and what a screen leaves room for.

/** Calls with the width in pixels; returns what ends it. Without an observer the window tells. */
export function watchWidth(part: HTMLElement, changed: (width: number) => void): () => void {
  const tell = () => changed(part.clientWidth)
  tell()
  if (typeof ResizeObserver === 'function') {
    const observer = new ResizeObserver(tell)
    observer.observe(part)
    return () => observer.disconnect()
  }
  addEventListener('resize', tell)
  return () => removeEventListener('resize', tell)
}

/** A rem in pixels: what the player's text size makes of it. */
export function remWidth(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) || 17
}

/** A lower screen has room for what a player needs and little else. */
const LOW = { wide: 38, narrow: 42 }
/** The room above and below the player's own cards. */
const BESIDE_HAND = { wide: 18, narrow: 32 }

/** Whether a screen is low, and how high the player's own cards may be on it; all in rem. */
export function roomOf(screen: number, wide: boolean): { low: boolean; tall: number } {
  const shape = wide ? 'wide' : 'narrow'
  return { low: screen < LOW[shape], tall: screen - BESIDE_HAND[shape] }
}
