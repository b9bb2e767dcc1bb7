// A hand as a grid: a row for each suit held, a column for each rank, wilds and 3s apart.
import { card, counted, RANKS, SUITS } from '../state/cards'

export interface Cell {
  /** The card, as the protocol writes it. */
  text: string
  n: number
  row: number
  col: number
}

export interface Grid {
  /** The suits of the rows. */
  suits: string[]
  /** The columns from the lowest rank held to the highest, and whether any is held of each. */
  columns: { rank: string; held: boolean }[]
  cells: Cell[]
  /** Wilds and 3s, in a row of their own. */
  apart: Cell[]
}

const APART = ['2S', '2H', '2D', '2C', 'JK', '3S', '3C', '3H', '3D']

/** `whole`: all ranks and suits have their place, held or not. */
export function gridOf(cards: readonly string[], whole = false): Grid {
  const counts = counted(cards)
  const naturals = [...counts.keys()].filter((text) => !APART.includes(text)).map(card)
  const suits = SUITS.filter((suit) => whole || naturals.some((one) => one.suit === suit))
  const columns = columnsOf(new Set(naturals.map((one) => one.rank)), whole)
  const cells = suits.flatMap((suit, row) =>
    columns.map(({ rank }, col) => cell(rank + suit, counts, row, col)).filter(({ n }) => n > 0),
  )
  const apart = APART.filter((text) => counts.has(text)).map((text, col) =>
    cell(text, counts, suits.length, col),
  )
  return { suits, columns, cells, apart }
}

function columnsOf(held: Set<string>, whole: boolean): Grid['columns'] {
  const ranks = RANKS.map((rank) => ({ rank: rank as string, held: whole || held.has(rank) }))
  const first = ranks.findIndex((rank) => rank.held)
  const last = ranks.findLastIndex((rank) => rank.held)
  return first < 0 ? [] : ranks.slice(first, last + 1)
}

function cell(text: string, counts: Map<string, number>, row: number, col: number): Cell {
  return { text, n: counts.get(text) ?? 0, row, col }
}
