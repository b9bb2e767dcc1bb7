// The changes to a pad, each giving a new pad; `undo` takes back the latest (docs/pad.md, Undo).
import { sameHand, tidy, type Edit, type Hand, type Pad } from './padData'

export const MOST_HANDS = 200
/** Fewer than a file may hold: a shared pad must stay small. */
const MOST_EDITS = 60

export type Change =
  | { do: 'enter'; hand: Hand }
  | { do: 'correct'; at: number; hand: Hand }
  | { do: 'remove'; at: number }
  | { do: 'undo' }

/** The pad after a change; the same one if there is nothing to change. Hands count from 0. */
export function changed(pad: Pad, change: Change): Pad {
  if (change.do === 'undo') return undone(pad)
  if (change.do === 'enter') {
    if (pad.hands.length >= MOST_HANDS) return pad
    const edit: Edit = { done: 'entered', hand: pad.hands.length + 1 }
    return edited(pad, pad.hands.length, 0, [tidy(change.hand)], edit)
  }
  const was = pad.hands[change.at]
  if (!was) return pad
  const hand = change.at + 1
  if (change.do === 'remove') return edited(pad, change.at, 1, [], { done: 'removed', hand, was })
  if (sameHand(change.hand, was)) return pad
  return edited(pad, change.at, 1, [tidy(change.hand)], { done: 'corrected', hand, was })
}

function edited(pad: Pad, at: number, gone: number, put: Hand[], edit: Edit): Pad {
  const edits = [...pad.edits, edit].slice(-MOST_EDITS)
  return { ...pad, hands: spliced(pad.hands, at, gone, put), edits }
}

/** Browsers before 2023 have no `toSpliced`. */
function spliced(hands: readonly Hand[], at: number, gone: number, put: readonly Hand[]): Hand[] {
  return [...hands.slice(0, at), ...put, ...hands.slice(at + gone)]
}

function undone(pad: Pad): Pad {
  const last = pad.edits.at(-1)
  if (!last) return pad
  const gone = last.done === 'removed' ? 0 : 1
  const put = last.was ? [last.was] : []
  return {
    ...pad,
    hands: spliced(pad.hands, last.hand - 1, gone, put),
    edits: pad.edits.slice(0, -1),
  }
}
