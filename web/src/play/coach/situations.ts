// What is new to a beginner at this moment of a hand, and which sentence of the rule book says it.
import type { Chapter, HandInfo } from '../../protocol'

export const SITUATIONS = [
  'answer',
  'blocked',
  'frozen',
  'take',
  'draw',
  'minimum',
  'worth',
  'canasta',
  'out',
  'foot',
  'meld',
  'discard',
] as const
export type Situation = (typeof SITUATIONS)[number]

/** Few cards: going out comes near. */
const FEW = 5

/** The chapter of each, and its sentence's names; the first one that the game's book has is shown. */
const SENTENCES: Record<Situation, readonly [chapter: string, ...keys: string[]]> = {
  answer: [
    'asking',
    'asking-optional-answers',
    'asking-required-answers',
    'asking-optional-answers_one',
    'asking-required-answers_one',
  ],
  blocked: ['frozen', 'frozen-blocks'],
  frozen: ['frozen', 'frozen-means', 'frozen-means_alone', 'frozen-means_wild', 'frozen-always', 'frozen-while'],
  take: ['taking', 'taking-use'],
  draw: ['turn', 'turn-draw'],
  minimum: ['initial', 'initial-what'],
  worth: ['scores', 'scores-cards'],
  canasta: ['out', 'out-any', 'out-needs'],
  out: ['out', 'out-what'],
  foot: ['feet', 'feet-when_tabled', 'feet-what'],
  meld: ['turn', 'turn-meld'],
  discard: ['turn', 'turn-discard', 'turn-discard_foot', 'turn-discard_pile', 'turn-discard_foot_pile'],
}

/** What a sentence needs before it. */
const BEFORE: Partial<Record<Situation, string>> = { canasta: 'out-what' }

/** What else belongs to a sentence: what it is about in figures. */
const ADDED: Partial<Record<Situation, string>> = { minimum: 'initial-by', canasta: 'out-among' }

/** All that is the case now, what matters most first; nothing if it isn't the player's turn. */
export function situations(hand: HandInfo, seat: number, team: number, legal: readonly string[]): Situation[] {
  const { table, cards } = hand
  const does = (kind: string) => legal.some((one) => one === kind || one.startsWith(`${kind} `))
  const draws = table.phase === 'draw'
  const plays = table.phase === 'play'
  const melded = table.melded[team - 1] ?? false
  const now: Record<Situation, boolean> = {
    answer: table.phase === 'answer',
    blocked: draws && table.blocked,
    frozen: draws && table.frozen && !table.blocked,
    take: draws && does('take'),
    draw: draws,
    minimum: plays && !melded,
    worth: plays && !melded,
    canasta: table.melds.some((meld) => meld.team === team && !meld.lacks),
    out: plays && melded && cards.length <= FEW && !table.feet[seat - 1],
    foot: plays && (table.feet[seat - 1] ?? 0) > 0,
    meld: plays && melded,
    discard: plays && does('discard'),
  }
  return legal.length ? SITUATIONS.filter((one) => now[one]) : []
}

export interface Tip {
  situation: Situation
  sentence: string
  chapter: string
}

/** What to say: of all that is the case, the first that wasn't said and that the book has a sentence for. */
export function tipFor(
  now: readonly Situation[],
  said: ReadonlySet<Situation>,
  chapters: readonly Pick<Chapter, 'key' | 'lines' | 'keys'>[],
): Tip | null {
  for (const situation of now) {
    const sentence = said.has(situation) ? '' : sentenceOf(situation, chapters)
    if (sentence) return { situation, sentence, chapter: SENTENCES[situation][0] }
  }
  return null
}

function sentenceOf(situation: Situation, chapters: readonly Pick<Chapter, 'key' | 'lines' | 'keys'>[]): string {
  const [key, ...names] = SENTENCES[situation]
  const chapter = chapters.find((one) => one.key === key)
  const line = (name: string | undefined) => (name && chapter?.lines[chapter.keys.indexOf(name)]) || ''
  const sentence = line(names.find((one) => chapter?.keys.includes(one)))
  return sentence && [line(BEFORE[situation]), sentence, line(ADDED[situation])].filter(Boolean).join(' ')
}
