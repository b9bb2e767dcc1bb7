// Seats and teams, both counted from 1: apart from the rule sets, which a page loads only if it needs them.

/** The team of a seat. */
export function teamOf(rules: { teams: number }, seat: number): number {
  return ((seat - 1) % rules.teams) + 1
}

/** The seat to the left. */
export function leftOf(rules: { seats: number }, seat: number): number {
  return (seat % rules.seats) + 1
}
