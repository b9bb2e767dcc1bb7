// A table's log: what happened, one event after the other. A table is nothing but these, in order.
//
// Some note what they led to, and the first one by which versions (`eventChecks`), so that a later page sees whether
// they still lead to the same. Older logs have no such notes.
import type { Options } from '../../protocol'

export type Event = { at: number } & (
  | ({ type: 'made'; table: string; options: Options; host: string; log: number } & Partial<Versions>)
  | { type: 'seated'; seat: number; person: string; name: string }
  | { type: 'bot'; seat: number; bot: string; name: string }
  | { type: 'left'; seat: number }
  | { type: 'swapped'; seat: number; other: number }
  | { type: 'started' }
  | { type: 'committed'; hand: number; secret: string; commit: string }
  | { type: 'seal'; seat: number; hash: string }
  | { type: 'numbers' }
  | { type: 'number'; seat: number; number: string }
  /** deck: the deal's digest. */
  | { type: 'dealt'; deck?: string }
  /** end, points: when the hand is over, how it ended (`out 2`) and its score by team. */
  | { type: 'played'; seat: number; action: string; by: By; end?: string; points?: number[] }
  | { type: 'ready'; seat: number }
  /** How well all bots play, and how fast; empty: as it was. */
  | { type: 'bots'; bot: string; pace: Options['pace'] | '' }
  | { type: 'paused'; seat: number }
  | { type: 'resumed'; seat: number }
  | { type: 'given'; table: string }
)

/** By what a table was opened: the game's version, the engine's, and every parameter's value as text. */
export interface Versions {
  version: number
  engine: number
  rules: Record<string, string>
}

export type By = 'person' | 'bot' | 'clock'
export type Made = Extract<Event, { type: 'made' }>

/** The version of the log: raised when the meaning of an event changes. */
export const LOG = 1
