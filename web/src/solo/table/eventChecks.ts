// What an event led to: noted when it is kept, and checked when the log is read again.
import { ENGINE } from '../../engine/made/layout'
import { parameters } from '../../engine/rules/definitions'
import { shown } from '../../engine/rules/ruleValues'
import type { RuleSet } from '../../engine/ruleSet'
import { hashed } from '../../engine/seedWords'
import type { Event, Versions } from './events'
import type { Table } from './soloTable'

/** What has changed: parameters, or what an event led to. */
type What = 'rules' | 'deck' | 'play' | 'score'

/** A log that can't be replayed: what has changed, and in which hand (0: before the first). */
export class Changed extends Error {
  constructor(what: What, hand = 0) {
    super(`${what} of hand ${hand}`)
  }
}

/** A log of a newer page: this one would play it otherwise. */
export class Newer extends Error {}

/** Says how many players a game is made for, and changes nothing at a table. */
const NO_SETTING = 'players'

/** By what a table is opened now. */
export function versions(rules: RuleSet): Versions {
  return { version: rules.version, engine: ENGINE, rules: inFull(rules) }
}

/** Every parameter's value as text, by name. */
export function inFull({ values }: RuleSet): Record<string, string> {
  const all = parameters.filter(({ name }) => name !== NO_SETTING)
  return Object.fromEntries(all.map((one) => [one.name, shown(one, values[one.name]!)]))
}

/** An event that has just happened at a table as it is kept: with what it led to. */
export function noted(event: Event, table: Table): Event {
  if (event.type === 'dealt') return { ...event, deck: deck(table) }
  if (event.type !== 'played' || !table.handOver) return event
  const { ending, seat, points } = table.ends.at(-1)!
  return { ...event, end: seat ? `${ending} ${seat}` : ending, points }
}

/** Throws `Changed` if an event led to something other than what is noted in it. */
export function check(event: Event, table: Table): void {
  const now = noted(event, table)
  const hand = table.shuffle.hand
  if (event.type === 'dealt' && now.type === 'dealt') {
    if (event.deck && event.deck !== now.deck) throw new Changed('deck', hand)
  } else if (event.type === 'played' && now.type === 'played' && event.points) {
    if (result(event) !== result(now)) throw new Changed('score', hand)
  }
}

function result({ end, points = [] }: { end?: string; points?: number[] }): string {
  return `${end} ${points.join(' ')}`
}

/** The digest of a deal: its dealer, its cuts and every card, as a record writes them. */
function deck({ match }: Table): string {
  const { lines, hand } = match!
  const dealt = lines.slice(lines.lastIndexOf(`hand ${hand}`) + 1).filter((line) => DEALT.test(line))
  return hashed(dealt.join('\n')).slice(0, 32)
}

const DEALT = /^(dealer|deal|foot|upcards|stock2?|cut) /
