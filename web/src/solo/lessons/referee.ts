// The referee: is a play legal where a record stops?
import { ActionError } from '../../engine/actionText'
import type { Engine } from '../../engine/engine'
import { RecordFault } from '../../engine/recordLines'
import { numberIn } from '../../engine/refusals'
import { replayed } from '../table/replayed'

/** What the engine says; `name` and `sentence` are empty if the play is legal. */
export interface Judged {
  legal: boolean
  name: string
  sentence: string
  /** The number in the sentence. */
  number: number | null
}

/** What is wrong with the position: a name and values, as a server gives them. */
export interface Fault {
  fault: string
  values: Record<string, string | number>
}

export function judge(engine: Engine, record: string, play: string): Judged | Fault {
  try {
    return verdict(engine, record, play)
  } catch (error) {
    if (!(error instanceof RecordFault)) throw error
    const { fault, values } = error
    return { fault, values }
  }
}

function verdict(engine: Engine, record: string, play: string): Judged {
  const match = replayed(engine, record)
  try {
    const found = match.whyNot(play, match.seatToAct)
    if (!found) return { legal: true, name: '', sentence: '', number: null }
    const { name, sentence } = found
    return { legal: false, name, sentence, number: numberIn(name, match.rules) }
  } catch (error) {
    if (!(error instanceof ActionError)) throw error
    return { legal: false, name: 'MALFORMED', sentence: error.message, number: null }
  } finally {
    match.position.release()
  }
}
