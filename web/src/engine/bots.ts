// The planner and its levels: each gets what its seat may see, and nothing else.
import type { Action } from './actionText'
import { written, type Engine } from './engine'
import levels from './made/weights.json'
import { VERBS } from './made/layout'
import type { Block } from './memory'
import type { Position } from './position'
import { seedWords } from './seedWords'

export interface Moment {
  /** The bot's seed: what a level's mistakes follow from. */
  seed: string
  hand: number
  plays: { seat: number; action: Action }[]
}

/** How often a player errs, in percent of turns. */
interface Level {
  overlooks: number
  forgets: number
  careless: number
  hoards: number
}

const LEVELS = levels.levels as Record<string, Level>
const WEIGHTS = levels.weights as Record<string, Record<string, number[]>>
const NEVER_ERRS: Level = { overlooks: 0, forgets: 0, careless: 0, hoards: 0 }
const ENDING = ['discard', 'special']

export class Bots {
  constructor(private readonly engine: Engine) {}

  /** The action that a bot of a level plays for the seat to act. */
  choose(level: string, position: Position, moment: Moment): string {
    const { doors, memory, out, chosen } = this.engine
    const how = LEVELS[level] ?? NEVER_ERRS
    const errs = (kind: string, percent: number) => this.errs(position.actor, moment, kind, percent)
    this.weigh(position, errs('danger', how.careless), errs('wilds', how.hoards))
    const tookBack = this.follow(position, moment)
    const desk = this.engine.desk.map((block) => block.at) as Desk
    const code = doors.choosePlay(
      ...[position.state, 0, position.numbers.at, this.engine.weights.at, ...desk] as const,
      tookBack,
      errs('pair', how.overlooks),
      errs('add', how.forgets),
    )
    memory.fill(chosen, [code])
    const length = doors.writeActions(position.state, 0, chosen.at, 1, out.at)
    return (JSON.parse(written(this.engine, length)) as string[])[0]!
  }

  /** Whether a kind of mistake is made this turn: it follows from the seed and the turn. */
  private errs(seat: number, { seed, hand, plays }: Moment, kind: string, percent: number): boolean {
    const turns = plays.filter(({ action }) => ENDING.includes(action.verb)).length
    const { doors, memory, words } = this.engine
    memory.fill(words, seedWords(`${seed}/${hand}/${seat}/${turns}/${kind}`))
    return doors.roll(words.at, 100) < percent
  }

  private weigh({ rules }: Position, careless: boolean, hoards: boolean): void {
    const { doors, memory, weights } = this.engine
    const found = WEIGHTS[rules.game]![rules.seats]!
    found.forEach((weight, i) => memory.view.setFloat64(weights.data + 8 * i, weight, true))
    doors.setMood(weights.at, careless, hoards)
  }

  /** Notes what the plays tell about hands; says whether the seat took cards back this turn. */
  private follow({ numbers }: Position, { plays }: Moment): boolean {
    const { doors, memory, desk, plays: block, pile } = this.engine
    const [known, thrown] = desk.slice(-2) as [Block, Block]
    for (const block of [known, thrown, pile]) block.bytes.fill(0)
    const told = plays.flatMap(({ seat, action: { verb, cards } }) => [
      seat,
      VERBS.indexOf(verb),
      cards.length,
      ...cards.map((card) => card.kind),
    ])
    const { at } = memory.fill(block, told)
    return doors.followPlays(numbers.at, at, told.length, pile.at, known.at, thrown.at)
  }
}

type Desk = [number, number, number, number, number, number, number, number, number, number]
