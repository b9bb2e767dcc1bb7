// What the rule book's pages ask for, in the page's language: by the games' own rules it was written
// ahead and the page's engine judges, by others the server does.
import { served } from '../build'
import type { Language } from '../lang/lang'
import { client, Refusal, told, unanswered } from '../net/api'
import type { ClientMessage, Difference, Lesson, LessonTable, RuleBook, Verdict } from '../protocol'
import type { Fault, Judged } from '../solo/lessons/referee'
import { call, canPlayHere } from '../tables/pageWorker'
import { judge } from '../tables/tables'
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
    const found = unanswered(error) && (await ahead(own, lang))
    if (found) return { book: found.book, played: own, instead: true }
    // A server may have games of its own; a page without one knows all that there are.
    if (!served && canPlayHere()) await judge(played)
    throw error
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

/** What the engine says of a play, and the chapters that tell the rule; `Refusal` for a wrong position. */
export async function judged(
  played: Played,
  record: string,
  play: string,
  lang: Language,
): Promise<Verdict> {
  const found = await here(played, lang)
  if (!found) return told(client.POST('/api/referee', { body: { record, play, lang } }))
  const said = await call<Judged | Fault>({ name: 'judge', record, play })
  if ('fault' in said) {
    throw new Refusal(422, '', 'NO_SUCH_POSITION', '', { ...said.values, fault: said.fault })
  }
  const [sentence, rule] = found.refusals[said.name] ?? [said.sentence, '']
  const { legal, name, number, offence } = said
  return { legal, name, sentence: sentence.replaceAll('{n}', `${number}`), rule, offence }
}

/** What a lesson's table tells after the player's plays. */
export async function lessonTable(
  played: Played,
  { key, record, goal }: Pick<Lesson, 'key' | 'record' | 'goal'>,
  plays: readonly string[],
  ask?: ClientMessage,
): Promise<LessonTable> {
  if (await here(played, 'en')) return call({ name: 'lesson', asked: { record, goal, plays, ask } })
  const { game, players, settings } = played
  const params = { path: { game, key }, query: { set: pairs(settings), players } }
  const body = { plays: [...plays], ...(ask && { ask: { ...ask } }) }
  return told(client.POST('/api/games/{game}/lessons/{key}/table', { params, body }))
}

/** What was written ahead, if this page can judge by it. */
async function here(played: Played, lang: Language): Promise<Written | undefined> {
  return canPlayHere() ? ahead(played, lang) : undefined
}

/** Settings as the server reads them: KEY=VALUE. */
export function pairs(settings: Record<string, string>): string[] {
  return Object.entries(settings).map(([key, value]) => `${key}=${value}`)
}
