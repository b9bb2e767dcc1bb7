// An open pad: it keeps every change in this browser at once, and sends it if the pad is shared.
import { Refusal } from '../../net/api'
import type { PadSheet, SharedPad } from '../../protocol'
import { changed, type Change } from '../sheet/padChanges'
import { standing } from '../sheet/counting'
import { emptyHand, sameWriting, type Hand, type Pad } from '../sheet/padData'
import { followed } from './drafts'
import { holdPad, isHeld, keepPad, keptPad, newId, PAD_KEY, type Draft, type KeptPad } from './keptPads'
import { askShared, askSheet, isGone, sharePad, stopSharing, writeShared, type Writers } from './padRequests'

const EVERY = 3000
/** Of a pad that the server refuses as it is: a word in a name, or too much of it. */
const REFUSED = [413, 422]

export class Book {
  kept = $state.raw<KeptPad>() as KeptPad
  /** Whether this browser keeps what is written. */
  safe = $state(true)
  /** Whether the server answered the last time; null if nothing was asked. */
  linked = $state<boolean | null>(null)
  /** The copy kept because somebody else had written meanwhile. */
  copied = $state('')
  /** Whether its owner stopped sharing it while it was open. */
  unshared = $state(false)
  readonly stand = $derived.by(() => standing(this.kept.sheet, this.kept.pad))
  /** Why others don't see what is written here: the server refuses it, and is asked again once it is changed. */
  refused = $state.raw<unknown>(null)
  private refusedPad: Pad | null = null
  /** What was sent without an answer: the server may have it all the same. */
  private unanswered: Pad[] = []
  /** Whether a hand is being entered here, and not only in another tab. */
  private entering = false
  private sending = false
  /** Whether sharing is being stopped: then the page asks nothing more about it. */
  private ending = false
  private pending: Promise<void> = Promise.resolve()

  constructor(kept: KeptPad) {
    this.kept = kept
    this.safe = !isHeld(kept.id)
  }

  get sheet(): PadSheet {
    return this.kept.sheet
  }

  get pad(): Pad {
    return this.kept.pad
  }

  get mayWrite(): boolean {
    const { shared } = this.kept
    return !shared || shared.own || shared.writers === 'link'
  }

  private keep(more: Partial<KeptPad>): void {
    this.kept = { ...this.kept, ...more, touched: Date.now() }
    this.safe = holdPad($state.snapshot(this.kept) as KeptPad)
  }

  // ---------------------------------------------------------------- entering

  /** Opens a hand's entry: that of an earlier one, or of the next. */
  open(at: number | null): void {
    const there = at === null ? undefined : this.pad.hands[at]
    const hand = there ?? emptyHand(this.pad.teams.length)
    this.entering = true
    this.keep({ draft: { at, hand: structuredClone(hand) } })
  }

  write(hand: Hand): void {
    const { draft } = this.kept
    this.entering = true
    if (draft) this.keep({ draft: { ...draft, hand } })
  }

  close(): void {
    this.entering = false
    this.keep({ draft: undefined })
  }

  /** Says whether the pad is as it should be now: a full one takes no more hands. */
  change(change: Change): boolean {
    const pad = changed(this.pad, change)
    const same = pad === this.pad
    if (same && change.do !== 'correct') return false
    if (same) this.close()
    else this.take(pad)
    return true
  }

  private take(pad: Pad): void {
    const { shared } = this.kept
    this.entering = false
    this.keep({ pad, draft: undefined, shared: shared && { ...shared, unsent: true } })
    void this.send()
  }

  // ---------------------------------------------------------------- sharing

  async share(writers: Writers): Promise<void> {
    const { shared } = this.kept
    if (shared) {
      this.refusedPad = null
      this.keep({ shared: { ...shared, writers, unsent: true } })
      return this.send()
    }
    const { pad } = this
    const id = await sharePad(pad, writers)
    this.keep({ shared: { id, version: 1, writers, own: true, unsent: this.pad !== pad } })
    void this.send()
  }

  /** Stops sharing: others keep what they have seen. It waits for earlier requests first. */
  async unshare(): Promise<void> {
    const { shared } = this.kept
    if (!shared) return
    this.ending = true
    try {
      await this.pending
      await stopSharing(shared.id)
      this.accepted()
      this.keep({ shared: undefined })
    } finally {
      this.ending = false
    }
  }

  /** Looks again and again, until the returned function is called. */
  follow(): () => void {
    const timer = setInterval(() => void this.look(), EVERY)
    const heard = (event: StorageEvent) => this.heard(event)
    addEventListener('storage', heard)
    void this.look()
    return () => {
      clearInterval(timer)
      removeEventListener('storage', heard)
    }
  }

  /** Another tab has written to this pad. */
  private heard(event: StorageEvent): void {
    const found = event.key === PAD_KEY + this.kept.id ? keptPad(this.kept.id) : null
    if (!found) return
    const draft = this.entering ? this.draftBeside(found.pad) : found.draft
    this.kept = { ...found, draft }
  }

  /** The hand being entered here, beside what somebody else has written. */
  private draftBeside(pad: Pad): Draft | undefined {
    const { draft } = this.kept
    return draft && followed(draft, this.pad.hands, pad.hands)
  }

  async look(): Promise<void> {
    const { shared } = this.kept
    if (!shared || this.ending) return
    if (shared.unsent) return this.send()
    await this.asked(async () => {
      const found = await askShared(shared.id, shared.version)
      const now = this.kept.shared
      if (!found || !now || now.unsent || found.version <= now.version) return
      this.theirs(found.pad as unknown as Pad, found.version, found.writers)
    })
  }

  private theirs(pad: Pad, version: number, writers: Writers): void {
    const { shared } = this.kept
    this.accepted()
    const draft = this.draftBeside(pad)
    if (shared) this.keep({ pad, draft, shared: { ...shared, version, writers, unsent: false } })
  }

  /** Nothing that the server refuses is to be sent any more. */
  private accepted(): void {
    this.refused = this.refusedPad = null
    this.unanswered = []
  }

  private async send(): Promise<void> {
    const { shared, pad } = this.kept
    if (!shared?.unsent || this.sending || this.ending || pad === this.refusedPad) return
    this.sending = true
    await this.asked(async () => {
      try {
        const version = await writeShared(shared.id, pad, shared.version, shared.writers)
        const now = this.kept.shared ?? shared
        const unsent = this.kept.pad !== pad || now.writers !== shared.writers
        this.keep({ shared: { ...now, version, unsent } })
        this.accepted()
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        if (REFUSED.includes(error.status)) [this.refused, this.refusedPad] = [error, pad]
        else if ([403, 409].includes(error.status)) await this.giveWay(shared.id)
        else {
          if (!this.unanswered.includes(pad)) this.unanswered.push(pad)
          throw error
        }
      }
    })
    this.sending = false
  }

  /** Somebody else was first, or the owner now lets nobody else write: shows theirs, and keeps what was here as another pad. */
  private async giveWay(id: string): Promise<void> {
    const found = await askShared(id)
    if (!found) return
    const pad = found.pad as unknown as Pad
    if (sameWriting(pad, this.pad)) return this.theirs(pad, found.version, found.writers)
    if (this.unanswered.some((sent) => sameWriting(pad, sent))) return this.writtenBefore(found)
    const { shared: _, ...mine } = this.kept
    const copy = { ...mine, id: newId(), draft: undefined }
    if (!keepPad(copy)) return void (this.safe = false)
    this.copied = copy.id
    this.theirs(pad, found.version, found.writers)
  }

  /** What the server has was written here, only its answer was lost: the rest is sent after it. */
  private writtenBefore({ version, writers }: SharedPad): void {
    const { shared } = this.kept
    this.accepted()
    if (shared) this.keep({ shared: { ...shared, version, writers, unsent: true } })
  }

  /** Nobody shares it any more: what is here stays, as the player's own pad. */
  private alone(): void {
    this.unshared = true
    this.accepted()
    this.keep({ shared: undefined })
  }

  private asked(work: () => Promise<void>): Promise<void> {
    this.pending = this.answered(work)
    return this.pending
  }

  private async answered(work: () => Promise<void>): Promise<void> {
    try {
      await work()
      this.linked = true
    } catch (error) {
      this.linked = isGone(error)
      if (this.linked) this.alone()
    }
  }
}

/** The book of a shared pad's link: this browser's own, or one it keeps from now on. */
export async function sharedBook(id: string, all: readonly KeptPad[]): Promise<Book> {
  const there = all.find((one) => one.shared?.id === id)
  if (there) return new Book(there)
  const found = await askShared(id)
  if (!found) throw new Refusal(404, '')
  const pad = found.pad as unknown as Pad
  const sheet = await askSheet(pad.game, pad.players, pad.settings)
  const { version, writers, own } = found
  const shared = { id, version, writers, own, unsent: false }
  const begun = Date.now()
  const kept: KeptPad = { id: newId(), touched: begun, begun, sheet, pad, shared }
  holdPad(kept)
  return new Book(kept)
}
