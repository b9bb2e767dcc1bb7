// Which published rules a table's settings are.
import type { GameInfo } from '../../protocol'

type Settings = Record<string, string>

/** The rules of the game's own rule book: nothing is set. */
export const RULE_BOOK = 'rule-book'

/** The preset these settings make, `RULE_BOOK` for no settings, '' for a table's own choices. */
export function publishedAs(presets: GameInfo['presets'], settings: Settings): string {
  if (!Object.keys(settings).length) return RULE_BOOK
  return presets.find((one) => same(one.settings, settings))?.id ?? ''
}

function same(one: Settings, other: Settings): boolean {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}
