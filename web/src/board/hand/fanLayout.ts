// A hand as a fan: rows of cards, each showing at least its index.
export interface FanCard {
  text: string
  /** Tells copies apart: "7S#0". */
  key: string
  copy: number
  row: number
  col: number
}

export interface Fan {
  rows: FanCard[][]
  /** How much of a covered card shows, in pixels. */
  strip: number
}

/** How many pixels of a card a player can reach, at least; in a big hand, what a finger can hit. */
export const REACH = { fan: 24, close: 33, big: 44 }
/** A single row shows this much of each card, in pixels and of its width; else there are two. */
const EASY = { pixels: 29, part: 0.45 }
const ROWS = 2
/** A row that begins between two pixels shows this much less of a card. */
const BETWEEN = 0.5

/** The cards in order, in rows; `width` 0: not known yet, so one row. */
export function fanOf(
  cards: readonly string[],
  width: number,
  card: number,
  reach: number = REACH.fan,
): Fan {
  const rows = Math.max(1, rowsOf(cards.length, width, card, reach))
  const perRow = Math.ceil(cards.length / rows)
  const strip = perRow > 1 && width ? (width - card) / (perRow - 1) : card
  return { rows: inRows(cards, perRow), strip: Math.min(card + 4, whole(strip, reach)) }
}

/** Whole pixels, so that cards are sharp; half ones where a whole one less could not be reached. */
function whole(strip: number, reach: number): number {
  const pixels = Math.floor(strip)
  return pixels > reach ? pixels : Math.floor(strip * 2) / 2
}

/** As many rows as show the cards easily, at most two; more only if they can't be reached otherwise. */
function rowsOf(n: number, width: number, card: number, reach: number): number {
  if (width <= card) return 1
  const rows = (strip: number) => Math.ceil(n / (1 + Math.floor((width - card) / strip)))
  const least = reach + BETWEEN
  const easy = rows(Math.max(least, EASY.pixels, card * EASY.part))
  return easy <= ROWS ? easy : Math.max(ROWS, rows(least))
}

function inRows(cards: readonly string[], perRow: number): FanCard[][] {
  const copies = new Map<string, number>()
  const rows: FanCard[][] = []
  cards.forEach((text, n) => {
    const copy = copies.get(text) ?? 0
    copies.set(text, copy + 1)
    const [row, col] = [Math.floor(n / perRow), n % perRow]
    ;(rows[row] ??= []).push({ text, key: `${text}#${copy}`, copy, row, col })
  })
  return rows
}

/** Which copies are raised: the tapped ones, as far as that many are chosen, else the first. */
export function shownChosen(
  all: readonly FanCard[],
  chosen: Map<string, number>,
  tapped: readonly string[],
): Set<string> {
  const shown = new Set<string>()
  for (const [text, n] of chosen) {
    const copies = all.filter((one) => one.text === text).map((one) => one.key)
    const wanted = copies.filter((key) => tapped.includes(key))
    const order = [...wanted, ...copies.filter((key) => !wanted.includes(key))]
    for (const key of order.slice(0, n)) shown.add(key)
  }
  return shown
}
