// A table's log: what happened, one event after the other. A table is nothing but these, in order.
import type { Options } from '../../protocol'

export type Event = { at: number } & (
  | { type: 'made'; table: string; options: Options; host: string; log: number }
  | { type: 'seated'; seat: number; person: string; name: string }
  | { type: 'bot'; seat: number; bot: string; name: string }
  | { type: 'left'; seat: number }
  | { type: 'swapped'; seat: number; other: number }
  | { type: 'started' }
  | { type: 'committed'; hand: number; secret: string; commit: string }
  | { type: 'seal'; seat: number; hash: string }
  | { type: 'numbers' }
  | { type: 'number'; seat: number; number: string }
  | { type: 'dealt' }
  | { type: 'played'; seat: number; action: string; by: By; points?: number[] }
  | { type: 'ready'; seat: number }
  | { type: 'paused'; seat: number }
  | { type: 'resumed'; seat: number }
  | { type: 'given'; table: string }
)

export type By = 'person' | 'bot' | 'clock'
export type Made = Extract<Event, { type: 'made' }>

/** The version of the log: raised when the meaning of an event changes. */
export const LOG = 1
