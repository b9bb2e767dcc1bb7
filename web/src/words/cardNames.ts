// Cards in words: long for a screen reader, short for a line of text.
import { t } from '../lang/lang'
import { card, type Suit } from '../state/plays/cards'

const SIGNS: Record<Suit, string> = { S: '♠', H: '♥', D: '♦', C: '♣' }

/** "10" for T, the rest as it is. */
export function rankText(rank: string): string {
  return rank === 'T' ? '10' : rank
}

export function suitSign(suit: string): string {
  return SIGNS[suit as Suit] ?? ''
}

/** "hearts" */
export function suitName(suit: string): string {
  return t(`look-suit-${suit}`)
}

/** "ace", "10", "jack" */
export function rankName(rank: string): string {
  return 'AKQJ'.includes(rank) ? t(`look-rank-${rank}`) : rankText(rank)
}

/** "7 of spades", "joker", "2 of clubs as 6 of diamonds" */
export function cardName(text: string): string {
  const { rank, suit, place } = card(text)
  const name =
    rank === 'JK' ? t('look-joker') : t('look-card', { rank: rankName(rank), suit: suitName(suit) })
  return place ? t('look-card-as', { card: name, place: cardName(place) }) : name
}

/** "7♠", "Joker", "2♣ as 6♦" */
export function cardShort(text: string): string {
  const { rank, suit, place } = card(text)
  const short = rank === 'JK' ? t('look-joker-short') : rankText(rank) + suitSign(suit)
  return place ? t('look-card-as', { card: short, place: cardShort(place) }) : short
}

/** "7♠ 7♦ Joker" */
export function cardsShort(texts: readonly string[]): string {
  return texts.map(cardShort).join(' ')
}
