// The referee: is a play legal where a record stops?
import { ActionError } from '../../engine/actionText'
import type { Engine } from '../../engine/engine'
import { RecordFault } from '../../engine/recordLines'
import { numberIn } from '../../engine/refusals'
import { sum } from '../../engine/sum'
import type { Offence, PublicHand } from '../../protocol'
import type { Match } from '../table/match'
import { replayed } from '../table/replayed'

/** What the engine says; `name` and `sentence` are empty if the play can be made. */
export interface Judged {
  legal: boolean
  name: string
  sentence: string
  /** The number in the sentence. */
  number: number | null
  /** What the engine charges for a play that breaks a rule. */
  offence: Offence | null
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
    if (!found) return { legal: true, name: '', sentence: '', number: null, offence: charged(match, play) }
    const { name, sentence } = found
    return { legal: false, name, sentence, number: numberIn(name, match.rules), offence: null }
  } catch (error) {
    if (!(error instanceof ActionError)) throw error
    return { legal: false, name: 'MALFORMED', sentence: error.message, number: null, offence: null }
  } finally {
    match.position.release()
  }
}

/** What all see of a hand that a play can cost. */
type Figures = Pick<PublicHand, 'penalties' | 'minimums' | 'barred'>

/** What the engine charges for a legal play, null if that is nothing. */
function charged(match: Match, play: string): Offence | null {
  const old = figures(match)
  match.play(play, match.seatToAct)
  const now = figures(match)
  const points = sum(now.penalties) - sum(old.penalties)
  const raised = sum(now.minimums) - sum(old.minimums)
  const returned = now.barred && !old.barred
  return points || raised || returned ? { points, raised, returned } : null
}

function figures(match: Match): Figures {
  return JSON.parse(`{${match.position.publicPart().replace(/,$/, '')}}`) as Figures
}
