// What people paste to come in: a table's code, its link, or the private link to their own seats.
import { tablePath } from '../../router'

const CODE = /^[\w-]{6,40}$/
const IN_A_LINK = /\/t\/([\w-]{6,40})(?![\w-])/
/** An app on a phone's home screen starts as a stranger, and such a link opens the browser instead. */
const PRIVATE = /\/move#[\w.-]*[\w-]/
/** Full stops, quotes and brackets that a message has around what it tells. */
const AROUND = /^[^\w-]+|[^\w-]+$/g

/** Where what was typed leads; empty if nowhere. */
export function wayIn(typed: string): string {
  const text = typed.replace(AROUND, '')
  const [mine] = text.match(PRIVATE) ?? []
  if (mine) return mine
  const [, linked = ''] = text.match(IN_A_LINK) ?? []
  const code = linked || (CODE.test(text) ? text : '')
  return code && tablePath(code)
}
