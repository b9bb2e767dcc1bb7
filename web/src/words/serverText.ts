// What the server names, in the player's language: games, switches, bots, score lines, refusals.
// Whole English sentences come from the server itself, so nothing is written twice.
import type { GameInfo, HouseRule, SwitchInfo } from '../protocol'
import { has, hasOwn, t } from '../lang/lang'

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

export function switchAbout(game: string, one: SwitchInfo): string {
  const [here, everywhere] = [idOf('switch', game, one.key), idOf('switch', one.key)]
  return hasOwn(here) ? t(here) : ownOr(everywhere, one.about)
}

/** A value in plain words: "the whole pile" for `all`. */
export function valueText(key: string, value: string): string {
  const id = idOf('value', key, value)
  if (has(id)) return t(id)
  const any = idOf('value-any', value)
  return has(any) ? t(any) : value
}

/** What else a switch takes, empty if nothing. */
export function takesText(one: SwitchInfo): string {
  const { takes } = one
  const [low, high] = takes.match(/\d+/g)?.map(Number) ?? []
  if (/^a whole number/.test(takes)) return t('takes-number', { low: low ?? 0, high: high ?? 0 })
  if (/^all, or/.test(takes)) return t('takes-all', { low: low ?? 0, high: high ?? 0 })
  return /chance/.test(takes) ? t('takes-chance') : takes
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

/** A refusal's sentence. Its figures are the game's own, so they come from the server's sentence. */
export function reasonText(trouble: { name: string; sentence: string }): string {
  const [n = '', m = '', k = ''] = trouble.sentence.match(/\d+/g) ?? []
  return ownOr(idOf('reason', trouble.name), trouble.sentence, { n, m, k })
}

/** Why a REST request was refused; the caller, who knows its words, names the setting at fault. */
export function refusalText(refused: { name: string; message: string; key: string }): string {
  const { name, message, key } = refused
  const plain = key ? message.replace(`${key}: `, '') : message
  return reasonText({ name, sentence: plain.charAt(0).toUpperCase() + plain.slice(1) })
}

/** What a house rule is about. */
export function ruleAbout(rule: { key: string; about: string }): string {
  return ownOr(idOf('rule', rule.key), rule.about)
}

/** Which values a house rule takes, empty if they are listed. */
export function ruleTakes({ kind, low, high }: HouseRule): string {
  if (kind === 'whole number') return t('takes-number', { low, high })
  if (kind === 'whole number or all') return t('takes-all', { low, high })
  if (kind === 'list of whole numbers') return t('takes-numbers', { low, high })
  return kind === 'chance' ? t('takes-chance') : ''
}

/** A group of house rules. */
export function groupText(group: string): string {
  return ownOr(idOf('group', group.toLowerCase()), group)
}
