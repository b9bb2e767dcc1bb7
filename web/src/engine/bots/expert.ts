// The expert: its best plans tried on deals of what its seat can't see, one deal after the other.
import type { Engine } from '../engine'
import search from '../made/search.json'
import type { Block } from '../memory'
import type { Position } from '../position'
import { seedWords } from '../seedWords'
import { expertTable, type ExpertTable } from './expertTable'
import { toldPlays, type Moment } from './moment'

const { budget } = search
const VALUES = search.values as Record<string, Record<string, number[]>>

type Desk = [number, number, number, number, number, number, number, number, number, number]

/** An engine's arrays for decisions: the first one makes them. */
const tables = new WeakMap<Engine, ExpertTable>()

function tableAt(engine: Engine): ExpertTable {
  const found = tables.get(engine) ?? expertTable(engine.memory)
  tables.set(engine, found)
  return found
}

/** One decision of the seat to act; it ends what another one at the same engine had begun. */
export class Decision {
  private readonly table: ExpertTable
  private deals = 0
  private readonly count: number
  private readonly tookBack: boolean
  private readonly values: Block

  /** weigh: writes the planner's weights for these rules. */
  constructor(
    private readonly engine: Engine,
    private readonly position: Position,
    moment: Moment,
    private readonly weigh: () => void,
  ) {
    const { doors, memory, plays: block } = engine
    const told = toldPlays(moment.plays)
    const plays = memory.fill(block, told).at
    this.table = tableAt(engine)
    this.values = this.judged()
    this.deal(plays, told.length, moment)
    this.tookBack = doors.hasTakenBack(plays, told.length)
    this.count = this.candidates(plays, told.length)
    const { running, limits } = this.table
    memory.fill(running, Array<number>(budget.plans).fill(1))
    memory.reals(limits, [budget.sure, budget.behind])
  }

  /** Tries the plans on one more deal; the code of the best one as soon as it is found, else null. */
  step(): number | null {
    if (this.count === 1) return this.winner()
    this.tryOut(this.deals)
    this.deals += 1
    const looks = this.deals % budget.batch === 0 || this.deals === budget.worlds
    if (!looks) return null
    const left = this.engine.doors.dropBehind(...this.race())
    return left && this.deals < budget.worlds ? null : this.winner()
  }

  /** The state in which the chosen code is an action. */
  get world(): Block {
    return this.table.worlds
  }

  private judged(): Block {
    const { values, noValues } = this.table
    const { game, seats } = this.position.rules
    const found = VALUES[game]?.[seats] ?? []
    this.engine.memory.reals(values, found)
    return found.length ? values : noValues
  }

  /** Makes the table as the seat sees it, and deals what it doesn't see. */
  private deal(plays: number, length: number, { seed, hand, plays: { length: played } }: Moment): void {
    const { doors, memory, words } = this.engine
    const { state, numbers, actor } = this.position
    const { seen, sizes, notes, held, down, thrown, places, reds, pool, worlds } = this.table
    seen.bytes.fill(0)
    const seat = doors.seeTable(state, 0, numbers.at, plays, length, seen.at, sizes.at)
    const known = [held.at, down.at, thrown.at, places.at, reds.at, pool.at] as const
    const looked = [numbers.at, seen.at, sizes.at, plays, length, seat] as const
    const cards = doors.noteKnown(...looked, ...known, notes.at)
    memory.fill(words, seedWords(`${seed}/${hand}/${actor}/${played}`))
    const filled = [worlds.at, budget.worlds, seen.at, held.at, down.at, places.at] as const
    doors.dealWorlds(...filled, reds.at, pool.at, cards, words.at)
  }

  private candidates(plays: number, length: number): number {
    const { doors } = this.engine
    const { worlds, notes, plans } = this.table
    this.weigh()
    const asked = [worlds.at, 0, this.position.numbers.at, this.engine.weights.at, notes.at, 0] as const
    return doors.findCandidates(...asked, plays, length, plans.at, ...this.desk())
  }

  private tryOut(world: number): void {
    const { doors, weights } = this.engine
    const { worlds, held, thrown, plans, running, points, trial, lines, rows, facts } = this.table
    this.weigh()
    doors.tryPlans(
      ...([worlds.at, world, this.position.numbers.at, weights.at, held.at, thrown.at] as const),
      ...([plans.at, running.at, this.count, budget.careful, budget.quick, this.tookBack] as const),
      ...([this.values.at, points.at] as const),
      ...this.desk(),
      ...([trial.at, lines.at, rows.at, facts.at] as const),
    )
  }

  private race() {
    const { points, running, limits } = this.table
    return [points.at, running.at, this.count, this.deals, limits.at] as const
  }

  private winner(): number {
    const { doors, memory } = this.engine
    const plan = this.count === 1 ? 0 : doors.findWinner(...this.race())
    return memory.word(this.table.plans, plan)
  }

  /** The planner's scratch arrays. */
  private desk(): Desk {
    return this.engine.desk.map((block) => block.at) as Desk
  }
}
