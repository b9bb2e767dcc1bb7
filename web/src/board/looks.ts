// What a player's own looks give up where a table has no room for them: larger cards and text, a big
// hand, a grid. What lies on the table gives up nothing; and the usual looks have nothing to give.
import { cardScale, type Prefs } from '../state/kept/prefs'

type Chosen = Pick<Prefs, 'view' | 'cardSize' | 'textSize'>

export interface Looks {
  /** How much larger cards are than usual. */
  scale: number
  view: Prefs['view']
  /** Cards of a big hand lie closer, and those of a grid without gaps. */
  close: boolean
  /** A smaller text than the one chosen. */
  text?: 'large' | 'larger' | 'normal'
}

type Gift = Partial<Looks>

const TEXTS = { normal: [], large: ['larger', 'normal'], huge: ['large', 'larger', 'normal'] } as const

/** What they give, one after the other: first what is missed least. */
function gifts({ view, cardSize, textSize }: Chosen): Gift[] {
  const [usual, ...texts] = [...TEXTS[textSize]].reverse()
  return [
    ...(cardSize === 'normal' ? [] : [{ scale: 1 }]),
    ...(view === 'fan' ? [] : [{ close: true }]),
    ...texts.reverse().map((text) => ({ text })),
    ...(view === 'fan' ? [] : [{ view: 'fan' as const, close: false }]),
    ...(usual ? [{ text: usual }] : []),
  ]
}

/** How often they can give. */
export function mostGifts(chosen: Chosen): number {
  return gifts(chosen).length
}

/** The looks as they were chosen, less what they have given so far. */
export function looksAfter(chosen: Chosen, given: number): Looks {
  const all: Looks = { scale: cardScale(chosen), view: chosen.view, close: false }
  return Object.assign(all, ...gifts(chosen).slice(0, given))
}
