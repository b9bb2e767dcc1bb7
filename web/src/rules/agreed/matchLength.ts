// How long the match is: one of the lengths that a game offers, as settings among all others.
import { number, t } from '../../lang/lang'
import type { GameInfo } from '../../protocol'

type Lengths = GameInfo['lengths']
type Settings = Record<string, string>

function keysOf(lengths: Lengths): Set<string> {
  return new Set(lengths.flatMap((one) => Object.keys(one.settings)))
}

/** The settings that say nothing of the match's length. */
export function withoutLength(lengths: Lengths, settings: Settings): Settings {
  const keys = keysOf(lengths)
  return Object.fromEntries(Object.entries(settings).filter(([key]) => !keys.has(key)))
}

/** The settings with this length in place of the one they had. */
export function withLength(lengths: Lengths, settings: Settings, id: string): Settings {
  const length = lengths.find((one) => one.id === id)
  return { ...withoutLength(lengths, settings), ...length?.settings }
}

/** Which length the settings make; '' for one of the table's own. */
export function lengthOf(lengths: Lengths, settings: Settings): string {
  const keys = [...keysOf(lengths)]
  return lengths.find((one) => keys.every((key) => one.settings[key] === settings[key]))?.id ?? ''
}

/** A length in words: Quick: one hand. */
export function lengthText({ id, hands, target }: Lengths[number]): string {
  const end = hands ? t('length-hands', { n: hands }) : t('length-target', { points: number(target) })
  return `${t(`length-${id}`)}: ${end}`
}

/** Minutes as people say them: to five minutes, from an hour and a half on to half hours. */
export function roughly(minutes: number): { unit: 'minutes' | 'hours'; n: string } {
  if (minutes < 75) return { unit: 'minutes', n: String(Math.max(5, Math.round(minutes / 5) * 5)) }
  const halves = Math.round(minutes / 30)
  return { unit: 'hours', n: `${Math.floor(halves / 2)}${halves % 2 ? '½' : ''}` }
}
