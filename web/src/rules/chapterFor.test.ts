import { describe, expect, test } from 'vitest'
import { projectText } from '../projectText'
import { chapterFor } from './chapterFor'

const KEYS = [
  'table',
  'deal',
  'aim',
  'turn',
  'back',
  'sets',
  'sequences',
  'wild',
  'initial',
  'taking',
  'frozen',
  'red',
  'black',
  'feet',
  'asking',
  'out',
  'stock',
  'scores',
  'match',
  'offences',
]
const chapters = KEYS.map((key) => ({ key, title: key }))
const chapter = (at: string) => chapterFor(at, chapters)

describe('from a refusal to its chapter', () => {
  test.each([
    ['Frozen Discard Pile', 'frozen'],
    ['To Qualify; R15', 'taking'],
    ['Initial Meld; R5', 'initial'],
    ['sambola: Jokers', 'turn'],
    ['villages-samba: Picking up the deck of cards', 'taking'],
    ['R7', 'asking'],
    ['R22', 'back'],
    ['R19g', 'feet'],
    ['Red 3s', 'red'],
    ['Black 3s; R18', 'black'],
    ['PILE_FROZEN', 'frozen'],
    ['SHORT_OF_MINIMUM', 'initial'],
    ['NO_WILDS_IN_SEQUENCE', 'sequences'],
    ['TOO_MANY_WILDS', 'sets'],
    ['ASK_FIRST', 'asking'],
  ])('%s', (at, key) => expect(chapter(at)).toBe(key))

  test('every rule that a refusal names leads somewhere', async () => {
    const refusals = await projectText('src/escalera/engine/match/refusals.py')
    const rules = [...refusals.matchAll(/^ *Reason\.\w+: \(\s*"[^"]*",\s*"([^"]*)"/gm)].map((m) => m[1]!)
    expect(rules.length).toBeGreaterThan(60)
    const lost = rules.filter((rule) => rule !== 'engine limit' && !chapter(rule))
    expect(lost).toEqual([])
  })

  test('a chapter’s own anchor is itself, nonsense and chapters that are left out are the top', () => {
    expect(chapter('deal')).toBe('deal')
    expect(chapter('')).toBe('')
    expect(chapter('engine limit')).toBe('')
    expect(chapterFor('R19g', chapters.slice(0, 5))).toBe('')
  })
})
