// The worker with the page's own tables: started when it is first needed.
import { fileAddress, served } from '../build'
import { Refusal } from '../net/api'
import type { Call, FromWorker, ToWorker } from '../solo/calls'

/** The address of the engine's module; empty if the page was built without it. */
declare const __ENGINE__: string
const MODULE = __ENGINE__ && fileAddress(__ENGINE__)
const PREFIX = 'page-'

/** Whether this page can hold tables of its own. */
export function canPlayHere(): boolean {
  return !!MODULE && 'indexedDB' in globalThis && 'Worker' in globalThis
}

/** Whether a table is one of the page's own: without a server all are. */
export function isOwn(table: string): boolean {
  return !served || table.startsWith(PREFIX)
}

type Waiting = { resolve: (answer: never) => void; reject: (error: Refusal) => void }
/** A frame; null where the table was lost, with what is in the way of going on. */
type Heard = (frame: string | null, why?: string) => void

let worker: Worker | undefined
/** Whether the worker has said anything: then it was loaded. */
let spoken = false
let calls = 0
const waiting = new Map<number, Waiting>()
const listeners = new Map<string, Heard>()

function post(message: Omit<ToWorker, 'module'>): void {
  worker ??= begin()
  worker.postMessage({ module: MODULE, ...message } satisfies ToWorker)
}

function begin(): Worker {
  const made = new Worker(new URL('../solo/worker.ts', import.meta.url), { type: 'module' })
  made.addEventListener('message', (event: MessageEvent<FromWorker>) => hear(event.data))
  made.addEventListener('error', () => spoken || giveUp())
  return made
}

/** The worker can't be loaded: who waits hears of it, and the next request tries again. */
function giveUp(): void {
  worker?.terminate()
  worker = undefined
  const unheard = [...waiting.values()]
  waiting.clear()
  for (const asked of unheard) asked.reject(new Refusal(0, '', 'NO_ENGINE'))
}

function hear({ number = 0, answer, refused, table = '', frame, lost, why }: FromWorker): void {
  spoken = true
  if (frame !== undefined) listeners.get(table)?.(frame)
  if (lost) listeners.get(table)?.(null, why)
  const asked = waiting.get(number)
  waiting.delete(number)
  if (refused !== undefined) asked?.reject(new Refusal(404, '', refused))
  else asked?.resolve(answer as never)
}

/** Asks the worker; a `Refusal` if it can't. */
export function call<T>(asked: Call): Promise<T> {
  calls += 1
  const number = calls
  return new Promise<T>((resolve, reject) => {
    waiting.set(number, { resolve, reject })
    post({ number, call: asked })
  })
}

/** Starts the engine before anybody asks for it, where the browser has kept its files: nothing waits then. */
export function startEngine(): void {
  const kept = canPlayHere() && navigator.serviceWorker?.controller
  if (kept) void call({ name: 'ready' }).catch(() => undefined)
}

/** Resolves when the engine is there, if a page has begun to load it, or can't be had. */
export async function engineLoaded(): Promise<void> {
  if (worker) await call({ name: 'ready' }).catch(() => undefined)
}

/** Listens to a table's frames, null where it was lost; returns how to stop. */
export function listen(table: string, heard: Heard): () => void {
  listeners.set(table, heard)
  return () => {
    if (listeners.get(table) === heard) listeners.delete(table)
  }
}

/** Sends a request to the table that was joined. */
export function ask(table: string, message: ToWorker['ask']): void {
  post({ table, ask: message })
}
