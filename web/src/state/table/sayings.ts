// What was said at the table, each saying once: heard here, or told to a page that came later.
import type { Said, Sayings } from '../../protocol'

export interface Heard extends Said {
  /** How many seconds ago it was said when this page was told. */
  ago: number
}

const MOST = 50

export function heard(said: readonly Heard[], one: Said): Heard[] {
  return [...said, { ...one, ago: 0 }].slice(-MOST)
}

/** What the table tells again comes in where it belongs; what this page has heard stays. */
export function retold(said: readonly Heard[], told: Sayings): Heard[] {
  const known = new Set(said.map(id))
  const missed = told.said.filter((one) => !known.has(id(one)))
  const all = [...said, ...missed.map((one) => ({ ...one, ago: told.now - one.at }))]
  return all.sort((one, other) => one.at - other.at).slice(-MOST)
}

const id = (one: Said) => `${one.at} ${one.seat} ${one.phrase} ${one.text}`
