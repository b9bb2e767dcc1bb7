// A match in the page: one hand in play, the scores, and the record so far.
import { actionText, parsePlay, type Action } from '../../engine/actionText'
import type { Engine } from '../../engine/engine'
import { Position, type Dealt, type Left } from '../../engine/position'
import { kindOf } from '../../engine/kinds'
import { ALLOWED, reasonOf, refusal, type Refusal } from '../../engine/refusals'
import type { RuleSet } from '../../engine/ruleSet'
import { leftOf } from '../../engine/seats'

/** How a hand ended; lists by team. */
export interface HandEnd {
  ending: string
  seat: number
  /** The cards turned up, by seat. */
  left: Left[]
  points: number[]
  lines: [string, number[]][]
}

/** A play that the rules refuse; nothing has changed. */
export class IllegalAction extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.sentence)
  }
}

const NEVER_WRITTEN = ['end stock', 'end stuck']

export class Match {
  readonly position: Position
  hand = 0
  dealer = 0
  scores: number[]
  end: HandEnd | null = null
  winners: number[] | null = null
  /** The hand's plays: seat and canonical action. */
  plays: { seat: number; action: Action }[] = []
  /** The record's lines. */
  readonly lines: string[]

  constructor(
    engine: Engine,
    readonly rules: RuleSet,
    names: string[],
  ) {
    this.position = new Position(engine, rules)
    this.scores = Array<number>(rules.teams).fill(0)
    this.lines = [
      'escalera 1',
      `game ${rules.game} ${rules.version}`,
      ...rules.deviations
        .filter(({ key }) => key !== 'players')
        .map(({ key, value }) => `set ${key} ${value}`),
      `players ${rules.seats}`,
      ...names.map((name, i) => `seat ${i + 1} ${name}`),
    ]
  }

  /** Whether the hand is over, or none was dealt. */
  get over(): boolean {
    return !this.hand || this.position.over
  }

  get seatToAct(): number {
    return this.over ? 0 : this.position.actor
  }

  /** Deals the next hand from a seed; commit: its method and what was shown for its secret before. */
  nextHand(seed: string, method: string, commit: string): void {
    const dealer = this.dealer ? this.nextDealer() : this.position.firstDealer(seed, method)
    const dealt = this.position.deal(seed, method, dealer, this.hand + 1, this.scores)
    this.hand += 1
    this.dealer = dealer
    this.end = null
    this.plays = []
    this.lines.push(`hand ${this.hand}`, `dealer ${dealer}`, `scores ${this.scores.join(' ')}`)
    this.lines.push(`commit ${method} ${commit}`, ...dealtLines(dealt))
  }

  /** Why an action is refused, null if it is legal; ActionError if it is none. */
  whyNot(text: string, seat: number): Refusal | null {
    const [named, action] = parsePlay(text)
    const reason = this.reason(action, named ?? seat)
    return reason === ALLOWED ? null : refusal(reason, this.rules)
  }

  private reason(action: Action, seat: number): number {
    if (this.over) return reasonOf('HAND_OVER')
    return seat === this.seatToAct ? this.position.check(action) : reasonOf('NOT_YOUR_TURN')
  }

  /** Plays an action; IllegalAction or ActionError change nothing. */
  play(text: string, given: number): void {
    const [named, action] = parsePlay(text)
    const refused = this.follow(action, named ?? given)
    if (refused) throw new IllegalAction(refused)
  }

  /** Plays a seat's action, or returns what refuses it and changes nothing. */
  follow(action: Action, seat: number): Refusal | null {
    const reason = this.reason(action, seat)
    if (reason !== ALLOWED) return refusal(reason, this.rules)
    this.position.play(action)
    this.plays.push({ seat, action })
    if (!NEVER_WRITTEN.includes(action.verb)) this.lines.push(`${seat} ${actionText(action)}`)
    if (this.position.over) this.close()
    return null
  }

  /** What a seat can do with exactly these cards: actions as a JSON list, or the reason why not. */
  uses(seat: number, cards: string[]): { actions: string; reason: number; freezes: boolean } {
    if (this.over) return { actions: '[]', reason: reasonOf('HAND_OVER'), freezes: false }
    const { actions, reason } = this.position.uses(seat, cards.map(kindOf))
    const freezes = actions.some((one) => one.verb === 'discard' && this.position.freezes(one))
    return { actions: JSON.stringify(actions.map(actionText)), reason, freezes }
  }

  private close(): void {
    const lines = this.position.lines()
    const points = this.scores.map((_, team) => lines.reduce((sum, [, by]) => sum + by[team]!, 0))
    this.end = { ...this.position.end, left: this.position.turnedUp(), points, lines }
    this.scores = this.scores.map((score, team) => score + points[team]!)
    const { ending, seat } = this.end
    this.lines.push(seat ? `end ${ending} ${seat}` : `end ${ending}`, `score ${points.join(' ')}`)
    if (!this.position.decided(this.hand, this.scores)) return
    const best = Math.max(...this.scores)
    this.winners = this.scores.flatMap((score, team) => (score === best ? [team + 1] : []))
    this.lines.push(`result ${this.scores.join(' ')}`)
  }

  /** Notes what the ended hand's commitment was made of. */
  reveal(words: string): void {
    this.lines.push(`reveal ${words}`)
  }

  /** What each team's initial meld must be worth in the next hand. */
  nextMinimums(): number[] {
    return this.scores.map((score) => this.position.minimum(score, this.hand + 1))
  }

  nextDealer(): number {
    return leftOf(this.rules, this.dealer)
  }
}

function dealtLines({ hands, feet, upcards, stocks, cuts }: Dealt): string[] {
  const bySeat = (word: string, rows: string[][]) =>
    rows.map((cards, i) => [word, i + 1, ...cards].join(' '))
  return [
    ...bySeat('deal', hands),
    ...bySeat('foot', feet).filter((_, i) => feet[i]!.length),
    ...(upcards.length ? [`upcards ${upcards.join(' ')}`] : []),
    ...stocks.map((cards, i) => [i ? 'stock2' : 'stock', ...cards].join(' ')),
    ...(cuts.length ? [`cut ${cuts.join(' ')}`] : []),
  ]
}
