// How texts share the lines of a strip: as many side by side as it takes, the rest of a line to one of them.

export interface Shared {
  columns: number
  lines: number
  /** Over how many columns each text goes. */
  spans: number[]
}

/** `long`: the first text is the one that has most to tell. */
export function sharedOut(texts: number, most: number, long: boolean): Shared {
  const columns = Math.max(1, Math.ceil(texts / most))
  const spans = new Array<number>(texts).fill(1)
  if (long && texts) spans[0] = Math.min(columns, 1 + columns * most - texts)
  const cells = spans.reduce((sum, one) => sum + one, 0)
  const lines = Math.ceil(cells / columns)
  if (texts) spans[texts - 1]! += columns * lines - cells
  return { columns, lines, spans }
}
