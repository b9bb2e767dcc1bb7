// A page's part at a table: the connection, what it knows, the chosen cards, and the plays.
import { canPlayHere, isOwn } from '../../tables/pageWorker'
import { connect, handLog, hints } from '../../tables/tables'
import type { Connection } from '../../net/socket'
import type { ClientMessage, HandLog } from '../../protocol'
import type { Asked, Hint } from '../../solo/table/hints'
import { rulesPath, tablePath } from '../../router'
import { action } from '../../state/plays/actions'
import { counted, face, without } from '../../state/plays/cards'
import { lacking } from '../../state/table/playLog'
import { answered, exactly, offered, takeToAskAbout } from '../../state/table/moves'
import { due, numberFor, SEALING } from '../../state/shuffle/sealing'
import { setTime } from '../../state/table/timeThere'
import { chosen, kept } from '../../state/plays/selection'
import { keepShown, tabMemory } from '../../state/shuffle/shown'
import { reduce } from '../../state/table/reducer'
import { begun, myTeam, mySeat, myTurn, type TableEvent } from '../../state/table/table'
import { dearness, holdSeconds, stillToPlay } from './discards'
import { Discarding } from './discarding.svelte'
import { stands, wanted, type Intention } from './whyNotAction'

/** A short wait, so that three quick taps make one question. */
const OFFER_AFTER = 40

export class Session {
  state = $state.raw(begun())
  selected = $state.raw<string[]>([])
  /** What the strongest bot would play at this moment, and the next best; empty before one asks. */
  advice = $state.raw<Hint[]>([])
  readonly seat = $derived(mySeat(this.state))
  readonly team = $derived(myTeam(this.state))
  readonly mine = $derived(myTurn(this.state))
  /** A discard that is asked about, or on its way. */
  readonly discarding = new Discarding((text) => this.play(text))
  /** My cards, without one that is on its way to the pile. */
  readonly cards = $derived.by(() => {
    const { held } = this.discarding
    return without(this.state.hand?.cards ?? [], held ? [held.card] : [])
  })
  readonly legal = $derived(this.mine ? (this.state.hand?.legal ?? []) : [])
  readonly melds = $derived(
    (this.state.hand?.table.melds ?? []).filter((meld) => meld.team === this.team),
  )
  readonly offers = $derived(this.mine ? offered(this.state, this.selected) : [])

  private readonly connection: Connection
  private readonly numbers = new Map<number, string>()
  private asking: ReturnType<typeof setTimeout> | undefined
  private asks = 0
  /** Hands asked for; the next connection asks again for one that did not come. */
  private readonly recalling = new Set<number>()
  private intention: Intention | null = null

  constructor(
    readonly tableId: string,
    link: (id: string, on: (event: TableEvent) => void) => Connection = connect,
    private readonly played: (id: string, hand: number) => Promise<HandLog> = handLog,
    private readonly advised: (id: string, asked: Asked) => Promise<Hint[]> = hints,
  ) {
    this.connection = link(tableId, (event) => this.heard(event))
  }

  close(): void {
    clearTimeout(this.asking)
    this.discarding.now()
    this.connection.close()
  }

  send(message: ClientMessage): void {
    this.connection.send(message)
  }

  /** Asks what was played in a hand, if this page has not seen all of it. */
  async recall(hand: number): Promise<void> {
    if (this.lesson || this.recalling.has(hand) || !lacking(this.state, hand)) return
    this.recalling.add(hand)
    const log = await this.played(this.tableId, hand).catch(() => null)
    if (!log) return
    this.recalling.delete(hand)
    this.heard({ type: 'logged', hand, log })
  }

  /** Plays an action; a second tap while the first is on its way does nothing. */
  play(text: string): boolean {
    const hand = this.state.hand
    const { held } = this.discarding
    if (!hand || this.stopped || (held && held.text !== text)) return false
    this.heard({ type: 'sent' })
    this.send({ type: 'play', seq: hand.seq, action: text, ref: 'play' })
    return true
  }

  /** Discards: a dear card is asked about once, and where nobody waits one can think again. */
  layOff(text: string): void {
    if (this.busy) return
    const seconds = holdSeconds(this.state)
    this.discarding.mean(text, dearness(this.state, text) !== '', seconds)
    if (this.discarding.held) this.select([])
  }

  /** Plays what is legal; else asks the server which rule forbids it. */
  playOrWhy(text: string): void {
    if (this.legal.includes(text) || this.offers.includes(text)) this.play(text)
    else this.why(text)
  }

  /** Asks the partners and, once they say yes, plays what the chosen cards are meant for. */
  askFirst(action = ''): void {
    this.intention = { action, cards: this.selected }
    this.play('ask')
  }

  /** Asks which rule forbids a play; a pause or a lost connection is said already. */
  why(text: string): void {
    if (!this.busy) this.send({ type: 'why', action: text, ref: 'why' })
  }

  whyNoTake(): void {
    const upcard = this.state.hand?.table.pile.at(-1)
    if (upcard && this.cards.length > 1) this.why(takeToAskAbout(this.cards, upcard))
  }

  /** Asks what the strongest bot would play, and chooses the cards of its first play. */
  async advise(): Promise<void> {
    const seq = this.state.hand?.seq
    if (!this.mayAdvise) return
    await this.recall(this.state.hand!.table.number)
    const found = await this.advised(this.tableId, this.situation()).catch(() => [])
    if (!found.length || this.state.hand?.seq !== seq) return
    this.select(action(found[0]!.actions[0]!).cards.map(face))
    this.advice = found
  }

  /** Chooses a number of copies of a card. */
  choose(text: string, copies: number): void {
    if (this.discarding.held) return
    this.select(chosen(this.selected, this.cards, text, copies))
    this.heard({ type: 'touched', cards: [text] })
  }

  clear(): void {
    this.select([])
  }

  calm(): void {
    if (this.state.trouble) this.heard({ type: 'calm' })
  }

  /** Says on the spot what forbids a tap, without asking the server. */
  hint(sentence: string): void {
    this.state = { ...this.state, trouble: { name: '', sentence, rule: '', values: {} } }
  }

  private select(cards: string[]): void {
    this.advice = []
    this.discarding.asked = ''
    this.selected = cards
    this.calm()
    this.ask()
  }

  /** Asks what the chosen cards can do; all of it comes from the server. */
  private ask(): void {
    clearTimeout(this.asking)
    if (!this.selected.length || !this.mine) return
    this.asking = setTimeout(() => {
      const ref = `offer ${++this.asks}`
      this.send({ type: 'offer', cards: this.selected, ref })
    }, OFFER_AFTER)
  }

  private heard(event: TableEvent): void {
    if (this.outdated(event)) return
    const turn = this.mine
    const before = this.state.hand
    this.state = reduce(this.state, event)
    if (event.type === 'hand' || event.type === 'error' || event.type === 'over')
      this.discarding.told(event.type === 'error' || (event.type === 'hand' && stillToPlay(before, event)))
    if (event.type === 'welcome') {
      this.recalling.clear()
      setTime(event.now)
    }
    if (event.type === 'table') this.seal()
    if (event.type === 'hand') this.dealt(turn)
    if (this.intention) this.intend(this.intention)
  }

  /** Answers to an older selection, and refusals that the player did not cause. */
  private outdated(event: TableEvent): boolean {
    if (event.type === 'offers') return event.ref !== `offer ${this.asks}`
    return event.type === 'error' && (event.ref === SEALING || event.ref.startsWith('offer'))
  }

  private dealt(hadTurn: boolean): void {
    this.advice = []
    const still = kept(without(this.selected, this.justPlayed()), this.cards)
    if (still.length !== this.selected.length) this.selected = still
    // The answer may be for other cards: a question without a connection is lost.
    if (!answered(this.state, this.selected) && this.mine) this.ask()
    else if (hadTurn && !this.mine) clearTimeout(this.asking)
  }

  private intend(intention: Intention): void {
    if (!stands(this.state)) this.intention = null
    const text = wanted(this.state, intention)
    if (!text) return
    this.intention = null
    this.play(text)
  }

  /** The cards of my last play: a copy that is still in the hand is not the chosen one. */
  private justPlayed(): string[] {
    const [seat, text] = this.state.hand?.table.last ?? [0, '']
    const { kind, cards } = action(text)
    return seat === this.seat && kind !== 'back' ? cards.map(face) : []
  }

  private seal(): void {
    const table = this.state.table
    if (!table?.wait_until) return
    const message = due(table, this.seat, this.number(table.hand))
    if (message?.type === 'shuffle')
      keepShown(this.tableId, table, this.seat, message.number, tabMemory())
    if (message) this.send(message)
  }

  /** My number for a hand's shuffle. */
  number(hand: number): string {
    const known = this.numbers.get(hand)
    if (known) return known
    const number = numberFor(this.tableId, hand, tabMemory())
    this.numbers.set(hand, number)
    return number
  }

  /** Nobody hears what is played: the server can't be reached. */
  get lost(): boolean {
    return !isOwn(this.tableId) && ['lost', 'refused'].includes(this.state.link)
  }

  /** Nothing can be played just now. */
  get busy(): boolean {
    return this.stopped || this.discarding.held !== null
  }

  private get stopped(): boolean {
    return this.state.waiting || this.lost || Boolean(this.state.table?.paused)
  }

  /** Whether the player may ask for a hint now. */
  get mayAdvise(): boolean {
    return this.mine && canPlayHere() && this.state.table?.options.hints === true
  }

  /** The hand as the player sees it. */
  private situation(): Asked {
    const { state, seat } = this
    const { game, players = 4, settings = {} } = state.table!.options
    const { table, cards, legal } = state.hand!
    const lines = state.log.filter((line) => line.hand === table.number)
    const plays = lines.map((line): [number, string] => [line.seat, line.action])
    // The frame has more than the engine reads, and its lists are longer than none.
    const sight = JSON.parse(JSON.stringify({ seat, table, cards, legal })) as Asked['sight']
    return { game, players, settings: { ...settings } as Record<string, string>, sight, plays }
  }

  /** A lesson's table: it has no id, nobody waits at it and nobody talks. */
  get lesson(): boolean {
    return this.tableId === ''
  }

  /** The address of this table's rule card. */
  get rules(): string {
    if (!this.lesson) return tablePath(this.tableId, 'rules')
    const { game = '', players = 4, settings = {} } = this.state.table?.options ?? {}
    return rulesPath(game, players, settings)
  }

  /** How many copies of a card are chosen. */
  copies(text: string): number {
    return counted(this.selected).get(text) ?? 0
  }

  /** The discard that the selection means: one chosen card and no other. */
  get discard(): string {
    return this.selected.length === 1 ? `discard ${this.selected[0]}` : ''
  }

  get takes(): string[] {
    return this.legal.filter((text) => action(text).kind === 'take')
  }

  get takesWithSelection(): string[] {
    return exactly(this.takes, this.selected)
  }
}
