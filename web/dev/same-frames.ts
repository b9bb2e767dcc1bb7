// The page's table beside what a server's table told: every frame, byte for byte.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { start } from '../src/engine/engine'
import { repeated, type PlayedMatch } from './repeatMatch'

const folder = process.env.ESCALERA_MATCHES!
const engine = start(new WebAssembly.Module(readFileSync('../build/wasm/escalera.wasm')))

async function same(file: string): Promise<number> {
  const match = JSON.parse(readFileSync(`${folder}/${file}`, 'utf-8')) as PlayedMatch
  for await (const [step, told] of repeated(engine, match)) {
    const { frames, hints } = step
    expect(told, `${file}: ${JSON.stringify(step.ask)}`).toEqual({ frames, hints, seen: hints })
  }
  return match.steps.length
}

test('every frame is the same', async () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  let steps = 0
  for (const file of files) steps += await same(file)
  console.log(`${files.length} matches, ${steps} steps`)
})
