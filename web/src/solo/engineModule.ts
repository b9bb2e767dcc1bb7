// Fetching the engine's module and compiling it, on whatever host it lies.
import { NamedError } from './troubles'

const KIND = 'application/wasm'

/** Compiles the module at an address; a `NamedError` if it can't be had. */
export async function compiled(address: string): Promise<WebAssembly.Module> {
  const answer = await fetch(address).catch(() => null)
  if (!answer?.ok) throw new NamedError('NO_ENGINE')
  return module(answer).catch(() => {
    throw new NamedError('NO_ENGINE')
  })
}

async function module(answer: Response): Promise<WebAssembly.Module> {
  // Not every host knows this kind of file, and browsers stream no other.
  if (answer.headers.get('content-type') === KIND) return WebAssembly.compileStreaming(answer)
  return WebAssembly.compile(await answer.arrayBuffer())
}
