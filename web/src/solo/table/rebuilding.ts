// A table from its log: the same happens again, or it is said that it does not.
import { ActionError } from '../../engine/actionText'
import type { Engine } from '../../engine/engine'
import { RuleFault } from '../../engine/rules/ruleFault'
import { ruleSet, type RuleSet } from '../../engine/ruleSet'
import { ENGINE } from '../../engine/made/layout'
import type { Options } from '../../protocol'
import { Changed, check, inFull, Newer } from './eventChecks'
import { LOG, type Event, type Made } from './events'
import { IllegalAction } from './match'
import { Table } from './soloTable'

/** A table from its log; `Changed` if the log leads to something else now, `Newer` for a newer page's. */
export function rebuilt(engine: Engine, [made, ...rest]: Event[]): Table {
  const table = opened(engine, made as Made)
  try {
    for (const event of rest) happenAgain(table, event)
  } catch (error) {
    table.close()
    throw error
  }
  return table
}

/** A table as it was opened: its rules hold, whatever its game's file says now. */
export function opened(engine: Engine, made: Made): Table {
  const { log, engine: then = 0, version = 0 } = made
  if (log > LOG || then > ENGINE) throw new Newer()
  try {
    const options = agreed(made)
    const table = new Table(engine, { ...made, options })
    if (version > table.rules.version) throw new Newer()
    if (changed(made, table.rules).length) throw new Changed('rules')
    return table
  } catch (error) {
    if (error instanceof RuleFault) throw new Changed('rules')
    throw error
  }
}

/** Lets a kept event happen at a table; `Changed` if it may not, or leads to something else. */
export function happenAgain(table: Table, event: Event): void {
  // By its rules the match is over: no hand follows.
  if (event.type === 'committed' && table.status === 'finished') throw new Changed('deck', event.hand)
  try {
    table.apply(event)
  } catch (error) {
    if (error instanceof IllegalAction || error instanceof ActionError) throw new Changed('play', table.shuffle.hand)
    throw error
  }
  check(event, table)
}

/** A table's options, with a house rule for each value that its game's file has changed. */
function agreed(made: Made): Options {
  const { game, players = 4, settings = {} } = made.options
  if (!made.rules) return made.options
  const now = ruleSet(game, players, settings as Record<string, string>)
  return { ...made.options, settings: { ...settings, ...Object.fromEntries(changed(made, now)) } }
}

/** The values that a table was opened with and rules don't have. */
function changed({ rules = {} }: Made, found: RuleSet): [string, string][] {
  const now = inFull(found)
  return Object.entries(rules).filter(([name, value]) => now[name] !== value)
}
