// Where the keyboard's focus goes when its button is gone, as the draw button is after drawing.
import { tick } from 'svelte'
import { on } from 'svelte/events'

const PLACE = '.board, .lobby, dialog'
/** The player's own cards first, then a step, then the bar. */
const NEXT = [
  '[data-zone=hand] [tabindex="0"]',
  '[data-context] button:enabled',
  '.actions button:enabled',
  '[data-after] button:enabled',
]
const STOPS = 'a[href], button:enabled, input:enabled, select:enabled'

/** A part of the page, and which of its stops had the focus. */
interface Spot {
  part: HTMLElement
  at: number
}

/** As long as a page's table is there, brings a lost focus back; `waits`: an answer is on its way. */
export function keepFocus(waits: () => boolean): void {
  const focus = new Focus()
  $effect(() => focus.watch(() => !waits() && focus.gone && focus.find()))
  $effect(() => {
    if (!waits()) void tick().then(() => focus.find())
  })
}

/** Remembers what has the focus at the table; `find` brings a lost focus back to who plays by keys. */
class Focus {
  private last: HTMLElement | null = null
  private spots: Spot[] = []
  private keys = false

  /** Watches from now on, and says when the page has changed; the returned function ends it. */
  watch(changed: () => void): () => void {
    const changes = new MutationObserver(changed)
    changes.observe(document.body, { childList: true, subtree: true })
    const ends = [
      () => changes.disconnect(),
      on(document, 'focusin', ({ target }) => this.note(target)),
      on(document, 'keydown', () => (this.keys = true)),
      on(document, 'pointerdown', () => this.leave()), // outside everything: left on purpose
    ]
    return () => ends.forEach((end) => end())
  }

  /** Whether what had the focus was taken out of the page. */
  get gone(): boolean {
    return this.last !== null && !this.last.isConnected
  }

  private note(target: EventTarget | null): void {
    this.last = target instanceof HTMLElement && target.closest(PLACE) ? target : null
    this.spots = this.last ? spotsOf(this.last) : []
  }

  private leave(): void {
    this.last = null
    this.spots = []
    this.keys = false
  }

  find(): void {
    const now = document.activeElement
    const lost = !now || now === document.body || now.matches(':disabled')
    if (!lost || !(this.last || this.keys)) return
    const kept = this.last && usable(this.last) ? this.last : null
    // An open sheet lies over the table: nothing below it takes the focus.
    const next = kept ?? (first('dialog[open]') ? null : NEXT.map(first).find((one) => one)) ?? successor(this.spots)
    next?.focus({ preventScroll: true })
  }
}

/** Returns where something stands, in each part around it: it may be gone when somebody asks. */
function spotsOf(element: HTMLElement): Spot[] {
  const found: Spot[] = []
  for (let part = element.parentElement; part?.closest(PLACE); part = part.parentElement)
    found.push({ part, at: stops(part).indexOf(element) })
  return found
}

/** Returns what stands where something stood, in the smallest part that is still there. */
function successor(spots: readonly Spot[]): HTMLElement | undefined {
  for (const { part, at } of spots) {
    const now = part.isConnected ? stops(part) : []
    if (now.length) return now[Math.min(Math.max(at, 0), now.length - 1)]
  }
  return undefined
}

function stops(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(STOPS)]
}

function first(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector)
}

function usable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled')
}
