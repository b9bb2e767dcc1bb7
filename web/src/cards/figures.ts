// The court figures: half a figure on a ground of 38 by 37, the other half is the same turned round.
import type { Suit } from '../state/plays/cards'

/** What a part of a figure is painted with: a class of DrawnFace, or an outline alone. */
export type Paint = 'robe' | 'trim' | 'band' | 'skin' | 'hair' | 'white' | 'steel' | 'leaf' | 'red' | 'dark' | 'line' | 'gold'
export type Part = [Paint, string]

const dot = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0${-2 * r} 0z`
const EYES = dot(16.2, 13.4, 0.8) + dot(21.8, 13.4, 0.8)
const NOSE = 'M19 13.6v2.5l-.9.6'
const BROWS = 'M14.7 11.8q1.5-1 3 0M20.3 11.8q1.5-1 3 0'
const SKIN = 'M12.8 9.5h12.4v6.8c0 3.8-2.8 6.4-6.2 6.4s-6.2-2.6-6.2-6.4z'

const KING: Part[] = [
  ['robe', 'M1.5 37c.4-7.8 4.3-12.2 11.5-14.4l6 3.6 6-3.6c7.2 2.2 11.1 6.6 11.5 14.4z'],
  ['gold', 'M5.5 37c.4-5 2.6-8.6 6.3-10.6l1.2 2c-3 1.7-4.7 4.5-5 8.6zM32.5 37c-.4-5-2.6-8.6-6.3-10.6l-1.2 2c3 1.7 4.7 4.5 5 8.6z'],
  ['white', 'M13 22.6l6 3.6 6-3.6 1 3.6-4.6 10.8h-4.8l-4.6-10.8z'],
  ['dark', 'M15.5 27.6l.7 1.8h-1.2zM22.5 27.6l.7 1.8h-1.2zM19 29.5l.7 1.8h-1.4zM17.4 33l.7 1.8h-1.3zM20.6 33l.7 1.8h-1.3z'],
  ['steel', 'M33 2.5l1.2 2.7v18h-2.4v-18z'],
  ['gold', 'M29.7 23.2h6.6v1.7h-6.6zM32.2 24.9h1.6v6h-1.6z'],
  ['skin', dot(33, 28, 2.1)],
  ['skin', SKIN],
  ['hair', 'M10.8 10h2.4v5.6c1.3-.8 2.6-.6 3.4.2.9.6 1.7.7 2.4.1.7.6 1.5.5 2.4-.1.8-.8 2.1-1 3.4-.2v-5.6h2.4c.6 4.3.3 9.6-2.4 12.8-1.5 1.8-3.5 3.3-5.8 4-2.3-.7-4.3-2.2-5.8-4-2.7-3.2-3-8.5-2.4-12.8z'],
  ['red', 'M17 18.4h4l-2 1.5z'],
  ['dark', EYES],
  ['line', NOSE + BROWS],
  ['gold', 'M10.5 9.2 8.7 2.4l4.9 3L19 .7l5.4 4.7 4.9-3-1.8 6.8z'],
  ['band', 'M10.5 8.6h17v2.4h-17z'],
]

const QUEEN: Part[] = [
  ['hair', 'M11 8.5c-3.3 5.5-1.5 11.5-5 17 3.5 2.5 8 1.5 10-1.5h6c2 3 6.5 4 10 1.5-3.5-5.5-1.7-11.5-5-17z'],
  ['skin', 'M16.8 21h4.4v5h-4.4z'],
  ['robe', 'M1.5 37c.5-6.8 4.3-11 11.3-12.8 1 3.3 3.4 5 6.2 5s5.2-1.7 6.2-5c7 1.8 10.8 6 11.3 12.8z'],
  ['trim', 'M12.8 24.2c1 3.3 3.4 5 6.2 5s5.2-1.7 6.2-5l2.2.7c-1 4.6-4.3 7.1-8.4 7.1s-7.4-2.5-8.4-7.1z'],
  ['gold', dot(19, 33.4, 1.6) + dot(15, 32, 0.9) + dot(23, 32, 0.9)],
  ['line', 'M7 37c.3-3.6 1.5-6.3 3.6-8.2M31 37c-.3-3.6-1.5-6.3-3.6-8.2'],
  ['leaf', 'M31.6 33c1.5-4 1.9-7 1.3-11l1.2-.1c.6 4.1.2 7.3-1.3 11.4zM33.2 27.5c1.8-2.3 3.2-2.5 4-2-.4 1.4-1.8 2.5-4 3z'],
  ['red', dot(33.3, 15.8, 2) + dot(30.4, 17.9, 2) + dot(31.5, 21.3, 2) + dot(35.1, 21.3, 2) + dot(36.1, 17.9, 2)],
  ['gold', dot(33.3, 18.9, 1.5)],
  ['skin', dot(31.6, 32.2, 2)],
  ['skin', SKIN],
  ['hair', 'M12.4 13c0-3.2 2.6-4.8 6.6-4.8s6.6 1.6 6.6 4.8c-2.4 0-5-.9-6.6-2.6-1.6 1.7-4.2 2.6-6.6 2.6z'],
  ['red', 'M16.8 18.3q1.1-.9 2.2-.1 1.1-.8 2.2.1-1 2-2.2 2t-2.2-2z'],
  ['dark', EYES],
  ['line', 'M19 14v2l-.7.5M14.8 12.3q1.4-.8 2.7-.1M20.5 12.2q1.3-.7 2.7.1'],
  ['gold', 'M11.3 8.8 8.9 3.4l4.2 1.9 1.9-4 2.3 3.4L19 .5l1.7 4.2L23 1.3l1.9 4 4.2-1.9-2.4 5.4z'],
  ['band', 'M11.3 8.4q7.7-2.2 15.4 0v1.9q-7.7-2.2-15.4 0z'],
]

const JACK: Part[] = [
  ['hair', 'M11.8 9c-1.7 4.5-1.6 9-3.4 13.4 2.8 1.1 5 .3 6.2-1.7h8.8c1.2 2 3.4 2.8 6.2 1.7-1.8-4.4-1.7-8.9-3.4-13.4z'],
  ['robe', 'M2 37c.4-7.3 4-11.5 10.5-13.3h13c6.5 1.8 10.1 6 10.5 13.3z'],
  ['trim', 'M15.6 26h6.8l1.6 11h-10z'],
  ['gold', dot(19, 29.3, 0.9) + dot(19, 32.6, 0.9) + dot(19, 35.9, 0.9)],
  ['line', 'M7.5 37c.2-3.5 1.2-6 3-8M30.5 37c-.2-3.5-1.2-6-3-8'],
  ['dark', 'M33 8.5h1.3v28.5h-1.3z'],
  ['steel', 'M33.6 1l2.2 4.7-2.2 4-2.2-4z'],
  ['red', 'M31 10.3h5.3v1.7h-5.3z'],
  ['skin', dot(33.6, 28.5, 2.1)],
  ['skin', SKIN],
  ['white', 'M11.7 22.6q1.7 1.3 2.8-.2 1.3 1.7 3 .8.7.7 1.5.7t1.5-.7q1.7.9 3-.8 1.1 1.5 2.8.2l1.2 2.8q-4 3.1-8.5 3.1t-8.5-3.1z'],
  ['red', 'M17.1 18.7q1.9.9 3.8 0-.9 1.3-1.9 1.3t-1.9-1.3z'],
  ['dark', EYES],
  ['line', NOSE + BROWS],
  ['band', 'M9.6 9.8c-.9-5 3.2-8.6 9.8-8.6 5.8 0 9.6 2.9 8.9 6.7l-.5 1.9z'],
  ['gold', 'M10 8.3h18v2.3h-18z'],
  ['white', 'M25.5 5.5c1.7-4.6 6.2-5.6 10.2-4.5-2 .9-2.5 2.4-4.3 3.9-1.7 1.4-3.9 1.8-5.9.6z'],
]

const FIGURES: Record<string, Part[]> = { K: KING, Q: QUEEN, J: JACK }

/** Half a court card's figure, from the back to the front. */
export function figure(rank: string): readonly Part[] {
  return FIGURES[rank] ?? []
}

/** A joker from head to bust, on a ground of 38 by 72. */
export const JESTER: readonly Part[] = [
  ['robe', 'M0 72c.5-11 6-17 19-17v17z'],
  ['band', 'M38 72c-.5-11-6-17-19-17v17z'],
  ['gold', dot(19, 66, 1.4) + 'M5.5 51.5l2.5 8 5-5 2 8 4-6.5 4 6.5 2-8 5 5 2.5-8-6-4.5h-15z'],
  ['skin', dot(19, 37, 11.2)],
  ['robe', 'M8.5 35.5c-.8-8.5-5-12-8-5.5-1.4-9 5.5-14.5 12.5-11 3 2.5 4.5 6 6 11.5z'],
  ['band', 'M29.5 35.5c.8-8.5 5-12 8-5.5 1.4-9-5.5-14.5-12.5-11-3 2.5-4.5 6-6 11.5z'],
  ['trim', 'M10.5 31.5c1-11.5 3.5-19 8.5-27 5 8 7.5 15.5 8.5 27-5-3.3-12-3.3-17 0z'],
  ['gold', dot(1, 31, 2.2) + dot(37, 31, 2.2) + dot(19, 3.6, 2.6)],
  ['gold', 'M8 35.6q11-8 22 0l-.8 2.6q-10.2-6.8-20.4 0z'],
  ['dark', dot(14.8, 39.5, 1.2) + dot(23.2, 39.5, 1.2)],
  ['red', 'M12.8 42.8q6.2 4.2 12.4 0-1.6 4.7-6.2 4.7t-6.2-4.7z'],
  ['line', 'M19 39.8v2.4l-1.2.7M13 37.3q1.7-1.2 3.4 0M21.6 37.3q1.7-1.2 3.4 0'],
]

/** What a suit's court wears, as names of tokens; the hair as a colour. */
export const WORN: Record<Suit, { robe: string; trim: string; band: string; hair: string }> = {
  S: { robe: 'blue', trim: 'gold', band: 'red', hair: '#4b4038' },
  H: { robe: 'red', trim: 'gold', band: 'blue', hair: '#c98a2b' },
  D: { robe: 'gold', trim: 'red', band: 'red', hair: '#cfc6b4' },
  C: { robe: 'dark', trim: 'gold', band: 'red', hair: '#8a5426' },
}
