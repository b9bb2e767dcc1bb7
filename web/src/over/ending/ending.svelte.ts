// The end of a hand on the page: when its score sheet comes, is folded away, and has counted up.
import { motionWanted } from '../../motion/wanted'

/** Everybody sees the hands turned up before the sheet lies beside or over them. */
const LOOK = 2200

export class Ending {
  /** Whether the score sheet lies open. */
  open = $state(false)
  /** Whether the sheet has still to count up. */
  counts = $state(motionWanted())
  private turned = false
  private coming: ReturnType<typeof setTimeout> | undefined

  /** A hand is over; seen: the player saw its last play. Returns what forgets it. */
  begin(seen: boolean): () => void {
    this.open = false
    this.counts = motionWanted()
    this.coming = setTimeout(() => this.come(), seen ? LOOK : 0)
    return () => clearTimeout(this.coming)
  }

  private come(): void {
    this.turned = Boolean(document.activeElement?.closest('[data-after]'))
    this.open = true
  }

  /** Opens the sheet, or folds it away so that the table can be seen. */
  turn(): void {
    clearTimeout(this.coming)
    this.turned = true
    this.open = !this.open
  }

  /** The button that was pressed is somewhere else now: the keyboard follows it. */
  follow(button: HTMLElement): void {
    if (this.turned) button.focus({ preventScroll: true })
    this.turned = false
  }

  counted(): void {
    this.counts = false
  }
}
