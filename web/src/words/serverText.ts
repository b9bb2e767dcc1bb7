// What the server names, in the player's language: games, switches, bots, score lines, refusals.
// Whole English sentences come from the server itself, so nothing is written twice.
import type { GameInfo, SwitchInfo } from '../protocol'
import { has, hasOwn, language, number, t } from '../lang/lang'
import { ownText } from './ownValue'

/** A refusal as the server tells it; an older server names no values. */
export interface Told {
  name: string
  sentence: string
  values?: Record<string, string | number>
}

/** An id of Fluent's may not have signs like + and /. */
function idOf(...words: string[]): string {
  return words.join('-').replaceAll(/[^A-Za-z0-9_-]/g, '-')
}

function ownOr(id: string, sentence: string, args?: Record<string, string | number>): string {
  return hasOwn(id) ? t(id, args) : sentence
}

/** A game's name; a host's own game has none in the texts, and is called by its id. */
export function gameTitle(game: string): string {
  const id = idOf('game', game)
  const word = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  return has(id) ? t(id) : game.split('-').map(word).join(' ')
}

export function gameAbout(game: GameInfo): string {
  return ownOr(idOf('game', game.id, 'about'), game.about)
}

/** Whose game it is. */
export function gameCredit(game: Pick<GameInfo, 'id' | 'credit'>): string {
  return ownOr(idOf('game', game.id, 'credit'), game.credit)
}

export function switchAbout(game: string, one: SwitchInfo): string {
  const [here, everywhere] = [idOf('switch', game, one.key), idOf('switch', one.key)]
  return hasOwn(here) ? t(here) : ownOr(everywhere, one.about)
}

/** A value in plain words: "the whole pile" for `all`, "no foot" for 0. */
export function valueText(key: string, value: string): string {
  const ids = [idOf('value', key, value), ...(value === '0' ? [idOf('value-zero', key)] : []), idOf('value-any', value)]
  const id = ids.find(has)
  if (id) return t(id)
  if (CHANCE.test(value)) return t('value-percent', { n: ownText('chance', value) })
  return LIST.test(value) ? listed(value) : value
}

/** Numbers as records write them. */
const LIST = /^\d+(?:\/\d+)*$/
const CHANCE = /^0?\.\d+$/

function listed(value: string): string {
  return value.split('/').map((one) => number(Number(one))).join(', ')
}

/** Between which bounds a number of one's own may be. */
export function rangeText({ kind, low, high }: Pick<SwitchInfo, 'kind' | 'low' | 'high'>): string {
  return kind === 'chance' ? t('range-chance') : t('range-whole', { low: number(low), high: number(high) })
}

/** Whether a variation takes a number of one's own besides its named values. */
export function takesOwn({ kind }: Pick<SwitchInfo, 'kind'>): boolean {
  return !!kind && kind !== 'yes or no' && kind !== 'choice'
}

export function botText(bot: string): string {
  const id = idOf('bot', bot)
  return has(id) ? t(id) : bot
}

export function botAbout(bot: string): string {
  const id = idOf('bot', bot, 'about')
  return has(id) ? t(id) : ''
}

/** A line of the score sheet. */
export function lineText(name: string): string {
  return ownOr(idOf('line', name), name.charAt(0).toUpperCase() + name.slice(1))
}

/** A refusal's sentence, with the values that the server names. */
export function reasonText({ name, sentence, values }: Told): string {
  // What is wrong with a pad comes in each language, as `what_es`.
  const what = values?.[`what_${language()}`]
  return ownOr(idOf('reason', name), sentence, what === undefined ? values : { ...values, what })
}

/** Why a REST request was refused; the caller, who knows its words, names the setting at fault. */
export function refusalText({ message, ...refused }: Omit<Told, 'sentence'> & { message: string }) {
  return reasonText({ ...refused, sentence: message })
}

/** What a house rule is about. */
export function ruleAbout(rule: { key: string; about: string }): string {
  return ownOr(idOf('rule', rule.key), rule.about)
}

/** What a rule means while one plays; '' where nothing is written about it. */
export function meansText(key: string): string {
  const id = idOf('means', key)
  return has(id) ? t(id) : ''
}

/** A group of house rules. */
export function groupText(group: string): string {
  return ownOr(idOf('group', group.toLowerCase()), group)
}
