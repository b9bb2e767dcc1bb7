// A rule's value as a player writes it in a field, and as a setting: a chance is so many in a hundred.
import type { SwitchInfo } from '../protocol'

type Kind = SwitchInfo['kind']

const NEVER = 'off'
const JUDGED: Kind[] = ['whole number', 'whole number or all', 'chance']
const WHOLE = /^-?\d+$/
const HUNDRED = 100
/** As many places as a setting takes. */
const PLACES = 6

/** A setting's value as it stands in the field. */
export function ownText(kind: Kind, value: string): string {
  if (kind !== 'chance' || !value) return value
  const chance = value === NEVER ? 0 : Number(value)
  return Number.isNaN(chance) ? value : String(Number((chance * HUNDRED).toFixed(PLACES - 2)))
}

/** What was written, as a setting's value; what is no number stays as it is, for the rules to refuse. */
export function ownValue(kind: Kind, written: string): string {
  const text = written.trim()
  if (kind !== 'chance' || !text) return text
  const hundredths = Number(text.replace(',', '.'))
  if (Number.isNaN(hundredths)) return text
  return hundredths ? String(Number((hundredths / HUNDRED).toFixed(PLACES))) : NEVER
}

/** Whether a written value is no number of the rule's range; an empty one is none at all. */
export function outside({ kind, low, high }: Pick<SwitchInfo, 'kind' | 'low' | 'high'>, value: string): boolean {
  if (!value || !JUDGED.includes(kind) || low >= high) return false
  if (kind === 'chance' && value === NEVER) return false
  if (kind !== 'chance' && !WHOLE.test(value)) return true
  return !(Number(value) >= low && Number(value) <= high)
}
