// How far this browser's player is in each game's course of lessons.
import { keep, kept } from './storage'

export interface Learned {
  /** The lessons that were solved, by their keys. */
  done: string[]
  /** All lessons of the course, in order, as they were when one of them was opened last. */
  course: string[]
}

const KEY = 'escalera.lessons'
const NONE: Learned = { done: [], course: [] }

const all = () => kept<Record<string, Learned>>(KEY) ?? {}

export function learned(game: string): Learned {
  return { ...NONE, ...all()[game] }
}

/** Notes a game's course, and a lesson that was solved. */
export function noteLessons(game: string, course: string[], solved = ''): void {
  const { done } = learned(game)
  const now = { course, done: solved ? [...new Set([...done, solved])] : done }
  keep(KEY, { ...all(), [game]: now })
}

/** The first lesson that was not solved yet; '' for none. */
export function nextLesson({ done, course }: Learned): string {
  return course.find((one) => !done.includes(one)) ?? ''
}

/** How many lessons of the course were solved: a course may have changed since. */
export function solved({ done, course }: Learned): number {
  return course.filter((one) => done.includes(one)).length
}
