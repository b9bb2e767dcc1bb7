// What a refusal says to a player: a sentence for each reason, and where its rule stands.
import { REASONS } from './made/layout'
import rules from './made/rules.json'
import type { RuleSet } from './ruleSet'
import { definition } from './rules/definitions'

export interface Refusal {
  name: string
  sentence: string
  rule: string
  values: Values
}

/** What is put into a sentence, by name. */
export type Values = Record<string, string | number>

export const ALLOWED = 0
const RULING = /^R[0-9]+[a-z]?$/
const said = rules.refusals as unknown as Record<string, [string, string]>
const asked: Record<string, string> = rules.asked

/** The number of a reason. */
export function reasonOf(name: string): number {
  return REASONS.indexOf(name)
}

/** What a reason says under a rule set, with the sources that its game names for it. */
export function refusal(reason: number, of: RuleSet): Refusal {
  const name = REASONS[reason]!
  const rests = said[name]![1]
  const number = numberIn(name, of)
  const values: Values = number === null ? {} : { n: number }
  return { name, sentence: sentenceOf(name, values), rule: cited(rests, of), values }
}

/** What a player is told, in the server's English. */
export function sentenceOf(name: string, values: Values): string {
  const text = said[name]?.[0] ?? asked[name]!
  return text.replaceAll(/\{(\w+)\}/g, (_, key: string) => written(values[key]!))
}

function written(value: string | number): string {
  return typeof value === 'number' ? value.toLocaleString('en') : value
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

/** Where a parameter's value comes from: a house rule, a published variation, or the game's document. */
function source(name: string, of: RuleSet): string {
  const found = definition(of.game)
  const changed = of.deviations.filter((one) => one.changes.includes(name))
  const house = changed.find((one) => one.house)
  if (house) return `house rule: ${house.key}=${house.value}`
  return found.switches[changed[0]?.key ?? '']?.source ?? found.sources[name]!
}
