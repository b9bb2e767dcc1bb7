// A hand in words, for screen readers: by rank or by suit, as it is sorted.
import { cardName, rankName, suitName } from '../../words/cardNames'
import { t } from '../../lang/lang'
import { card, counted, isWild, sorted } from '../../state/plays/cards'

/** "By rank: queens: spades, hearts, 2 times; 4s: clubs" or "By suit: spades: queen, 4". */
export function handWords(cards: readonly string[], by: 'rank' | 'suit'): string {
  const groups = new Map<string, string[]>()
  for (const [text, n] of counted(sorted(cards, by))) {
    const [group, one] = parts(text, by)
    groups.set(group, [...(groups.get(group) ?? []), n > 1 ? t('look-times', { one, n }) : one])
  }
  const lines = [...groups].map(([group, ones]) => `${group}: ${ones.join(', ')}`)
  return `${t(`look-hand-by-${by}`)} ${lines.join('; ')}.`
}

function parts(text: string, by: 'rank' | 'suit'): [string, string] {
  const { rank, suit } = card(text)
  if (rank === 'JK') return [t('look-wilds'), t('look-joker')]
  if (isWild(text)) return [t('look-wilds'), cardName(text)]
  if (by === 'rank') return [t(`look-set-${rank}`), suitName(suit)]
  return [suitName(suit), rankName(rank)]
}

/** What a cell of the hand says of itself. */
export function cellWords(
  name: string,
  { n, chosen, fresh, fits }: { n: number; chosen: number; fresh: boolean; fits: boolean },
): string {
  const parts = [n > 1 ? t('look-times', { one: name, n }) : name]
  if (n > 1 && chosen) parts.push(t('look-chosen', { n, chosen }))
  if (fresh) parts.push(t('look-new'))
  if (fits) parts.push(t('look-fits'))
  return parts.join(', ')
}
