// What a refusal says to a player: a sentence for each reason, and where its rule stands.
import { REASONS } from './made/layout'
import rules from './made/rules.json'
import { definition, type RuleSet } from './ruleSet'

export interface Refusal {
  name: string
  sentence: string
  rule: string
}

export const ALLOWED = 0
const RULING = /^R[0-9]+[a-z]?$/
const said = rules.refusals as unknown as Record<string, [string, string]>

/** The number of a reason. */
export function reasonOf(name: string): number {
  return REASONS.indexOf(name)
}

/** What a reason says under a rule set, with the sources that its game names for it. */
export function refusal(reason: number, of: RuleSet): Refusal {
  const name = REASONS[reason]!
  const [text, rests] = said[name]!
  const number = numberIn(name, of)
  const sentence =
    number !== null ? text.replaceAll('{n}', number.toLocaleString('en')) : text
  return { name, sentence, rule: cited(rests, of) }
}

/** The number that a reason's sentence says, null for none. */
export function numberIn(name: string, of: RuleSet): number | null {
  const number = of.values[said[name]![1].split('; ')[0]!]
  return typeof number === 'number' ? number : null
}

function cited(rests: string, of: RuleSet): string {
  const found = definition(of.game)
  const places = rests.split('; ').map((name) => (name in found.sources ? source(name, of) : name))
  const parts = [...new Set(places.flatMap((place) => place.split('; ')))]
  const documents = parts.filter((part) => !RULING.test(part))
  return [...documents, ...parts.filter((part) => RULING.test(part))].join('; ')
}

/** Where a parameter's value comes from: what a published variation changes cites the variation. */
function source(name: string, of: RuleSet): string {
  const found = definition(of.game)
  const changed = of.deviations.find((one) => one.changes.includes(name) && !one.house)
  return found.switches[changed?.key ?? '']?.source ?? found.sources[name]!
}
