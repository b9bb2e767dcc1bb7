// Time that runs out, in words for who listens: each second would be too much.
const ALOUD = [10, 30, 60]

/** The seconds to say aloud: the next of a few round numbers, else what was said at first. */
export function sayable(left: number, first = left): number {
  return ALOUD.find((seconds) => left <= seconds) ?? first
}

/** Minutes and seconds, as on a clock: `1:05`. */
export function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
