// A hand's plays as numbers, as the bots' doors follow them.
import { VERBS } from './made/layout'
import type { Play } from './seen'

/** Of each play its seat, its verb, how many cards it names, and their kinds. */
export function toldPlays(plays: Play[]): number[] {
  return plays.flatMap(({ seat, action: { verb, cards } }) => [
    seat,
    VERBS.indexOf(verb),
    cards.length,
    ...cards.map((card) => card.kind),
  ])
}
