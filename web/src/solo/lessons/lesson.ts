// A lesson as a table: the very answers that a server gives, for a position and the plays in it.
import type { Engine } from '../../engine/engine'
import { ALLOWED, refusal } from '../../engine/refusals'
import type { ClientMessage, LessonTable, PublicHand } from '../../protocol'
import { ownText, Refused } from '../table/commands'
import { becauseFrame, errorFrame, lessonHand, lessonTable, lessonWelcome, NOTHING, offersFrame } from '../table/frames'
import type { Match } from '../table/match'
import { replayed } from '../table/replayed'

/** What a lesson's table is asked. */
export interface LessonAsk {
  record: string
  goal: string
  /** The player's plays before. */
  plays: readonly string[]
  /** Nothing: how the table stands. */
  ask?: ClientMessage
}

/** The learner's seat. */
const PLAYER = 1

/** The answer, as JSON. */
export function lessonAnswer(engine: Engine, { record, goal, plays, ask }: LessonAsk): string {
  const attempt = new Attempt(replayed(engine, record), goal)
  try {
    for (const play of plays) {
      attempt.play(play)
      while (attempt.asked) attempt.answer()
    }
    const messages = told(attempt, ask)
    const head = JSON.stringify({ became: attempt.became, plays: attempt.plays })
    return `${head.slice(0, -1)},"messages":[${messages.join(',')}]}`
  } finally {
    attempt.match.position.release()
  }
}

/** A lesson in progress; partners who are asked say yes. */
class Attempt {
  readonly plays: string[] = []
  private reached = false

  constructor(
    readonly match: Match,
    private readonly goal: string,
  ) {}

  play(action: string): void {
    this.match.play(action, PLAYER)
    this.plays.push(action)
    this.look()
  }

  get asked(): boolean {
    return !this.match.over && this.match.position.answering
  }

  answer(): void {
    this.match.play('yes', this.match.seatToAct)
    this.look()
  }

  private look(): void {
    this.reached ||= GOALS[this.goal]!(this.match)
  }

  /** What became of the goal; once reached, it stays reached. */
  get became(): LessonTable['became'] {
    if (this.reached) return 'reached'
    return this.asked || this.match.seatToAct === PLAYER ? 'open' : 'missed'
  }
}

/** What a lesson may ask for, as a look at the table. */
const GOALS: Record<string, (match: Match) => boolean> = {
  passed: (match) => ![0, PLAYER].includes(match.seatToAct),
  melded: (match) => seen(match).melded[0]! && match.seatToAct !== PLAYER,
  'two-melds': (match) => seen(match).melds.filter((meld) => meld.team === 1).length > 1,
  took: ({ position }) => position.took,
  canasta: (match) => complete(match, 'set'),
  samba: (match) => complete(match, 'sequence'),
  wild: (match) => complete(match, 'wild'),
  foot: (match) => seen(match).feet[0] === 0 && match.seatToAct !== PLAYER,
  out: ({ end }) => end?.ending === 'out' && end.seat === PLAYER,
}

function seen({ position }: Match): PublicHand {
  return JSON.parse(`{${position.publicPart().replace(/,$/, '')}}`) as PublicHand
}

function complete(match: Match, form: string): boolean {
  return seen(match).melds.some((meld) => meld.team === 1 && meld.form === form && meld.lacks === 0)
}

/** What the table tells: everything, or the answer to what is asked. */
function told(attempt: Attempt, ask: ClientMessage | undefined): string[] {
  try {
    return ask ? answered(attempt, ask) : begun(attempt)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return [errorFrame(error, ask?.ref ?? '')]
  }
}

function begun({ match, plays }: Attempt): string[] {
  return [lessonWelcome(PLAYER), lessonTable(match, PLAYER), lessonHand(match, PLAYER, plays.length, null)]
}

function answered(attempt: Attempt, ask: ClientMessage): string[] {
  const { match } = attempt
  const ref = ask.ref ?? ''
  switch (ask.type) {
    case 'why':
      return [becauseFrame(ask.action, match.whyNot(ownText(ask.action, PLAYER), PLAYER) ?? NOTHING, ref)]
    case 'offer': {
      const { actions, reason, freezes } = match.uses(PLAYER, ask.cards)
      const why = reason === ALLOWED ? NOTHING : refusal(reason, match.rules)
      return [offersFrame(ask.cards, actions, why, freezes, ref)]
    }
    case 'play':
      return played(attempt, ask.action)
    default:
      throw new Refused('NOT_HERE')
  }
}

function played(attempt: Attempt, text: string): string[] {
  const { match, plays } = attempt
  const action = ownText(text, PLAYER)
  const refused = match.whyNot(action, PLAYER)
  if (refused) throw new Refused(refused.name, refused.values, refused.rule)
  attempt.play(action)
  const frames = [lessonHand(match, PLAYER, plays.length, [PLAYER, action, 'person'])]
  while (attempt.asked) {
    const seat = match.seatToAct
    attempt.answer()
    frames.push(lessonHand(match, PLAYER, plays.length, [seat, 'yes', 'bot']))
  }
  return frames
}
