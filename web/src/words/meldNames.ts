// How melds are shown: their names, their order, and the colour of the top card.
import { rankName, rankText, suitName, suitSign } from './cardNames'
import { t } from '../lang/lang'
import type { MeldInfo } from '../protocol'
import { card, isWild, RANKS, SUITS } from '../state/plays/cards'

/** Red: without a wild. A meld of wilds alone has no colour. */
export function topOf(meld: MeldInfo): 'red' | 'black' | 'wild' {
  if (meld.form === 'wild') return 'wild'
  return meld.cards.some(isWild) ? 'black' : 'red'
}

/** The rank and suit of a card's place: a wild's place, not the wild. */
function lies(text: string): { rank: string; suit: string } {
  const { rank, suit, place } = card(text)
  return place ? { rank: place[0] ?? '', suit: place[1] ?? '' } : { rank, suit }
}

export function rankOf(meld: MeldInfo): string {
  const natural = meld.cards.find((text) => !isWild(text))
  return natural ? lies(natural).rank : '2'
}

export function suitOf(meld: MeldInfo): string {
  const first = meld.cards[0]
  return first ? lies(first).suit : ''
}

/** A sequence's ends, "4" and "8". */
export function endsOf(meld: MeldInfo): [string, string] {
  const { cards } = meld
  return [lies(cards[0] ?? '').rank, lies(cards[cards.length - 1] ?? '').rank]
}

/** "7s", "queens", "hearts 4–8", "wilds": what players call it. */
export function meldName(meld: MeldInfo, aloud = false): string {
  if (meld.form === 'wild') return t('look-meld-wild')
  if (meld.form === 'set') return t(`look-set-${rankOf(meld)}`)
  const [low = '', high = ''] = endsOf(meld).map(aloud ? rankName : rankText)
  const id = aloud ? 'look-meld-sequence-aloud' : 'look-meld-sequence'
  return t(id, { suit: suitName(suitOf(meld)), low, high })
}

/** The same within a sentence: "the queens". */
export function theMeld(meld: MeldInfo, aloud = false): string {
  return t(`look-the-${meld.form}`, { name: meldName(meld, aloud), rank: rankOf(meld) })
}

/** The same for a chip: "7", "♥4–8", "★". */
export function meldSign(meld: MeldInfo): string {
  if (meld.form === 'wild') return '★'
  if (meld.form === 'set') return rankText(rankOf(meld))
  const [low, high] = endsOf(meld).map(rankText)
  return `${suitSign(suitOf(meld))}${low}–${high}`
}

/** Everything about a meld, for those who can't see it. */
export function meldWords(meld: MeldInfo): string {
  const wilds = meld.form === 'wild' ? 0 : meld.cards.filter(isWild).length
  return t('look-meld-words', {
    name: meldName(meld, true),
    n: meld.cards.length,
    wilds,
    state: meld.lacks === 0 ? topOf(meld) : 'open',
  })
}

function weight(meld: MeldInfo): number {
  const rank = RANKS.indexOf(rankOf(meld) as (typeof RANKS)[number])
  if (meld.form === 'set') return rank
  if (meld.form === 'wild') return 1000
  const low = RANKS.indexOf(endsOf(meld)[0] as (typeof RANKS)[number])
  return 100 * (1 + SUITS.findIndex((suit) => suit === suitOf(meld))) + low
}

/** Sets by rank, then sequences by suit, then wilds; among equals, the oldest first. */
export function inOrder(melds: readonly MeldInfo[]): MeldInfo[] {
  return [...melds].sort((one, other) => weight(one) - weight(other) || one.number - other.number)
}
