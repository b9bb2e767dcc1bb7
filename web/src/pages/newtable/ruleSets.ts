// Rules that have a name: the game's own book, the ways in which others print it, and house rules that
// are kept here.
import type { GameInfo } from '../../protocol'
import { withLength, withoutLength, lengthOf } from '../../rules/agreed/matchLength'

type Settings = Record<string, string>

/** The rules of the game's own rule book: nothing is set. */
export const RULE_BOOK = 'rule-book'

export interface NamedRules {
  id: string
  settings: Settings
  /** For how many players they were saved. */
  players?: number
}

/**
 * The named rules that these settings are, '' for a table's own choices. How long the match is makes no
 * other rules; where several are the same, the one that was picked goes first.
 */
export function namedAs(named: readonly NamedRules[], lengths: GameInfo['lengths'], settings: Settings, picked = ''): string {
  const played = withoutLength(lengths, settings)
  const fitting = named.filter((one) => same(withoutLength(lengths, one.settings), played))
  return (fitting.find((one) => one.id === picked) ?? fitting[0])?.id ?? ''
}

/** The settings of named rules; where they leave the match's length open, it stays as it is. */
export function settingsOf(one: NamedRules, lengths: GameInfo['lengths'], before: Settings): Settings {
  const length = lengthOf(lengths, one.settings) === 'full' ? lengthOf(lengths, before) : ''
  return length ? withLength(lengths, one.settings, length) : { ...one.settings }
}

function same(one: Settings, other: Settings): boolean {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}
