// The books of the games' own rules, written ahead (`python -m tools.books`), so that they need no
// server. A page built without them asks the server.
import type { Language } from '../lang/lang'
import type { Difference, Lesson, RuleBook } from '../protocol'
import { unpacked } from './sharedParts'

/** What is told of a game with so many players. */
export interface Written {
  book: RuleBook
  lessons: Lesson[]
  /** By the other game. */
  differs: Record<string, Difference[]>
  refusals: Refusals
}

/** By a refusal's name: its sentence, with `{n}` for its number, and the chapters that tell its rule. */
type Refusals = Record<string, [string, string]>
type Books = { players: Record<string, Omit<Written, 'refusals'>>; refusals: Refusals }

const FILES = import.meta.glob<string>('../../../build/books/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})
const read = new Map<string, Promise<Books>>()

/** What was written of a game; undefined for a game or number of players that nothing was written of. */
export async function written(game: string, players: number, lang: Language): Promise<Written | undefined> {
  const url = FILES[`../../../build/books/${game}-${lang}.json`]
  if (!url) return undefined
  if (!read.has(url)) read.set(url, books(url))
  const found = await read.get(url)!.catch(() => void read.delete(url))
  const told = found?.players[players]
  return found && told && { ...told, refusals: found.refusals }
}

async function books(url: string): Promise<Books> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return unpacked(await answer.json()) as Books
}
