// A rule set as the engine's record of numbers.
import type { Engine } from './engine'
import { RULE_FIELDS, RULES_SIZE } from './made/layout'
import type { Block } from './memory'
import type { RuleSet } from './ruleSet'
import { parameters } from './rules/definitions'
import type { Value } from './rules/ruleValues'

type Fields = Record<string, [number, string]>
const fields = RULE_FIELDS as unknown as Fields

/** The record; what follows from the parameters, the engine writes itself. */
export function ruleRecord({ memory, doors }: Engine, rules: RuleSet): Block {
  const made = memory.array(RULES_SIZE, 1)
  const write = (name: string, value: number, place = 0) => {
    const [at, type] = fields[name]!
    if (type === 'f8') memory.view.setFloat64(made.data + at, value, true)
    else memory.view.setInt32(made.data + at + 4 * place, value, true)
  }
  for (const { name, choices } of parameters) {
    numbers(rules.values[name]!, choices).forEach((value, place) => write(name, value, place))
  }
  write('seats', rules.seats)
  write('minimum_count', (rules.values.minimums as number[]).length)
  doors.derive(made.at)
  return made
}

function numbers(value: Value, choices: string[]): number[] {
  if (Array.isArray(value)) return value
  return [typeof value === 'string' ? choices.indexOf(value) : Number(value)]
}
