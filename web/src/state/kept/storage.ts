// What this browser keeps by a key (localStorage). One that keeps nothing, or is full, is no error: then
// things last as long as the page.
import { get, writable, type Writable } from 'svelte/store'

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
  return parsed(keptText(key))
}

/** What a kept text says; null if it says nothing, or can't be read. */
export function parsed<T>(text: string | null): T | null {
  try {
    return JSON.parse(text ?? 'null') as T | null
  } catch {
    return null
  }
}

/** Keeps a value as JSON; says whether it could be kept. */
export function keep(key: string, value: unknown): boolean {
  return keepText(key, JSON.stringify(value))
}

/** A value that all tabs share: what is set here is kept, and what another tab has set counts here too. */
export function keptStore<T>(key: string, read: (text: string | null) => T): Writable<T> {
  const store = writable(read(keptText(key)))
  const set = (value: T) => {
    keep(key, value)
    store.set(value)
  }
  // It isn't kept again: tabs of two versions would answer each other for ever.
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key) store.set(read(event.newValue))
  })
  return { subscribe: store.subscribe, set, update: (change) => set(change(get(store))) }
}
