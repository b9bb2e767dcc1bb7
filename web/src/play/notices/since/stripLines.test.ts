import { expect, test } from 'vitest'
import { sharedOut } from './stripLines'

test.each([
  [3, 3, false, { columns: 1, lines: 3, spans: [1, 1, 1] }],
  [3, 2, false, { columns: 2, lines: 2, spans: [1, 1, 2] }],
  [3, 1, false, { columns: 3, lines: 1, spans: [1, 1, 1] }],
  [5, 3, false, { columns: 2, lines: 3, spans: [1, 1, 1, 1, 2] }],
  [5, 2, false, { columns: 3, lines: 2, spans: [1, 1, 1, 1, 2] }],
  [1, 2, false, { columns: 1, lines: 1, spans: [1] }],
])('%i texts on %i lines leave no room empty', (texts, most, long, shared) => {
  expect(sharedOut(texts, most, long)).toEqual(shared)
})

test.each([
  [4, 3, { columns: 2, lines: 3, spans: [2, 1, 1, 2] }],
  [4, 2, { columns: 2, lines: 2, spans: [1, 1, 1, 1] }],
  [3, 2, { columns: 2, lines: 2, spans: [2, 1, 1] }],
  [6, 3, { columns: 2, lines: 3, spans: [1, 1, 1, 1, 1, 1] }],
])('of %i texts on %i lines the first has a line to itself if there is one', (texts, most, shared) => {
  expect(sharedOut(texts, most, true)).toEqual(shared)
})

test('never more lines than there are', () => {
  for (let texts = 0; texts < 9; texts++)
    for (const most of [1, 2, 3]) expect(sharedOut(texts, most, true).lines).toBeLessThanOrEqual(most)
})
