// How wide a part of the page is, now and whenever it changes.

/** Calls with the width in pixels; answers with what ends it. Without an observer the window tells. */
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
