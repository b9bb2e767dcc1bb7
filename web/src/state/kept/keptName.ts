// The player's name in this browser: a server that can be reached knows it better.
import { keepText, keptText } from './storage'

const NAME = 'escalera.name'

/** The name that was given last, empty for none. */
export function keptName(): string {
  return keptText(NAME) ?? ''
}

/** Keeps a name; a browser that keeps nothing asks again next time. */
export function keepName(name: string): string {
  keepText(NAME, name)
  return name
}
