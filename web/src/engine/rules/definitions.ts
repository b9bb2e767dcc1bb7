// The games and their parameters, as Python's list has them.
import rules from '../made/rules.json'
import { RuleFault } from './ruleFault'
import type { Parameter, Value } from './ruleValues'

export interface Switch {
  default: string
  source: string
  overrides: Record<string, Record<string, Value>>
  only: Record<string, number[]>
  takes: boolean
}

export interface Definition {
  title: string
  version: number
  entries: Record<string, [Value, Record<string, Value>]>
  sources: Record<string, string>
  switches: Record<string, Switch>
}

export const parameters: Parameter[] = rules.parameters as Parameter[]
const games = rules.games as unknown as Record<string, Definition>

/** A game's definition; RuleFault (`game`) for one that there isn't. */
export function definition(game: string): Definition {
  const found = Object.hasOwn(games, game) ? games[game] : undefined
  if (!found) throw new RuleFault('game', 'NO_SUCH_GAME', { game, near: 'none' })
  return found
}

/** A parameter by its name, undefined if there is none. */
export function parameterOf(name: string): Parameter | undefined {
  return parameters.find((one) => one.name === name)
}

/** A parameter's value in a game for so many players. */
export function usualValue({ entries }: Definition, name: string, seats: number): Value {
  const [value, at] = entries[name]!
  return at[seats] ?? value
}
