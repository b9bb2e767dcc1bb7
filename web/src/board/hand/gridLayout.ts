// A hand as a grid: a row for each suit held, a column for each rank, wilds and 3s apart. If there are
// too many columns to touch, the ranks go on in a second band under the first; if there are too many
// rows to see, all cards follow each other without gaps.
import { card, counted, RANKS, SUITS } from '../../state/plays/cards'

export interface Cell {
  /** The card, as the protocol writes it. */
  text: string
  n: number
  row: number
  col: number
}

export interface Column {
  rank: string
  held: boolean
}

/** Ranks in order, with rows for the suits held of them. */
export interface Band {
  columns: Column[]
  suits: string[]
  /** Row by row, with the cards beside it. */
  cells: Cell[]
  /** The band's first row in the whole grid. */
  top: number
  /** How many columns of wilds and 3s are beside it. */
  beside: number
}

export interface Grid {
  bands: Band[]
  /** Wilds and 3s in their own row, if they are beside no band. */
  apart: Cell[]
}

/** How much room there is, and how much a column takes, in the same unit. */
export interface Room {
  width: number
  cell: number
  /** A rank without cards, between others. */
  empty: number
  gap: number
  /** A card kept apart. */
  apart: number
  /** How many rows of cards fit; any number if not given. */
  rows?: number
}

const APART = ['2S', '2H', '2D', '2C', 'JK', '3S', '3C', '3H', '3D']
/** All cards from the 4s to the aces, then those kept apart. */
const IN_ROW = [...RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit)), ...APART]
const ENDLESS: Room = { width: Infinity, cell: 1, empty: 1, gap: 0, apart: 1 }

/** `whole`: all ranks and suits have a place, held or not, with the cards apart at the side. */
export function gridOf(cards: readonly string[], whole = false, room: Room = ENDLESS): Grid {
  const grid = spreadOf(cards, whole, room)
  const rows = Math.max(0, ...grid.bands.map(end)) + (grid.apart.length ? 1 : 0)
  return rows > Math.max(1, room.rows ?? Infinity) ? packedOf(cards, room) : grid
}

/** Card after card by rank, in as many columns as fit. */
function packedOf(cards: readonly string[], room: Room): Grid {
  const counts = counted(cards)
  const texts = IN_ROW.filter((text) => counts.has(text))
  const most = Math.floor((room.width + room.gap) / (room.cell + room.gap))
  const across = Math.max(1, Math.min(texts.length, most))
  const cells = texts.map((text, n) => cell(text, counts, Math.floor(n / across), n % across))
  const columns = cells.slice(0, across).map(({ text }) => ({ rank: text, held: true }))
  const band = { columns, suits: [], cells, top: 0, beside: 0 }
  return { bands: cells.length ? [band] : [], apart: [] }
}

function spreadOf(cards: readonly string[], whole: boolean, room: Room): Grid {
  const counts = counted(cards)
  const wanted = columnsOf(counts, whole)
  const all = whole && widthOf(wanted, room) <= room.width
  const columns = all ? wanted : columnsOf(counts, false)
  const bands = inBands(columns, counts, room).map((part) => bandOf(part, counts, all))
  for (const [n, band] of bands.entries()) lower(band, n ? end(bands[n - 1]!) : 0)
  const apart = APART.filter((text) => counts.has(text))
  const host = whole || bands.length > 1 ? hostOf(bands, apart.length, room) : undefined
  if (host) putBeside(host, apart, counts)
  const row = bands.length ? end(bands.at(-1)!) : 0
  return { bands, apart: host ? [] : apart.map((text, col) => cell(text, counts, row, col)) }
}

function columnsOf(counts: Map<string, number>, whole: boolean): Column[] {
  const held = (rank: string) => SUITS.some((suit) => counts.has(rank + suit))
  return trimmed(RANKS.map((rank) => ({ rank, held: whole || held(rank) })))
}

/** From the first rank held to the last. */
function trimmed(columns: Column[]): Column[] {
  const first = columns.findIndex((column) => column.held)
  return first < 0 ? [] : columns.slice(first, columns.findLastIndex((column) => column.held) + 1)
}

function widthOf(columns: readonly Column[], room: Room): number {
  const widths = columns.map(({ held }) => (held ? room.cell : room.empty))
  return widths.reduce((sum, width) => sum + width, 0) + room.gap * (columns.length - 1)
}

function suitsOf(columns: readonly Column[], counts: Map<string, number>): string[] {
  return SUITS.filter((suit) => columns.some(({ rank }) => counts.has(rank + suit)))
}

/** Parts that fit, in as few rows as possible; among equals, the most even. */
function inBands(columns: Column[], counts: Map<string, number>, room: Room): Column[][] {
  if (widthOf(columns, room) <= room.width) return columns.length ? [columns] : []
  const cost = (parts: Column[][]) =>
    parts.reduce((sum, part) => sum + 1000 * suitsOf(part, counts).length + part.length ** 2, 0)
  const ways: Column[][][] = []
  for (let at = 1; at < columns.length; at++) {
    const first = trimmed(columns.slice(0, at))
    if (at > 1 && widthOf(first, room) > room.width) break
    ways.push([first, ...inBands(trimmed(columns.slice(at)), counts, room)])
  }
  return ways.sort((one, other) => cost(one) - cost(other))[0] ?? [columns]
}

function bandOf(columns: Column[], counts: Map<string, number>, whole: boolean): Band {
  const suits = whole ? [...SUITS] : suitsOf(columns, counts)
  const cells = suits.flatMap((suit, row) =>
    columns.map(({ rank }, col) => cell(rank + suit, counts, row, col)).filter(({ n }) => n > 0),
  )
  return { columns, suits, cells, top: 0, beside: 0 }
}

function lower(band: Band, top: number): void {
  band.top = top
  for (const one of band.cells) one.row += top
}

/** The row after a band. */
function end(band: Band): number {
  return band.top + band.suits.length
}

/** The band that leaves most room, if the cards fit beside it. */
function hostOf(bands: Band[], n: number, room: Room): Band | undefined {
  const free = (band: Band) => {
    const columns = Math.ceil(n / band.suits.length)
    return room.width - widthOf(band.columns, room) - room.empty - columns * (room.apart + room.gap)
  }
  const [host] = [...bands].sort((one, other) => free(other) - free(one))
  return host && n && free(host) >= room.gap ? host : undefined
}

/** One under the other, in as few columns as hold them; column `columns.length` stays free. */
function putBeside(band: Band, apart: readonly string[], counts: Map<string, number>): void {
  const rows = band.suits.length
  band.beside = Math.ceil(apart.length / rows)
  const cells = apart.map((text, n) =>
    cell(text, counts, band.top + (n % rows), band.columns.length + 1 + Math.floor(n / rows)),
  )
  band.cells = [...band.cells, ...cells].sort(
    (one, other) => one.row - other.row || one.col - other.col,
  )
}

function cell(text: string, counts: Map<string, number>, row: number, col: number): Cell {
  return { text, n: counts.get(text) ?? 0, row, col }
}
