// A match of a server's table, played again in the page's table: what it tells at each step.
import { Bots } from '../src/engine/bots/bots'
import type { Engine } from '../src/engine/engine'
import type { Sight } from '../src/engine/seen'
import type { ClientMessage } from '../src/protocol'
import type { Made } from '../src/solo/table/events'
import { hintsSeen, type Hint } from '../src/solo/table/hints'
import { Live } from '../src/solo/table/live'
import { rebuilt } from '../src/solo/table/rebuilding'

export interface Step {
  now: number
  secret: string
  ask: ClientMessage | null
  /** What the planner would play then, and the next best: actions and points. */
  hints: [string[], number][] | null
  frames: string[]
}

export interface PlayedMatch {
  made: Made
  steps: Step[]
}

export interface Told {
  frames: string[]
  hints: [string[], number][] | null
  /** The same from what the player was told. */
  seen: [string[], number][] | null
}

/** Yields each step with what the page's table tells. */
export async function* repeated(
  engine: Engine,
  { made, steps }: PlayedMatch,
): AsyncGenerator<[Step, Told]> {
  let step = steps[0]!
  let told: string[] = []
  let sight: Sight | undefined
  const bots = new Bots(engine)
  const live = new Live(engine, rebuilt(engine, [{ ...made, type: 'made' }]), {
    person: made.host,
    now: () => step.now,
    secret: () => step.secret,
    keep: async () => undefined,
    tell: (frame) => void told.push(frame),
  })
  for (step of steps) {
    told = []
    await (step.ask ? live.ask(step.ask) : live.goOn())
    const frame = told.findLast((text) => text.startsWith('{"type":"hand"'))
    if (frame) sight = JSON.parse(frame) as Sight
    const { table } = live
    const seen = step.hints && hintsSeen(bots, table.rules, { ...sight!, seat: table.seatOf(made.host) }, table.match!.plays)
    yield [step, { frames: told, hints: step.hints && live.hints().map(pair), seen: seen && seen.map(pair) }]
  }
  live.table.close()
}

function pair({ actions, behind }: Hint): [string[], number] {
  return [actions, behind]
}
