// What the picture of a table is given: what to show, and what a tap tells.
import type { Snippet } from 'svelte'
import type { MeldInfo, PublicHand, SeatInfo } from '../protocol'
import type { LogLine } from '../state/table/table'

export interface BoardProps {
  table: PublicHand
  cards: string[]
  /** Whose seat this is seen from; 0 for a spectator. */
  seat: number
  seats: SeatInfo[]
  /** Whether the game has feet. */
  feet?: boolean
  title: string
  heading?: 'h1' | 'h3'
  /** What a screen reader hears before it. */
  lead?: string
  fresh?: string[]
  /** The chosen cards, copy by copy. */
  selected?: string[]
  /** Cards that extend one of our melds. */
  hints?: string[]
  legal?: string[]
  /** A card on its way to the pile, which can be taken back still. */
  held?: string
  /** The numbers of our melds that the chosen cards can go to. */
  targets?: number[]
  log?: LogLine[]
  /** Whether movement and sound show changes: not when going back in a replay. */
  moves?: boolean
  onstock?: () => void
  onpile?: () => void
  onmeld?: (meld: MeldInfo) => void
  /** n: how many copies of the card shall be chosen from now on. */
  oncard?: (card: string, n: number) => void
  /** The chosen cards were dragged to `pile`, to `melds`, or to `meld-3`. */
  ondrop?: (place: string) => void
  /** Other scores than the table's: while a sheet counts up. */
  scores?: number[]
  onscore?: () => void
  onseat?: (seat: number) => void
  menu?: Snippet
  /** Notices and steps; it hears whether there is room for two rows of buttons. */
  bar?: Snippet<[boolean]>
  actions?: Snippet
  trouble?: Snippet
  /** Whether a beginner's tips come up: they are long. */
  coached?: boolean
  /** The log, if there is room for it beside the table. */
  drawer?: Snippet
  /** A sheet beside the table in place of the log; without room for that it lies over one side. */
  side?: Snippet
}
