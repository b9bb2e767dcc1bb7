// Keys for the whole table. Ranks (A K Q J T 9 to 2) are left to the hand, where they find cards.
import { keepText, keptText } from '../../state/kept/storage'

export type Command =
  | 'hand'
  | 'draw'
  | 'pile'
  | 'offers'
  | 'discard'
  | 'back'
  | 'hint'
  | 'clear'
  | 'log'
  | 'scores'
  | 'say'
  | 'pause'
  | 'help'

export const KEYS: Readonly<Record<string, Command>> = {
  h: 'hand',
  d: 'draw',
  p: 'pile',
  m: 'offers',
  x: 'discard',
  b: 'back',
  i: 'hint',
  Escape: 'clear',
  l: 'log',
  s: 'scores',
  c: 'say',
  z: 'pause',
  '?': 'help',
}

const KEPT = 'escalera.keys'

/** The command a key press means; none while typing, or with Ctrl, Alt or Meta. */
export function commandOf(event: KeyboardEvent): Command | undefined {
  if (event.defaultPrevented || event.repeat) return undefined
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined
  const target = event.target as Element | null
  if (target?.closest?.('input, select, textarea, dialog')) return undefined
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const command = KEYS[key]
  return command === 'help' || keysOn() ? command : undefined
}

/** Speech input and stray fingers can press single keys by mistake, so players can turn them off. */
export function keysOn(): boolean {
  return keptText(KEPT) !== 'off'
}

export function switchKeys(on: boolean): void {
  keepText(KEPT, on ? 'on' : 'off')
}
