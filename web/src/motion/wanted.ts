// Whether things may move, by the player's choice or what the system says, and how long they take.
import { get } from 'svelte/store'
import { prefs } from '../state/kept/prefs'

export function motionWanted(): boolean {
  const { motion } = get(prefs)
  if (motion !== 'auto') return motion === 'full'
  if (typeof matchMedia !== 'function' || document.hidden) return false
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Milliseconds, as the design says (style/tokens.css); next to none where no style is there. */
export function pace(which: 'quick' | 'travel' | 'show'): number {
  const [, length, unit] = token(`--time-${which}`).match(/([\d.]+)(ms|s)/) ?? []
  return length ? Number(length) * (unit === 's' ? 1000 : 1) : 1 // a build may write .9s for 900ms
}

export function ease(): string {
  return token('--ease').trim() || 'linear'
}

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name)
}
