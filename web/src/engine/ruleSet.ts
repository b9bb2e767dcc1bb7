// A rule set: a game's values for a number of players, with the settings agreed before play.
import rules from './made/rules.json'

export type Value = number | boolean | string | number[]

/** A setting that differs from the game's default, and the parameters that it changes. */
export interface Deviation {
  key: string
  value: string
  house: boolean
  changes: string[]
}

export interface RuleSet {
  game: string
  version: number
  seats: number
  teams: number
  partners: boolean
  values: Record<string, Value>
  /** In the order in which a record has them. */
  deviations: Deviation[]
}

interface Switch {
  default: string
  source: string
  overrides: Record<string, Record<string, Value>>
  only: Record<string, number[]>
  takes: boolean
}

export interface Definition {
  version: number
  entries: Record<string, [Value, Record<string, Value>]>
  sources: Record<string, string>
  switches: Record<string, Switch>
}

interface Parameter {
  name: string
  kind: string
  choices: string[]
}

export const parameters: Parameter[] = rules.parameters
const games = rules.games as unknown as Record<string, Definition>

/** A game's definition; throws for one that there isn't. */
export function definition(game: string): Definition {
  const found = games[game]
  if (!found) throw new Error(`there is no game ${game}.`)
  return found
}

/** The rule set of a game; settings: switches and parameters with their values as text. */
export function ruleSet(game: string, seats: number, settings: Record<string, string>): RuleSet {
  const found = definition(game)
  const base = Object.fromEntries(
    Object.entries(found.entries).map(([name, [value, at]]) => [name, at[seats] ?? value]),
  )
  const values = { ...base }
  const deviations = unusualCount(found, seats)
  const taken = new Set<string>()
  for (const [name, one] of Object.entries(found.switches)) {
    const chosen = switched(one, settings[name], name)
    if (chosen === null) continue
    taken.add(name)
    if (chosen !== one.default) deviations.push(override(name, one, chosen, values))
  }
  for (const one of parameters) {
    if (settings[one.name] === undefined || taken.has(one.name)) continue
    const value = parsed(one, settings[one.name]!)
    if (same(values[one.name]!, value)) continue
    values[one.name] = value
    deviations.push({ key: one.name, value: shown(one, value), house: true, changes: [one.name] })
  }
  const partners = (values.partner_counts as number[]).includes(seats)
  const teams = partners ? 2 : seats
  return { game, version: found.version, seats, teams, partners, values, deviations }
}

/** What can be said of settings without a server, which knows all rules that can't be. */
export interface Judgement {
  /** The variation that is for another number of players, empty if there is none. */
  misfit: string
  /** Whether each setting is a variation with one of its listed values: then nothing else is to judge. */
  listed: boolean
}

export function judged(game: string, seats: number, settings: Record<string, string>): Judgement {
  const chosen = Object.entries(settings)
  const { switches } = definition(game)
  const misfit = chosen.find(([name, value]) => switches[name]?.only[value]?.includes(seats) === false)
  return {
    misfit: misfit?.[0] ?? '',
    listed: chosen.every(([name, value]) => value in (switches[name]?.overrides ?? {})),
  }
}

function unusualCount(found: Definition, seats: number): Deviation[] {
  if ((found.entries.players![0] as number[]).includes(seats)) return []
  return [{ key: 'players', value: String(seats), house: true, changes: ['players'] }]
}

/** A switch's value; null if it is not chosen, or chosen as the parameter of its name. */
function switched(one: Switch, given: string | undefined, name: string): string | null {
  if (given === undefined) return null
  const parameter = parameters.find((other) => other.name === name)
  const word = parameter ? shown(parameter, parsed(parameter, given)) : given
  return word in one.overrides || one.takes ? word : null
}

function override(
  key: string,
  one: Switch,
  value: string,
  values: Record<string, Value>,
): Deviation {
  const parameter = parameters.find((other) => other.name === key)
  const changed = one.overrides[value] ?? { [key]: parsed(parameter!, value) }
  Object.assign(values, changed)
  return { key, value, house: false, changes: Object.keys(changed) }
}

// ---------------------------------------------------------------- values as text

function parsed({ kind }: Parameter, text: string): Value {
  if (kind === 'yes or no') return text === 'yes'
  if (kind === 'choice') return text
  if (kind === 'list of whole numbers') return text === 'none' ? [] : text.split('/').map(Number)
  if (kind === 'chance') return text === 'off' ? 0 : Number(text)
  return text === 'all' ? 0 : Number(text)
}

/** A value as records write it. */
function shown({ kind }: Parameter, value: Value): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.join('/') || 'none'
  if (kind === 'chance') return value ? String(Number((value as number).toFixed(6))) : 'off'
  return kind === 'whole number or all' && value === 0 ? 'all' : String(value)
}

function same(one: Value, other: Value): boolean {
  return Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((value, i) => value === other[i])
    : one === other
}

/** The team of a seat, both counted from 1. */
export function teamOf(rules: Pick<RuleSet, 'teams'>, seat: number): number {
  return ((seat - 1) % rules.teams) + 1
}

/** The seat to the left, from 1. */
export function leftOf(rules: RuleSet, seat: number): number {
  return (seat % rules.seats) + 1
}
