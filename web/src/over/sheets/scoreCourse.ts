// The course of a match: each team's score after each hand, from the record.

/** By hand, from 0 before the first: the scores by team. */
export function course(record: string, after: readonly number[]): number[][] {
  const lines = record.split('\n')
  const before = lines
    .filter((line) => line.startsWith('scores '))
    .map((line) => line.split(' ').slice(1).map(Number))
  return [...before, [...after]]
}

/** The same, from the sheets of the hands that are over. */
export function courseOf(ends: readonly { scores: number[]; points: number[] }[]): number[][] {
  const [first] = ends
  if (!first) return []
  const before = first.scores.map((score, team) => score - (first.points[team] ?? 0))
  return [before, ...ends.map((end) => end.scores)]
}

/** Round steps for an axis from `low` to `high`: about four of them. */
export function steps(low: number, high: number): number[] {
  const rough = Math.max(4, high - low) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough
  const first = Math.floor(low / step) * step
  const count = Math.max(1, Math.ceil((high - first) / step))
  return Array.from({ length: count + 1 }, (_, i) => first + i * step)
}
