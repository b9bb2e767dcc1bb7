// Which sound a change of the table makes.
import type { PublicHand } from '../../protocol'
import { action } from '../../state/plays/actions'
import type { Sound } from './sound'

/** `me`: the player's seat; nothing if the change makes no sound. */
export function heard(before: PublicHand | null, after: PublicHand, me: number): Sound | undefined {
  if (!before || before === after || !after.last || before.number !== after.number) return undefined
  if (after.phase === 'over') return 'end'
  if (me && after.actor === me && before.actor !== me) return 'turn'
  if (complete(after) > complete(before)) return 'complete'
  const { kind } = action(after.last[1])
  if (kind === 'take') return 'take'
  if (kind === 'meld' || kind === 'add') return 'meld'
  return kind === 'draw' || kind === 'discard' || kind === 'special' ? 'card' : undefined
}

function complete(table: PublicHand): number {
  return table.melds.filter((meld) => !meld.lacks).length
}
