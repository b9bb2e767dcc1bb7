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

/**
 * Calls with a rem in pixels, now and whenever `part`, which is one wide, shows another; returns what
 * ends it. A dialog over a table has text of its own size: the table hears of a new one after it.
 */
export function watchRem(part: HTMLElement, changed: (rem: number) => void): () => void {
  changed(remWidth())
  return watchWidth(part, () => {
    if (!document.querySelector('dialog[open]')) changed(remWidth())
  })
}

/** How high a screen is that has room for the whole of a beginner's tip, in rem. */
export const TIP = 46
/** How wide a table is that has room for each, in rem: larger text needs more for the same things. */
export const NEEDS = { medals: 20, cards: 42, discards: 56, sheet: 48, log: 69 }
/** A lower screen has room for what a player needs and little else. */
const LOW = { wide: 38, narrow: 42 }
/** The room above and below the player's own cards. */
const BESIDE_HAND = { wide: 18, narrow: 32 }

/** Whether a screen is low, and how high the player's own cards may be on it; all in rem. */
export function roomOf(screen: number, wide: boolean): { low: boolean; tall: number } {
  const shape = wide ? 'wide' : 'narrow'
  return { low: screen < LOW[shape], tall: screen - BESIDE_HAND[shape] }
}
