// A discard between the tap and the table: a dear one is asked about once, and each is held for some
// seconds, so that it can be taken back. Until it is sent nothing has happened: nobody has moved and
// nobody has seen anything. A page that is hidden or left sends it.
import { action } from '../../state/plays/actions'

/** Milliseconds between the two taps of a double tap, at most. */
const QUICK = 350

export interface Held {
  /** `discard 5S` */
  text: string
  card: string
  seconds: number
}

export class Discarding {
  /** A dear discard that waits for a second tap, empty for none. */
  asked = $state('')
  held = $state.raw<Held | null>(null)
  private askedAt = 0
  private heldAt = 0
  private ending: ReturnType<typeof setTimeout> | undefined
  private sent = false

  /** `send` plays it; it says whether it could. */
  constructor(private readonly send: (text: string) => boolean) {}

  /** The player means a discard: asks first if it is dear, else lets it wait for so many seconds. */
  mean(text: string, dear: boolean, seconds: number): void {
    if (dear && !this.surely(text)) return
    this.asked = ''
    if (!seconds) return void this.send(text)
    this.held = { text, card: action(text).cards[0] ?? '', seconds }
    this.heldAt = Date.now()
    this.sent = false
    this.ending = setTimeout(() => this.now(), seconds * 1000)
  }

  /** Whether the player was asked and has answered; the second of two quick taps is no answer. */
  private surely(text: string): boolean {
    if (this.asked === text) return Date.now() - this.askedAt > QUICK
    this.asked = text
    this.askedAt = Date.now()
    return false
  }

  /** The player does not want to wait; the second of two quick taps says nothing. */
  hurry(): void {
    if (Date.now() - this.heldAt > QUICK) this.now()
  }

  /** Sends what is held; if that can't be, the card is back in the hand. */
  now(): void {
    clearTimeout(this.ending)
    if (!this.held || this.sent) return
    this.sent = this.send(this.held.text)
    if (!this.sent) this.held = null
  }

  /** Takes the card back, or drops the question. */
  takeBack(): void {
    this.asked = ''
    if (this.sent) return
    clearTimeout(this.ending)
    this.held = null
  }

  /** Whether the card can be taken back still. */
  get waits(): boolean {
    return this.held !== null && !this.sent
  }

  /** The table has told something; `same`: nothing was played meanwhile. */
  told(same: boolean): void {
    if (!same) this.asked = ''
    if (!this.held || (same && !this.sent)) return
    clearTimeout(this.ending)
    this.held = null
  }
}
