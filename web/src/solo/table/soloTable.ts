// One table in the page: its events applied in order. No clock, no network, no randomness.
import type { Engine } from '../../engine/engine'
import { ruleSet, type RuleSet } from '../../engine/ruleSet'
import { teamOf } from '../../engine/seats'
import { methodOf } from '../../engine/seedWords'
import type { Options } from '../../protocol'
import type { By, Event, Made } from './events'
import { Match, type HandEnd } from './match'

export const NO_NUMBER = '-'

export interface Seat {
  person: string
  name: string
  bot: string
  ready: boolean
  seal: string
  number: string
}

export interface Ended extends HandEnd {
  seq: number
  hand: number
  scores: number[]
  minimums: number[]
  dealer: number
  winners: number[] | null
  commit: string
  reveal: string
}

/** Plays of a turn that goes on, after which no other gives time. */
const GIVE_NO_TIME = ['back', 'discard']

export class Table {
  readonly rules: RuleSet
  seq = 1
  status: 'open' | 'playing' | 'finished' = 'open'
  seats: Seat[]
  match: Match | null = null
  shuffle = { hand: 0, secret: '', commit: '', at: 0, numbers: false, dealt: true }
  ends: Ended[] = []
  pausedBy = 0
  turnSince: number
  /** Whether no play of this turn gives time anew: something was taken back, or didn’t count. */
  private noMoreTime = false
  overSince = 0
  last: [number, string, By] | null = null
  /** The server's table where the match goes on, empty while it is played here. */
  given = ''

  constructor(
    private readonly engine: Engine,
    public made: Made,
  ) {
    const { game, players = 4, settings = {} } = made.options
    this.rules = ruleSet(game, players, settings as Record<string, string>)
    this.seats = Array.from({ length: this.rules.seats }, () => seatOf({}))
    this.turnSince = made.at
  }

  get id(): string {
    return this.made.table
  }

  get handOver(): boolean {
    return !!this.match?.hand && this.match.over
  }

  /** Whether the next hand is committed and waits for numbers. */
  get dealing(): boolean {
    return !this.shuffle.dealt
  }

  /** The match, if a hand is being played and not paused. */
  get playing(): Match | null {
    if (this.status !== 'playing' || this.pausedBy || this.dealing || this.given) return null
    return this.match && !this.match.over ? this.match : null
  }

  /** Gives the engine's memory back: the table can tell how it stood, and play no more. */
  close(): void {
    this.match?.position.release()
  }

  seat(number: number): Seat {
    return this.seats[number - 1]!
  }

  /** A person's seat, 0 for none. */
  seatOf(person: string): number {
    return person ? this.seats.findIndex((seat) => seat.person === person) + 1 : 0
  }

  team(seat: number): number {
    return teamOf(this.rules, seat)
  }

  /** The seats that belong to people who have not sealed a number. */
  unsealed(): number[] {
    return this.where((seat) => !!seat.person && !seat.seal && seat.number === NO_NUMBER)
  }

  /** The seats that have sealed a number and not sent it. */
  withheld(): number[] {
    return this.where((seat) => !!seat.seal && seat.number === NO_NUMBER)
  }

  where(so: (seat: Seat) => boolean): number[] {
    return this.seats.flatMap((seat, i) => (so(seat) ? [i + 1] : []))
  }

  /** Lets an event happen; an illegal play throws and changes nothing. */
  apply(event: Event): void {
    this.happen(event)
    this.seq += 1
  }

  private happen(event: Event): void {
    switch (event.type) {
      case 'made':
        throw new Error('A table is made once.')
      case 'seated':
      case 'bot':
        this.seats[event.seat - 1] = seatOf(event)
        return
      case 'left':
        this.seats[event.seat - 1] = seatOf({})
        return
      case 'swapped':
        return this.swap(event.seat - 1, event.other - 1)
      case 'started':
        this.status = 'playing'
        this.match = new Match(this.engine, this.rules, this.seats.map(recordName))
        return
      case 'committed':
        this.shuffle = { ...event, numbers: false, dealt: false }
        this.seats.forEach((seat) => Object.assign(seat, { ready: false, seal: '', number: NO_NUMBER }))
        return
      case 'seal':
        this.seat(event.seat).seal = event.hash
        return
      case 'numbers':
        Object.assign(this.shuffle, { numbers: true, at: event.at })
        return
      case 'number':
        this.seat(event.seat).number = event.number
        return
      case 'dealt':
        return this.deal(event.at)
      case 'played':
        return this.play(event)
      case 'ready':
        this.seat(event.seat).ready = true
        return
      case 'bots':
        return this.changeBots(event.bot, event.pace)
      case 'paused':
        this.pausedBy = event.seat
        return
      case 'given':
        this.given = event.table
        return
      case 'resumed':
        this.pausedBy = 0
        this.turnSince = event.at
        this.overSince = Math.max(this.overSince, event.at)
    }
  }

  private changeBots(bot: string, pace: Options['pace'] | ''): void {
    if (bot) for (const seat of this.seats) seat.bot &&= bot
    if (pace) this.made = { ...this.made, options: { ...this.made.options, pace } }
  }

  private swap(one: number, other: number): void {
    const [mine, its] = [this.seats[one]!, this.seats[other]!]
    this.seats[one] = its
    this.seats[other] = mine
  }

  private words(hand: number[] = []): string {
    const { secret } = this.shuffle
    return [secret, this.id, ...hand, ...this.seats.map((seat) => seat.number)].join(' ')
  }

  private deal(at: number): void {
    this.shuffle.dealt = true
    const { hand, secret, commit } = this.shuffle
    this.match!.nextHand(this.words([hand]), methodOf(commit, secret, this.id, hand), commit)
    this.last = null
    this.turnSince = at
    this.noMoreTime = false
    this.endHand(at)
  }

  private play({ at, seat, action, by }: Extract<Event, { type: 'played' }>): void {
    const match = this.match!
    const { turn } = match.position
    match.play(action, seat)
    this.last = [seat, action, by]
    if (match.position.turn !== turn) this.noMoreTime = false
    else if (by === 'person' && GIVE_NO_TIME.includes(action.split(' ')[0]!)) this.noMoreTime = true
    if (!this.noMoreTime || match.seatToAct !== seat) this.turnSince = at
    this.endHand(at)
  }

  private endHand(at: number): void {
    const match = this.match!
    if (!match.over) return
    this.overSince = at
    const reveal = this.words()
    match.reveal(reveal)
    const over = match.winners !== null
    this.ends.push({
      ...match.end!,
      seq: this.seq + 1,
      hand: match.hand,
      scores: match.scores,
      minimums: over ? [] : match.nextMinimums(),
      dealer: over ? 0 : match.nextDealer(),
      winners: match.winners,
      commit: this.shuffle.commit,
      reveal,
    })
    if (over) this.status = 'finished'
  }
}

function seatOf({ person = '', name = '', bot = '' }: Partial<Seat>): Seat {
  return { person, name, bot, ready: false, seal: '', number: NO_NUMBER }
}

function recordName(seat: Seat): string {
  return seat.bot ? `bot:${seat.bot}` : seat.name
}
