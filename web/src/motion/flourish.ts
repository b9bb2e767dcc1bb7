// A canasta closes: it swells once, and a ring of brass goes out from it.
import type { PublicHand } from '../protocol'
import { ease, pace } from './wanted'
import { skippable } from './running'

/** The zones of melds that this change has completed. */
export function closed(before: PublicHand | null, after: PublicHand): string[] {
  if (!before || before.number !== after.number) return []
  const had = new Set(before.melds.filter((meld) => !meld.lacks).map(name))
  return after.melds.filter((meld) => !meld.lacks && !had.has(name(meld))).map(name)
}

function name({ team, number }: { team: number; number: number }): string {
  return `meld-${team}-${number}`
}

/** Shows it, once the cards are there. */
export function flourish(root: HTMLElement, zone: string, delay: number): void {
  const meld = root.querySelector<HTMLElement>(`[data-zone="${zone}"]`)
  if (!meld?.animate) return
  const timing = { duration: pace('show'), delay, easing: ease() }
  const swell = [{ transform: 'none' }, { transform: 'scale(1.25)', offset: 0.3 }, { transform: 'none' }]
  void skippable(meld.animate(swell, timing))
  void ring(root, meld.getBoundingClientRect(), timing)
}

async function ring(root: HTMLElement, at: DOMRect, timing: KeyframeAnimationOptions): Promise<void> {
  const made = document.createElement('div')
  made.className = 'ring'
  root.append(made)
  const [x, y] = [at.left + at.width / 2, at.top + at.height / 2]
  const place = (scale: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`
  const frames = [
    { transform: place(0.4), opacity: 0 },
    { transform: place(0.9), opacity: 1, offset: 0.25 },
    { transform: place(2.2), opacity: 0 },
  ]
  await skippable(made.animate(frames, { ...timing, fill: 'both' }))
  made.remove()
}
