// How a hand ended, in words.
import { nameOf, type Named } from './seatNames'
import { t } from '../lang/lang'
import type { HandOver } from '../protocol'

type Ending = Pick<HandOver, 'ending' | 'seat'>

export function endingWords(over: Ending, seats: readonly Named[], me: number): string {
  return over.ending === 'out' ? t('over-out', whose(over.seat, seats, me)) : t(`over-${over.ending}`)
}

/** What a message needs to know of a seat: whether it is the player's own, and its name. */
export function whose(seat: number, seats: readonly Named[], me: number): Record<string, string> {
  return { who: seat === me ? 'you' : 'other', name: nameOf(seats, seat) }
}
