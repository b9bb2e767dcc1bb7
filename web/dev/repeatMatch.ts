// A match of a server's table, played again in the page's table: what it tells at each step.
import type { Engine } from '../src/engine/engine'
import type { ClientMessage } from '../src/protocol'
import type { Made } from '../src/solo/events'
import { Live, rebuilt } from '../src/solo/live'

export interface Step {
  now: number
  secret: string
  ask: ClientMessage | null
  frames: string[]
}

export interface PlayedMatch {
  made: Made
  steps: Step[]
}

/** Yields each step with the frames that the page's table tells. */
export async function* repeated(
  engine: Engine,
  { made, steps }: PlayedMatch,
): AsyncGenerator<[Step, string[]]> {
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
    yield [step, told]
  }
  live.table.close()
}
