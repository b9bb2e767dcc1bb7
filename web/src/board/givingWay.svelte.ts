// How far a player's own looks have given way to what lies on the table: not for another hand or
// screen, nor once other looks are chosen.
import { fromStore } from 'svelte/store'
import { prefs } from '../state/kept/prefs'
import { looksAfter, mostGifts, type Looks } from './looks'

export class GivingWay {
  readonly #chosen = fromStore(prefs)
  /** To what they have given way, and how often. */
  #gave = $state.raw({ to: '', times: 0 })
  readonly #to: string
  readonly times: number
  readonly looks: Looks

  /** lies: the hand and the screen, in short. */
  constructor(lies: () => string) {
    const chosen = $derived(this.#chosen.current)
    this.#to = $derived([lies(), chosen.view, chosen.cardSize, chosen.textSize].join())
    this.times = $derived(this.#gave.to === this.#to ? this.#gave.times : 0)
    this.looks = $derived(looksAfter(chosen, this.times))
  }

  /** There is too little room. A dialog's text may be as large as it likes, so it asks for none. */
  give(): void {
    if (this.times >= mostGifts(this.#chosen.current) || document.querySelector('dialog[open]')) return
    this.#gave = { to: this.#to, times: this.times + 1 }
  }
}
