// Whether a box with a text is larger than its place: then the rest of the text is said elsewhere.
import { tick, untrack } from 'svelte'
import { watchWidth } from '../../controls/width'

/** So many pixels of a button may be missing. */
const CLOSE = 3

export class CutText {
  /** Said to be whole while it is looked at, as what stands beside it depends on the answer. */
  now = $state(false)

  /** Looks now and whenever the box's place has another size; returns what ends it. */
  watch(text: HTMLElement, box: HTMLElement): () => void {
    return untrack(() => watchWidth(box.parentElement!, () => void this.#look(text, box)))
  }

  async #look(text: HTMLElement, box: HTMLElement): Promise<void> {
    this.now = false
    await tick()
    // Of a last line that is there, some letters may still reach lower than its box.
    const line = parseFloat(getComputedStyle(text).lineHeight)
    const over = (one: HTMLElement) => one.scrollHeight - one.clientHeight
    this.now = over(text) > line / 2 || over(box) > CLOSE
  }
}
