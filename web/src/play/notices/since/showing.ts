// Where on the table a play is shown again: the parts that it touched.
import type { MeldInfo } from '../../../protocol'
import { action } from '../../../state/plays/actions'
import { face, without } from '../../../state/plays/cards'
import type { LogLine } from '../../../state/table/table'

/** Milliseconds for each play. */
export const STEP = 1800

/** The zones to mark, each as what to look for first and what to take instead, where melds are folded. */
export function touched(line: LogLine, melds: readonly MeldInfo[], team: number): string[][] {
  const { kind } = action(line.action)
  const meld = meldOf(line, melds, team)
  const found = [[`seat-${line.seat}`]]
  if (kind === 'draw') found.push(['stock-0'])
  if (kind === 'discard' || kind === 'take') found.push(['pile'])
  if (meld) found.push([`meld-${team}-${meld.number}`, `team-${team}`])
  return found
}

/** The meld that a play went to, as it lies on the table now. */
function meldOf(line: LogLine, melds: readonly MeldInfo[], team: number): MeldInfo | undefined {
  const { kind, cards, meld } = action(line.action)
  const ours = melds.filter((one) => one.team === team)
  if (meld) return ours.find((one) => one.number === meld)
  if (kind !== 'meld' && kind !== 'take') return undefined
  return ours.find((one) => !without(cards.map(face), one.cards.map(face)).length)
}

/** The cards that a play names. */
export function cardsShown(line: LogLine): string[] {
  return action(line.action).cards.map(face)
}
