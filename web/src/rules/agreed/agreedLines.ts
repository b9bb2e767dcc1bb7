// What a table plays its own way, line by line: in the words of the new-table page's fields.
import { number, t } from '../../lang/lang'
import type { GameInfo, HouseRule } from '../../protocol'
import { either } from '../../words/playText'
import { ruleAbout, switchAbout, valueText } from '../../words/serverText'
import { rowsOf } from './initialMeld'

export interface AgreedLine {
  about: string
  value: string
  /** The game's own value; '' where nobody knows it. */
  usual: string
}

type Settings = Record<string, string>

/** The two lists that are one table in the fields. */
const STEPS = ['minimums', 'minimum_scores']
/** What a value in words says already. */
const WHAT_NOTHING_MEANS = /; (?:0|off|«off») .*$/

export function agreedLines(info: GameInfo | undefined, finer: readonly HouseRule[], settings: Settings): AgreedLine[] {
  const steps = STEPS.some((key) => key in settings) && STEPS.every((key) => finer.some((rule) => rule.key === key))
  const others = Object.entries(settings).filter(([key]) => !(steps && STEPS.includes(key)))
  const lines = others.map(([key, value]) => line(info, finer, key, value))
  return steps ? [...lines, initialMeld(finer, settings)] : lines
}

/** A number of players that the game's document doesn't have is a house rule. */
export function unusualCount(info: GameInfo | undefined, players: number): AgreedLine[] {
  if (!info || info.players.includes(players)) return []
  return [{ about: t('agreed-players'), value: String(players), usual: either(info.players) }]
}

function line(info: GameInfo | undefined, finer: readonly HouseRule[], key: string, value: string): AgreedLine {
  const rule = finer.find((found) => found.key === key)
  const variation = info?.switches.find((found) => found.key === key)
  const usual = rule?.default ?? variation?.default
  const about = rule ? ruleAbout(rule) : variation ? switchAbout(info!.id, variation) : key
  return {
    about: about.replace(WHAT_NOTHING_MEANS, '.'),
    value: valueText(key, value),
    usual: usual === undefined ? '' : valueText(key, usual),
  }
}

function initialMeld(finer: readonly HouseRule[], settings: Settings): AgreedLine {
  const usual = (key: string) => finer.find((rule) => rule.key === key)?.default ?? ''
  const told = (of: (key: string) => string) => steps(of('minimums'), of('minimum_scores'), of('minimum_by') === 'hand')
  return { about: t('meld-title'), value: told((key) => settings[key] ?? usual(key)), usual: told(usual) }
}

/** The steps of the initial meld, as its table's rows: below 1,500: 50; from 1,500: 90. */
function steps(minimums: string, scores: string, byHand: boolean): string {
  const rows = rowsOf(minimums, scores, byHand)
  const points = (text: string) => (text ? number(Number(text)) : '–')
  const first = rows[1]?.from ? t('meld-below', { points: points(rows[1].from) }) : t('meld-first')
  const when = (at: number) =>
    byHand ? `${t('meld-hand')} ${at + 1}` : at ? `${t('meld-from')} ${points(rows[at]!.from)}` : first
  return rows.map((row, at) => `${when(at)}: ${points(row.minimum)}`).join('; ')
}
