// A lesson on its way: what was played of its solution, what is offered next, and what then lies.
import type { Lesson } from '../protocol'
import { fromRecord, held, lying, type Table } from './setup'

/** The lesson's player sits at seat 1. */
const OWN = /^1 /

export interface Offered {
  play: string
  /** What tempts, in the server's words; empty for what the lesson is about. */
  told: string
}

/** How far the solution is after a play of the player's, with what the others say to it. */
export function further(lesson: Lesson, step: number): number {
  let next = step + 1
  while (next < lesson.solution.length && !OWN.test(lesson.solution[next]!)) next += 1
  return next
}

/** What may be tried next; by the alphabet, so that its order says nothing. */
export function offered(lesson: Lesson, step: number): Offered[] {
  const next = lesson.solution[step]
  if (!next) return []
  const right = { play: next.replace(OWN, ''), told: '' }
  const others = lesson.tempting.filter((one) => one.play !== right.play)
  return [right, ...others.map(({ play, told }) => ({ play, told }))].sort((one, other) =>
    one.play < other.play ? -1 : 1,
  )
}

/** The record up to a step of the solution. */
export function recordAt(lesson: Lesson, step: number): string {
  return lesson.record + lesson.solution.slice(0, step).map((play) => `${play}\n`).join('')
}

/** What the player sees at a step. */
export function seen(lesson: Lesson, step: number, table: Table) {
  const setup = fromRecord(recordAt(lesson, step), table.draws)
  const took = setup.done.some((play) => play.startsWith('take'))
  return { hand: held(setup, table), melds: lying(setup, table), pile: took ? [] : setup.pile }
}
