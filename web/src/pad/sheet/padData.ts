// What a score pad holds: docs/pad.md's JSON, as kept, sent and exported.
export type Cards = number | Record<string, number>
/** A team's numbers by field; what is 0 is left out. */
export type TeamHand = Record<string, Cards>

export interface Hand {
  teams: TeamHand[]
  note?: string
}

export interface Edit {
  done: 'entered' | 'corrected' | 'removed'
  /** Counts from 1. */
  hand: number
  was?: Hand
}

export interface Pad {
  'escalera-pad': 1
  game: string
  players: number
  settings: Record<string, string>
  names: string[]
  teams: string[]
  dealer: number
  scores: number[]
  first_hand: number
  title: string
  played: string
  hands: Hand[]
  edits: Edit[]
}

/** A number as it counts: card points by value are summed up. */
export function numberOf(cards: Cards | undefined): number {
  if (typeof cards !== 'object') return Number(cards ?? 0)
  return Object.entries(cards).reduce((sum, [value, count]) => sum + Number(value) * count, 0)
}

/** A hand without what is 0. */
export function tidy(hand: Hand): Hand {
  const teams = hand.teams.map((team) =>
    Object.fromEntries(
      Object.entries(team)
        .map(([name, cards]) => [name, typeof cards === 'object' ? counted(cards) : cards] as const)
        .filter(([, cards]) => numberOf(cards) > 0),
    ),
  )
  const note = hand.note?.trim()
  return note ? { teams, note } : { teams }
}

function counted(cards: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(cards).filter(([, count]) => count > 0))
}

/** Whether two hands say the same, in whatever order their fields were written down. */
export function sameHand(one: Hand | undefined, other: Hand | undefined): boolean {
  return one === other || (!!one && !!other && inOrder(one) === inOrder(other))
}

function inOrder(hand: Hand): string {
  const { teams, note = '' } = tidy(hand)
  const seen = note.replaceAll(/\p{Zs}/gu, ' ').replaceAll(/\p{Cf}/gu, '') // a server keeps no other signs
  return JSON.stringify([teams.map((team) => Object.entries(team).sort()), seen])
}

/** Whether the same was written and changed on two pads. */
export function sameWriting(one: Pad, other: Pad): boolean {
  return (
    sameList(one.hands, other.hands, sameHand) &&
    sameList(one.edits, other.edits, (a, b) => a.done === b.done && a.hand === b.hand && sameHand(a.was, b.was))
  )
}

function sameList<T>(one: readonly T[], other: readonly T[], same: (a: T, b: T) => boolean): boolean {
  return one.length === other.length && one.every((a, at) => same(a, other[at]!))
}

export function emptyHand(teams: number): Hand {
  return { teams: Array.from({ length: teams }, () => ({})) }
}
