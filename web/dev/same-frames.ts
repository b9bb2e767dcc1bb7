// The page's table beside what a server's table told: every frame, byte for byte.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { start } from '../src/engine/engine'
import type { ClientMessage } from '../src/protocol'
import type { Made } from '../src/solo/events'
import { Live, rebuilt } from '../src/solo/live'

interface Step {
  now: number
  secret: string
  ask: ClientMessage | null
  frames: string[]
}

const folder = process.env.ESCALERA_MATCHES!
const module = new WebAssembly.Module(readFileSync('../build/wasm/escalera.wasm'))

async function same(file: string): Promise<number> {
  const { made, steps } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf-8')) as {
    made: Made
    steps: Step[]
  }
  const engine = start(module)
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
    expect(told, `${file}: ${JSON.stringify(step.ask)}`).toEqual(step.frames)
  }
  return steps.length
}

test('every frame is the same', async () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  let steps = 0
  for (const file of files) steps += await same(file)
  console.log(`${files.length} matches, ${steps} steps`)
})
