// A hand is dealt: one's own cards come from the stock one after the other, the others' as backs.
import type { PublicHand } from '../protocol'
import type { Journey } from './journeys'
import { ease, pace } from './wanted'
import { skippable } from './running'

/** Rounds of backs that are seen to go to the others: a few say as much. */
const ROUNDS = 3
const FROM = 'stock-0'
const BETWEEN = 35 // milliseconds from one card's start to the next one's

/** Whether this table shows the very beginning of a hand. */
export function justDealt(before: PublicHand | null, after: PublicHand): boolean {
  return !after.last && after.phase !== 'over' && before?.number !== after.number
}

/** Backs on their way to the others, the player after the dealer first. */
export function dealt(after: PublicHand, me: number): Journey[] {
  const players = after.hand_sizes.length
  const order = Array.from({ length: players }, (_, n) => ((after.dealer + n) % players) + 1)
  const others = order.filter((seat) => seat !== me)
  return Array.from({ length: ROUNDS }, () => others)
    .flat()
    .map((seat) => ({ from: FROM, to: `seat-${seat}`, card: '' }))
}

/** One's own cards go from the stock to their places. */
export function dealHand(root: HTMLElement): void {
  const from = root.querySelector(`[data-zone="${FROM}"]`)?.getBoundingClientRect()
  if (!from) return
  const cards = [...root.querySelectorAll<HTMLElement>('[data-zone="hand"] [data-card]')]
  // All places and times before the first card moves: each look afterwards would work its style out anew.
  const places = cards.map((card) => card.getBoundingClientRect())
  const common = { duration: pace('travel'), easing: ease(), fill: 'backwards' as const }
  places.forEach((to, n) => {
    const start = `translate(${from.left - to.left}px, ${from.top - to.top}px)`
    const moving = cards[n]!.animate?.([{ transform: start }, { transform: 'none' }], { ...common, delay: n * BETWEEN })
    if (moving) void skippable(moving)
  })
}
