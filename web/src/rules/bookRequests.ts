// What the rule book's pages ask for, in the page's language: of the games' own rules it was written
// ahead, of others the server tells it.
import type { Language } from '../lang/lang'
import { client, Refusal, told } from '../net/api'
import type { Difference, Lesson, RuleBook, Verdict } from '../protocol'
import { written, type Written } from './writtenBooks'

/** A game as played: the number of players, and what differs from the published rules. */
export interface Played {
  game: string
  players: number
  settings: Record<string, string>
}

/** A book, and the rules that it tells. */
export interface FoundBook {
  book: RuleBook
  played: Played
  /** Whether it tells other rules than those asked for, as the server is out of reach. */
  instead: boolean
}

/** The book of rules; the game's own if only the server could tell these and does not answer. */
export async function bookFor(played: Played, lang: Language): Promise<FoundBook> {
  try {
    return { book: await ruleBook(played, lang), played, instead: false }
  } catch (error) {
    const own = { ...played, settings: {} }
    const found = error instanceof Refusal && error.status === 0 && (await ahead(own, lang))
    if (!found) throw error
    return { book: found.book, played: own, instead: true }
  }
}

export async function ruleBook(played: Played, lang: Language): Promise<RuleBook> {
  const found = await ahead(played, lang)
  if (found) return found.book
  const params = { path: { game: played.game }, query: query(played, lang) }
  // The client's type of an answer has lists where the server promises pairs.
  return told(client.GET('/api/games/{game}/book', { params })) as Promise<RuleBook>
}

export async function lessons(played: Played, lang: Language): Promise<Lesson[]> {
  const found = await ahead(played, lang)
  if (found) return found.lessons
  const params = { path: { game: played.game }, query: query(played, lang) }
  return told(client.GET('/api/games/{game}/lessons', { params })) as Promise<Lesson[]>
}

/** What differs from another game as its document has it; empty for the same game. */
export async function differs(played: Played, other: string, lang: Language): Promise<Difference[]> {
  const found = (await ahead(played, lang))?.differs[other]
  if (found) return found
  const asked = { ...query(played, lang), other_set: [], other }
  return told(client.GET('/api/games/{game}/differs', { params: { path: { game: played.game }, query: asked } }))
}

/** What was written ahead: of a game's own rules only. */
async function ahead(played: Played, lang: Language): Promise<Written | undefined> {
  const { game, players, settings } = played
  return Object.keys(settings).length ? undefined : written(game, players, lang)
}

function query({ players, settings }: Played, lang: Language) {
  return { set: pairs(settings), players, lang }
}

export function judged(record: string, play: string, lang: Language): Promise<Verdict> {
  return told(client.POST('/api/referee', { body: { record, play, lang } }))
}

/** Settings as the server reads them: KEY=VALUE. */
export function pairs(settings: Record<string, string>): string[] {
  return Object.entries(settings).map(([key, value]) => `${key}=${value}`)
}
