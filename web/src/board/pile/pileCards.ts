// The cards of the discard pile, and what to say of it. The server says whether it is frozen or
// blocked; which card sticks out is only a matter of looks.
import { card, isWild } from '../../state/plays/cards'

function redThree(text: string): boolean {
  const { rank, suit } = card(text)
  return rank === '3' && (suit === 'H' || suit === 'D')
}

/** The cards that are crosswise in a frozen pile, bottom first. */
export function crossed(pile: readonly string[], frozen: boolean): string[] {
  if (!frozen) return []
  const wilds = pile.filter(isWild)
  return wilds.length ? wilds : pile.filter(redThree)
}

/** A frozen pile's state in a word, for the sentence under it. */
export function pileState(pile: readonly string[], frozen: boolean, blocked: boolean): string {
  if (!pile.length) return 'empty'
  if (blocked) return 'blocked'
  if (!frozen) return 'free'
  return crossed(pile, frozen).length ? 'frozen-by' : 'frozen'
}
