// What the page and the worker say to each other.
import type { AsideTable, ClientMessage, Options } from '../protocol'
import type { Asked } from './table/hints'
import type { LessonAsk } from './lessons/lesson'

export type Call =
  | { name: 'make'; options: Options; asks: ClientMessage[] }
  | { name: 'join' | 'rematch' | 'row' | 'sheets' | 'record' | 'hints' | 'delete' | 'aside'; table: string }
  | { name: 'bridge'; table: string }
  | { name: 'give'; table: string; to: string }
  | { name: 'rows' | 'ready' }
  | { name: 'replay'; table: string; hand: number; seat: number }
  | { name: 'plays'; table: string; hand: number }
  | { name: 'advise'; asked: Asked }
  | { name: 'lesson'; asked: LessonAsk }
  | { name: 'judge'; record: string; play: string }
  | { name: 'fault'; game: string; players: number; settings: Record<string, string> }
  | { name: 'finer'; game: string; players: number }

/** A table that was made; whether all that was asked of it at once has happened, or nothing of it. */
export interface Made {
  table: string
  begun: boolean
}

/** What is left of a table that is set aside, as a server tells it; its record comes along. */
export type Aside = Pick<AsideTable, 'seats' | 'scores' | 'hands'> & { record: string }

/** Why settings can't be played. */
export interface Fault {
  key: string
  name: string
  values: Record<string, string | number>
}

export interface ToWorker {
  /** The address of the engine's module. */
  module: string
  /** A call's number, for its answer. */
  number?: number
  call?: Call
  /** A request at the table that was joined. */
  table?: string
  ask?: ClientMessage
}

export interface FromWorker {
  number?: number
  answer?: unknown
  /** Why a call failed, as a name. */
  refused?: string
  table?: string
  frame?: string
  /** The table has to be joined again. */
  lost?: boolean
  /** Why that is of no use now, as a name. */
  why?: string
}
