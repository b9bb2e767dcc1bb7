// Whether things may move: the player's choice, or what the system says.
import { get } from 'svelte/store'
import { prefs } from '../state/kept/prefs'

export function motionWanted(): boolean {
  const { motion } = get(prefs)
  if (motion !== 'auto') return motion === 'full'
  if (typeof matchMedia !== 'function' || document.hidden) return false
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}
