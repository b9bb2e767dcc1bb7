import { expect, test } from 'vitest'
import { chapterFor } from './chapterFor'

const chapters = [
  { key: 'deal', reasons: [] },
  { key: 'sets', reasons: ['NOT_A_MELD', 'TOO_MANY_WILDS'] },
  { key: 'sequences', reasons: ['NOT_A_MELD', 'PLACE_NEEDED'] },
]

test('a refusal leads to the first chapter that tells its rule', () => {
  expect(chapterFor('PLACE_NEEDED', chapters)).toBe('sequences')
  expect(chapterFor('NOT_A_MELD', chapters)).toBe('sets')
})

test('a chapter’s own anchor is itself, nonsense and chapters that are left out are the top', () => {
  expect(chapterFor('deal', chapters)).toBe('deal')
  expect(chapterFor('', chapters)).toBe('')
  expect(chapterFor('TABLE_FULL', chapters)).toBe('')
  expect(chapterFor('FOOT_FIRST', chapters)).toBe('')
})
