// A written position with its plays as a hand on the table.
import type { Engine } from '../../engine/engine'
import { readRecord, RecordFault, type WrittenHand, type WrittenPlay } from '../../engine/recordLines'
import { ruleSet } from '../../engine/ruleSet'
import { setUp } from '../../engine/setUp'
import { Match } from './match'

/** The hand where a record stops; RecordFault at its first line that is wrong. Release its position. */
export function replayed(engine: Engine, record: string): Match {
  const written = readRecord(record)
  const match = new Match(engine, ruleSet(written.game, written.players, written.settings), [])
  try {
    place(match, written)
    for (const play of written.plays) follow(match, play)
  } catch (error) {
    match.position.release()
    throw error
  }
  return match
}

function place(match: Match, written: WrittenHand): void {
  const { points, line } = written.scores
  if (match.position.decided(0, points)) {
    throw new RecordFault(line, 'SCORES_DECIDE')
  }
  setUp(match.position, written)
  match.hand = written.hand
  match.dealer = written.dealer
  match.scores = points
}

function follow(match: Match, { line, seat, action }: WrittenPlay): void {
  const refused = match.follow(action, seat)
  if (!refused) return
  if (refused.name === 'NOT_YOUR_TURN') throw new RecordFault(line, 'SEAT_TO_ACT', { seat: match.seatToAct })
  throw new RecordFault(line, 'REFUSED', { reason: refused.name })
}
