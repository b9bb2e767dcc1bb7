// What becomes of the hand being entered when somebody else has written on the pad meanwhile.
import { sameHand, type Hand } from '../sheet/padData'
import type { Draft } from './keptPads'

/** The draft beside other hands: it follows the hand that it corrects, or has a question to be answered. */
export function followed(draft: Draft, before: readonly Hand[], after: readonly Hand[]): Draft {
  if (draft.at === null) return added(before, after) ? { ...draft, met: 'written' } : draft
  const was = before[draft.at]
  if (sameHand(after[draft.at], was)) return draft
  const at = after.findIndex((hand) => sameHand(hand, was))
  if (at >= 0) return { ...draft, at }
  if (after.length < before.length) return { ...draft, at: null, met: 'removed' }
  return { ...draft, met: 'changed' }
}

function added(before: readonly Hand[], after: readonly Hand[]): boolean {
  if (after.length !== before.length) return after.length > before.length
  return !sameHand(after.at(-1), before.at(-1))
}
