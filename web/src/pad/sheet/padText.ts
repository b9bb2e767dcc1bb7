// The pad's words: what the server says in English has its Spanish here, by name.
import { hasOwn, language, number, t } from '../../lang/lang'
import type { PadField, PadFinding, PadLine } from '../../protocol'

/** A label's id: its letters and figures. */
export function labelId(label: string): string {
  return `padlabel-${label.replaceAll(/[^A-Za-z0-9]+/g, '-')}`
}

/** A field's or line's words; a sheet kept from before names them by its English label only. */
export function labelText(one: PadField | PadLine): string {
  const ids = one.words?.map(labelId) ?? one.label.split(', ').map(labelId)
  return ids.every(hasOwn) ? ids.map((id) => t(id)).join(', ') : one.label
}

/** A finding in a sentence: the server's own in English; one that the page made has none yet. */
export function findingText({ check, sentence, values }: PadFinding): string {
  const id = `padcheck-${check}`
  const words = values[`words_${language()}`]
  const said = language() === 'en' || !hasOwn(id) || ('words' in values && words === undefined)
  return sentence && said ? sentence : t(id, { ...values, words: words ?? values.words ?? '' })
}

/** A minus as wide as the figures. */
export function points(value: number): string {
  return value < 0 ? `−${number(-value)}` : number(value)
}
