// The planner and its levels: each gets what its seat may see, and nothing else.
import { readRow } from '../actionRow'
import { actionText, canonically } from '../actionText'
import { written, type Engine } from '../engine'
import { Decision } from './expert'
import levels from '../made/weights.json'
import { DESK_AT, PLAN, RULES_SIZE } from '../made/layout'
import type { Block } from '../memory'
import type { Position } from '../position'
import { ruleRecord } from '../ruleRecord'
import type { RuleSet } from '../ruleSet'
import { fillSeen, type Play, type Sight } from '../seen'
import { seedWords } from '../seedWords'
import { toldPlays, type Moment } from './moment'

/** Actions to come in this turn, and what they are worth in points beside other plans' worth. */
export interface Plan {
  actions: string[]
  worth: number
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
    const how = LEVELS[level] ?? NEVER_ERRS
    const errs = (kind: string, percent: number) => this.errs(position.actor, moment, kind, percent)
    this.weigh(position.rules, errs('danger', how.careless), errs('wilds', how.hoards))
    const tookBack = this.follow(position.numbers, moment.plays)
    const code = this.engine.doors.choosePlay(
      ...this.desk(position),
      tookBack,
      errs('pair', how.overlooks),
      errs('add', how.forgets),
    )
    return this.text(position.state, code)
  }

  /**
   * What the expert thinks of for the seat to act: each call thinks a little on, and returns the
   * action once it is chosen.
   */
  expert(position: Position, moment: Moment): () => string | null {
    const decision = new Decision(this.engine, position, moment, () => this.weigh(position.rules, false, false))
    return () => {
      const code = decision.step()
      return code === null ? null : this.text(decision.world.at, code)
    }
  }

  /** The plans of the planner level for the seat to act, the best first. */
  plans(position: Position, plays: Play[]): Plan[] {
    const { doors, memory, plans, desk } = this.engine
    this.weigh(position.rules, false, false)
    const tookBack = this.follow(position.numbers, plays)
    const out = plans.map((block) => block.at) as Plans
    const count = doors.findHints(...this.desk(position), tookBack, ...out)
    const code = (index: number) => memory.word(desk[DESK_AT.codes]!, index)
    return this.planned(count, (index) => this.text(position.state, code(index)))
  }

  /** The same from what a player sees, for a table whose cards the page can't know. */
  plansSeen(rules: RuleSet, sight: Sight, plays: Play[]): Plan[] {
    const { doors, memory, desk, weights, plans } = this.engine
    const numbers = ruleRecord(this.engine, rules)
    this.weigh(rules, false, false)
    const tookBack = this.follow(numbers, plays)
    fillSeen(this.engine, rules, sight, plays, tookBack)
    const at = (name: keyof typeof DESK_AT) => desk[DESK_AT[name]]!.at
    const out = plans.map((block) => block.at) as Plans
    const scratch = [at('prices'), at('pieces'), at('arrangements'), at('needs'), at('choices')] as const
    const count = doors.findPlans(at('seen'), numbers.at, weights.at, ...scratch, sight.legal.length, at('values'), ...out)
    memory.release(numbers, RULES_SIZE, 1)
    return this.planned(count, (index) => sight.legal[index]!)
  }

  /** The plans that a door has written; single: the text of a legal action, by its place. */
  private planned(count: number, single: (index: number) => string): Plan[] {
    const { memory, plans } = this.engine
    const [, starts, worth] = plans
    return memory.words(starts, count).map((start, k) => ({
      actions: this.actionsAt(start, single),
      worth: memory.view.getFloat64(worth.data + 8 * k, true),
    }))
  }

  /** The actions of the plan whose numbers begin at a place. */
  private actionsAt(start: number, single: (index: number) => string): string[] {
    const { memory, plans } = this.engine
    const [told] = plans
    const index = memory.word(told, start + PLAN.index)
    if (index >= 0) return [single(index)]
    let at = start + PLAN.head
    return Array.from({ length: memory.word(told, start + PLAN.actions) }, () => {
      const [action, next] = readRow(memory, told, at)
      at = next
      return actionText({ ...action, cards: action.cards.sort(canonically) })
    })
  }

  /** What the planner's doors take first. */
  private desk({ state, numbers }: Position) {
    const { desk, weights } = this.engine
    return [state, 0, numbers.at, weights.at, ...(desk.map((block) => block.at) as Desk)] as const
  }

  /** A listed action's text. */
  private text(state: number, code: number): string {
    const { doors, memory, chosen, out } = this.engine
    memory.fill(chosen, [code])
    const length = doors.writeActions(state, 0, chosen.at, 1, out.at)
    return (JSON.parse(written(this.engine, length)) as string[])[0]!
  }

  /** Whether a kind of mistake is made this turn: it follows from the seed and the turn. */
  private errs(seat: number, { seed, hand, plays }: Moment, kind: string, percent: number): boolean {
    const turns = plays.filter(({ action }) => ENDING.includes(action.verb)).length
    const { doors, memory, words } = this.engine
    memory.fill(words, seedWords(`${seed}/${hand}/${seat}/${turns}/${kind}`))
    return doors.roll(words.at, 100) < percent
  }

  private weigh(rules: RuleSet, careless: boolean, hoards: boolean): void {
    const { doors, memory, weights } = this.engine
    const found = WEIGHTS[rules.game]![rules.seats]!
    memory.reals(weights, found)
    doors.setMood(weights.at, careless, hoards)
  }

  /** Notes what the plays tell about hands; says whether the seat took cards back this turn. */
  private follow(numbers: Block, plays: Play[]): boolean {
    const { doors, memory, desk, plays: block, pile } = this.engine
    const [known, thrown] = [desk[DESK_AT.known]!, desk[DESK_AT.thrown]!]
    for (const block of [known, thrown, pile]) block.bytes.fill(0)
    const told = toldPlays(plays)
    const { at } = memory.fill(block, told)
    return doors.followPlays(numbers.at, at, told.length, pile.at, known.at, thrown.at)
  }
}

type Plans = [number, number, number]
type Desk = [number, number, number, number, number, number, number, number, number, number]
