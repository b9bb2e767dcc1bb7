// A rule set: a game's values for a number of players, with the settings agreed before play.
import { check, type Checked } from './made/ruleChecks'
import { definition, parameterOf, parameters, usualValue, type Definition, type Switch } from './rules/definitions'
import { RuleFault, said } from './rules/ruleFault'
import { parsed, quoted, same, shown, type Value } from './rules/ruleValues'

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

type Settings = Record<string, string>

/**
 * The rule set of a game; settings: switches and parameters with their values as text.
 *
 * RuleFault, as a server refuses them, for settings that are unknown, out of range or impossible.
 */
export function ruleSet(game: string, seats: number, settings: Settings): RuleSet {
  const found = definition(game)
  if (![2, 3, 4, 5, 6].includes(seats)) throw new RuleFault('players', 'NO_SUCH_NUMBER', { players: String(seats) })
  const values = Object.fromEntries(parameters.map(({ name }) => [name, usualValue(found, name, seats)]))
  const [switched, house] = sorted(found, settings)
  const deviations = unusualCount(found, seats)
  for (const [name, one, chosen] of switched) {
    if (chosen !== one.default) deviations.push(override(name, one, chosen, seats, values))
  }
  for (const [name, value] of house) {
    if (same(values[name]!, value)) continue
    values[name] = value
    deviations.push({ key: name, value: shown(parameterOf(name)!, value), house: true, changes: [name] })
  }
  check({ ...values, seats, deviations } as unknown as Checked)
  const partners = (values.partner_counts as number[]).includes(seats)
  return { game, version: found.version, seats, teams: partners ? 2 : seats, partners, values, deviations }
}

/** Why settings can't be played, null if they can. */
export function faultOf(game: string, seats: number, settings: Settings): Pick<RuleFault, 'key' | 'name' | 'values'> | null {
  try {
    ruleSet(game, seats, settings)
    return null
  } catch (error) {
    return said(error)
  }
}

/** Switches in the game's order, then house rules in the order of the parameters. */
function sorted(found: Definition, settings: Settings): [[string, Switch, string][], [string, Value][]] {
  for (const key of Object.keys(settings)) checkKey(found, key)
  const switched = Object.entries(found.switches).flatMap(([name, one]): [string, Switch, string][] => {
    const chosen = switchValue(name, one, settings[name])
    return chosen === null ? [] : [[name, one, chosen]]
  })
  const taken = new Set(switched.map(([name]) => name))
  const house = parameters.flatMap((one): [string, Value][] => {
    const given = settings[one.name]
    return given === undefined || taken.has(one.name) ? [] : [[one.name, parsed(one, given)]]
  })
  return [switched, house]
}

function checkKey({ title, switches }: Definition, key: string): void {
  if (key === 'players') throw new RuleFault(key, 'PLAYERS_NO_SETTING')
  if (Object.hasOwn(switches, key) || parameterOf(key)) return
  throw new RuleFault(key, 'NO_SUCH_SETTING', { game: title, near: 'none' })
}

/** A switch's value; null if it is not chosen, or chosen as the parameter of its name. */
function switchValue(name: string, one: Switch, given: string | undefined): string | null {
  if (given === undefined) return null
  const parameter = parameterOf(name)
  const named = Object.keys(one.overrides)
  if (!parameter) {
    if (named.includes(given)) return given
    throw new RuleFault(name, 'NO_VALUE', { value: quoted(given), kind: 'choice', choices: named.join(', ') })
  }
  const word = shown(parameter, parsed(parameter, given))
  return named.includes(word) || one.takes ? word : null
}

function unusualCount({ entries }: Definition, seats: number): Deviation[] {
  if ((entries.players![0] as number[]).includes(seats)) return []
  return [{ key: 'players', value: String(seats), house: true, changes: ['players'] }]
}

function override(key: string, one: Switch, value: string, seats: number, values: Record<string, Value>): Deviation {
  const counts = one.only[value]
  if (counts && !counts.includes(seats)) {
    throw new RuleFault(key, 'VALUE_FOR_OTHERS', { value, counts: counts.join(', '), players: seats })
  }
  const changed = one.overrides[value] ?? { [key]: parsed(parameterOf(key)!, value) }
  Object.assign(values, changed)
  return { key, value, house: false, changes: Object.keys(changed) }
}
