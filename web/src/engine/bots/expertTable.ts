// The arrays of the expert's decision.
import search from '../made/search.json'
import { COUNTS, STATE } from '../made/layout'
import type { Memory } from '../memory'

const { budget, sizes } = search

/** Arrays for one decision: what is known, the worlds, the plans and their points. */
export type ExpertTable = ReturnType<typeof expertTable>

export function expertTable(memory: Memory) {
  const integers = (count: number) => memory.array(8 * count, count)
  const rows = (count: number, width: number) => memory.array(8 * count * width, count, width)
  const states = (count: number) => memory.array(count * STATE.size, count)
  const values = integers(sizes.facts)
  return {
    seen: states(1),
    sizes: integers(sizes.places),
    notes: rows(sizes.notes, COUNTS.deck),
    held: rows(COUNTS.seats, sizes.kinds),
    down: integers(sizes.kinds),
    thrown: rows(COUNTS.seats, sizes.ranks),
    places: integers(sizes.places),
    reds: memory.array(COUNTS.seats, COUNTS.seats),
    pool: integers(COUNTS.deck),
    worlds: states(budget.worlds),
    plans: integers(budget.plans),
    running: integers(budget.plans),
    points: rows(budget.plans, budget.worlds),
    limits: integers(2),
    trial: states(1),
    lines: rows(COUNTS.seats, COUNTS.lines),
    rows: rows(COUNTS.seats, sizes.facts),
    facts: integers(sizes.facts),
    values,
    /** For a rule set without learned values: a cut hand is judged as it stands. */
    noValues: memory.again(values, 0),
  }
}
