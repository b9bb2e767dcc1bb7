// What a table tells: the very frames that a table's server sends, byte for byte.
import type { RuleSet } from '../../engine/ruleSet'
import { teamOf } from '../../engine/seats'
import type { Match } from './match'
import { NO_NUMBER, type Ended, type Table } from './soloTable'
import { nextUntil, numbersUntil, turnUntil } from './timeouts'

/** A number that is written with its decimal point. */
class Decimal {
  constructor(readonly value: number) {}
}

type Json = null | string | number | boolean | Decimal | Raw | Json[] | { [key: string]: Json }

/** JSON already. */
class Raw {
  constructor(readonly text: string) {}
}

const VERSION = 1

/** A value as the server's encoder writes it. */
function encoded(value: Json): string {
  if (value instanceof Raw) return value.text
  if (value instanceof Decimal) return decimal(value.value)
  if (Array.isArray(value)) return `[${value.map(encoded).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const fields = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}:${encoded(one)}`)
  return `{${fields.join(',')}}`
}

function decimal(value: number): string {
  return Number.isInteger(value) ? `${value}.0` : String(value)
}

export function welcome(table: Table, person: string, now: number): string {
  const seat = table.seatOf(person)
  const name = seat ? table.seat(seat).name : ''
  return encoded({ type: 'welcome', version: VERSION, table: table.id, name, seat, now: new Decimal(now) })
}

/** Everything about a table but its cards, as one person sees it. */
export function tableFrame(table: Table, person: string): string {
  const mine = table.seatOf(person)
  const { shuffle, seats, rules } = table
  return encoded({
    type: 'table',
    seq: table.seq,
    status: table.status,
    options: options(table),
    host: table.status === 'open' && person === table.made.host,
    seats: seats.map((seat, i) => ({
      seat: i + 1,
      team: table.team(i + 1),
      name: seat.name,
      bot: seat.bot,
      stand_in: '',
      away: false,
      away_since: new Decimal(0),
      left: false,
      ready: seat.ready,
      you: i + 1 === mine,
    })),
    paused: table.pausedBy,
    hand: shuffle.hand,
    commit: shuffle.commit,
    seals: seats.map((seat) => seat.seal),
    numbers: shuffle.numbers,
    shuffled: table.where((seat) => seat.number !== NO_NUMBER),
    wait_until: new Decimal(numbersUntil(table)),
    next_until: new Decimal(nextUntil(table)),
    link: table.given,
    ...figures(rules),
    brought: 0,
    call: '',
    host_seat: table.seatOf(table.made.host),
    yours: person === table.made.host,
    locked: false,
    pause_until: new Decimal(0),
    let_go: false,
  })
}

/** What the page says of a game's rules at any time. */
function figures({ partners, values }: RuleSet): { [key: string]: number } {
  return {
    target: Number(values.target),
    hands: Number(values.hands),
    unused_yes: partners ? Number(values.unused_yes_penalty) : 0,
    foot_cards: Number(values.foot_cards),
  }
}

function options({ made }: Table): Json {
  return allOptions(made.options as unknown as Record<string, Json>)
}

function allOptions(chosen: Record<string, Json>): Json {
  const usual: Record<string, Json> = {
    game: '',
    players: 4,
    settings: {},
    public: false,
    spectators: true,
    chat: false,
    clock: 'none',
    turn_seconds: 0,
    grace_seconds: 120,
    pace: 'calm',
    hints: false,
    take_back_seconds: 0,
    pauses: 6,
    pause_seconds: 1800,
  }
  return Object.fromEntries(Object.entries(usual).map(([key, one]) => [key, chosen[key] ?? one]))
}

/** The hand as a person sees it; empty before the first deal. */
export function handFrame(table: Table, person: string): string {
  const { match } = table
  if (!match?.hand) return ''
  const seat = table.seatOf(person)
  const acts = seat > 0 && seat === personToAct(table)
  const { position } = match
  return encoded({
    type: 'hand',
    seq: table.seq,
    table: new Raw(publicHand(table)),
    cards: new Raw(seat ? position.cardsPart(seat) : '[]'),
    legal: new Raw(acts ? position.legalPart() : '[]'),
    can_go_out: acts && table.rules.partners && position.canGoOut(),
    against: acts && position.answering ? position.heldCost(seat) : 0,
    turn_until: new Decimal(turnUntil(table)),
  })
}

/** What all see of the hand. */
export function publicHand({ match, last }: Pick<Table, 'match' | 'last'>): string {
  const head = { number: match!.hand, dealer: match!.dealer, scores: match!.scores }
  return `${encoded(head).slice(0, -1)},${match!.position.publicPart()}"last":${encoded(last)}}`
}

/** The seat of the person who must play now; 0 if a bot must, or nobody. */
function personToAct(table: Table): number {
  const seat = table.playing?.seatToAct ?? 0
  return seat && !table.seat(seat).bot ? seat : 0
}

// ---------------------------------------------------------------- lessons

export function lessonWelcome(seat: number): string {
  return encoded({ type: 'welcome', version: VERSION, table: '', name: '', seat, now: new Decimal(0) })
}

/** A lesson's table without its cards: nothing happens there but plays. */
export function lessonTable({ rules, hand }: Match, mine: number): string {
  const settings = rules.deviations.filter(({ key }) => key !== 'players').map(({ key, value }) => [key, value])
  const seats = Array.from({ length: rules.seats }, (_, i) => i + 1)
  const none = { name: '', bot: '', stand_in: '', away: false, away_since: new Decimal(0), left: false, ready: false }
  return encoded({
    type: 'table',
    seq: 0,
    status: 'playing',
    options: allOptions({ game: rules.game, players: rules.seats, settings: Object.fromEntries(settings) }),
    host: false,
    seats: seats.map((seat) => ({ seat, team: teamOf(rules, seat), ...none, you: seat === mine })),
    paused: 0,
    hand,
    commit: '',
    seals: [],
    numbers: false,
    shuffled: [],
    wait_until: new Decimal(0),
    next_until: new Decimal(0),
    link: '',
    ...figures(rules),
    brought: 0,
    call: '',
    host_seat: 0,
    yours: false,
    locked: false,
    pause_until: new Decimal(0),
    let_go: false,
  })
}

/** The hand as a lesson's player sees it. */
export function lessonHand(match: Match, seat: number, seq: number, last: Table['last']): string {
  const { position, rules } = match
  const acts = match.seatToAct === seat
  return encoded({
    type: 'hand',
    seq,
    table: new Raw(publicHand({ match, last })),
    cards: new Raw(position.cardsPart(seat)),
    legal: new Raw(acts ? position.legalPart() : '[]'),
    can_go_out: acts && rules.partners && position.canGoOut(),
    against: 0,
    turn_until: new Decimal(0),
  })
}

/** How a hand ended. */
export function overFrame(ended: Ended): string {
  return encoded({
    type: 'over',
    seq: ended.seq,
    number: ended.hand,
    ending: ended.ending,
    seat: ended.seat,
    hands: ended.left.map((left) => left.hand),
    feet: ended.left.map((left) => left.foot),
    lines: ended.lines.map(([name, points]) => ({ name, points })),
    points: ended.points,
    scores: ended.scores,
    commit: ended.commit,
    reveal: ended.reveal,
    minimums: ended.minimums,
    dealer: ended.dealer,
    winners: ended.winners,
  })
}

export interface Told {
  name: string
  sentence: string
  rule: string
  values: Record<string, string | number>
}

export const NOTHING: Told = { name: '', sentence: '', rule: '', values: {} }

export function becauseFrame(action: string, { name, sentence, rule, values }: Told, ref: string): string {
  return encoded({ type: 'because', action, name, sentence, rule, values, ref })
}

export function offersFrame(
  cards: string[],
  actions: string,
  { name, sentence, rule, values }: Told,
  freezes: boolean,
  ref: string,
): string {
  return encoded({ type: 'offers', cards, actions: new Raw(actions), name, sentence, rule, values, freezes, ref })
}

export function errorFrame({ name, sentence, rule, values }: Told, ref: string): string {
  return encoded({ type: 'error', name, sentence, rule, values, ref })
}

export function saidFrame(seat: number, phrase: string, text: string, name: string, at: number): string {
  return encoded({ type: 'said', seat, phrase, text, name, at: new Decimal(at) })
}

export function pongFrame(ref: string): string {
  return encoded({ type: 'pong', ref })
}
