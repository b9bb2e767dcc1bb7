// The pads of this browser: each under its own key, written after every tap.
import type { GameInfo, PadSheet } from '../../protocol'
import { keep, kept } from '../../state/kept/storage'
import type { Hand, Pad } from '../sheet/padData'
import type { Writers } from './padRequests'

export interface Draft {
  /** The hand being corrected, from 0; null for a new one. */
  at: number | null
  hand: Hand
  /** What somebody else did meanwhile: wrote a hand, or changed or removed the one being corrected. */
  met?: 'written' | 'changed' | 'removed'
}

export interface Shared {
  id: string
  version: number
  writers: Writers
  own: boolean
  /** Whether there are changes that the server has not got yet. */
  unsent: boolean
}

export interface KeptPad {
  id: string
  /** When it was last written to, in milliseconds. */
  touched: number
  /** When it was begun or opened here, in milliseconds; some pads don't say. */
  begun?: number
  sheet: PadSheet
  pad: Pad
  draft?: Draft
  shared?: Shared
}

export const PAD_KEY = 'escalera.pad.'
const SHEETS = 'escalera.sheets'
const GAMES = 'escalera.games'
/** Each game's own for any number of players, and some by house rules. */
const MOST_SHEETS = 48

export function newId(): string {
  // crypto.randomUUID needs a secure context, which a local network rarely is.
  const bytes = crypto.getRandomValues(new Uint8Array(9))
  return [...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('')
}

/** Pads that this browser couldn't keep: they last as long as the page is open. */
const held = new Map<string, KeptPad>()

export function keptPad(id: string): KeptPad | null {
  const found = held.get(id) ?? kept<KeptPad>(PAD_KEY + id)
  return found?.pad && found.sheet ? found : null
}

/** Says whether it could be kept. */
export function keepPad(pad: KeptPad): boolean {
  const safe = keep(PAD_KEY + pad.id, pad)
  if (safe) held.delete(pad.id)
  return safe
}

/** Keeps a pad, or holds it while the page is open; says whether it could be kept. */
export function holdPad(pad: KeptPad): boolean {
  const safe = keepPad(pad)
  if (!safe) held.set(pad.id, pad)
  return safe
}

/** Whether a pad lasts only as long as the page is open. */
export function isHeld(id: string): boolean {
  return held.has(id)
}

export function forgetPad(id: string): void {
  held.delete(id)
  try {
    localStorage.removeItem(PAD_KEY + id)
  } catch {
    // nothing was kept
  }
}

/** All pads, the latest first. */
export function keptPads(): KeptPad[] {
  const kept = keys().filter((key) => key.startsWith(PAD_KEY))
  return [...new Set([...kept.map((key) => key.slice(PAD_KEY.length)), ...held.keys()])]
    .flatMap((id) => keptPad(id) ?? [])
    .sort((one, other) => other.touched - one.touched)
}

function keys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

// ------------------------------------------------------------------ what a start without a server needs

export function keptGames(): GameInfo[] {
  return kept<GameInfo[]>(GAMES) ?? []
}

export function keepGames(games: GameInfo[]): void {
  keep(GAMES, games)
}

function sheetKey(game: string, players: number, settings: Record<string, string>): string {
  return JSON.stringify([game, players, Object.entries(settings).sort()])
}

export function keptSheet(
  game: string,
  players: number,
  settings: Record<string, string>,
): PadSheet | null {
  return keptSheets()[sheetKey(game, players, settings)] ?? null
}

/** Those of `players` for whom a game's sheet by its own rules is missing. */
export function missingSheets(game: string, players: readonly number[]): number[] {
  const all = keptSheets()
  return players.filter((n) => !all[sheetKey(game, n, {})])
}

/** All that are kept: many, so that to read them takes a while. */
function keptSheets(): Record<string, PadSheet> {
  return kept<Record<string, PadSheet>>(SHEETS) ?? {}
}

export function keepSheet(
  game: string,
  players: number,
  settings: Record<string, string>,
  sheet: PadSheet,
): void {
  const key = sheetKey(game, players, settings)
  const { [key]: _, ...others } = keptSheets()
  const all = [...Object.entries(others), [key, sheet]] as const
  keep(SHEETS, Object.fromEntries(all.slice(-MOST_SHEETS)))
}
