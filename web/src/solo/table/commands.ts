// What a request at a table leads to: events, or a named refusal.
import { ActionError, actionText, parsePlay } from '../../engine/actionText'
import { sentenceOf, type Values } from '../../engine/refusals'
import { handCommitment, hashed } from '../../engine/seedWords'
import type { ClientMessage } from '../../protocol'
import { noted } from './eventChecks'
import type { Event } from './events'
import { IllegalAction } from './match'
import { NO_NUMBER, type Table } from './soloTable'

/** A request is refused: its name, and what is put into its sentence. */
export class Refused extends Error {
  readonly sentence: string
  constructor(
    override readonly name: string,
    readonly values: Values = {},
    readonly rule = '',
  ) {
    const sentence = sentenceOf(name, values)
    super(sentence)
    this.sentence = sentence
  }
}

/** Who asks, and what a table can't know on its own: the time and a secret. */
export interface Asker {
  person: string
  now: () => number
  secret: () => string
}

type Ask<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>

export const USUAL_BOT = 'hard'
/** Its decisions take a while. */
export const EXPERT = 'expert'
/** The bots that this page can be. */
export const BOTS = ['easy', 'medium', 'hard', EXPERT]
const BOT_NAMES = ['Ana', 'Ben', 'Carla', 'Dan', 'Elsa', 'Fritz']

/** Lets events happen at a table; as they are kept, with what they led to. Throws `Refused` if one is illegal. */
export function carriedOut(table: Table, events: Event[]): Event[] {
  return events.map((event) => {
    try {
      table.apply(event)
      return noted(event, table)
    } catch (error) {
      if (!(error instanceof IllegalAction)) throw error
      const { name, values, rule } = error.refusal
      throw new Refused(name, values, rule)
    }
  })
}

/** The events that a request leads to; throws `Refused` if it is not allowed. */
export function decide(table: Table, ask: ClientMessage, asker: Asker): Event[] {
  if (table.given) throw new Refused('GIVEN')
  switch (ask.type) {
    case 'sit':
      return sit(table, ask, asker)
    case 'stand':
      mustBeOpen(table)
      return [{ type: 'left', at: asker.now(), seat: ownSeat(table, asker) }]
    case 'bot':
      return putBot(table, ask, asker)
    case 'swap':
      mustBeOpen(table)
      mustBeHost(table, asker)
      mustBeSeats(table, ask.seat, ask.other)
      return ask.seat === ask.other ? [] : [{ type: 'swapped', at: asker.now(), seat: ask.seat, other: ask.other }]
    case 'start':
      return begin(table, asker)
    case 'seal':
      return seal(table, ask, asker)
    case 'shuffle':
      return addNumber(table, ask, asker)
    case 'play':
      return play(table, ask, asker)
    case 'next':
      return next(table, asker)
    case 'bots':
      return changeBots(table, ask, asker)
    case 'pause':
      return pause(table, asker)
    case 'resume':
      return resume(table, asker)
    default:
      throw new Refused('NOT_HERE')
  }
}

// ---------------------------------------------------------------- what must be so

function mustBeOpen(table: Table): void {
  if (table.status !== 'open') {
    throw new Refused('STARTED')
  }
}

function mustBePlaying(table: Table): void {
  if (table.status === 'open') throw new Refused('NOT_STARTED')
  if (table.status === 'finished') throw new Refused('FINISHED')
}

export function ownSeat(table: Table, { person }: Pick<Asker, 'person'>): number {
  const seat = table.seatOf(person)
  if (!seat) throw new Refused('NO_SEAT')
  return seat
}

function mustBeSeats(table: Table, ...seats: number[]): void {
  if (seats.some((seat) => seat < 1 || seat > table.seats.length)) {
    throw new Refused('NO_SUCH_SEAT', { seats: table.seats.length })
  }
}

function mustBeBot(bot: string): void {
  if (!BOTS.includes(bot)) throw new Refused('NO_SUCH_BOT', { bots: BOTS.join(', ') })
}

function mustBeHost(table: Table, { person }: Asker): void {
  if (person !== table.made.host) {
    throw new Refused('NOT_HOST')
  }
}

// ---------------------------------------------------------------- before the match

function sit(table: Table, ask: Ask<'sit'>, asker: Asker): Event[] {
  mustBeOpen(table)
  mustBeSeats(table, ask.seat)
  const { person } = asker
  const [at, old] = [asker.now(), table.seatOf(person)]
  if (!['', person].includes(table.seat(ask.seat).person)) {
    throw new Refused('SEAT_TAKEN', { seat: ask.seat })
  }
  const name = ask.name.trim().split(/\s+/).join(' ')
  if (!name || name.toLowerCase().startsWith('bot:')) {
    throw new Refused('NO_NAME')
  }
  if (old === ask.seat && table.seat(old).name === name) return []
  const left: Event[] = old && old !== ask.seat ? [{ type: 'left', at, seat: old }] : []
  return [...left, { type: 'seated', at, seat: ask.seat, person, name }]
}

function putBot(table: Table, ask: Ask<'bot'>, asker: Asker): Event[] {
  mustBeOpen(table)
  mustBeHost(table, asker)
  mustBeSeats(table, ask.seat)
  if (table.seat(ask.seat).person) throw new Refused('SEAT_TAKEN', { seat: ask.seat })
  if (!ask.bot) return [{ type: 'left', at: asker.now(), seat: ask.seat }]
  mustBeBot(ask.bot)
  return bots(table, [ask.seat], ask.bot, asker.now())
}

/** Bots take some seats, each under a name that nobody at the table has; one may have that of the bot before it. */
function bots(table: Table, seats: number[], level: string, at: number): Event[] {
  const others = table.seats.filter((other, place) => other.person || !seats.includes(place + 1))
  const taken = others.map((other) => other.name)
  return seats.map((seat) => {
    taken.push(freeName(table, seat, taken))
    return { type: 'bot', at, seat, bot: level, name: taken.at(-1)! }
  })
}

/** A usual name, or the seat's own with a number: people may have all the usual ones. */
function freeName(table: Table, seat: number, taken: string[]): string {
  const usual = [...BOT_NAMES.slice(seat - 1), ...BOT_NAMES]
  const numbered = table.seats.map((_, place) => `${usual[0]} ${place + 2}`)
  return [...usual, ...numbered].find((one) => !taken.includes(one))!
}

function begin(table: Table, asker: Asker): Event[] {
  mustBeOpen(table)
  mustBeHost(table, asker)
  if (!table.seats.some((seat) => seat.person)) throw new Refused('NOBODY')
  const at = asker.now()
  const free = table.where((seat) => !seat.person && !seat.bot)
  return [...bots(table, free, USUAL_BOT, at), { type: 'started', at }, committed(table, 1, asker)]
}

/** The commitment to a secret for a hand. */
export function committed(table: Table, hand: number, asker: Asker): Event {
  const secret = asker.secret()
  return { type: 'committed', at: asker.now(), hand, secret, commit: handCommitment(secret, table.id, hand) }
}

// ---------------------------------------------------------------- the shuffle

function seal(table: Table, ask: Ask<'seal'>, asker: Asker): Event[] {
  const seat = shufflingSeat(table, asker, ask.hand)
  if (table.seat(seat).seal) throw new Refused('SEALED')
  if (table.shuffle.numbers) {
    throw new Refused('SEALS_CLOSED')
  }
  const made: Event[] = [{ type: 'seal', at: asker.now(), seat, hash: ask.hash }]
  const waiting = table.unsealed().some((other) => other !== seat)
  return waiting ? made : [...made, { type: 'numbers', at: asker.now() }]
}

/** The asker's seat, if it may still add something to a hand's shuffle. */
function shufflingSeat(table: Table, asker: Asker, hand: number): number {
  mustBePlaying(table)
  const seat = ownSeat(table, asker)
  if (!table.dealing || hand !== table.shuffle.hand) {
    throw new Refused('DEALT')
  }
  if (table.seat(seat).number !== NO_NUMBER) {
    throw new Refused('NUMBER_GIVEN')
  }
  return seat
}

function addNumber(table: Table, ask: Ask<'shuffle'>, asker: Asker): Event[] {
  const seat = shufflingSeat(table, asker, ask.hand)
  if (!table.shuffle.numbers) {
    throw new Refused('SEAL_FIRST')
  }
  const { seal: sealed } = table.seat(seat)
  if (!sealed) throw new Refused('NOT_SEALED')
  if (hashed(ask.number) !== sealed) {
    throw new Refused('WRONG_NUMBER')
  }
  const made: Event[] = [{ type: 'number', at: asker.now(), seat, number: ask.number }]
  const waiting = table.withheld().some((other) => other !== seat)
  return waiting ? made : [...made, { type: 'dealt', at: asker.now() }]
}

// ---------------------------------------------------------------- the match

/** Refuses what has to wait for the end of a pause. */
export function mustGoOn(table: Table): void {
  if (table.pausedBy && table.status === 'playing') {
    throw new Refused('PAUSED', { who: table.seat(table.pausedBy).name })
  }
}

function play(table: Table, ask: Ask<'play'>, asker: Asker): Event[] {
  mustBePlaying(table)
  const seat = ownSeat(table, asker)
  mustGoOn(table)
  if (!table.match || table.dealing || table.match.over) {
    throw new Refused('NO_HAND')
  }
  if (ask.seq !== table.seq) throw new Refused('LATE')
  const action = ownText(ask.action, seat)
  return [{ type: 'played', at: asker.now(), seat, action, by: 'person' }]
}

/** An action's text without a seat; any seat but the asker's own is refused, as answers tell of its cards. */
export function ownText(text: string, seat: number): string {
  const [named, action] = read(text)
  if (named !== null && named !== seat) {
    throw new Refused('NOT_YOUR_SEAT')
  }
  return actionText(action)
}

function read(text: string) {
  try {
    return parsePlay(text)
  } catch (error) {
    if (error instanceof ActionError) throw new Refused('NO_ACTION', { what: error.message })
    throw error
  }
}

function next(table: Table, asker: Asker): Event[] {
  mustBePlaying(table)
  const seat = ownSeat(table, asker)
  if (table.dealing) throw new Refused('HAND_NOT_DEALT')
  if (!table.handOver) throw new Refused('HAND_IN_PLAY')
  if (table.seat(seat).ready) throw new Refused('READY')
  const made: Event[] = [{ type: 'ready', at: asker.now(), seat }]
  const waiting = table.where((other) => !!other.person && !other.ready).some((one) => one !== seat)
  return waiting ? made : [...made, committed(table, table.shuffle.hand + 1, asker)]
}

function changeBots(table: Table, ask: Ask<'bots'>, asker: Asker): Event[] {
  mustBePlaying(table)
  mustBeHost(table, asker)
  const { bot = '', pace = '' } = ask
  if (bot) mustBeBot(bot)
  return bot || pace ? [{ type: 'bots', at: asker.now(), bot, pace }] : []
}

function pause(table: Table, asker: Asker): Event[] {
  mustBePlaying(table)
  const seat = ownSeat(table, asker)
  mustGoOn(table)
  return [{ type: 'paused', at: asker.now(), seat }]
}

function resume(table: Table, asker: Asker): Event[] {
  mustBePlaying(table)
  const seat = ownSeat(table, asker)
  if (!table.pausedBy) throw new Refused('NOT_PAUSED')
  return [{ type: 'resumed', at: asker.now(), seat }]
}
