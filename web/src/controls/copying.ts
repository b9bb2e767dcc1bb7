// Copies a text. The clipboard's own interface needs a secure context, which a local network rarely
// is; the old command works everywhere as long as a person has just tapped.
export async function copy(text: string): Promise<boolean> {
  try {
    if (isSecureContext && navigator.clipboard) {
      await navigator.clipboard.writeText(text)
      return true
    }
  } catch {
    // not allowed: the old way
  }
  return copiedByCommand(text)
}

function copiedByCommand(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'unseen'
  // While a dialog is open, nothing outside it can be selected.
  const place = document.querySelector('dialog[open]') ?? document.body
  const focused = document.activeElement as HTMLElement | null
  place.append(field)
  field.select()
  const done = document.execCommand?.('copy') ?? false
  field.remove()
  focused?.focus()
  return done
}
