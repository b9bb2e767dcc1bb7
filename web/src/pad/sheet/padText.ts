// The pad's words: what the server says in English has its Spanish here, by name.
import { hasOwn, language, number, t } from '../../lang/lang'
import type { PadField, PadFinding, PadLine } from '../../protocol'

/** A label's id: its letters and figures. */
export function labelId(label: string): string {
  return `padlabel-${label.replaceAll(/[^A-Za-z0-9]+/g, '-')}`
}

export function labelText(one: PadField | PadLine): string {
  const id = labelId(one.label)
  return hasOwn(id) ? t(id) : one.label
}

/** A finding in a sentence; the figures are the server's own, in its order. */
export function findingText(finding: PadFinding): string {
  const [a = '', b = '', c = ''] = finding.sentence.match(/\b\d+\b/g) ?? []
  const id = `padcheck-${finding.check}`
  const worded = /[a-z]/i.test(finding.sentence)
  return worded && (language() === 'en' || !hasOwn(id)) ? finding.sentence : t(id, { a, b, c })
}

/** A minus as wide as the figures. */
export function points(value: number): string {
  return value < 0 ? `−${number(-value)}` : number(value)
}
