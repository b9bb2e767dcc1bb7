// Each game's own idea, laid out in cards: what the first page shows of it.

/** A card and its place, in widths of a card: across from the middle, down from the top, and turned. */
export interface Laid {
  card: string
  down?: boolean
  x: number
  y: number
  turn: number
}

/** How high a picture is, in widths of a card. */
export const HEIGHT = 2.15

const middle = (n: number, of: number) => n - (of - 1) / 2

/** Up a flight of stairs. */
function stairs(cards: string[]): Laid[] {
  const rise = (HEIGHT - 1.55) / (cards.length - 1)
  return cards.map((card, n) => ({ card, x: middle(n, cards.length) * 0.56, y: 0.05 + (cards.length - 1 - n) * rise, turn: 0 }))
}

/** Held in a hand. */
function fan(cards: string[], step: number, turn: number, x = 0, y = 0.22): Laid[] {
  return cards.map((card, n) => {
    const from = middle(n, cards.length)
    return { card, x: x + from * step, y: y + (from * turn) ** 2 / 1100, turn: from * turn }
  })
}

/** In a line; those named stand out. */
function line(cards: string[], raised: readonly string[]): Laid[] {
  return cards.map((card, n) => ({
    card,
    x: middle(n, cards.length) * 0.58,
    y: raised.includes(card) ? 0.12 : 0.45,
    turn: 0,
  }))
}

function pile(n: number, x: number): Laid[] {
  return Array.from({ length: n }, (_, at) => ({ card: '', down: true, x: x + at * 0.05, y: 0.56 - at * 0.05, turn: -7 }))
}

const PICTURES: Record<string, Laid[]> = {
  // A sequence of seven: the ladder that the family is named for.
  samba: stairs(['4H', '5H', '6H', '7H', '8H', '9H', 'TH']),
  // Nine jokers in the pack.
  sambola: fan(Array.from({ length: 9 }, () => 'JK'), 0.43, 5),
  // A wild card within a sequence.
  'black-samba': line(['5S', '6S', '7S', '2H=8S', '9S', 'TS', 'JS'], ['2H=8S']),
  // Seven wild cards are a meld of their own.
  bolivia: fan(['2S', '2H', '2C', 'JK', 'JK', 'JK', 'JK'], 0.56, 2, 0, 0.34),
  // A hand, and a foot for later.
  'villages-samba': [...pile(4, -1.7), ...fan(['AC', 'KH', 'QS', '7D', '4C'], 0.42, 8, 0.75, 0.2)],
}

/** A game that is not ours has backs. */
export function picture(game: string): readonly Laid[] {
  return PICTURES[game] ?? pile(4, -0.1)
}

/** A hand as one holds it. */
export const HAND = fan(['JK', '2S', 'AH', 'KS', 'QH', 'JC', 'TD', '9S', '7H'], 0.44, 6.5, 0, 0.06)
