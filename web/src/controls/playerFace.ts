// Initials and colour of a player.
const COLOURS = 8
const AT_MOST = 2

/** "A" for Ann, "JM" for José María. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  return words
    .slice(0, AT_MOST)
    .map((word) => [...word][0]!.toLocaleUpperCase())
    .join('')
}

/** The number of a `--face-…`: a seat has its own, a name always the same. */
export function colourOf(name: string, seat: number): number {
  if (seat > 0) return ((seat - 1) % COLOURS) + 1
  const sum = [...name].reduce((all, letter) => (all * 31 + letter.codePointAt(0)!) % 9973, 7)
  return (sum % COLOURS) + 1
}
