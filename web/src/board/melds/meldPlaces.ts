// Where a team's melds are: all together or, in games with a foot, the open ones (the spread) in front
// of the Active and the complete ones (the books) in front of the Keeper.
import type { MeldInfo, PublicHand, SeatInfo } from '../../protocol'
import { inOrder, rankOf, topOf } from '../../words/meldNames'

export interface Laid {
  open: MeldInfo[]
  complete: MeldInfo[]
  /** The seats they are in front of, 0 for nobody in particular. */
  active: number
  keeper: number
}

export function laid(table: PublicHand, seats: readonly SeatInfo[], team: number, feet: boolean): Laid {
  const melds = inOrder(table.melds.filter((meld) => meld.team === team))
  const [open, complete] = [melds.filter((m) => m.lacks), melds.filter((m) => !m.lacks)]
  if (!feet) return { open, complete, active: 0, keeper: 0 }
  const members = seats.filter((seat) => seat.team === team).map((seat) => seat.seat)
  const [active = 0, keeper = active] = members
  return { open: byShelf(open), complete: byShelf(complete), active, keeper }
}

/** Sambas, 7s and wilds first, then the rest by number; among complete ones red before black. */
function byShelf(melds: MeldInfo[]): MeldInfo[] {
  return [...melds].sort((one, other) => shelf(one) - shelf(other))
}

function shelf(meld: MeldInfo): number {
  if (meld.form === 'sequence') return 0
  if (meld.form === 'wild' || rankOf(meld) === '7') return 1
  if (meld.lacks) return 2
  return topOf(meld) === 'red' ? 3 : 4
}
