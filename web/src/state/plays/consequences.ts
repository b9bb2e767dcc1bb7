// What a play brought about, read from the table before and after it.
import type { MeldInfo, PublicHand } from '../../protocol'
import { action } from './actions'
import { without } from './cards'

export interface Consequences {
  /** How many cards a draw brought to the hand. */
  drawn: number
  /** How many cards left the pile. */
  taken: number
  /** What of the pile they are: the rest follows the upcard once the initial meld is complete. */
  part: 'whole' | 'upcard' | 'rest'
  /** Melds that are complete now and were not. */
  completed: MeldInfo[]
  /** Red 3s that were laid. */
  redThrees: string[]
  /** Whether the discard froze the pile. */
  froze: boolean
  /** Whether the seat picked up its foot. */
  foot: boolean
  /** Penalty points of the seat's team. */
  penalty: number
}

export const NOTHING: Consequences = {
  drawn: 1,
  taken: 0,
  part: 'whole',
  completed: [],
  redThrees: [],
  froze: false,
  foot: false,
  penalty: 0,
}

/** What followed from the play that led from one table to the next; `team` is the player's. */
export function consequences(before: PublicHand, after: PublicHand, team: number): Consequences {
  const [seat, text] = after.last ?? [0, '', '']
  const discarded = action(text).kind === 'discard'
  return {
    drawn: Math.max(1, at(after.hand_sizes, seat) - at(before.hand_sizes, seat)),
    taken: Math.max(0, before.pile.length - after.pile.length),
    part: after.pending ? 'upcard' : before.pending ? 'rest' : 'whole',
    completed: completed(before.melds, after.melds),
    redThrees: without(after.red_threes[team - 1] ?? [], before.red_threes[team - 1] ?? []),
    froze: discarded && after.frozen && !before.frozen,
    foot: at(before.feet, seat) > 0 && at(after.feet, seat) === 0,
    penalty: at(after.penalties, team) - at(before.penalties, team),
  }
}

function completed(before: readonly MeldInfo[], after: readonly MeldInfo[]): MeldInfo[] {
  const whole = new Set(before.filter((meld) => !meld.lacks).map(named))
  return after.filter((meld) => !meld.lacks && !whole.has(named(meld)))
}

function named(meld: MeldInfo): string {
  return `${meld.team}.${meld.number}`
}

function at(list: readonly number[], number: number): number {
  return list[number - 1] ?? 0
}
