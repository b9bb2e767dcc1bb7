// A moment of a hand, and its plays as numbers: the bots' doors follow them.
import { VERBS } from '../made/layout'
import type { Play } from '../seen'

export interface Moment {
  /** The bot's seed: what a level's mistakes and the expert's deals follow from. */
  seed: string
  hand: number
  plays: Play[]
}

/** Of each play its seat, its verb, how many cards it names, and their kinds. */
export function toldPlays(plays: Play[]): number[] {
  return plays.flatMap(({ seat, action: { verb, cards } }) => [
    seat,
    VERBS.indexOf(verb),
    cards.length,
    ...cards.map((card) => card.kind),
  ])
}
