// How large the melds lie: as large as they fit. Each step down shows them smaller, then as chips, then
// folded, the others' first; pile, hand and buttons keep their size.

/**
 * The steps, from the largest; `rack`: complete melds folded, `theirs`, `all`: whole teams folded;
 * `counted`: and no more than counted.
 */
export const STEPS = ['huge', 'large', 'middle', 'small', 'tiny', 'chips', 'rack', 'theirs', 'all', 'counted'] as const
export type Step = (typeof STEPS)[number]

/** Whether a step is at least as far down as another. */
export function atLeast(step: Step, other: Step): boolean {
  return STEPS.indexOf(step) >= STEPS.indexOf(other)
}

/** A search for the largest step that fits, by their places: all before `low` are too large. */
export interface Search {
  low: number
  /** The largest that is known to fit, or the last. */
  high: number
  /** The one to look at. */
  at: number
}

const LAST = STEPS.length - 1
/** A hand begins with large melds. */
export const LARGEST: Search = { low: 0, high: LAST, at: 0 }

/** A search anew where there is more or less room: what fitted before is near what fits now. */
export function near({ at }: Search): Search {
  return { ...LARGEST, at }
}

/** The search once its step has been looked at: itself at its end; null if the last step is too large. */
export function lookedAt(search: Search, tooLarge: boolean): Search | null {
  const { low, high, at } = search
  if (!tooLarge) return low === high ? search : between(low, at)
  if (at === LAST) return null
  const last = low === high ? LAST : high
  // Melds that grow need the next steps as a rule, and cards are soon made smaller, where chips are made
  // anew; only the first look may be far from what fits.
  const far = at === 0 && high === LAST
  const stepwise = at === low || high === LAST
  return stepwise && !far ? { low: at + 1, high: last, at: at + 1 } : between(at + 1, last)
}

function between(low: number, high: number): Search {
  return { low, high, at: (low + high) >> 1 }
}

/** Whether what lies on the felt needs more room than there is; what moves counts where it comes to lie. */
export function overflows(felt: Element): boolean {
  if (!isFull(felt)) return false
  const moving = movingOn(felt)
  for (const { style } of moving) style.setProperty('transform', 'none', 'important')
  const full = !moving.length || isFull(felt)
  for (const { style } of moving) style.removeProperty('transform')
  return full
}

function isFull(felt: Element): boolean {
  const parts = [felt, ...felt.querySelectorAll('.lying')]
  return parts.some((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
}

/** What is on its way: a slide or a flourish. */
function movingOn(felt: Element): HTMLElement[] {
  const targets = felt.getAnimations?.({ subtree: true }).map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
  return targets?.filter((one) => one instanceof HTMLElement) ?? []
}
