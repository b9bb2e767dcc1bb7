import { describe, expect, test } from 'vitest'
import { projectText } from '../projectText'
import { sectionFor, slug } from './ruleSections'

const TITLES = [
  'Agreed at this table',
  'Players and cards',
  'The deal',
  'Red 3s',
  'Your turn',
  'Taking the discard pile',
  'Frozen and blocked',
  'Sets',
  'Sequences',
  'Wild melds',
  'The initial meld',
  'Black 3s',
  'Taking back',
  'Feet',
  'Asking to go out',
  'Going out',
  'When the stock runs out',
  'Scores',
  'The match',
  'Offences',
]
const card = TITLES.map((title) => ({ title, lines: [] }))
const section = (at: string) => sectionFor(at, card)

describe('from a refusal to its section', () => {
  test.each([
    ['Frozen Discard Pile', 'Frozen and blocked'],
    ['To Qualify; R15', 'Taking the discard pile'],
    ['Initial Meld; R5', 'The initial meld'],
    ['sambola: Jokers', 'Your turn'],
    ['villages-samba: Picking up the deck of cards', 'Taking the discard pile'],
    ['R7', 'Asking to go out'],
    ['R22', 'Taking back'],
    ['R19g', 'Feet'],
    ['Red 3s', 'Red 3s'],
    ['Black 3s; R18', 'Black 3s'],
    ['PILE_FROZEN', 'Frozen and blocked'],
    ['SHORT_OF_MINIMUM', 'The initial meld'],
    ['NO_WILDS_IN_SEQUENCE', 'Sequences'],
    ['TOO_MANY_WILDS', 'Sets'],
    ['ASK_FIRST', 'Asking to go out'],
  ])('%s', (at, title) => expect(section(at)).toBe(slug(title)))

  test('every rule that a refusal names leads somewhere', async () => {
    const refusals = await projectText('src/escalera/engine/refusals.py')
    const rules = [...refusals.matchAll(/^ *Reason\.\w+: \(\s*"[^"]*",\s*"([^"]*)"/gm)].map((m) => m[1]!)
    expect(rules.length).toBeGreaterThan(60)
    const lost = rules.filter((rule) => rule !== 'engine limit' && !section(rule))
    expect(lost).toEqual([])
  })

  test('a section’s own anchor is itself, nonsense and sections that are left out are the top', () => {
    expect(section('the-deal')).toBe('the-deal')
    expect(section('')).toBe('')
    expect(section('engine limit')).toBe('')
    expect(sectionFor('R19g', card.slice(0, 5))).toBe('')
  })
})
