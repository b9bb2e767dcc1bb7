// In a browser: `different(module, match)` says where the page's table tells something else.
import { start } from '../src/engine/engine'
import { repeated, type PlayedMatch } from './repeatMatch'

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}

async function different(module: string, match: PlayedMatch): Promise<unknown[]> {
  const engine = start(await WebAssembly.compile(bytes(module)))
  const found: unknown[] = []
  for await (const [{ ask, frames, hints }, told] of repeated(engine, match)) {
    if (JSON.stringify(told) !== JSON.stringify({ frames, hints, seen: hints })) found.push([ask, told, frames, hints])
  }
  return found
}

Object.assign(globalThis, { different })
