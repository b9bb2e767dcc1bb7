// What else a table may set in a game, besides its variations.
import type { HouseRule } from '../../protocol'
import { definition, parameters, usualValue } from './definitions'
import { shown } from './ruleValues'

/** The rules that a server lists: each parameter that no variation sets, with its usual value for so many players. */
export function finerRules(game: string, seats: number): HouseRule[] {
  const found = definition(game)
  return parameters
    .filter(({ name }) => name !== 'players' && !(name in found.switches))
    .map(({ name, ...one }) => ({
      key: name,
      ...one,
      default: shown({ name, ...one }, usualValue(found, name, seats)),
    }))
}
