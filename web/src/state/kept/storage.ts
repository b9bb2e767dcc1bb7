// What this browser keeps by a key (localStorage). One that keeps nothing, or is full, is no error: then
// things last as long as the page.

/** A text; null if none is kept. */
export function keptText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Says whether it could be kept. */
export function keepText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** A value kept as JSON; null if none is kept, or what is kept can't be read. */
export function kept<T>(key: string): T | null {
  try {
    return JSON.parse(keptText(key) ?? 'null') as T | null
  } catch {
    return null
  }
}

/** Keeps a value as JSON; says whether it could be kept. */
export function keep(key: string, value: unknown): boolean {
  return keepText(key, JSON.stringify(value))
}
