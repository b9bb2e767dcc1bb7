// A player's looks and habits, kept in this browser and shown as attributes of <html>.
import { keptStore } from './storage'

export interface Prefs {
  /** The hand as a fan, as one with room for a finger on each card, or as a grid of suits and ranks. */
  view: 'fan' | 'big' | 'grid'
  /** `own`: as the player lays the cards. */
  sort: 'rank' | 'suit' | 'own'
  /** Blue diamonds and green clubs, or two colours. */
  fourColours: boolean
  cardSize: 'normal' | 'large'
  /** The backs of the cards. */
  back: 'blue' | 'red' | 'gold' | 'night'
  contrast: 'normal' | 'high'
  textSize: 'normal' | 'large' | 'huge'
  surface: 'felt' | 'paper' | 'dark'
  /** The felt's colour, where the surface is felt. */
  felt: 'green' | 'blue' | 'wine'
  volume: 'off' | 'soft' | 'normal' | 'loud'
  /** `auto` follows the system's setting. */
  motion: 'auto' | 'full' | 'less'
  /** `auto` follows the browser's language. */
  language: 'auto' | 'en' | 'es'
  /** Whether cards that extend one of our melds are marked. */
  assist: boolean
  /** Whether the page asks once before a wild card is discarded, or what freezes the pile. */
  careful: boolean
  /** For how many seconds a discard can be taken back, where nobody waits for it. */
  hold: 'off' | '3' | '5'
}

const KEY = 'escalera.prefs'

/** Phones are silent until asked: they ring in pockets and on buses. */
function quiet(): boolean {
  return asked('(pointer: coarse)')
}

/** Whether the system asks for more contrast everywhere. */
function sharp(): boolean {
  return asked('(prefers-contrast: more)')
}

function asked(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches
}

export function defaults(): Prefs {
  return {
    view: 'fan',
    sort: 'rank',
    fourColours: false,
    cardSize: 'normal',
    back: 'blue',
    contrast: sharp() ? 'high' : 'normal',
    textSize: 'normal',
    surface: 'felt',
    felt: 'green',
    volume: quiet() ? 'off' : 'normal',
    motion: 'auto',
    language: 'auto',
    assist: true,
    careful: true,
    hold: '3',
  }
}

/** All that each of them can be. */
export const CHOICES: { [K in keyof Prefs]: readonly Prefs[K][] } = {
  view: ['fan', 'big', 'grid'],
  sort: ['rank', 'suit', 'own'],
  fourColours: [false, true],
  cardSize: ['normal', 'large'],
  back: ['blue', 'red', 'gold', 'night'],
  contrast: ['normal', 'high'],
  textSize: ['normal', 'large', 'huge'],
  surface: ['felt', 'paper', 'dark'],
  felt: ['green', 'blue', 'wine'],
  volume: ['off', 'soft', 'normal', 'loud'],
  motion: ['auto', 'full', 'less'],
  language: ['auto', 'en', 'es'],
  assist: [true, false],
  careful: [true, false],
  hold: ['off', '3', '5'],
}

/** What was kept, as far as it is still valid; the defaults for the rest. */
export function read(kept: string | null): Prefs {
  const found = { ...defaults() } as Record<string, unknown>
  for (const [key, value] of Object.entries(renewed(parsed(kept)))) {
    const choices = CHOICES[key as keyof Prefs] as readonly unknown[] | undefined
    if (choices?.includes(value)) found[key] = value
  }
  return found as unknown as Prefs
}

function parsed(kept: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(kept ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Earlier pages kept only whether there are sounds. */
function renewed(kept: Record<string, unknown>): Record<string, unknown> {
  if (typeof kept.sound !== 'boolean') return kept
  return { volume: kept.sound ? 'normal' : 'off', ...kept }
}

/** How much larger cards are than usual, as the style sheet's `--card-scale`. */
export function cardScale({ cardSize }: Pick<Prefs, 'cardSize'>): number {
  return cardSize === 'large' ? 1.2 : 1
}

/** The language to use: the browser's if none is chosen. */
export function languageOf(prefs: Prefs, browser: string = navigator.language): 'en' | 'es' {
  if (prefs.language !== 'auto') return prefs.language
  return browser.toLowerCase().startsWith('es') ? 'es' : 'en'
}

/** The attributes that tell the style sheets the looks. */
export function show(prefs: Prefs, root: HTMLElement = document.documentElement): void {
  root.dataset.surface = prefs.surface
  root.dataset.felt = prefs.felt
  root.dataset.contrast = prefs.contrast
  root.dataset.colours = prefs.fourColours ? 'four' : 'two'
  root.dataset.back = prefs.back
  root.dataset.cards = prefs.cardSize
  root.dataset.text = prefs.textSize
  root.dataset.motion = prefs.motion
}

export const prefs = keptStore(KEY, read)
prefs.subscribe((now) => show(now))
