// A table's code: what a link to the table ends in. People paste one or the other.
const CODE = /^[\w-]{6,40}$/
const IN_A_LINK = /\/t\/([\w-]{6,40})(?:[/?#]|$)/

/** The table that a code or a link names; empty if it names none. */
export function codeOf(typed: string): string {
  const text = typed.trim()
  const [, linked = ''] = text.match(IN_A_LINK) ?? []
  return linked || (CODE.test(text) ? text : '')
}
