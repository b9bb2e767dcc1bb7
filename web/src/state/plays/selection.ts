// The chosen cards of the hand: a multiset, by copies.
import { counted, without } from './cards'

/** Chooses `copies` copies of a card, or as many as there are. */
export function chosen(
  selected: readonly string[],
  hand: readonly string[],
  text: string,
  copies: number,
): string[] {
  const others = selected.filter((one) => one !== text)
  const held = counted(hand).get(text) ?? 0
  return [...others, ...Array<string>(Math.max(0, Math.min(copies, held))).fill(text)]
}

/** A tap: one copy more, and none after the last. */
export function tapped(selected: readonly string[], hand: readonly string[], text: string) {
  const now = counted(selected).get(text) ?? 0
  const held = counted(hand).get(text) ?? 0
  return chosen(selected, hand, text, now < held ? now + 1 : 0)
}

/** The part of the selection that is still in the hand. */
export function kept(selected: readonly string[], hand: readonly string[]): string[] {
  return without(selected, without(selected, hand))
}
