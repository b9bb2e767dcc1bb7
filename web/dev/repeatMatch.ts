// A match of a server's table, played again in the page's table: what it tells at each step.
import type { Engine } from '../src/engine/engine'
import type { ClientMessage } from '../src/protocol'
import type { Made } from '../src/solo/table/events'
import { Live, rebuilt } from '../src/solo/table/live'

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
}

/** Yields each step with what the page's table tells. */
export async function* repeated(
  engine: Engine,
  { made, steps }: PlayedMatch,
): AsyncGenerator<[Step, Told]> {
  let step = steps[0]!
  let told: string[] = []
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
    const hints = step.hints && live.hints().map(({ actions, behind }): [string[], number] => [actions, behind])
    yield [step, { frames: told, hints }]
  }
  live.table.close()
}
