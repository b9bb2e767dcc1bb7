// What the rule book's pages ask of the server, in the page's language.
import type { Language } from '../lang/lang'
import { client, told } from '../net/api'
import type { Difference, Lesson, RuleBook, Verdict } from '../protocol'

/** A game as played: the number of players, and what differs from the published rules. */
export interface Played {
  game: string
  players: number
  settings: Record<string, string>
}

export function ruleBook({ game, players, settings }: Played, lang: Language): Promise<RuleBook> {
  const params = { path: { game }, query: { set: pairs(settings), players, lang } }
  // The client's type of an answer has lists where the server promises pairs.
  return told(client.GET('/api/games/{game}/book', { params })) as Promise<RuleBook>
}

export function lessons({ game, players, settings }: Played, lang: Language): Promise<Lesson[]> {
  const params = { path: { game }, query: { set: pairs(settings), players, lang } }
  return told(client.GET('/api/games/{game}/lessons', { params })) as Promise<Lesson[]>
}

/** What differs from another game as its document has it; empty for the same game. */
export function differs(
  { game, players, settings }: Played,
  other: string,
  lang: Language,
): Promise<Difference[]> {
  const params = { path: { game }, query: { set: pairs(settings), other_set: [], other, players, lang } }
  return told(client.GET('/api/games/{game}/differs', { params }))
}

export function judged(record: string, play: string, lang: Language): Promise<Verdict> {
  return told(client.POST('/api/referee', { body: { record, play, lang } }))
}

/** Settings as the server reads them: KEY=VALUE. */
export function pairs(settings: Record<string, string>): string[] {
  return Object.entries(settings).map(([key, value]) => `${key}=${value}`)
}
