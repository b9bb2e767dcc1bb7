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

/** How much of a covered card must show: its index, */
const SHOWN = 0.55
/** and enough pixels to touch, as long as that takes no more rows than these. */
const TOUCH = 44
const MOST_ROWS = 5

/** The cards in order, in rows; `width` 0: not known yet, so one row. */
export function fanOf(
  cards: readonly string[],
  width: number,
  card: number,
): Fan {
  const rows = Math.max(1, rowsOf(cards.length, width, card))
  const perRow = Math.ceil(cards.length / rows)
  const strip = perRow > 1 && width ? (width - card) / (perRow - 1) : card
  return { rows: inRows(cards, perRow), strip: Math.min(card + 4, Math.floor(strip)) }
}

function rowsOf(n: number, width: number, card: number): number {
  if (width <= card) return 1
  const rows = (strip: number) => Math.ceil(n / (1 + Math.floor((width - card) / strip)))
  const easy = rows(Math.max(TOUCH, card * SHOWN))
  return easy <= MOST_ROWS ? easy : Math.max(MOST_ROWS, rows(card * SHOWN))
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
