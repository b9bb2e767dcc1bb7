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

/** The next step down, the last one's own if there is none. */
export function smaller(step: Step): Step {
  return STEPS[STEPS.indexOf(step) + 1] ?? step
}

/** Whether what lies on the felt needs more room than there is. */
export function overflows(felt: Element): boolean {
  const parts = [felt, ...felt.querySelectorAll('.lying')]
  return parts.some((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
}
