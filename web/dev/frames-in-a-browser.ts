// In a browser: `different(module, match)` says where the page's table tells something else.
import { start } from '../src/engine/engine'
import { repeated, type PlayedMatch } from './repeatMatch'

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}

async function different(module: string, match: PlayedMatch): Promise<unknown[]> {
  const engine = start(await WebAssembly.compile(bytes(module)))
  const found: unknown[] = []
  for await (const [step, told] of repeated(engine, match)) {
    if (told.join('\n') !== step.frames.join('\n')) found.push([step.ask, told, step.frames])
  }
  return found
}

Object.assign(globalThis, { different })
