// A table in play: requests in, events kept, frames out. Nobody hears of what is not kept.
import { Bots } from '../../engine/bots/bots'
import type { Moment } from '../../engine/bots/moment'
import type { Engine } from '../../engine/engine'
import { ALLOWED, refusal } from '../../engine/refusals'
import type { ClientMessage } from '../../protocol'
import { carriedOut, decide, EXPERT, mustGoOn, ownSeat, ownText, Refused, type Asker } from './commands'
import type { Event } from './events'
import {
  becauseFrame,
  errorFrame,
  handFrame,
  NOTHING,
  offersFrame,
  overFrame,
  pongFrame,
  saidFrame,
  tableFrame,
  welcome,
} from './frames'
import { hints, type Hint } from './hints'
import type { Match } from './match'
import { happenAgain } from './rebuilding'
import type { Table } from './soloTable'
import { botTurn, numbersUntil, overdue } from './timeouts'

export interface Outside extends Asker {
  /** Keeps events of a table, the first of them at a place in its log. */
  keep: (first: number, events: Event[]) => Promise<void>
  tell: (frame: string) => void
}

const PHRASES = ['hello', 'well_played', 'thank_you', 'good_luck', 'sorry', 'one_moment', 'good_game']

export class Live {
  private told: number
  private readonly bots: Bots
  /** What the expert is thinking of, and after how many events. */
  private thinking: { seq: number; on: () => string | null } | null = null

  constructor(
    engine: Engine,
    readonly table: Table,
    private readonly outside: Outside,
  ) {
    this.bots = new Bots(engine)
    this.told = table.ends.length
  }

  /** Tells everything, as to a new listener. */
  join(): void {
    const { table, outside } = this
    outside.tell(welcome(table, outside.person, outside.now()))
    outside.tell(tableFrame(table, outside.person))
    const frame = handFrame(table, outside.person)
    if (frame) outside.tell(frame)
    if (table.handOver) outside.tell(overFrame(table.ends.at(-1)!))
  }

  /** Carries a request out, or says why not and changes nothing. */
  async ask(message: ClientMessage): Promise<void> {
    try {
      await this.carryOut(message)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.outside.tell(errorFrame(error, message.ref ?? ''))
    }
  }

  private async carryOut(message: ClientMessage): Promise<void> {
    const { table, outside } = this
    const ref = message.ref ?? ''
    switch (message.type) {
      case 'ping':
        return outside.tell(pongFrame(ref))
      case 'why': {
        const [match, seat] = this.asked()
        const found = match.whyNot(ownText(message.action, seat), seat) ?? NOTHING
        return outside.tell(becauseFrame(message.action, found, ref))
      }
      case 'offer': {
        const [match, seat] = this.asked()
        const { actions, reason, freezes } = match.uses(seat, message.cards)
        const why = reason === ALLOWED ? NOTHING : refusal(reason, table.rules)
        return outside.tell(offersFrame(message.cards, actions, why, freezes, ref))
      }
      case 'say':
        return this.say(message)
      default:
        return this.happen(decide(table, message, outside))
    }
  }

  /** The hand in play and the seat of the player who asks about it. */
  private asked(): [Match, number] {
    const { playing } = this.table
    if (!playing) {
      mustGoOn(this.table)
      throw new Refused('NO_HAND')
    }
    return [playing, ownSeat(this.table, this.outside)]
  }

  private say({ phrase = '', text = '' }: { phrase?: string; text?: string }): void {
    const { table, outside } = this
    const seat = ownSeat(table, outside)
    if (text && !table.made.options.chat) {
      throw new Refused('NO_CHAT')
    }
    if ((phrase || !text) && !PHRASES.includes(phrase)) {
      throw new Refused('NO_PHRASE', { phrases: PHRASES.join(', ') })
    }
    outside.tell(saidFrame(seat, phrase, text, table.seat(seat).name, outside.now()))
  }

  /** What the hard bot would play for the player, and the next best; only on the player's turn. */
  hints(): Hint[] {
    const [match, seat] = this.asked()
    if (match.seatToAct !== seat) return []
    return hints(this.bots, match.position, match.plays)
  }

  /** Lets events happen, keeps them, and tells of them. */
  async happen(events: Event[]): Promise<void> {
    if (!events.length) return
    const first = this.table.seq + 1
    await this.outside.keep(first, carriedOut(this.table, events))
    this.tell(events)
  }

  /** Lets happen what another tab has kept, and tells of it. */
  hear(events: Event[]): void {
    if (!events.length) return
    for (const event of events) happenAgain(this.table, event)
    this.tell(events)
  }

  private tell(events: Event[]): void {
    const { table, outside } = this
    const plays = events.every((event) => event.type === 'played')
    if (!plays || table.handOver) outside.tell(tableFrame(table, outside.person))
    const frame = handFrame(table, outside.person)
    if (frame) outside.tell(frame)
    if (table.ends.length > this.told) {
      this.told = table.ends.length
      outside.tell(overFrame(table.ends.at(-1)!))
    }
  }

  // -------------------------------------------------------------- what happens by itself

  /** When something happens by itself next, null if it waits for the player. */
  get due(): number | null {
    const turn = botTurn(this.table)
    if (turn) return turn.when
    return this.table.dealing ? numbersUntil(this.table) : null
  }

  /** Lets what is due happen, or a bot think on, without looking at the clock again. */
  async goOn(): Promise<void> {
    const turn = botTurn(this.table)
    const event = turn ? this.botPlays(turn) : overdue(this.table, this.outside.now())
    if (event) await this.happen([event])
  }

  /** A bot's play; null while it is still thinking. */
  private botPlays({ seat, bot }: { seat: number; bot: string }): Event | null {
    const match = this.table.match!
    const action =
      bot === EXPERT ? this.thought(seat, match) : this.bots.choose(bot, match.position, this.moment(seat, match))
    return action === null ? null : { type: 'played', at: this.outside.now(), seat, action, by: 'bot' }
  }

  /** Lets the expert think a little on, so that the table still answers meanwhile. */
  private thought(seat: number, match: Match): string | null {
    const { seq } = this.table
    if (this.thinking?.seq !== seq) {
      this.thinking = { seq, on: this.bots.expert(match.position, this.moment(seat, match)) }
    }
    return this.thinking.on()
  }

  private moment(seat: number, { hand, plays }: Match): Moment {
    const { id, seq } = this.table
    return { seed: `${id}/${seat}/${seq}`, hand, plays }
  }
}
