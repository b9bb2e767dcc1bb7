// Where the keyboard's focus goes when its button is gone, as the draw button is after drawing.
import { on } from 'svelte/events'

const PLACE = '.board, dialog'
/** The player's own cards first, then a step, then the bar. */
const NEXT = ['[data-zone=hand] [tabindex="0"]', '[data-context] button:enabled', '.actions button:enabled']

/** Remembers what has the focus at the table; `find` brings a lost focus back to who plays by keys. */
export class Focus {
  private last: HTMLElement | null = null
  private keys = false

  /** Watches from now on; the returned function ends it. */
  watch(): () => void {
    const ends = [
      on(document, 'focusin', ({ target }) => (this.last = atTable(target))),
      on(document, 'keydown', () => (this.keys = true)),
      on(document, 'pointerdown', () => this.leave()), // outside everything: left on purpose
    ]
    return () => ends.forEach((end) => end())
  }

  private leave(): void {
    this.last = null
    this.keys = false
  }

  find(): void {
    const now = document.activeElement
    const lost = !now || now === document.body || now.matches(':disabled')
    if (!lost || !(this.last || this.keys)) return
    const next = this.last && usable(this.last) ? this.last : NEXT.map(first).find((one) => one !== null)
    next?.focus({ preventScroll: true })
  }
}

function atTable(target: EventTarget | null): HTMLElement | null {
  return target instanceof HTMLElement && target.closest(PLACE) ? target : null
}

function first(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector)
}

function usable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled')
}
