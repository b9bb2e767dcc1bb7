// The initial meld's minimums as rows of a table: from which score, or in which hand, how many points.

/** A row: the score from which it holds ('' in the first, and where hands are counted), its minimum. */
export interface Row {
  from: string
  minimum: string
}

/** A list as records write it. */
const split = (list: string) => (list === 'none' || !list ? [] : list.split('/'))
const join = (all: readonly string[]) => all.join('/') || 'none'

const MORE_SCORE = 1000

export function rowsOf(minimums: string, scores: string, byHand: boolean): Row[] {
  const [least, steps] = [split(minimums), byHand ? [] : split(scores)]
  const length = byHand ? least.length : Math.max(least.length, steps.length + 1)
  return Array.from({ length }, (_, at) => ({
    from: (at && steps[at - 1]) || '',
    minimum: least[at] ?? '',
  }))
}

/** The settings that rows make: where hands are counted, the scores stay as they are. */
export function settingsOf(rows: readonly Row[], byHand: boolean): Record<string, string> {
  const minimums = join(rows.map((row) => row.minimum))
  return byHand ? { minimums } : { minimums, minimum_scores: join(rows.slice(1).map((row) => row.from)) }
}

/** One row more, which begins as the last one, from a higher score. */
export function lengthened(rows: readonly Row[]): Row[] {
  const last = rows.at(-1) ?? { from: '', minimum: '0' }
  return [...rows, { from: String(Number(last.from || 0) + MORE_SCORE), minimum: last.minimum }]
}

/** Whether a text is a whole number within bounds. */
export function within(text: string, { low, high }: { low: number; high: number }): boolean {
  return /^\d{1,9}$/.test(text) && Number(text) >= low && Number(text) <= high
}
