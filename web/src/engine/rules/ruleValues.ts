// A parameter's values as text and as typed values; bounds and patterns are Python's.
import rules from '../made/rules.json'
import type { HouseRule } from '../../protocol'
import { RuleFault } from './ruleFault'

export type Value = number | boolean | string | number[]

export interface Parameter {
  name: string
  group: string
  about: string
  kind: HouseRule['kind']
  low: number
  high: number
  choices: string[]
}

const WHOLE = new RegExp(`^(?:${rules.patterns.whole})$`)
const CHANCE = new RegExp(`^(?:${rules.patterns.chance})$`)

/** What a text stands for; RuleFault, naming the parameter, for a wrong form or one out of range. */
export function parsed(parameter: Parameter, text: string): Value {
  const value = readers[parameter.kind](parameter, text)
  if (value === null) throw noValue(parameter, text)
  return value
}

type Reader = (parameter: Parameter, text: string) => Value | null

const readers: Record<Parameter['kind'], Reader> = {
  'whole number': whole,
  'yes or no': (_, text) => (text === 'yes' ? true : text === 'no' ? false : null),
  choice: ({ choices }, text) => (choices.includes(text) ? text : null),
  'list of whole numbers': list,
  'whole number or all': (parameter, text) => (text === 'all' ? 0 : whole(parameter, text)),
  chance: (_, text) => (text === 'off' ? 0 : CHANCE.test(text) ? Number(text) : null),
}

function whole({ low, high }: Parameter, text: string): number | null {
  const number = Number(text)
  return WHOLE.test(text) && low <= number && number <= high ? number : null
}

function list(parameter: Parameter, text: string): number[] | null {
  const all = text === 'none' ? [] : text.split('/').map((one) => whole(parameter, one))
  const found = all.filter((one) => one !== null)
  return found.length === all.length ? found : null
}

function noValue({ name, kind, low, high, choices }: Parameter, text: string): RuleFault {
  const values = { value: quoted(text), kind: kind.replaceAll(' ', '-'), low, high, choices: choices.join(', ') }
  return new RuleFault(name, 'NO_VALUE', values)
}

/** A value as a sentence shows it: short, on one line. */
export function quoted(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'"
  const signs = [...text].slice(0, MOST)
  return mark + signs.map((sign) => (sign === mark || sign === '\\' ? `\\${sign}` : sign)).join('') + mark
}

const MOST = 40

/** A value as records write it. */
export function shown({ kind }: Parameter, value: Value): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.join('/') || 'none'
  if (kind === 'chance') return value ? String(Number((value as number).toFixed(6))) : 'off'
  return kind === 'whole number or all' && value === 0 ? 'all' : String(value)
}

export function same(one: Value, other: Value): boolean {
  return Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((value, i) => value === other[i])
    : one === other
}
