// How a hand ended, in words.
import { nameOf } from './seatNames'
import { t } from '../lang/lang'
import type { HandOver, SeatInfo } from '../protocol'

export function endingWords(over: HandOver, seats: readonly SeatInfo[], me: number): string {
  return over.ending === 'out' ? t('over-out', whose(over.seat, seats, me)) : t(`over-${over.ending}`)
}

/** What a message needs to know of a seat: whether it is the player's own, and its name. */
export function whose(seat: number, seats: readonly SeatInfo[], me: number): Record<string, string> {
  return { who: seat === me ? 'you' : 'other', name: nameOf(seats, seat) }
}
