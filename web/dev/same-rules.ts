// Settings in the page beside what a server said to them: see tests/solo/drawn_rules.py.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parameters } from '../src/engine/rules/definitions'
import { finerRules } from '../src/engine/rules/finerRules'
import { shown } from '../src/engine/rules/ruleValues'
import { faultOf, ruleSet } from '../src/engine/ruleSet'

interface Case {
  game: string
  players: number
  settings: Record<string, string>
  /** Why the server refused them, or what it plays by. */
  fault?: { key: string; name: string; values: Record<string, string | number> }
  rules?: Record<string, string>
  deviations?: [string, string, boolean, string[]][]
  teams?: [number, boolean]
}

interface Told {
  cases: Case[]
  lists: { game: string; players: number; rules: unknown[] }[]
}

const { cases, lists } = JSON.parse(readFileSync(process.env.ESCALERA_RULES!, 'utf-8')) as Told
/** Words that are like an unknown one: only a server looks for them. */
const NEAR = 'near'

test('settings are refused alike, or make the same rules', () => {
  for (const { game, players, settings, fault = null, rules, deviations, teams } of cases) {
    const asked = JSON.stringify({ game, players, settings })
    const found = faultOf(game, players, settings)
    if (fault && NEAR in fault.values) fault.values[NEAR] = 'none'
    expect(found, asked).toEqual(fault)
    if (fault) continue
    const set = ruleSet(game, players, settings)
    const full = Object.fromEntries(parameters.map((one) => [one.name, shown(one, set.values[one.name]!)]))
    expect(full, asked).toEqual(rules)
    expect(set.deviations.map(({ key, value, house, changes }) => [key, value, house, changes]), asked).toEqual(deviations)
    expect([set.teams, set.partners], asked).toEqual(teams)
  }
  console.log(`${cases.length} settings`)
})

test('what else can be set is listed alike', () => {
  for (const { game, players, rules } of lists) expect(finerRules(game, players)).toEqual(rules)
})
