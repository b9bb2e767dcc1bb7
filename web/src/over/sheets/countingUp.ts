// A score sheet that counts up: line after line, and the sums with them.

/** Seconds that a line takes. */
export const A_LINE = 0.5

/** Each team's sum when so many lines are counted; a part of a line is counted in part. */
export function sumsAt(lines: readonly (readonly number[])[], teams: number, counted: number): number[] {
  return Array.from({ length: teams }, (_, team) =>
    lines.reduce((sum, points, at) => {
      const share = Math.min(1, Math.max(0, counted - at))
      return sum + Math.round((points[team] ?? 0) * share)
    }, 0),
  )
}

/** Calls with the lines counted so far, at each frame until all are; returns what ends it. */
export function countUp(lines: number, tell: (counted: number) => void): () => void {
  let began = 0
  let frame = requestAnimationFrame(function count(now) {
    began ||= now
    const counted = (now - began) / 1000 / A_LINE
    tell(counted < lines ? counted : Infinity)
    if (counted < lines) frame = requestAnimationFrame(count)
  })
  return () => cancelAnimationFrame(frame)
}
