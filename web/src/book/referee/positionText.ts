// A position's melds, in the shape that the words for plays need.
import type { Around } from '../../words/playText'
import { card, isWild } from '../../state/plays/cards'

/** What a play's words need to know: the melds on the table, and the upcard. */
export function around(melds: readonly string[][], pile: readonly string[]): Around {
  const lie = melds.map((cards, at) => ({
    team: 1,
    number: at + 1,
    form: formOf(cards),
    cards,
    tabled: [],
    lacks: 0,
  }))
  return { seats: [], me: 1, melds: lie, upcard: pile.at(-1) }
}

function formOf(cards: readonly string[]): 'set' | 'sequence' | 'wild' {
  const ranks = new Set(cards.filter((one) => !isWild(one)).map((one) => card(one).rank))
  if (!ranks.size) return 'wild'
  return ranks.size > 1 || cards.some((one) => one.includes('=')) ? 'sequence' : 'set'
}
