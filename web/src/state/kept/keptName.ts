// The player's name in this browser: a server that can be reached knows it better.
const NAME = 'escalera.name'

/** The name that was given last, empty for none. */
export function keptName(): string {
  try {
    return localStorage.getItem(NAME) ?? ''
  } catch {
    return ''
  }
}

/** Keeps a name; a browser that keeps nothing asks again next time. */
export function keepName(name: string): string {
  try {
    localStorage.setItem(NAME, name)
  } catch {
    // as above
  }
  return name
}
